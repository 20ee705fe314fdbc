"""What each viewer may know: built up from nothing, never cut down. The only way out of a state."""

from companion.games.emergent.redact.everybody import for_seat, view

__all__ = ["for_seat", "view"]
