"""A real server for the tests: the one at TITEN_URL, with the key TITEN_API_KEY of its owner."""

from __future__ import annotations

import os
from typing import Iterator

import pytest

from titen import Titen

from .support import Proxy, World


@pytest.fixture
def world() -> Iterator[World]:
    """The server behind a proxy of this test."""
    if "TITEN_URL" not in os.environ:
        pytest.fail("these tests need a server: run scripts/test-python-client.mjs")
    proxy = Proxy(os.environ["TITEN_URL"])
    yield World(os.environ["TITEN_URL"], os.environ["TITEN_API_KEY"], proxy, [])
    proxy.close()


@pytest.fixture
def titen(world: World) -> Iterator[Titen]:
    """A client that counts its pauses instead of waiting."""
    with Titen(world.proxy.url, world.key, sleep=world.pauses.append, chance=lambda: 0) as client:
        yield client


@pytest.fixture
def subject(request: pytest.FixtureRequest) -> str:
    """A subject of this test alone: all tests share the server."""
    return f"subject of {request.node.name}"
