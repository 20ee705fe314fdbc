"""Emergence on phones and on the shared screen."""

from companion.ui.games.emergence.correction import fixes
from companion.ui.games.emergence.desk.city import READERS
from companion.ui.games.emergence.draw.colours import DARK, LOOKS
from companion.ui.games.emergence.guide import RULES, header, rules_at
from companion.ui.games.emergence.phone.seat import seat
from companion.ui.games.emergence.pieces import peek, peek_facts, pieces
from companion.ui.games.emergence.shared import end, shared
from companion.ui.games.emergence.stood import stood
from companion.ui.stage import GameScreens

SCREENS = GameScreens(
    id="emergence",
    accent=DARK.ai,
    second=DARK.human,
    cover="art/emergence-cover.svg",
    texture="art/emergence-texture.svg",
    uses_seat_colour_button=True,
    seat=seat,
    shared=shared,
    end=end,
    peek=peek,
    peek_facts=peek_facts,
    pieces=pieces,
    rules_at=rules_at,
    rules=RULES,
    header=header,
    tour=("emergence-tour-1", "emergence-tour-2", "emergence-tour-3"),
    fixes=fixes,
    icon="ai",
    looks=LOOKS,
    stood=stood,
    readers=READERS,
)

__all__ = ["SCREENS"]
