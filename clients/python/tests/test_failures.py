"""What a call raises, and what is never in it."""

from __future__ import annotations

import traceback
from typing import Any, Callable, List

import httpx
import pytest

from titen import Titen, TitenApiError, TitenConnectionError, TitenError

from .support import Canned, World, failure


def raised_by(call: Callable[[], Any]) -> Any:
    """What a call raises."""
    try:
        call()
    except Exception as error:
        return error
    raise AssertionError("it did not raise")


def shown(error: BaseException) -> str:
    """Everything that a log could show of an error and of what it keeps."""
    parts: List[str] = []
    at: Any = error
    while at is not None:
        parts += [repr(at), str(at), repr(vars(at)), *traceback.format_exception_only(type(at), at)]
        request = getattr(at, "_request", None)
        parts += [] if request is None else [str(request.headers.raw)]
        at = at.__cause__ or at.__context__
    return "".join(parts)


def test_a_refusal(titen: Titen, world: World, subject: str) -> None:
    kind: Any = "rumour"
    error = raised_by(lambda: titen.create_observation(subject_id=subject, kind=kind, content="", source={"type": "chat"}))
    assert isinstance(error, TitenApiError) and isinstance(error, TitenError)
    assert (error.code, error.status, error.operation) == ("VALIDATION_ERROR", 400, "createObservation")
    assert error.request_id is not None and error.request_id.startswith("req_")
    assert sorted(detail["field"] for detail in error.details or []) == ["content", "kind"]
    assert str(error).startswith("VALIDATION_ERROR (400): ")
    assert len(world.proxy.seen) == 1
    assert raised_by(lambda: titen.get_claim("claim_" + "0" * 32)).code == "NOT_FOUND"


def test_no_error_holds_the_key(world: World) -> None:
    key = world.key
    with Titen(world.proxy.url, key, retries=0) as titen:
        world.proxy.next(
            Canned(400, failure("VALIDATION_ERROR", f"what is {key}?")), Canned(500, f"<html>Bearer {key}"), "drop"
        )
        for code in ("VALIDATION_ERROR", "UNEXPECTED_ANSWER"):
            error = raised_by(titen.get_principal)
            assert error.code == code
            assert key not in shown(error)
        dropped = raised_by(titen.get_principal)
        assert isinstance(dropped, TitenConnectionError) and dropped.reason == "network"
        assert key not in shown(dropped)

    def tell(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError(f"no route for {request.headers['authorization']}", request=request)

    with Titen(world.url, key, retries=0, http=httpx.Client(transport=httpx.MockTransport(tell))) as telltale:
        assert key not in shown(raised_by(telltale.get_principal))
    assert key not in shown(raised_by(lambda: Titen(world.url, key + "\n")))


def test_what_cannot_be_sent(titen: Titen, world: World) -> None:
    for url in ("", "/v1", "ftp://host", "http://user:secret@host", "http://host?key=secret", "http://host#secret", "http://host:secret"):
        with pytest.raises(ValueError) as caught:
            Titen(url, world.key)
        assert "secret" not in str(caught.value)
    for key in ("", "two words", "ключ"):
        with pytest.raises(ValueError):
            Titen(world.url, key)
    for name in ("", ".", ".."):
        with pytest.raises(ValueError):
            titen.erase_subject(name)
    with pytest.raises(ValueError):
        titen.resolve_project(origin="acme/shop", idempotency_key="with blank")
    assert world.proxy.seen == []


def test_an_answer_of_somebody_else(titen: Titen, world: World) -> None:
    world.proxy.next(Canned(302, headers={"location": "http://127.0.0.1:1/"}))
    redirected = raised_by(titen.get_principal)
    assert (redirected.code, redirected.status) == ("UNEXPECTED_ANSWER", 302)
    for body in ("<html>hello", '"text"', "null", '{"data":1}', "[]", ""):
        world.proxy.next(Canned(200, body))
        assert raised_by(titen.get_principal).code == "UNEXPECTED_ANSWER"
    assert len(world.proxy.seen) == 7
