"""A countdown and a clock, set up."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.games.toolbox.actions import CountDown, SetClock
from companion.games.toolbox.packs.specs import ClockSpec, TimerSpec
from companion.games.toolbox.sums.countdowns import LONGEST, PRESETS
from companion.ui.games.toolbox.setup.forms import Say, names_field, pills, words
from companion.ui.games.toolbox.tools.countdown import length_of
from companion.ui.kit.boxes import CENTERED, Caption, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.countdown import time_of
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

PLACES, FEWEST = 3, 2
SECOND, MINUTE = 1000, 60_000
USUAL = ClockSpec(each=10 * MINUTE)


def seconds_of(typed: str) -> int:
    """`90` or `1:30`; 0 for what is no time."""
    parts = typed.strip().split(":")
    if not all(part.isdecimal() for part in parts) or len(parts) > PLACES - 1:
        return 0
    return int(parts[0]) * 60 + int(parts[1]) if len(parts) == PLACES - 1 else int(parts[0])


@component
def CountdownForm(skin: Skin, say: Say, zeros: tuple[str, ...], known: TimerSpec | None = None) -> ft.Control:
    """A tap on a length starts it."""
    zero, set_zero = ft.use_state(str(known.at_zero) if known else "nothing")
    typed, set_typed = ft.use_state("")
    at_zero: Any = zero if zero in zeros else "nothing"

    def start(seconds: int) -> None:
        say(CountDown(seconds=seconds, at_zero=at_zero))

    def length(seconds: int) -> ft.Control:
        is_known = known is not None and known.seconds == seconds
        words = Words(skin, length_of(seconds), 26, family=DISPLAY_700, line=1.0, align=CENTER)
        face = ft.Container(
            words,
            height=skin.px(74),
            border_radius=skin.px(18),
            bgcolor=skin.wash(skin.look.accent, 0.28 if is_known else 0.12),
            border=ft.Border.all(3 if is_known else 1.5, skin.wash(skin.look.accent, 0.5)),
            alignment=ft.Alignment.CENTER,
            ink=skin.motion,
            on_click=guarded(partial(start, seconds)),
        )
        return ft.Semantics(content=face, button=True, container=True, selected=is_known, expand=True)

    count = 2 if skin.large_text else PLACES
    rows = [PRESETS[at : at + count] for at in range(0, len(PRESETS), count)]
    lengths = [ft.Row([length(one) for one in row], spacing=skin.px(10), alignment=CENTERED) for row in rows]
    seconds = seconds_of(typed)
    own = MainButton(
        skin,
        skin.say("toolbox-count-own", time=time_of(seconds)) if seconds else skin.say("toolbox-count-none"),
        partial(start, seconds),
        icon="tool-countdown",
        disabled=not 1 <= seconds <= LONGEST,
    )
    more = [pills(skin, "at-zero", zeros, at_zero, set_zero)] if len(zeros) > 1 else []
    field = Field(skin, skin.say("toolbox-count-typed"), typed, set_typed, longest=6, is_number=True)
    title = Caption(skin, skin.say("toolbox-count-lengths"))
    return Spaced(skin, title, *lengths, *more, Panel(skin, Spaced(skin, field, own, gap=12)), gap=14)


@component
def ClockForm(
    skin: Skin, say: Say, asks_names: bool, known: ClockSpec = USUAL, label: str = "toolbox-clock-set"
) -> ft.Control:
    """Time each, increment, what happens at zero."""
    each, set_each = ft.use_state(max(1, int(known.each) // MINUTE))
    more, set_more = ft.use_state(int(known.increment) // SECOND)
    kind, set_kind = ft.use_state(str(known.increment_kind))
    overtime, set_overtime = ft.use_state(int(known.overtime) // SECOND)
    zero, set_zero = ft.use_state(str(known.at_zero))
    names, set_names = ft.use_state("")
    at_zero: Any = zero
    increment_kind: Any = kind

    def start() -> None:
        clock = ClockSpec(
            each=each * MINUTE,
            increment=more * SECOND,
            increment_kind=increment_kind,
            overtime=overtime * SECOND,
            at_zero=at_zero,
        )
        say(SetClock(clock=clock, names=words(names)))

    return Spaced(
        skin,
        *names_field(skin, names, set_names, is_asked=asks_names),
        Panel(
            skin,
            Spaced(
                skin,
                NumberRow(skin, skin.say("toolbox-clock-each"), each, 1, 720, set_each),
                NumberRow(skin, skin.say("toolbox-clock-increment"), more, 0, 600, set_more),
                *([pills(skin, "clock-kind", ("add", "delay"), kind, set_kind)] if more else []),
                NumberRow(skin, skin.say("toolbox-clock-overtime"), overtime, 0, 3600, set_overtime),
            ),
        ),
        pills(skin, "clock-zero", ("count", "pass", "out"), zero, set_zero),
        MainButton(
            skin,
            skin.say(label),
            start,
            icon="tool-clock",
            disabled=asks_names and len(words(names)) < FEWEST,
        ),
        gap=14,
    )
