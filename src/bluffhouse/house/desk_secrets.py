"""The secrets of the operator's desk: of one database only, so no backup holds them."""

from __future__ import annotations

DESK_TOKEN = "desk-token"
"""The key under which the store keeps the hash of the desk's token."""
DESK_KEY = "desk-key"
"""The key under which the store keeps what signs the desk's cookie."""
DESK_SECRETS = frozenset({DESK_TOKEN, DESK_KEY})
