"""What a program does with the client."""

from __future__ import annotations

import ast
from pathlib import Path

import titen as package
from titen import Titen, calls

from .support import World


def test_observe_consolidate_compile_feedback(titen: Titen, world: World, subject: str) -> None:
    receipt = titen.create_observation(
        subject_id=subject, kind="user_statement", content="The north gate opens at nine. Ünïcode 🚪", source={"type": "chat"}
    )
    assert receipt["state"] == "created"
    written = titen.create_consolidation(
        subject_id=subject,
        claims=[
            {
                "kind": "semantic_fact",
                "statement": "The north gate opens at nine.",
                "sources": [{"observation_id": receipt["observation_id"], "relation": "supports"}],
            }
        ],
    )
    claim_id = written["claims"][0]["claim_id"]
    pack = titen.compile_context(subject_id=subject, task="when does the north gate open", max_tokens=500)
    assert pack["items"][0]["claim_id"] == claim_id
    assert titen.record_feedback(pack["context_id"], outcome="useful", claim_id=claim_id)["feedback_id"].startswith("fb_")
    evidence = titen.get_claim_evidence(claim_id)
    assert [each["observation_id"] for each in evidence["supporting"]] == [receipt["observation_id"]]
    answer = titen.send_with_meta(calls.compile_context(subject_id=subject, task="gate", max_tokens=500))
    assert answer.meta["request_id"].startswith("req_")
    assert answer.meta["degraded"]["vector"] == "disabled"

    assert all(len(headers["idempotency-key"]) == 32 for method, _, headers in world.proxy.seen if method != "GET")
    assert not any("idempotency-key" in headers for method, _, headers in world.proxy.seen if method == "GET")
    assert not any(world.key in path for _, path, _ in world.proxy.seen)
    assert world.key not in repr(titen) + repr(vars(titen))


def test_values_of_every_shape(titen: Titen, world: World, subject: str) -> None:
    saved = titen.save_checkpoint(subject_id=subject, kind="cursor", state=None, ttl_seconds=600)
    assert titen.get_checkpoint(subject_id=subject, kind="cursor")["state"] is None
    assert titen.delete_checkpoint(saved["checkpoint_id"])["checkpoint_id"] == saved["checkpoint_id"]
    assert titen.erase_subject("no such / subject? %2F")["subject_id"] == "no such / subject? %2F"
    assert world.proxy.seen[-1][1] == "/v1/subjects/no%20such%20%2F%20subject%3F%20%252F"
    assert titen.get_health()["status"] == "ok"
    assert "authorization" not in world.proxy.seen[-1][2]


def test_the_sources_are_python_3_9() -> None:
    files = list(Path(package.__file__).parent.rglob("*.py"))
    assert len(files) > 10
    for file in files:
        ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 9))
