"""The asyncio client does what the other does."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from titen import AsyncTiten, Titen, TitenApiError, TitenConnectionError, calls

from .support import BUSY, LIMITED, World


def client_of(world: World) -> AsyncTiten:
    async def sleep(seconds: float) -> None:
        world.pauses.append(seconds)

    return AsyncTiten(world.proxy.url, world.key, sleep=sleep, chance=lambda: 0)


def test_it_has_the_same_methods() -> None:
    def signatures(kind: type) -> dict[str, list[str]]:
        functions = inspect.getmembers(kind, inspect.isfunction)
        return {name: list(inspect.signature(function).parameters) for name, function in functions if not name.startswith("_")}

    assert signatures(AsyncTiten) == signatures(Titen)


def test_calls_retries_and_pages(world: World, subject: str) -> None:
    async def run() -> None:
        async with client_of(world) as titen:
            call = calls.create_observation(subject_id=subject, kind="decision", content="The gate stays open.", source={"type": "chat"})
            world.proxy.next(LIMITED, "lose")
            answer = await titen.send_with_meta(call)
            assert answer.meta["replayed"] is True
            assert world.pauses == [1.0, 0.25]
            await asyncio.gather(*(titen.send(call) for _ in range(4)))
            ids = [each["observation_id"] async for each in titen.iter_observations(subject_id=subject, limit=2)]
            assert len(ids) == 5 and ids[0] == answer.data["observation_id"]
            async for page in titen.poll_events(subject_id=subject):
                assert page["items"]
                break
            world.proxy.next(BUSY)
            with pytest.raises(TitenApiError):
                await titen.get_readiness()
            world.proxy.next("hang", "hang", "hang")
            with pytest.raises(TitenConnectionError):
                await titen.get_principal(timeout=0.05)

    asyncio.run(run())


def test_a_cancelled_call_ends(world: World) -> None:
    async def run() -> None:
        async with client_of(world) as titen:
            world.proxy.next("hang")
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(titen.get_principal(), 0.1)
            assert len(world.proxy.seen) == 1

    asyncio.run(run())
