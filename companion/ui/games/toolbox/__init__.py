"""Any other game, on phones and on the shared screen."""

from __future__ import annotations

from dataclasses import replace

from companion.ui.games.toolbox import correction, guide, pieces, shared, stood
from companion.ui.games.toolbox.desk.editor import BLANKS, EDITORS
from companion.ui.games.toolbox.draw import colours
from companion.ui.games.toolbox.phone.seat import seat
from companion.ui.whole import whole

SCREENS = replace(
    whole("toolbox", seat, colours, shared, pieces, guide, correction, stood),
    icon="kit",
    editors=EDITORS,
    blanks=BLANKS,
)

__all__ = ["SCREENS"]
