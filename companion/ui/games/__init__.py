"""The games that bring screens of their own."""

from companion.ui.games.cyberverse import SCREENS as CYBERVERSE
from companion.ui.games.emergence import SCREENS as EMERGENCE
from companion.ui.games.emergent import SCREENS as EMERGENT
from companion.ui.games.singularity import SCREENS as SINGULARITY
from companion.ui.games.toolbox import SCREENS as TOOLBOX
from companion.ui.stage import GameScreens

SCREENS: dict[str, GameScreens] = {
    screens.id: screens for screens in (EMERGENCE, EMERGENT, CYBERVERSE, SINGULARITY, TOOLBOX)
}
