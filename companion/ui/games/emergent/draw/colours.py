"""Emergent's colours by their job, dark and light, and how a seat's pieces look."""

from __future__ import annotations

from typing import Final, Literal

from companion.kernel.frozen import frozen
from companion.ui.kit.look import Look
from companion.ui.kit.palette import INK, night_and_day, seat_colour, seat_shape, tint
from companion.ui.kit.skin import Skin, by_ground

MoneyKind = Literal["dcs", "cubes", "cylinders", "transport", "running", "sales", "sold", "other"]
"""What money is spent on or comes from; each has a colour and a pattern of its own."""


@frozen
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


DARK, LIGHT = night_and_day("emergent", Tones)
tones: Final = by_ground(DARK, LIGHT)
"""The colours of this skin."""

LOOKS: Final = (
    Look(DARK.accent, DARK.accent, DARK.on_accent, DARK.amber, foot="panel"),
    Look(LIGHT.accent, LIGHT.accent, LIGHT.on_accent, LIGHT.amber, foot="panel"),
)
"""Sage green with the ink that belongs to it, also on paper."""

PIECES: Final[dict[str, tuple[str, str, str, str]]] = {
    "red": ("#F0524F", "#2B0706", "#C62F2D", "#FFFFFF"),
    "blue": ("#5B9BFF", "#071A3A", "#1F5FCC", "#FFFFFF"),
    "yellow": ("#F2D13C", "#2E2500", "#C79A00", "#241B00"),
    "green": ("#2FC07E", "#032717", "#15804F", "#FFFFFF"),
}
"""The colours in the box (ET-1): dark and the ink on it, light and the ink on it."""

OTHERS: Final = 0.62
"""How far somebody else's piece, as last seen, is mixed into the land."""


@frozen
class SeatLook:
    """How a seat's pieces look: filled with `colour`, its shape in `ink`."""

    colour: str
    ink: str
    shape: str
    words: str
    """The colour as text on a card or on land; yellow on paper is too pale for words."""


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


def own_ground(skin: Skin, colour: str, amount: float = 0.16) -> str:
    """The tint behind a row of this seat."""
    return tint(seat_look(skin, colour).colour, skin.palette.background, amount)


def faded(skin: Skin, paint: str, ground: str = "") -> str:
    """A colour of somebody else's piece, sunk into the land."""
    return tint(paint, ground or tones(skin).land, 1 - OTHERS)
