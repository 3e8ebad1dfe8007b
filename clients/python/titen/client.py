"""The client for code that waits for its answers."""

from __future__ import annotations

import random
import time
from types import TracebackType
from typing import Any, Callable, Iterator, Optional, Type, Union

import httpx

from ._generated import calls
from ._generated.models import EventPage, EventType
from ._generated.operations import Operations
from .call import Answer, Call, Data, Item, MetaData, PagedCall
from .errors import TitenError
from .transport import Request, Settings, build_request, connection_error, pause_before, read_answer


class Titen(Operations):
    """A Titen server, as one key sees it.

    One client can serve many threads. It keeps connections open: close it, or use it in a `with` block.
    """

    def __init__(
        self,
        url: str,
        key: str,
        *,
        retries: int = 2,
        timeout: float = 30.0,
        http: Optional[httpx.Client] = None,
        sleep: Callable[[float], object] = time.sleep,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """Makes a client.

        `url` is where the server is, and `key` the API key, which is only ever sent in the Authorization header.
        `retries` is how many attempts follow the first one at most, where another may help. `timeout` is for how many
        seconds an attempt may hear nothing. `http` sends the requests, for a proxy or certificates of your own; who made
        it closes it. `sleep` and `chance` are for tests.
        """
        self._settings = Settings(url, key, retries, timeout, chance)
        self._owns_http = http is None
        self._http = httpx.Client() if http is None else http
        self._sleep = sleep

    def __enter__(self) -> Titen:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        if self._owns_http:
            self._http.close()

    def send(self, call: Call[Data, Any], *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None) -> Data:
        """Sends a call of `titen.calls` and answers its data."""
        return self.send_with_meta(call, idempotency_key=idempotency_key, timeout=timeout).data

    def send_with_meta(
        self, call: Call[Data, MetaData], *, idempotency_key: Optional[str] = None, timeout: Optional[float] = None
    ) -> Answer[Data, MetaData]:
        """The same, with what the server says about the answer: its request id, whether it is a replay."""
        settings = self._settings
        request = build_request(settings, call, idempotency_key)
        seconds = settings.timeout if timeout is None else timeout
        attempt = 0
        while True:
            outcome = self._send_once(call, request, seconds)
            if isinstance(outcome, Answer):
                return outcome
            may_retry = request.repeatable and attempt < settings.retries
            pause = pause_before(settings, outcome, attempt) if may_retry else None
            if pause is None:
                raise outcome
            self._sleep(pause)
            attempt += 1

    # Answers a failure instead of raising it: what is raised inside `except` keeps the foreign error, and that the key.
    def _send_once(self, call: Call[Data, MetaData], request: Request, timeout: float) -> Union[Answer[Data, MetaData], TitenError]:
        try:
            response = self._http.request(
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

    def pages(self, call: PagedCall[Data, Any], *, timeout: Optional[float] = None) -> Iterator[Data]:
        """Every page of a list, from the call's cursor on; a page is fetched when it is asked for."""
        while True:
            page: Any = self.send(call, timeout=timeout)
            yield page
            # Events always have a next cursor, to poll on: there `has_more` tells the end.
            if page["next_cursor"] is None or page.get("has_more") is False:
                return
            call = call.with_cursor(page["next_cursor"])

    def iterate(self, call: PagedCall[Any, Item], *, timeout: Optional[float] = None) -> Iterator[Item]:
        """Every record of a list, one by one; a page is fetched when it is needed."""
        for page in self.pages(call, timeout=timeout):
            yield from page["items"]

    def poll_events(
        self,
        *,
        subject_id: Optional[str] = None,
        type: Optional[EventType] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        interval: float = 1.0,
        timeout: Optional[float] = None,
    ) -> Iterator[EventPage]:
        """Pages of events without end, in order and as they happen.

        Keep the `next_cursor` of a page once its events are dealt with, and give it as `cursor` to read on after a
        restart. `interval` is how many seconds lie between two looks once everything has been read.
        """
        call = calls.list_events(subject_id=subject_id, type=type, limit=limit, cursor=cursor)
        while True:
            page = self.send(call, timeout=timeout)
            call = call.with_cursor(page["next_cursor"])
            if page["items"]:
                yield page
            if not page["has_more"]:
                self._sleep(interval)
