"""Just this fight: the combat calculator without a table (CV-60..72)."""

from companion.ui.games.cyberverse.fight.page import FightTool

TOOLS = {"fight": FightTool}

__all__ = ["TOOLS"]
