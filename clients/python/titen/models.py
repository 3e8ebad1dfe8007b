"""The records of the contract, as the client takes and answers them."""

from ._generated.models import *  # noqa: F403
