"""Emergent's drawings, from plain data: no view, no state, no stage. The skin comes first."""

from companion.ui.games.emergent.draw.board import Board, CitySpot, RegionSpot, nearest, spots
from companion.ui.games.emergent.draw.charts import CashLines, CashSeries, Gauge, SeatBar, SeatBars
from companion.ui.games.emergent.draw.colours import MoneyKind, SeatLook, Tones, seat_look, tones
from companion.ui.games.emergent.draw.columns import InOutBars, InOutRow, MoneyColumns, MoneyPart
from companion.ui.games.emergent.draw.ledger import LedgerRow, Waterfall
from companion.ui.games.emergent.draw.marks import (
    DiscMark,
    Marks,
    NoteMark,
    PileMark,
    PostMark,
    ScoreMark,
    TripMark,
)
from companion.ui.games.emergent.draw.money import (
    KindIcon,
    KindLegend,
    KindSwatch,
    MoneyBar,
    MoneyPlan,
    change,
    dollars,
    kind_word,
)
from companion.ui.games.emergent.draw.pieces import (
    CityPlate,
    Cube,
    Cubes,
    Cylinder,
    Cylinders,
    DcDisc,
    SeatCoin,
)
from companion.ui.games.emergent.draw.slots import SlotStepper
from companion.ui.games.emergent.draw.tables import (
    ChangeDots,
    ChangeRow,
    ShareBars,
    ShareRow,
    UnsoldCubes,
    UnsoldRow,
)
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.draw.tray import BuildTile, FastTray, TrayPiece
from companion.ui.games.emergent.draw.walk import CityWalk, PlanEnvelope, Stop

__all__ = [
    "Board",
    "BuildTile",
    "CashLines",
    "CashSeries",
    "ChangeDots",
    "ChangeRow",
    "CityPlate",
    "CitySpot",
    "CityWalk",
    "Cube",
    "Cubes",
    "Cylinder",
    "Cylinders",
    "DcDisc",
    "DiscMark",
    "FastTray",
    "Gauge",
    "InOutBars",
    "InOutRow",
    "KindIcon",
    "KindLegend",
    "KindSwatch",
    "LedgerRow",
    "Marks",
    "MoneyBar",
    "MoneyColumns",
    "MoneyKind",
    "MoneyPart",
    "MoneyPlan",
    "NoteMark",
    "PileMark",
    "PlanEnvelope",
    "PostMark",
    "RegionSpot",
    "ScoreMark",
    "SeatBar",
    "SeatBars",
    "SeatCoin",
    "SeatLook",
    "ShareBars",
    "ShareRow",
    "SlotStepper",
    "Stop",
    "Tones",
    "TradeMap",
    "TrayPiece",
    "TripMark",
    "UnsoldCubes",
    "UnsoldRow",
    "Waterfall",
    "change",
    "dollars",
    "kind_word",
    "nearest",
    "seat_look",
    "spots",
    "tones",
]
