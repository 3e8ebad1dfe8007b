"""A server that fails as it is told, before the real one."""

from __future__ import annotations

import http.client
import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Dict, List, Optional, Tuple, Union
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Canned:
    """An answer of the proxy itself."""

    status: int
    body: str = ""
    headers: Dict[str, str] = field(default_factory=dict)


# "pass", "drop" the connection, or "lose" the answer once the server has seen the request, or "hang".
Step = Union[str, Canned]


def failure(code: str, message: str) -> str:
    """The body of a failure."""
    return json.dumps({"error": {"code": code, "message": message}, "meta": {"request_id": "req_" + "0" * 32}})


LIMITED = Canned(429, failure("RATE_LIMITED", "Too many requests: wait 1 second."), {"retry-after": "1"})
BUSY = Canned(503, failure("NOT_READY", "The database is busy: try again."))


class Proxy:
    """Listens on loopback until it is closed."""

    def __init__(self, target: str) -> None:
        self.steps: List[Step] = []
        # Method, path and headers (lower-case names) of what came.
        self.seen: List[Tuple[str, str, Dict[str, str]]] = []
        self._ended = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler(urlsplit(target).netloc))
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def next(self, *steps: Step) -> None:
        """What happens to the next requests, in order; then all pass."""
        self.steps.extend(steps)

    def close(self) -> None:
        """Ends it, and every request that still hangs."""
        self._ended.set()
        self._server.shutdown()
        self._server.server_close()

    def _handler(self, target: str) -> type:
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            def handle_one(self) -> None:
                proxy.seen.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}))
                body = self.rfile.read(int(self.headers.get("content-length") or 0))
                step = proxy.steps.pop(0) if proxy.steps else "pass"
                self.close_connection = True
                if isinstance(step, Canned):
                    return self._answer(step.status, step.headers, step.body.encode())
                if step == "hang":
                    proxy._ended.wait(5)
                if step in ("hang", "drop"):
                    return None
                onward = http.client.HTTPConnection(target)
                onward.request(self.command, self.path, body, dict(self.headers.items()))
                answer = onward.getresponse()
                content = answer.read()
                onward.close()
                if step == "lose":
                    return None
                return self._answer(answer.status, dict(answer.getheaders()), content)

            def _answer(self, status: int, headers: Dict[str, str], body: bytes) -> None:
                self.send_response(status)
                for name, value in headers.items():
                    if name.lower() not in ("content-length", "transfer-encoding", "connection", "keep-alive"):
                        self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = do_DELETE = handle_one

            def log_message(self, format: str, *args: object) -> None:
                """Says nothing."""

        return Handler


@dataclass
class World:
    """A server, the key of its owner, and a proxy before it."""

    url: str
    key: str
    proxy: Proxy
    pauses: List[float]
    program: Optional[str] = None
