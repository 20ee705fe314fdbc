"""The last space of both tracks, typed from the board (SW-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.games.singularity.actions.setup import SetLimits
from companion.games.singularity.words import TRACKS, Track
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.phone.limits import HIGHEST, USUAL
from companion.ui.games.singularity.reading import Send
from companion.ui.kit.boxes import Caption, IconTile, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words

Half = tuple[int, int]
"""Threat and Awareness; 0 is no limit."""
NO_HALF: Final[Half | None] = None


@part
def LimitsBox(
    skin: Skin, limits: tuple[int | None, int | None], is_set: bool, say: Send | None
) -> ft.Control:
    """Both tracks; the host types what the board says, a plain screen shows it."""
    half, set_half = ft.use_state(NO_HALF)
    given: Half = (limits[0] or USUAL["threat"], limits[1] or USUAL["awareness"])
    values = half or given

    def put(at: int, value: int) -> None:
        set_half((value, values[1]) if at == 0 else (values[0], value))

    def keep() -> None:
        if say is not None:
            say(SetLimits(threat=values[0] or None, awareness=values[1] or None))
            set_half(None)

    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-limits"))]
    for at, name in enumerate(TRACKS):
        right = (
            _stepper(skin, name, values[at], lambda value, at=at: put(at, value))  # type: ignore[misc]
            if say
            else _figure(skin, name, limits[at], is_set)
        )
        is_free = say is not None and not values[at]
        rows.append(_line(skin, name, right, skin.say("singularity-shared-limit-zero") if is_free else ""))
    if say is not None:
        is_kept = is_set and (half is None or half == given)
        words = skin.say(f"singularity-shared-limits-{'kept' if is_kept else 'keep'}")
        ground = skin.palette.raised
        button = OutlineButton(skin, words, keep, icon="check", disabled=is_kept, filled=ground, height=52)
        rows.append(button)
    elif not is_set:
        rows.append(Muted(skin, skin.say("singularity-shared-missing-limits"), 15))
    return Panel(skin, Spaced(skin, *rows))


def _paint(skin: Skin, name: Track) -> tuple[str, str]:
    paint = tones(skin)
    return (paint.red, "sw-emblem") if name == "threat" else (paint.amber, "sw-eye")


def _figure(skin: Skin, name: Track, limit: int | None, is_set: bool) -> ft.Control:
    none = skin.say("singularity-shared-limit-none" if is_set else "singularity-shared-limit-open")
    return Words(skin, str(limit) if limit else none, 24, colour=_paint(skin, name)[0], family=DISPLAY_700)


def _stepper(skin: Skin, name: Track, value: int, put: Callable[[int], None]) -> ft.Control:
    return Stepper(skin, value, 0, HIGHEST, put, skin.say(f"singularity-track-{name}"))


def _line(skin: Skin, name: Track, right: ft.Control, note: str) -> ft.Control:
    colour, icon = _paint(skin, name)
    words = Stacked(
        skin,
        Strong(skin, skin.say(f"singularity-track-{name}"), 17),
        *([Muted(skin, note, 14)] if note else []),
        gap=0,
        expand=True,
    )
    tile = [] if skin.is_phone else [IconTile(skin, icon, colour)]  # there the word needs the room
    return InRow(skin, *tile, words, right)
