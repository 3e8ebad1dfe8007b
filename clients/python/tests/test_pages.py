"""Lists page by page and record by record, and events as they happen."""

from __future__ import annotations

from typing import List, Optional

from titen import Titen, calls, models

from .support import World


def observe(titen: Titen, subject: str, count: int) -> List[str]:
    items: List[models.ObservationInput] = [
        {"subject_id": subject, "kind": "tool_result", "content": f"Gate {at} opens.", "source": {"type": "test"}} for at in range(count)
    ]
    batch = titen.create_observation_batch(items=items)
    return [item["observation_id"] for item in batch["items"] if "observation_id" in item]


def test_every_record_once(titen: Titen, world: World, subject: str) -> None:
    ids = observe(titen, subject, 7)
    before = len(world.proxy.seen)
    assert [each["observation_id"] for each in titen.iter_observations(subject_id=subject, limit=3)] == ids
    assert len(world.proxy.seen) - before == 3
    pages = list(titen.pages(calls.list_observations(subject_id=subject, limit=3)))
    assert [len(page["items"]) for page in pages] == [3, 3, 1]
    rest = titen.iter_observations(subject_id=subject, limit=3, cursor=pages[0]["next_cursor"])
    assert [each["observation_id"] for each in rest] == ids[3:]
    asked = len(world.proxy.seen)
    next(titen.iter_observations(limit=3))
    assert len(world.proxy.seen) - asked == 1


def test_every_list_ends(titen: Titen, subject: str) -> None:
    (observation_id,) = observe(titen, subject, 1)
    written = titen.create_consolidation(
        subject_id=subject,
        claims=[{"kind": "semantic_fact", "statement": "It opens.", "sources": [{"observation_id": observation_id, "relation": "supports"}]}],
    )
    assert len(list(titen.iter_claim_history(written["claims"][0]["claim_id"], limit=1))) >= 1
    for iterate in (
        titen.iter_keys, titen.iter_projects, titen.iter_observations, titen.iter_claims, titen.iter_leases, titen.iter_handoffs,
        titen.iter_events, titen.iter_subjects,
    ):
        assert len(list(iterate(limit=20))) < 1000


def test_polling(world: World, subject: str) -> None:
    looks: List[float] = []

    def happen(pause: float) -> None:
        looks.append(pause)
        observe(titen, subject, 1)

    with Titen(world.url, world.key, sleep=happen) as titen:
        observe(titen, subject, 1)
        seen: List[Optional[str]] = []
        cursor: Optional[str] = None
        for page in titen.poll_events(subject_id=subject, type="observation.appended", interval=0.5):
            seen += [event["record_id"] for event in page["items"]]
            cursor = page["next_cursor"]
            if len(seen) >= 3:
                break
        assert looks == [0.5, 0.5]
        assert len(set(seen)) == 3
        for page in titen.poll_events(subject_id=subject, type="observation.appended", cursor=cursor):
            assert not {event["record_id"] for event in page["items"]} & set(seen)
            break
