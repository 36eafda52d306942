"""What can go wrong with an engine. The type alone tells what, because a live table's log may
show no more: a message can hold a hand."""

from __future__ import annotations


class EngineError(RuntimeError):
    """An engine failed. The message says what happened and what its author can do."""


class EngineMissing(EngineError):
    """The command cannot be started."""


class EngineEnded(EngineError):
    """The process ended, or closed its output, before it answered."""


class EngineSilent(EngineError):
    """Nothing came in the time there was."""


class EngineVersion(EngineError):
    """The engine speaks another version of the protocol."""


class EngineNonsense(EngineError):
    """A message is not as the protocol wants it."""


class EngineLineTooLong(EngineError):
    """A line is longer than the protocol allows."""


class EngineIllegal(EngineError):
    """The answer is understood, but not a legal action."""
