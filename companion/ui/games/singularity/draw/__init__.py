"""The Singularity War's drawings: skin first, then plain values; every part says in words what it shows."""

from companion.ui.games.singularity.draw.bars import (
    CauseBars,
    CauseRow,
    HistoryPlot,
    SumRow,
    ThreatBar,
    TrackFigure,
    signed,
)
from companion.ui.games.singularity.draw.board import MapBoard, MapFrame, MapLegend
from companion.ui.games.singularity.draw.boxes import (
    Caption,
    IconTile,
    Note,
    Panel,
    Pill,
    RedButton,
    Spaced,
    quiet,
)
from companion.ui.games.singularity.draw.cards import PickTile, UpgradeFace, VoteTile, kind_colour
from companion.ui.games.singularity.draw.colours import Tones, area_colour, board_skin, tones, wash
from companion.ui.games.singularity.draw.dial import AwarenessArc, Line, ThreatDial
from companion.ui.games.singularity.draw.marks import (
    ArrowMark,
    GroupMark,
    LineMark,
    MapMarks,
    MemberMark,
    PathMark,
    PillMark,
    PriceMark,
    TokenMark,
    board_marks,
)
from companion.ui.games.singularity.draw.sheet import board_size, links_of, sheet_of, spot_at
from companion.ui.games.singularity.draw.signs import ICONS, cause_icon, enemy_icon, kind_icon, token_icon
from companion.ui.games.singularity.draw.tokens import GroupDisc, MemberTile, MiniRow
from companion.ui.games.singularity.draw.votes import Letter, OptionCard

__all__ = [
    "ICONS",
    "ArrowMark",
    "AwarenessArc",
    "Caption",
    "CauseBars",
    "CauseRow",
    "GroupDisc",
    "GroupMark",
    "HistoryPlot",
    "IconTile",
    "Letter",
    "Line",
    "LineMark",
    "MapBoard",
    "MapFrame",
    "MapLegend",
    "MapMarks",
    "MemberMark",
    "MemberTile",
    "MiniRow",
    "Note",
    "OptionCard",
    "Panel",
    "PathMark",
    "PickTile",
    "Pill",
    "PillMark",
    "PriceMark",
    "RedButton",
    "Spaced",
    "SumRow",
    "ThreatBar",
    "ThreatDial",
    "TokenMark",
    "Tones",
    "TrackFigure",
    "UpgradeFace",
    "VoteTile",
    "area_colour",
    "board_marks",
    "board_size",
    "board_skin",
    "cause_icon",
    "enemy_icon",
    "kind_colour",
    "kind_icon",
    "links_of",
    "quiet",
    "sheet_of",
    "signed",
    "spot_at",
    "token_icon",
    "tones",
    "wash",
]
