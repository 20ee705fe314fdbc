"""Emergence on phones and on the shared screen."""

from dataclasses import replace

from companion.ui.games.emergence import correction, guide, pieces, shared, stood
from companion.ui.games.emergence.desk.city import READERS
from companion.ui.games.emergence.desk.editor import BLANKS, EDITORS
from companion.ui.games.emergence.draw import colours
from companion.ui.games.emergence.phone.seat import seat
from companion.ui.whole import whole

SCREENS = replace(
    whole("emergence", seat, colours, shared, pieces, guide, correction, stood),
    editors=EDITORS,
    readers=READERS,
    blanks=BLANKS,
    icon="ai",
    uses_seat_colour_button=True,
)

__all__ = ["SCREENS"]
