"""CyberVerse on phones and on the shared screen."""

from companion.ui.games.cyberverse.correction import fixes
from companion.ui.games.cyberverse.draw.colours import DARK
from companion.ui.games.cyberverse.fight import TOOLS
from companion.ui.games.cyberverse.guide import RULES, TOUR, header, rules_at
from companion.ui.games.cyberverse.library import BLANKS, EDITORS
from companion.ui.games.cyberverse.phone import seat
from companion.ui.games.cyberverse.pieces import peek, pieces
from companion.ui.games.cyberverse.shared import end, shared
from companion.ui.games.cyberverse.stood import stood
from companion.ui.stage import GameScreens

SCREENS = GameScreens(
    id="cyberverse",
    accent=DARK.magenta,
    second=DARK.violet,
    cover="art/cyberverse-cover.svg",
    texture="art/cyberverse-texture.svg",
    uses_seat_colour_button=False,
    seat=seat,
    shared=shared,
    end=end,
    peek=peek,
    pieces=pieces,
    rules_at=rules_at,
    rules=RULES,
    header=header,
    tour=TOUR,
    fixes=fixes,
    icon="city",
    stood=stood,
    editors=EDITORS,
    blanks=BLANKS,
    tools=TOOLS,
)

__all__ = ["SCREENS"]
