"""The client for asyncio. It does what `titen.client` does, in the same order."""

from __future__ import annotations

import asyncio
import random
from types import TracebackType
from typing import Any, AsyncIterator, Awaitable, Callable, Optional, Type, Union

import httpx

from ._generated import calls
from ._generated.async_operations import AsyncOperations
from ._generated.models import EventPage, EventType
from .call import Answer, Call, Data, Item, MetaData, PagedCall
from .errors import TitenError
from .transport import Request, Settings, build_request, connection_error, pause_before, read_answer


class AsyncTiten(AsyncOperations):
    """A Titen server, as one key sees it. Close it, or use it in an `async with` block."""

    def __init__(
        self,
        url: str,
        key: str,
        *,
        retries: int = 2,
        timeout: float = 30.0,
        http: Optional[httpx.AsyncClient] = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """Makes a client. The parameters are those of `Titen`."""
        self._settings = Settings(url, key, retries, timeout, chance)
        self._owns_http = http is None
        self._http = httpx.AsyncClient() if http is None else http
        self._sleep = sleep

    async def __aenter__(self) -> AsyncTiten:
        return self

    async def __aexit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            await self._http.aclose()

    async def send(self, call: Call[Data, Any], *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Data:
        """Sends a call of `titen.calls` and answers its data."""
        return (await self.send_with_meta(call, idempotency_key=idempotency_key, timeout=timeout)).data

    async def send_with_meta(
        self, call: Call[Data, MetaData], *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None
    ) -> Answer[Data, MetaData]:
        """The same, with what the server says about the answer: its request id, whether it is a replay."""
        settings = self._settings
        request = build_request(settings, call, idempotency_key)
        seconds = settings.timeout if timeout is None else timeout
        attempt = 0
        while True:
            outcome = await self._send_once(call, request, seconds)
            if isinstance(outcome, Answer):
                return outcome
            may_retry = request.repeatable and attempt < settings.retries
            pause = pause_before(settings, outcome, attempt) if may_retry else None
            if pause is None:
                raise outcome
            await self._sleep(pause)
            attempt += 1

    # Answers a failure instead of raising it: what is raised inside `except` keeps the foreign error, and that the key.
    async def _send_once(self, call: Call[Data, MetaData], request: Request, timeout: float) -> Union[Answer[Data, MetaData], TitenError]:
        try:
            response = await self._http.request(
                request.method,
                request.url,
                headers=request.headers,
                content=request.content,
                timeout=timeout,
                # A redirect could carry the key to somebody else.
                follow_redirects=False,
            )
        except httpx.RequestError as error:
            return connection_error(self._settings, call, error, timeout)
        return read_answer(self._settings, call, response)

    async def pages(self, call: PagedCall[Data, Any], *, timeout: Optional[float] = None) -> AsyncIterator[Data]:
        """Every page of a list, from the call's cursor on; a page is fetched when it is asked for."""
        while True:
            page: Any = await self.send(call, timeout=timeout)
            yield page
            # Events always have a next cursor, to poll on: there `has_more` tells the end.
            if page["next_cursor"] is None or page.get("has_more") is False:
                return
            call = call.with_cursor(page["next_cursor"])

    async def iterate(self, call: PagedCall[Any, Item], *, timeout: Optional[float] = None) -> AsyncIterator[Item]:
        """Every record of a list, one by one; a page is fetched when it is needed."""
        async for page in self.pages(call, timeout=timeout):
            for item in page["items"]:
                yield item

    async def poll_events(
        self,
        *,
        subject_id: Optional[str] = None,
        type: Optional[EventType] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        interval: float = 1.0,
        timeout: Optional[float] = None,
    ) -> AsyncIterator[EventPage]:
        """Pages of events without end, in order and as they happen. As `Titen.poll_events`."""
        call = calls.list_events(subject_id=subject_id, type=type, limit=limit, cursor=cursor)
        while True:
            page = await self.send(call, timeout=timeout)
            call = call.with_cursor(page["next_cursor"])
            if page["items"]:
                yield page
            if not page["has_more"]:
                await self._sleep(interval)
