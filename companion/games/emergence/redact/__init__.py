"""What each viewer may know: built up from nothing, never cut down. The only way out of a state."""

from companion.games.emergence.redact.everybody import for_seat, view
from companion.games.emergence.redact.lent import lent
from companion.games.emergence.redact.looks import look

__all__ = ["for_seat", "lent", "look", "view"]
