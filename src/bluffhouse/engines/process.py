"""A running engine: its process, and the lines to and from it, each with a deadline."""

from __future__ import annotations

import logging
import os
import select
import shlex
import signal
import subprocess
from time import monotonic

import bluffhouse
from bluffhouse.engines.errors import (
    EngineEnded,
    EngineError,
    EngineLineTooLong,
    EngineMissing,
    EngineNonsense,
    EngineSilent,
    EngineVersion,
)
from bluffhouse.engines.messages import (
    PROTOCOL,
    Answer,
    Bye,
    EngineHello,
    HouseHello,
    line_of,
    read_line,
    shown,
)

LOG = logging.getLogger("bluffhouse.engines")

MAX_LINE = 65_536
"""Most bytes in one line from an engine."""
MAX_UNREAD = 16 * MAX_LINE
"""Most bytes an engine may write before it reads its input."""
START_SECONDS = 10.0
"""Seconds an engine may take to start and say hello."""
END_SECONDS = 1.0
"""Seconds an engine has to exit before it is killed."""

OURS = "BLUFFHOUSE_"
"""Prefix of our own environment variables."""


class EngineProcess:
    """The process of an engine, from hello to bye. Its methods raise EngineError."""

    def __init__(self, command: str, start_seconds: float = START_SECONDS) -> None:
        self.command = command
        self._unread = bytearray()
        self._log = ""
        """The last line that was not a message."""
        self._process = _start(command)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to = self._process.stdin.fileno()
        self._from = self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._readable = select.poll()
        self._readable.register(self._from, select.POLLIN)
        self._either = select.poll()
        self._either.register(self._from, select.POLLIN)
        self._either.register(self._to, select.POLLOUT)
        try:
            self.hello = self._greet(monotonic() + start_seconds)
        except BaseException:
            self.kill()
            raise

    def _greet(self, deadline: float) -> EngineHello:
        house = f"bluffhouse {bluffhouse.__version__}"
        self.send(line_of(HouseHello(PROTOCOL, house)), deadline)
        hello = self.receive(deadline)
        if not isinstance(hello, EngineHello):
            raise EngineNonsense(f"{self.command}: answered before it said hello")
        if hello.protocol != PROTOCOL:
            raise EngineVersion(
                f"{self.command}: speaks version {hello.protocol} of the protocol; this house "
                f"speaks version {PROTOCOL}"
            )
        return hello

    def ask(self, lines: bytes, seconds: float) -> Answer:
        """Send lines that end with an ask, and return the answer."""
        deadline = monotonic() + seconds
        self._drop_log()
        self.send(lines, deadline)
        answer = self.receive(deadline)
        if not isinstance(answer, Answer):
            raise EngineNonsense(f"{self.command}: said hello when it was asked for a decision")
        return answer

    def send(self, lines: bytes, deadline: float) -> None:
        """Write lines. What the engine writes meanwhile is kept, so that neither side blocks."""
        left = memoryview(lines)
        while left:
            try:
                left = left[os.write(self._to, left) :]
            except BlockingIOError:
                self._wait(self._either, deadline)
                self._read()
            except BrokenPipeError:
                raise self._ended() from None

    def receive(self, deadline: float) -> EngineHello | Answer:
        """Return the next message, and log the lines before it."""
        while True:
            line = self._next_line()
            if line is None:
                self._wait(self._readable, deadline)
                self._read()
            elif (message := self._message(line)) is not None:
                return message

    def _message(self, line: bytes) -> EngineHello | Answer | None:
        try:
            message = read_line(line)
        except EngineError as error:
            raise type(error)(f"{self.command}: {error}") from None
        if message is None and line.strip():
            # Debug level only: an engine's log may show a hand.
            self._log = shown(line)
            LOG.debug("%s: %s", self.command, self._log)
        return message

    def _drop_log(self) -> None:
        """Log what the engine wrote since its last answer. A second answer is an error: it would be
        taken for the answer to the next ask."""
        self._read()
        while (line := self._next_line()) is not None:
            if self._message(line) is not None:
                raise EngineNonsense(f"{self.command}: spoke without being asked: {shown(line)}")

    def _next_line(self) -> bytes | None:
        line, newline, rest = self._unread.partition(b"\n")
        if len(line) > MAX_LINE:
            raise EngineLineTooLong(f"{self.command}: a line is longer than {MAX_LINE} bytes")
        if not newline:
            return None
        self._unread = rest
        return bytes(line)

    def _read(self) -> None:
        """Read what the engine has written, if anything."""
        try:
            read = os.read(self._from, MAX_LINE)
        except BlockingIOError:
            return
        if not read:
            raise self._ended()
        self._unread += read
        if len(self._unread) > MAX_UNREAD:
            raise EngineLineTooLong(
                f"{self.command}: says more than {MAX_UNREAD} bytes instead of reading its input"
            )

    def _wait(self, poll: select.poll, deadline: float) -> None:
        left = deadline - monotonic()
        if left <= 0 or not poll.poll(left * 1000):
            said = f"; the last line it wrote was log: {self._log}" if self._log else ""
            raise EngineSilent(f"{self.command}: no answer in time{said}")

    def _ended(self) -> EngineEnded:
        try:
            status = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return EngineEnded(f"{self.command}: closed its standard input or output")
        if status < 0:
            how = f"was killed by {signal.Signals(-status).name}"
        else:
            how = f"ended with status {status}"
        return EngineEnded(f"{self.command}: {how} instead of answering")

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def close(self, seconds: float = END_SECONDS) -> int | None:
        """Say bye, and return the exit status, or None if the engine had to be killed."""
        try:
            self.send(line_of(Bye()), monotonic() + END_SECONDS)
        except EngineError:
            LOG.debug("%s: does not accept its bye", self.command)
        return self.hang_up(seconds)

    def hang_up(self, seconds: float = END_SECONDS) -> int | None:
        """Close its input without a bye, and return the exit status like `close`."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()


def _start(command: str) -> subprocess.Popen[bytes]:
    if not hasattr(select, "poll"):
        raise EngineMissing("engines need Linux, macOS or another Unix; on Windows, use WSL")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineMissing(f"{command}: not a command: {error}") from None
    if not words:
        raise EngineMissing("an engine needs a command: engine:./mybot")
    try:
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            # An engine must not see the house's settings, such as its database password.
            env={name: value for name, value in os.environ.items() if not name.startswith(OURS)},
            # Ctrl-C must reach only the house, which then ends its engines.
            start_new_session=True,
        )
    except OSError as error:
        raise EngineMissing(f"{command}: cannot be started: {error.strerror}") from None
