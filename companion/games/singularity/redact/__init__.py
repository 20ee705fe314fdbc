"""From a state to what a viewer may know: built up from nothing."""

from companion.games.singularity.redact.everybody import for_seat, view

__all__ = ["for_seat", "view"]
