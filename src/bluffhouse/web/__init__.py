"""The house over HTTP and WebSocket (docs/protocol.md)."""
