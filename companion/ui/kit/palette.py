"""Colours by their job, by night and on paper; and those of the seats."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

from companion import paths

INK: Final = "#0E1116"
"""On every seat colour and accent: one ink serves all main buttons."""


T = TypeVar("T")


@cache
def _colours() -> dict[str, dict[str, Any]]:
    return tomllib.loads((paths.assets() / "colours.toml").read_text(encoding="utf-8"))


def night_and_day(of: str, kind: type[T]) -> tuple[T, T]:
    """The colours of `assets/colours.toml` under this name, as a dataclass by night and by day."""
    said = {name: each if isinstance(each, list) else [each, each] for name, each in _colours()[of].items()}
    night, day = ({name: each[at] for name, each in said.items()} for at in (0, 1))
    return kind(**night), kind(**day)


@dataclass(frozen=True)
class Palette:
    """Every colour by its job, by night and by day."""

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


DARK, LIGHT = night_and_day("palette", Palette)

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
