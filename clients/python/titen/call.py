"""A call as a value: what one operation sends, before anything is sent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Dict, Generic, Mapping, Optional, TypeVar
from urllib.parse import quote

if TYPE_CHECKING:
    from ._generated.models import Meta

Data = TypeVar("Data")
MetaData = TypeVar("MetaData")
Item = TypeVar("Item")
Self = TypeVar("Self", bound="Call[Any, Any]")


@dataclass(frozen=True)
class Answer(Generic[Data, MetaData]):
    """The data of an answer, and what the server says about the answer itself."""

    data: Data
    meta: MetaData


@dataclass(frozen=True)
class Call(Generic[Data, MetaData]):
    """One call of one operation. Make it with `titen.calls`."""

    operation: str
    method: str
    path: str
    query: Optional[Mapping[str, Any]] = None
    body: Optional[Mapping[str, Any]] = None
    # It changes something and takes an Idempotency-Key.
    keyed: bool = False
    # A probe: it takes no key, and its failure is an answer rather than something to retry.
    open: bool = False

    def with_cursor(self: Self, cursor: Optional[str]) -> Self:
        """The same call, reading on from another place."""
        return replace(self, query={**(self.query or {}), **given({"cursor": cursor})})


@dataclass(frozen=True)
class PagedCall(Call[Data, "Meta"], Generic[Data, Item]):
    """A call that answers one page of a list."""


def given(values: Mapping[str, Any]) -> Dict[str, Any]:
    """The values that are there."""
    return {name: value for name, value in values.items() if value is not None}


def fill(path: str, **names: str) -> str:
    """A path with its parameters in place, each as one segment whatever is in it."""
    for name, value in names.items():
        if not isinstance(value, str) or value == "":
            raise ValueError(f"{name} is required")
        # Every URL parser takes such a segment for a step in the path, and would call something else.
        if value in (".", ".."):
            raise ValueError(f'{name} cannot be "{value}" in a URL')
        path = path.replace("{" + name + "}", quote(value, safe=""))
    return path
