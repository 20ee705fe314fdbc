"""The last space of each track, read off the board; a track may have none (SW-4)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.setup import SetLimits
from companion.games.singularity.sums.previews import track
from companion.games.singularity.words import TRACKS
from companion.ui.games.singularity import reading
from companion.ui.kit.boxes import Panel, Spaced
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Tap, component, part, steady, use_kept
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

USUAL = {"threat": 20, "awareness": 10}
"""Where the numbers start before they are read off the board."""
HIGHEST = 200
Limits = tuple[int, bool]
"""The last space, and whether there is none after all."""


@component
def LimitsScreen(stage: Stage, close: Tap) -> ft.Control:
    """Both tracks, to be sent together."""
    view, skin = reading.game(stage), stage.skin
    limits, put = use_kept({name: (track(view, name).limit or USUAL[name], False) for name in TRACKS})

    def send() -> None:
        threat, awareness = (None if is_free else value for value, is_free in limits.values())
        stage.send(SetLimits(threat=threat, awareness=awareness))
        close()

    change = steady(lambda name, limit: put(lambda now: {**now, name: limit}))
    return SeatPage(
        stage,
        asks="singularity-phone-limits",
        body=[TrackLimit.keyed(name)(skin, name, limits[name], change) for name in TRACKS],
        actions=[ReasonButton(skin, skin.say("singularity-phone-limits-button"), steady(send), "check")],
        back=close,
    )


@part
def TrackLimit(skin: Skin, name: str, limit: Limits, change: Callable[[str, Limits], None]) -> ft.Control:
    """One track: its last space, or that it has none."""
    value, is_free = limit
    put = steady(lambda number: change(name, (number, False)))
    toggle = steady(lambda _word: change(name, (value, not is_free)))
    word = skin.say(f"singularity-track-{name}")
    number = Strong(skin, word, 16) if is_free else NumberRow(skin, word, value, 1, HIGHEST, put)
    option = ((name, skin.say("singularity-phone-no-limit"), ""),)
    return Panel(skin, Spaced(skin, number, Chips(skin, "", option, name if is_free else "", toggle)))
