"""Any other game, on phones and on the shared screen."""

from __future__ import annotations

from companion.ui.games.toolbox.correction import fixes
from companion.ui.games.toolbox.desk.editor import BLANKS, EDITORS
from companion.ui.games.toolbox.draw.colours import LOOKS
from companion.ui.games.toolbox.guide import RULES, header, rules_at
from companion.ui.games.toolbox.phone.seat import seat
from companion.ui.games.toolbox.pieces import peek, peek_facts, pieces
from companion.ui.games.toolbox.shared import end, shared
from companion.ui.games.toolbox.stood import stood
from companion.ui.stage import GameScreens

SCREENS = GameScreens(
    id="toolbox",
    seat=seat,
    shared=shared,
    end=end,
    peek=peek,
    peek_facts=peek_facts,
    pieces=pieces,
    rules_at=rules_at,
    rules=RULES,
    header=header,
    fixes=fixes,
    icon="kit",
    looks=LOOKS,
    stood=stood,
    editors=EDITORS,
    blanks=BLANKS,
)

__all__ = ["SCREENS"]
