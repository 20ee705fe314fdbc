"""Emergent's colours by their job, dark and light, and how a seat's pieces look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.ui.kit.palette import INK, seat_colour, seat_shape, tint
from companion.ui.kit.skin import Skin

MoneyKind = Literal["dcs", "cubes", "cylinders", "transport", "running", "sales", "sold", "other"]
"""What money is spent on or comes from; each has a colour and a pattern of its own."""


@dataclass(frozen=True)
class Tones:
    """The map, the accent and the kinds of money."""

    accent: str
    on_accent: str
    amber: str
    """Lines and frames: new this round, travelling, a tie."""
    amber_words: str
    """The same as text; darker on paper."""
    sea: str
    depth: str
    land: str
    land_two: str
    contour: str
    coast: str
    lift: str
    """Laid over the land once for every nested contour."""
    lift_amount: float
    route: str
    plate: str
    plate_ink: str
    halo: str
    slot: str
    green: str
    red: str
    dcs: str
    cubes: str
    cylinders: str
    transport: str
    running: str
    sales: str
    other: str
    """Forgiven, or corrected at the table."""
    hatch: str
    hatch_amount: float

    def kind(self, kind: MoneyKind) -> str:
        """The colour of a kind of money."""
        return self.sales if kind == "sold" else str(getattr(self, kind))

    def region(self, colour: str) -> str:
        """The colour of a coloured region (FP-3); the land's own for the others."""
        return self.green if colour == "green" else self.red if colour == "red" else self.land


DARK: Final = Tones(
    accent="#7FC8A9",
    on_accent="#0B1712",
    amber="#F2B544",
    amber_words="#F2B544",
    sea="#0E1116",
    depth="#1C2A33",
    land="#192623",
    land_two="#1C2A25",
    contour="#2E423C",
    coast="#4B6C62",
    lift="#FFFFFF",
    lift_amount=0.018,
    route="#5E8577",
    plate="#EEF2F6",
    plate_ink="#10161B",
    halo="#0F1714",
    slot="#0E1116",
    green="#4FBF7A",
    red="#E0604E",
    dcs="#A9B8D6",
    cubes="#7FC8A9",
    cylinders="#F2B544",
    transport="#C9A0F0",
    running="#FF9B7A",
    sales="#5FD38D",
    other="#C3CAD3",
    hatch="#000000",
    hatch_amount=0.38,
)

LIGHT: Final = Tones(
    accent="#1F6B50",
    on_accent="#FFFFFF",
    amber="#9A6400",
    amber_words="#8F5C00",
    sea="#E6ECEB",
    depth="#D0DCDB",
    land="#F7F4EA",
    land_two="#F3EFE2",
    contour="#E0D8C4",
    coast="#B9AE94",
    lift="#8A7A4A",
    lift_amount=0.035,
    route="#7C8C7C",
    plate="#1E2A2A",
    plate_ink="#FFFFFF",
    halo="#F7F4EA",
    slot="#FFFFFF",
    green="#4FBF7A",
    red="#E0604E",
    dcs="#5A6C92",
    cubes="#1F6B50",
    cylinders="#B57A00",
    transport="#7A4BB0",
    running="#B5522E",
    sales="#1B7F4B",
    other="#5B6570",
    hatch="#FFFFFF",
    hatch_amount=0.55,
)

PIECES: Final[dict[str, tuple[str, str, str, str]]] = {
    "red": ("#F0524F", "#2B0706", "#C62F2D", "#FFFFFF"),
    "blue": ("#5B9BFF", "#071A3A", "#1F5FCC", "#FFFFFF"),
    "yellow": ("#F2D13C", "#2E2500", "#C79A00", "#241B00"),
    "green": ("#2FC07E", "#032717", "#15804F", "#FFFFFF"),
}
"""The colours in the box (ET-1): dark and the ink on it, light and the ink on it."""

OTHERS: Final = 0.62
"""How far somebody else's piece, as last seen, is mixed into the land."""


@dataclass(frozen=True)
class SeatLook:
    """How a seat's pieces look: filled with `colour`, its shape in `ink`."""

    colour: str
    ink: str
    shape: str
    words: str
    """The colour as text on a card or on land; yellow on paper is too pale for words."""


def tones(skin: Skin) -> Tones:
    """The colours of this skin."""
    return DARK if skin.is_dark else LIGHT


def seat_look(skin: Skin, colour: str) -> SeatLook:
    """The look of a seat's pieces; colours that are not in the box keep the shell's."""
    if colour not in PIECES:
        paint = seat_colour(colour, skin.palette)
        return SeatLook(paint, INK, seat_shape(colour), paint if skin.is_dark else skin.palette.text)
    dark, dark_ink, light, light_ink = PIECES[colour]
    if skin.is_dark:
        return SeatLook(dark, dark_ink, seat_shape(colour), dark)
    words = tint("#000000", light, 0.4) if colour == "yellow" else light
    return SeatLook(light, light_ink, seat_shape(colour), words)


def faded(skin: Skin, paint: str, ground: str = "") -> str:
    """A colour of somebody else's piece, sunk into the land."""
    return tint(paint, ground or tones(skin).land, 1 - OTHERS)
