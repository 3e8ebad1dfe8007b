"""Attempts: when there is another, how long before it, and that nothing is written twice."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from email.utils import format_datetime

import pytest

from titen import Titen, TitenApiError, TitenConnectionError, calls
from titen.transport import read_retry_after

from .support import BUSY, LIMITED, Canned, World, failure


def test_what_is_tried_again(titen: Titen, world: World) -> None:
    world.proxy.next(LIMITED, BUSY)
    assert titen.get_principal()["principal_id"] == "owner"
    assert world.pauses == [1.0, 0.25]
    world.proxy.next("drop", "drop")
    assert titen.get_principal()["principal_id"] == "owner"
    assert world.pauses[2:] == [0.125, 0.25]


def test_attempts_are_bounded(titen: Titen, world: World) -> None:
    world.proxy.next(BUSY, BUSY, LIMITED)
    with pytest.raises(TitenApiError) as caught:
        titen.get_principal()
    assert (caught.value.code, caught.value.retry_after_seconds) == ("RATE_LIMITED", 1)
    assert len(world.proxy.seen) == 3


def test_no_second_attempt_where_it_would_not_help(titen: Titen, world: World) -> None:
    world.proxy.next(Canned(429, LIMITED.body, {"retry-after": "3600"}), Canned(500, failure("INTERNAL", "Something went wrong.")), BUSY)
    for ask in (titen.get_principal, titen.get_principal, titen.get_readiness):
        with pytest.raises(TitenApiError):
            ask()
    assert len(world.proxy.seen) == 3
    assert world.pauses == []


def test_a_mutation_whose_answer_was_lost(titen: Titen, world: World, subject: str) -> None:
    call = calls.create_observation(subject_id=subject, kind="decision", content="The gate stays open.", source={"type": "chat"})
    world.proxy.next("lose")
    answer = titen.send_with_meta(call)
    assert answer.meta["replayed"] is True
    assert len(list(titen.iter_observations(subject_id=subject))) == 1
    assert len({headers["idempotency-key"] for method, _, headers in world.proxy.seen if method == "POST"}) == 1
    first = titen.send(call, idempotency_key=f"job of {subject}".replace(" ", "-"))
    again = titen.send(call, idempotency_key=f"job of {subject}".replace(" ", "-"))
    assert first["observation_id"] == again["observation_id"] != answer.data["observation_id"]


def test_time_limits(titen: Titen, world: World) -> None:
    world.proxy.next("hang")
    assert titen.get_principal(timeout=0.3)["principal_id"] == "owner"
    world.proxy.next("hang", "hang", "hang")
    with pytest.raises(TitenConnectionError) as caught:
        titen.get_principal(timeout=0.05)
    assert caught.value.reason == "timeout"


def test_retry_after_in_every_form() -> None:
    assert read_retry_after("7") == 7
    soon = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=30), usegmt=True)
    assert 28 <= (read_retry_after(soon) or 0) <= 30
    assert read_retry_after("Mon, 01 Jan 2001 00:00:00 GMT") == 0
    for odd in (None, "", "soon", "-1"):
        assert read_retry_after(odd) is None
