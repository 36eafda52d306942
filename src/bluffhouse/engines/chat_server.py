"""A server of language models that speaks the chat-completions interface."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from bluffhouse.engines.errors import ModelFailed

if TYPE_CHECKING:
    import httpx

KEY_VARIABLE = "BLUFFHOUSE_MODEL_KEY"
"""Environment variable with the key of the server. The key is read from nowhere
else, sent to the server in a header, and written nowhere."""
REQUEST_SECONDS = 120.0
"""Seconds that a server may be silent before a request counts as failed."""
MAX_ATTEMPTS = 4
"""How often a request is sent before it counts as failed."""
FIRST_PAUSE = 0.5
"""Seconds before the second attempt. Each pause is twice as long as the one before."""
MAX_PAUSE = 60.0
"""Most seconds between two attempts, whatever the server asks for."""

Message = dict[str, str]
"""A message of the conversation: its `role` and its `content`."""


class Completion(NamedTuple):
    """An answer of the model, and what it used."""

    text: str
    tokens_in: int
    tokens_out: int


class _Reply(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Reply


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Answer(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


_decode = msgspec.json.Decoder(_Answer).decode


class Unanswered(Exception):
    """The server gave no usable answer in any attempt."""


class ChatServer:
    """One model at one server."""

    def __init__(self, model: str, base_url: str) -> None:
        self._model = model
        self._url = base_url.rstrip("/") + "/chat/completions"

    def complete(self, messages: list[Message]) -> Completion:
        """Return the model's next message.

        Attempts that may succeed later are repeated: a busy server, an answer that breaks off.
        Raises Unanswered if none succeeds, ModelFailed if the server cannot be reached or refuses.
        """
        import httpx

        body = {"model": self._model, "messages": messages}
        pause, unreachable = FIRST_PAUSE, False
        for attempt in range(MAX_ATTEMPTS):
            if attempt:
                time.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE)
            try:
                answer = _connection(os.getpid()).post(self._url, json=body, headers=self._headers)
            except (httpx.ConnectError, httpx.UnsupportedProtocol):
                unreachable = True
                continue
            except httpx.TransportError:
                unreachable = False
                continue
            unreachable = False
            if answer.status_code == 429 or answer.status_code >= 500:
                pause = _wanted_pause(answer, pause)
                continue
            if answer.status_code != 200:
                raise ModelFailed(f"{self._url} answers {answer.status_code}")
            try:
                return _completion(answer.content)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                continue
        if unreachable:
            raise ModelFailed(f"{self._url} cannot be reached")
        raise Unanswered

    @property
    def _headers(self) -> dict[str, str]:
        key = os.environ.get(KEY_VARIABLE, "")
        if not key:
            return {}
        if not is_private(self._url):
            raise ModelFailed(
                f"{self._url}: the key in {KEY_VARIABLE} is sent only over HTTPS or to this machine"
            )
        return {"authorization": f"Bearer {key}"}


def is_private(url: str) -> bool:
    """Return whether what is sent to a URL is safe from readers on the way.

    >>> is_private("https://models.example.org/v1"), is_private("http://127.0.0.1:8000/v1")
    (True, True)
    >>> is_private("http://models.example.org/v1")
    False
    """
    parts = urlsplit(url)
    if parts.scheme == "https" or parts.hostname == "localhost":
        return True
    try:
        return ip_address(parts.hostname or "").is_loopback
    except ValueError:
        return False


@lru_cache(maxsize=1)
def _connection(_process: int) -> httpx.Client:
    """Return the HTTP client of a process; a forked process must not share its parent's."""
    import httpx

    return httpx.Client(timeout=REQUEST_SECONDS)


def _completion(content: bytes) -> Completion:
    answer = _decode(content)
    text = answer.choices[0].message.content if answer.choices else None
    used = answer.usage or _Usage()
    return Completion(text or "", used.prompt_tokens, used.completion_tokens)


def _wanted_pause(answer: Any, otherwise: float) -> float:
    """Return the seconds that the server asks to wait for (`Retry-After`), within bounds."""
    wanted = answer.headers.get("retry-after", "")
    try:
        seconds = float(wanted)
    except ValueError:
        try:
            seconds = (parsedate_to_datetime(wanted) - datetime.now(UTC)).total_seconds()
        except (TypeError, ValueError):
            return otherwise
    return min(max(seconds, 0.0), MAX_PAUSE)
