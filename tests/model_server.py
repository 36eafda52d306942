"""A small real server that speaks the chat-completions interface, with models that follow a script.

Models: `legal` names an action from the question, `nonsense` talks about something else, `learns`
answers nonsense until it is told why, `mute` says nothing, `slow` takes its time, `silent` never
answers, `breaks` ends the connection in mid-answer, `garbled` sends half of its JSON, `busy` and
`failing` answer 429 and 500 at first, `down` always answers 500.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

SLOW_SECONDS = 0.05


class ModelServer(ThreadingHTTPServer):
    """The server, and every request that it got."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.asked: Counter[str] = Counter()
        self.closing = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"

    def kind(self, model: str) -> str:
        """The name under which a bot of this model sits down."""
        return f"model:{model}@{self.url}"


@contextmanager
def model_server() -> Iterator[ModelServer]:
    server = ModelServer()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.closing.set()
        server.shutdown()
        thread.join()
        server.server_close()


class _Handler(BaseHTTPRequestHandler):
    server: ModelServer

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.server.requests.append(body)
        self.server.keys.append(self.headers["authorization"])
        model = body["model"]
        self.server.asked[model] += 1
        first = self.server.asked[model] % 3 == 1
        if self.path != "/v1/chat/completions" or model == "unknown":
            self._answer(404, {})
        elif model == "down" or (model == "failing" and first):
            self._answer(500, {})
        elif model == "busy" and first:
            self._answer(429, {}, retry_after="0")
        elif model == "breaks" and first:
            self._break_off()
        elif model == "garbled" and first:
            self._send(200, b'{"choices": [{"mess')
        else:
            if model == "slow":
                time.sleep(SLOW_SECONDS)
            if model == "silent":
                self.server.closing.wait()
                return
            self._complete(_said(model, body["messages"]))

    def _complete(self, said: str | None) -> None:
        usage = {"prompt_tokens": 1000, "completion_tokens": 10}
        message = {"role": "assistant", "content": said}
        self._answer(200, {"choices": [{"message": message}], "usage": usage})

    def _answer(self, status: int, body: dict[str, Any], **headers: str) -> None:
        self._send(status, json.dumps(body).encode(), **headers)

    def _send(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def _break_off(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "1000")
        self.end_headers()
        self.wfile.write(b'{"choices": [')
        self.close_connection = True

    def log_message(self, format: str, *_: Any) -> None:
        pass


def _said(model: str, messages: list[dict[str, str]]) -> str | None:
    question = next(m["content"] for m in messages if m["role"] == "user")
    if model == "mute":
        return None
    if model == "nonsense" or (model == "learns" and len(messages) == 2):
        return "I would rather talk about the weather.\nIt is lovely."
    if model == "illegal":
        return 'ACTION: {"do": "no such thing"}'
    examples = re.findall(r"^- (.+?) : ", question.partition("Your decision:")[2], re.MULTILINE)
    thought = f"<think>ACTION: think</think>They bluff.\nNOTES: turn {len(question)}"
    return f"{thought}\nSAY: You bluff.\n**ACTION:** `{examples[0]}`"
