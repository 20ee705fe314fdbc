"""A countdown and a clock, set up."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.toolbox.actions import CountDown, SetClock
from companion.games.toolbox.packs.specs import ClockSpec, TimerSpec
from companion.games.toolbox.sums.clocks import FEWEST_PLACES, check_setting
from companion.games.toolbox.sums.countdowns import LONGEST, PRESETS
from companion.kernel.action import Reason
from companion.ui.forms.drafts import check, draft_of
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import use_draft
from companion.ui.forms.lines import Option
from companion.ui.games.toolbox.setup import forms
from companion.ui.games.toolbox.setup.forms import AskedRows, MoreSettings, SetUp
from companion.ui.games.toolbox.setup.looks import TOOLS
from companion.ui.games.toolbox.tools.countdown import length_of
from companion.ui.kit.boxes import CENTERED, Caption, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.countdown import time_of
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.field import Field
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.picking import Pills, Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Words

COLUMNS = 3
PARTS = 2
FIELDS: Final = fields_of(ClockSpec)
FIRST: Final = ("each", "increment", "at_zero")
CLOCK: Final = forms.worded("clock")


def seconds_of(typed: str) -> int:
    """`90` or `1:30`; 0 for what is no time."""
    parts = typed.strip().split(":")
    if not all(part.isdecimal() for part in parts) or len(parts) > PARTS:
        return 0
    return int(parts[0]) * 60 + int(parts[1]) if len(parts) == PARTS else int(parts[0])


@component
def CountdownForm(
    skin: Skin, say: forms.Say, zeros: tuple[str, ...], known: TimerSpec | None = None
) -> ft.Control:
    """A tap on a length starts it."""
    zero, set_zero = ft.use_state(str(known.at_zero) if known else "nothing")
    again, set_again = ft.use_state(known.again if known else False)
    typed, set_typed = ft.use_state("")
    at_zero: Any = zero if zero in zeros else "nothing"

    def start(seconds: int) -> None:
        say(CountDown(seconds=seconds, at_zero=at_zero, again=again and at_zero == "next"))

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

    count = 2 if skin.large_text else COLUMNS
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
    more: list[ft.Control] = []
    if len(zeros) > 1:
        told = [(one, skin.say(f"toolbox-at-zero-{one}"), "") for one in zeros]
        pills = Pills(skin, told, at_zero, set_zero)
        more.append(Spaced(skin, Caption(skin, skin.say("toolbox-at-zero")), pills, gap=6))
    if at_zero == "next":
        repeat = skin.say("toolbox-count-repeat")
        knob = Toggle(skin, again, set_again, repeat)
        more.append(ft.Row([ft.Container(Body(skin, repeat), expand=True), knob]))
    field = Field(skin, skin.say("toolbox-count-typed"), typed, set_typed, longest=6, is_number=True)
    title = Caption(skin, skin.say("toolbox-count-lengths"))
    return Spaced(skin, title, *lengths, *more, Panel(skin, Spaced(skin, field, own, gap=12)), gap=14)


@component
def ClockForm(
    at: SetUp,
    known: ClockSpec | None = None,
    first: tuple[str, ...] = (),
) -> ft.Control:
    """Time each, increment, what happens at zero. `first`: the names of who plays, or the order of seats."""
    skin, company = at.skin, at.company
    told = draft_of(FIELDS, known) if known else {}
    draft, put = use_draft(FIELDS, {**told, "order": first} if first and company.seats else told)
    names, set_names = ft.use_state("" if company.seats else ", ".join(first))
    typed = forms.words(names) if company.asks_names else ()
    ids = forms.numbered(len(typed)) if company.asks_names else company.ids
    options = tuple(map(Option, ids, typed)) if company.asks_names else company.options
    order = draft["order"] if sorted(draft["order"] or ()) == sorted(ids) else None
    values = {**draft, "order": None if order == ids else order}

    def judge(spec: ClockSpec) -> tuple[Reason, ...]:
        return forms.refused(lambda: check_setting(spec.setting(ids)))

    fields = [one for one in FIELDS if one.name != "order" or options]
    checked = check(ClockSpec, fields, values, skin.language, judge=judge)
    is_few = len(ids) < FEWEST_PLACES

    def start() -> None:
        if checked.value is not None:
            at.say(SetClock(clock=checked.value, names=typed))

    shown = [one for one in fields if one.name != "increment_kind" or draft["increment"]]
    rows = forms.asked(skin, shown, CLOCK, {**draft, "order": order}, put, "clock", order=options)
    return Spaced(
        skin,
        *forms.names_field(skin, names, set_names, is_asked=company.asks_names),
        AskedRows(skin, rows.only(*FIRST), TOOLS),
        MoreSettings(skin, (rows.but(*FIRST),), TOOLS),
        *at.button(
            "toolbox-clock-set",
            "tool-clock",
            start,
            () if is_few else checked.faults,
            waits=is_few or not checked.is_right,
        ),
        gap=14,
    )
