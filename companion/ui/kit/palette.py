"""Colours by their job, by night and on paper; and those of the seats."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeVar, cast

INK: Final = "#0E1116"
"""On every seat colour and accent: one ink serves all main buttons."""


T = TypeVar("T")


def pair(night: T, day: T | None = None) -> T:
    """A colour of a dataclass by night and by day; one that is the same on both grounds is said once."""
    return cast("T", field(metadata={"night": night, "day": night if day is None else day}))


def night_and_day(kind: type[T]) -> tuple[T, T]:
    """A dataclass of pairs, by night and by day."""
    found = fields(cast("Any", kind))
    night, day = ({one.name: one.metadata[when] for one in found} for when in ("night", "day"))
    return kind(**night), kind(**day)


@dataclass(frozen=True)
class Palette:
    """Every colour by its job, by night and by day."""

    background: str = pair("#0E1116", "#F5F2EC")
    card: str = pair("#171D25", "#FFFFFF")
    raised: str = pair("#212935", "#EDE8DE")
    outline: str = pair("#364250", "#CFC7B8")
    faint: str = pair("#6E7E8E", "#8A8F94")
    """Lines and ticks, never text."""
    text: str = pair("#EEF2F6", "#16191D")
    muted: str = pair("#A9B8C7", "#55606C")
    good: str = pair("#5FD38D", "#1B7F4B")
    warn: str = pair("#F5B84A", "#8F5C00")
    bad: str = pair("#FF7A74", "#B3261E")
    ink: str = pair(INK)
    toast_ground: str = pair("#3A2C10", "#FFF0D2")
    toast_text: str = pair("#F1DDB6", "#4A3408")
    toast_title: str = pair("#FFF3D6", "#2E2003")
    banner_ground: str = pair("#2B2414", "#FFF6E3")
    secret_card: str = pair("#1A212B")
    secret_well: str = pair("#10151C")
    secret_line: str = pair("#8FA3B8")
    secret_ink: str = pair("#EEF2F6")
    shadow: str = pair("#000000", "#6B6455")
    edge: str = pair("", "#16191D")
    """Around seat marks and main buttons: ink on paper, nothing at night."""


DARK, LIGHT = night_and_day(Palette)

SEAT_COLOURS: Final[dict[str, tuple[str, str]]] = {
    "orange": ("#E69F00", "circle"),
    "sky": ("#56B4E9", "triangle"),
    "green": ("#00A97C", "square"),
    "yellow": ("#F0E442", "diamond"),
    "rose": ("#E08BB5", "plus"),
    "blue": ("#4C8DFF", "star"),
    "red": ("#FF6B5E", "hexagon"),
    "violet": ("#A98BFF", "drop"),
    "brown": ("#B5793F", "arch"),
    "teal": ("#2FB8B0", "pentagon"),
    "white": ("#E8EDF2", "crescent"),
    "lime": ("#A8D65C", "badge"),
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
