"""What can go wrong with an engine. Each failure has its own type, because the log of a live table
shows only the type: a message could reveal a hand."""

from __future__ import annotations


class EngineError(RuntimeError):
    """An engine failed. The message says what happened and what its author can do."""


class EngineMissing(EngineError):
    """The command cannot be started."""


class EngineEnded(EngineError):
    """The process ended, or closed its output, before it answered."""


class EngineSilent(EngineError):
    """The engine did not answer in time."""


class EngineVersion(EngineError):
    """The engine speaks another version of the protocol."""


class EngineNonsense(EngineError):
    """A message does not follow the protocol."""


class EngineLineTooLong(EngineError):
    """A line is longer than the protocol allows."""


class EngineIllegal(EngineError):
    """The answer is understood, but not a legal action."""


class ModelFailed(EngineError):
    """The server of a language model cannot be reached, or refuses the request."""
