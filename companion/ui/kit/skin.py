"""Where something is drawn: palette and look, size, motion, size of text, language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, Protocol, TypeVar

from companion import texts
from companion.ui.kit.look import DAY, NIGHT, Look
from companion.ui.kit.palette import DARK, LIGHT, Palette, tint

T = TypeVar("T")
Device = Literal["phone", "tablet", "tv"]

PHONE_WIDTH: Final = 430.0
"""How wide a seat's page is where there is more room than on any phone."""
WIDEST_PHONE: Final = 520.0
SMALLEST_TV: Final = 28.0
"""Read from the sofa, on a 1080 line screen."""


class Says(Protocol):
    """Who speaks a language: a skin, or the language itself."""

    def say(self, text_id: str, attribute: str = "", /, **values: object) -> str:
        """A text, its values filled in."""
        ...


@dataclass(frozen=True)
class Skin:
    """Everything a part needs to know about where it is drawn."""

    palette: Palette
    is_dark: bool
    device: Device
    width: float
    height: float
    scale: float
    motion: bool = True
    large_text: bool = False
    language: texts.Language = texts.ENGLISH
    look: Look = NIGHT
    in_browser: bool = True
    """False in a window or an app, where a link of ours leads nowhere by itself."""

    def say(self, text_id: str, attribute: str = "", /, **values: object) -> str:
        """A text in the language of this device, its values filled in."""
        return self.language.say(text_id, attribute, **values)

    def dressed(self, looks: tuple[Look, Look]) -> Skin:
        """The same device in the clothes of a game (by night, by day)."""
        return _dressed(self, looks[0 if self.is_dark else 1])

    def wash(self, colour: str, amount: float = 0.12) -> str:
        """A colour mixed into the card: 0.06 wash, 0.12 selected, 0.16 pill or tile, 0.5 a border."""
        return tint(colour, self.palette.card, amount)

    @property
    def is_phone(self) -> bool:
        """One column, one question."""
        return self.device == "phone"

    @property
    def is_small(self) -> bool:
        """A phone of 640 lines or fewer: labels give way."""
        return self.is_phone and self.height < 700

    def size(self, step: float) -> float:
        """The type scale: a phone's value (14, 16, 18, 20, 30, 40, 96 …) as it is on this device."""
        grown = step * self.scale
        if self.device == "tv":
            grown = max(grown, SMALLEST_TV * self.scale / 1.8)
        if self.large_text:
            grown *= 2.0 if step <= 18 else 1.6 if step <= 24 else 1.25 if step <= 40 else 1.0
        return round(grown, 1)

    def px(self, length: float) -> float:
        """Room, radius and icons: a phone's length as it is on this device (a TV's type grows more)."""
        grow = (
            1.0
            if self.is_phone
            else 1.05 * self.scale / 1.15
            if self.device == "tablet"
            else 1.43 * self.scale / 1.8
        )
        return round(length * grow, 1)

    def time(self, milliseconds: int) -> int:
        """A duration, or none at all for who asked for less motion."""
        return milliseconds if self.motion else 0


@lru_cache(256)
def _dressed(skin: Skin, look: Look) -> Skin:
    """One skin a device and look: a part that gets it again sees at once that it is the same."""
    return replace(skin, look=look, palette=replace(skin.palette, **dict(look.ground)))


@lru_cache(256)
def skin_for(
    width: float,
    height: float,
    *,
    is_dark: bool = True,
    is_seat: bool = False,
    motion: bool = True,
    large_text: bool = False,
    language: texts.Language = texts.ENGLISH,
) -> Skin:
    """The skin of a page of this size. A seat is a phone's column whatever it is shown on."""
    palette, look = (DARK, NIGHT) if is_dark else (LIGHT, DAY)
    device: Device = "tablet"
    wide, scale = width, 1.15 * max(0.8, min(width / 1024, height / 768, 1.5))
    if is_seat or width < 700 or (width < height and width < 760):
        device, scale = "phone", 1.0
        wide = PHONE_WIDTH if is_seat and width > WIDEST_PHONE else width
    elif width >= 1440 and height >= 760:
        device, scale = "tv", 1.8 * min(width / 1920, height / 1080)
    return Skin(palette, is_dark, device, wide, height, scale, motion, large_text, language, look)


def by_ground(night: T, day: T) -> Callable[[Skin], T]:
    """What a game has twice, as a skin wants it: its own colours, by night and by day."""

    def of(skin: Skin) -> T:
        return night if skin.is_dark else day

    return of
