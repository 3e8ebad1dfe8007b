"""What both clients share and nothing waits for: requests from calls, answers from responses, pauses between attempts."""

from __future__ import annotations

import json
import random
import re
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Dict, Optional, Union
from urllib.parse import quote, urlsplit

import httpx

from ._generated import __version__
from .call import Answer, Call, Data, MetaData
from .errors import TitenApiError, TitenConnectionError, TitenError

PAUSE_FIRST = 0.25
PAUSE_MAX = 8.0
# A server that asks for a longer wait is not waited for: the caller decides.
RETRY_AFTER_MAX = 60


@dataclass(frozen=True)
class Settings:
    """How requests are sent; the same for every call of a client."""

    url: str
    # Out of the repr, which ends in logs.
    key: str = field(repr=False)
    retries: int
    timeout: float
    # A number from 0 to 1, for the jitter.
    chance: Callable[[], float] = random.random

    def __post_init__(self) -> None:
        object.__setattr__(self, "url", read_base_url(self.url))
        if not isinstance(self.key, str) or not re.fullmatch(r"[\x21-\x7e]+", self.key):
            raise ValueError("key must be an API key: visible ASCII characters without blanks or line breaks")


@dataclass(frozen=True)
class Request:
    """A request as it goes out; the same on every attempt, but for the time it may take."""

    method: str
    url: str
    headers: Dict[str, str] = field(repr=False)
    content: Optional[bytes]
    # Whether sending it twice does no harm and may help.
    repeatable: bool


def read_base_url(url: str) -> str:
    """The part of a URL that paths are put behind. A fault does not repeat it: it may hold a password."""
    try:
        parts = urlsplit(url)
        is_absolute = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_absolute = False
    if not is_absolute:
        raise ValueError("url must be an absolute URL such as http://127.0.0.1:8787")
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise ValueError("url must hold no user, password, query or fragment: the key goes into `key`")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def build_request(settings: Settings, call: Call[Any, Any], idempotency_key: Optional[str]) -> Request:
    """The request of a call."""
    headers = {"accept": "application/json", "user-agent": f"titen-python/{__version__}"}
    if not call.open:
        headers["authorization"] = f"Bearer {settings.key}"
    content = None
    if call.body is not None:
        headers["content-type"] = "application/json"
        content = json.dumps(call.body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    if call.keyed:
        headers["idempotency-key"] = read_idempotency_key(idempotency_key or secrets.token_hex(16))
    query = "&".join(f"{name}={quote(query_text(value), safe='')}" for name, value in (call.query or {}).items())
    return Request(
        method=call.method,
        url=f"{settings.url}{call.path}{'?' if query else ''}{query}",
        headers=headers,
        content=content,
        repeatable=not call.open and (call.method == "GET" or call.keyed),
    )


def read_idempotency_key(key: str) -> str:
    """The key, when it can stand in a header; otherwise ValueError."""
    if not re.fullmatch(r"[\x21-\x7e]{1,255}", key):
        raise ValueError("idempotency_key must be 1 to 255 visible ASCII characters")
    return key


def query_text(value: Any) -> str:
    """A value as it stands in a query."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def pause_before(settings: Settings, failure: TitenError, attempt: int) -> Optional[float]:
    """Seconds to wait before the next attempt, or None where another would end the same way."""
    most = min(PAUSE_MAX, PAUSE_FIRST * 2.0**attempt)
    # Half of it is left to chance, so that clients that failed together do not come back together.
    pause = most / 2 + settings.chance() * most / 2
    if not isinstance(failure, TitenApiError):
        return pause
    if failure.status not in (429, 503):
        return None
    if failure.retry_after_seconds is None:
        return pause
    if failure.retry_after_seconds > RETRY_AFTER_MAX:
        return None
    return failure.retry_after_seconds + settings.chance() * PAUSE_FIRST


def read_answer(
    settings: Settings, call: Call[Data, MetaData], response: httpx.Response
) -> Union[Answer[Data, MetaData], TitenApiError]:
    """The answer that a response holds, or the error that it stands for."""
    envelope = read_envelope(response.text.replace(settings.key, "[key]") if not response.is_success else response.text)
    if response.is_success and "data" in envelope and isinstance(envelope.get("meta"), dict):
        return Answer(envelope["data"], envelope["meta"])
    error, meta = envelope.get("error"), envelope.get("meta")
    known = isinstance(error, dict) and isinstance(error.get("code"), str) and isinstance(error.get("message"), str)
    request_id = meta.get("request_id") if isinstance(meta, dict) else None
    return TitenApiError(
        error["message"] if known and error else unexpected(response.status_code),
        operation=call.operation,
        code=error["code"] if known and error else "UNEXPECTED_ANSWER",
        status=response.status_code,
        request_id=request_id or response.headers.get("x-request-id"),
        details=error.get("details") if known and error else None,
        retry_after_seconds=read_retry_after(response.headers.get("retry-after")),
    )


def read_envelope(text: str) -> Dict[str, Any]:
    """The object of a body, empty for any other text."""
    try:
        parsed = json.loads(text)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}


def unexpected(status: int) -> str:
    """What is said of an answer that is not of this contract."""
    if 300 <= status < 400:
        return "The answer is a redirect, which is not followed with a key: give the final URL."
    return f"The answer ({status}) is not one of Titen's: is there a proxy in between, or another server?"


def connection_error(settings: Settings, call: Call[Any, Any], error: httpx.RequestError, timeout: float) -> TitenConnectionError:
    """The error of an attempt without an answer. The foreign error, which holds the request, is not kept."""
    if isinstance(error, httpx.TimeoutException):
        return TitenConnectionError(f"No answer: nothing came for {timeout:g} seconds.", operation=call.operation, reason="timeout")
    told = f"{type(error).__name__} {error}".strip().replace(settings.key, "[key]")
    return TitenConnectionError(f"No answer: {told}.", operation=call.operation, reason="network")


def read_retry_after(header: Optional[str]) -> Optional[int]:
    """Seconds of a Retry-After header, which holds a number or, from a proxy, a date."""
    if header is None:
        return None
    if re.fullmatch(r"[0-9]{1,9}", header):
        return int(header)
    try:
        until = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    if until.tzinfo is None:
        until = until.replace(tzinfo=timezone.utc)
    return max(0, round((until - datetime.now(timezone.utc)).total_seconds()))
