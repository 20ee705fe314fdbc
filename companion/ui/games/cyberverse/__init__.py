"""CyberVerse on phones and on the shared screen."""

from dataclasses import replace

from companion.ui.games.cyberverse import correction, guide, pieces, shared, stood
from companion.ui.games.cyberverse.desk.editor import BLANKS, EDITORS
from companion.ui.games.cyberverse.desk.reckoning import HERE, TOOLS
from companion.ui.games.cyberverse.draw import colours
from companion.ui.games.cyberverse.phone import seat
from companion.ui.whole import whole

SCREENS = replace(
    whole("cyberverse", seat, colours, shared, pieces, guide, correction, stood),
    icon="city",
    editors=EDITORS,
    blanks=BLANKS,
    tools=TOOLS,
    tools_here=HERE,
)

__all__ = ["SCREENS"]
