"""What a call raises. None of these ever holds the key: they end in logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional

if TYPE_CHECKING:
    from ._generated.models import ErrorDetail


class TitenError(Exception):
    """Anything that went wrong with a call."""

    def __init__(self, message: str, *, operation: str) -> None:
        super().__init__(message)
        self.message = message
        # The operation that was called, such as "createObservation".
        self.operation = operation


class TitenApiError(TitenError):
    """The server refused the request, or could not take it.

    `code` is one of the contract (`titen.models.ErrorCode`), or "UNEXPECTED_ANSWER" for an answer that is not of this
    contract: a proxy's page, a redirect. `request_id` finds the request in the log of the server. `details` has one
    entry for each fault of the request, by field path.
    """

    def __init__(
        self,
        message: str,
        *,
        operation: str,
        code: str,
        status: int,
        request_id: Optional[str] = None,
        details: Optional[List[ErrorDetail]] = None,
        retry_after_seconds: Optional[int] = None,
    ) -> None:
        super().__init__(message, operation=operation)
        self.code = code
        self.status = status
        self.request_id = request_id
        self.details = details
        self.retry_after_seconds = retry_after_seconds

    def __str__(self) -> str:
        return f"{self.code} ({self.status}): {self.message}"


class TitenConnectionError(TitenError):
    """No whole answer came. `reason` is "network" or "timeout"."""

    def __init__(self, message: str, *, operation: str, reason: str) -> None:
        super().__init__(message, operation=operation)
        self.reason = reason
