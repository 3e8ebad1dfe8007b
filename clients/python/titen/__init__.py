"""Client of Titen, the memory server for AI agents and the people who run them.

>>> from titen import Titen
>>> titen = Titen("http://127.0.0.1:8787", key="titen_sk_…")
>>> titen.get_principal()["principal_id"]
"""

from . import models
from ._generated import __version__, calls
from .async_client import AsyncTiten
from .call import Answer, Call, PagedCall
from .client import Titen
from .errors import TitenApiError, TitenConnectionError, TitenError

__all__ = [
    "Answer",
    "AsyncTiten",
    "Call",
    "PagedCall",
    "Titen",
    "TitenApiError",
    "TitenConnectionError",
    "TitenError",
    "__version__",
    "calls",
    "models",
]
