"""The games that bring screens of their own."""

from companion.ui.games.emergence import SCREENS as EMERGENCE
from companion.ui.stage import GameScreens

SCREENS: dict[str, GameScreens] = {EMERGENCE.id: EMERGENCE}
