"""What leaves a game of CyberVerse: views built up from nothing, and faces of held cards."""

from companion.games.cyberverse.redact.everybody import for_seat, view
from companion.games.cyberverse.redact.lent import lent
from companion.games.cyberverse.redact.looks import look

__all__ = ["for_seat", "lent", "look", "view"]
