"""Emergent on phones and on the shared screen."""

from dataclasses import replace

from companion.ui.games.emergent import correction, guide, pieces, shared, stood
from companion.ui.games.emergent.choosing import CHOOSING
from companion.ui.games.emergent.desk import BLANKS, EDITORS
from companion.ui.games.emergent.desk.readers import READERS
from companion.ui.games.emergent.draw import colours
from companion.ui.games.emergent.phone.seat import seat
from companion.ui.whole import whole

SCREENS = replace(
    whole("emergent", seat, colours, shared, pieces, guide, correction, stood),
    icon="truck",
    tour_at=guide.tour_at,
    choosing=CHOOSING,
    editors=EDITORS,
    readers=READERS,
    blanks=BLANKS,
)

__all__ = ["SCREENS"]
