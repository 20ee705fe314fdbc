"""What each viewer may know: built up from nothing, never cut down. The only way out of a state."""

from companion.games.toolbox.redact.everybody import view
from companion.games.toolbox.redact.lent import lent
from companion.games.toolbox.redact.mine import for_seat, look

__all__ = ["for_seat", "lent", "look", "view"]
