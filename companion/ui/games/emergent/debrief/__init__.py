"""After the game: how the money was made, what if, and everything to take home (ET-37)."""

from companion.ui.games.emergent.debrief.charts import CHARTS, ChartName, has_debrief
from companion.ui.games.emergent.debrief.pages import ChartCard, FocusPage, MoneyPage, PlacesPage
from companion.ui.games.emergent.debrief.save import SaveScreen
from companion.ui.games.emergent.debrief.screen import DebriefScreen
from companion.ui.games.emergent.debrief.talk import THEMES, Theme, Themes
from companion.ui.games.emergent.debrief.whatif import WhatIfScreen

__all__ = [
    "CHARTS",
    "THEMES",
    "ChartCard",
    "ChartName",
    "DebriefScreen",
    "FocusPage",
    "MoneyPage",
    "PlacesPage",
    "SaveScreen",
    "Theme",
    "Themes",
    "WhatIfScreen",
    "has_debrief",
]
