"""Colours by their job, by night and on paper; and those of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INK: Final = "#0E1116"
"""On every seat colour and accent: one ink serves all main buttons."""


@dataclass(frozen=True)
class Palette:
    """Every colour by its job."""

    background: str
    card: str
    raised: str
    outline: str
    faint: str
    """Lines and ticks, never text."""
    text: str
    muted: str
    good: str
    warn: str
    bad: str
    ink: str
    toast_ground: str
    toast_text: str
    toast_title: str
    banner_ground: str
    secret_card: str
    secret_well: str
    secret_line: str
    secret_ink: str
    shadow: str
    edge: str
    """Around seat marks and main buttons: ink on paper, nothing at night."""


DARK: Final = Palette(
    background="#0E1116",
    card="#171D25",
    raised="#212935",
    outline="#364250",
    faint="#6E7E8E",
    text="#EEF2F6",
    muted="#A9B8C7",
    good="#5FD38D",
    warn="#F5B84A",
    bad="#FF7A74",
    ink=INK,
    toast_ground="#3A2C10",
    toast_text="#F1DDB6",
    toast_title="#FFF3D6",
    banner_ground="#2B2414",
    secret_card="#1A212B",  # noqa: S106 - a colour
    secret_well="#10151C",  # noqa: S106 - a colour
    secret_line="#8FA3B8",  # noqa: S106 - a colour
    secret_ink="#EEF2F6",  # noqa: S106 - a colour
    shadow="#000000",
    edge="",
)

LIGHT: Final = Palette(
    background="#F5F2EC",
    card="#FFFFFF",
    raised="#EDE8DE",
    outline="#CFC7B8",
    faint="#8A8F94",
    text="#16191D",
    muted="#55606C",
    good="#1B7F4B",
    warn="#8F5C00",
    bad="#B3261E",
    ink=INK,
    toast_ground="#FFF0D2",
    toast_text="#4A3408",
    toast_title="#2E2003",
    banner_ground="#FFF6E3",
    secret_card="#1A212B",  # noqa: S106 - a colour
    secret_well="#10151C",  # noqa: S106 - a colour
    secret_line="#8FA3B8",  # noqa: S106 - a colour
    secret_ink="#EEF2F6",  # noqa: S106 - a colour
    shadow="#6B6455",
    edge="#16191D",
)

SEAT_COLOURS: Final[dict[str, tuple[str, str]]] = {
    "orange": ("#E69F00", "circle"),
    "sky": ("#56B4E9", "triangle"),
    "green": ("#00A97C", "square"),
    "yellow": ("#F0E442", "diamond"),
    "rose": ("#E08BB5", "plus"),
    "blue": ("#4C8DFF", "star"),
    "red": ("#FF6B5E", "hexagon"),
    "violet": ("#A98BFF", "drop"),
}
"""A seat is a colour and a shape; the colours keep apart for colour-blind eyes."""


def seat_colour(colour: str, palette: Palette) -> str:
    """A seat's colour, the same by day and by night (the light palette adds an edge)."""
    return SEAT_COLOURS.get(colour, (palette.faint, ""))[0]


def seat_shape(colour: str) -> str:
    """The icon name of the shape that goes with a seat colour."""
    return SEAT_COLOURS.get(colour, ("", "circle"))[1]


def tint(colour: str, ground: str, amount: float) -> str:
    """An opaque mix: `amount` of the colour over the ground. A texture cannot shine through it."""
    parts = (
        round(int(colour[at : at + 2], 16) * amount + int(ground[at : at + 2], 16) * (1 - amount))
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)
