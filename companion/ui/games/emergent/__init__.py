"""Emergent on phones and on the shared screen."""

from companion.ui.games.emergent import shared as table_screen
from companion.ui.games.emergent.choosing import CHOOSING
from companion.ui.games.emergent.correction import fixes
from companion.ui.games.emergent.draw.colours import DARK
from companion.ui.games.emergent.editor import BLANKS, EDITORS
from companion.ui.games.emergent.guide import RULES, header, rules_at, tour_at
from companion.ui.games.emergent.phone.seat import seat
from companion.ui.games.emergent.pieces_sheet import peek, pieces
from companion.ui.games.emergent.shown import READERS
from companion.ui.games.emergent.stood import stood
from companion.ui.stage import GameScreens

SCREENS = GameScreens(
    id="emergent",
    accent=DARK.accent,
    second=DARK.amber,
    cover="art/emergent-cover.svg",
    texture="art/emergent-texture.svg",
    uses_seat_colour_button=False,
    seat=seat,
    shared=table_screen.shared,
    end=table_screen.end,
    peek=peek,
    pieces=pieces,
    rules_at=rules_at,
    rules=RULES,
    header=header,
    tour_at=tour_at,
    choosing=CHOOSING,
    fixes=fixes,
    icon="truck",
    stood=stood,
    editors=EDITORS,
    readers=READERS,
    blanks=BLANKS,
)

__all__ = ["SCREENS"]
