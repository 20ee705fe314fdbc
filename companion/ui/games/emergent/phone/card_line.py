"""Cards in lines, as they are read aloud: `Harbour 5 3 2`, `1 5 3 2`, or many pasted at once (section 9)."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.games.emergent.sums import lines
from companion.games.emergent.views import DemandView
from companion.ui.games.emergent.desk.entry import Written, use_focus
from companion.ui.games.emergent.desk.keys import Keys
from companion.ui.games.emergent.desk.tierbox import LONGEST
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.field import edges
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Small, Strong, style


def echo_of(skin: Skin, cast: Cast, demand: DemandView, line: lines.Line) -> str:
    """What was understood: the card, in words."""
    name = cast.city_name(line.city)
    if line.tiers is None:
        return skin.say("emergent-phone-echo-none", city=name)
    known = next((card.status for card in demand.cards if card.city == line.city), "to_come")
    return skin.say(
        "emergent-phone-echo" if known == "to_come" else "emergent-phone-echo-again",
        city=name,
        tiers=" · ".join(map(str, line.tiers)),
        sum=sum(line.tiers),
    )


@component
def OneLine(skin: Skin, cast: Cast, demand: DemandView, keys: Keys) -> ft.Control:
    """Type, see at once what was understood; Enter ends the line, and the cursor stays for the next one.

    What was entered stands in the field until it is left: it is never emptied under somebody's fingers, so no
    letter is lost.
    """
    _, redraw = ft.use_state(0)
    turn, set_turn = ft.use_state(0)
    there = use_focus(turn)
    begin: Any = partial(Written, None, keys.enter_lines)
    kept: Any = ft.use_ref(begin)
    written: Written = kept.current
    written.on_line = keys.enter_lines

    def typed(event: Any) -> None:
        written.write(str(event.control.value or ""))
        redraw(lambda count: count + 1)

    def left() -> None:
        written.empty()
        redraw(lambda count: count + 1)

    def enter() -> None:
        left()
        set_turn(lambda count: count + 1)

    palette = skin.palette
    first = next((card.city for card in demand.cards), "")
    field = ft.TextField(
        ref=there,
        value=written.text,
        label=skin.say("emergent-phone-line-label"),
        hint_text=skin.say("emergent-phone-line-hint", city=cast.city_name(first)),
        on_change=guarded(typed),
        on_blur=guarded(left),
        multiline=True,
        min_lines=1,
        max_lines=2,
        text_style=style(skin.size(17), palette.text, TEXT_600),
        label_style=style(skin.size(15), palette.muted, TEXT_600),
        hint_style=style(skin.size(16), palette.muted),
        filled=True,
        fill_color=palette.raised,
        border=edges(skin, skin.px(12)),
        autocorrect=False,
        enable_suggestions=False,
        max_length=LONGEST,
        counter="",
        expand=True,
    )
    button = IconButton48(skin, "check", skin.say("emergent-phone-line-enter"), enter, size=52)
    row = ft.Row([field, button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
    echo = _echo(skin, cast, demand, keys, written.text.split("\n")[-1])
    return ft.Container(Spaced(skin, row, *echo, gap=2), padding=ft.Padding.only(top=skin.size(15) * 0.5))


def _echo(skin: Skin, cast: Cast, demand: DemandView, keys: Keys, text: str) -> list[ft.Control]:
    """What the line says so far; before anything is typed, what was wrong with the lines before."""
    palette = skin.palette
    line = keys.said(text) if text.strip() else lines.Line(faults=keys.draft.wrong)
    if line.city is not None and not line.faults:
        ink, icon = palette.good, "check"
        words = Strong(skin, echo_of(skin, cast, demand, line), 15, colour=ink, expand=True)
    elif line.faults:
        ink, icon = palette.warn, "info"
        told = " ".join(cast.said(skin, fault) for fault in line.faults)
        words = Small(skin, told, colour=ink, expand=True)
    else:
        return []
    content = InRow(skin, Icon(skin, icon, 18, ink), words, gap=8)
    return [ft.Semantics(content=content, live_region=True, container=True)]
