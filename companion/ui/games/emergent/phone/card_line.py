"""A card in one line, as somebody reads it aloud: `Harbour 5 3 2` (section 9 of the rules)."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion import texts
from companion.games.emergent import lines
from companion.games.emergent.actions import EnterCard, NoCard
from companion.kernel.action import Action
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.phone.bits import Small, field_border
from companion.ui.games.emergent.phone.page import Spaced
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import component, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import Strong, style
from companion.ui.stage import Stage
from companion.ui.theme import TEXT_600


def said(stage: Stage, line: lines.Line) -> tuple[Action | None, str]:
    """What a line would do, and its echo in words: the card, or what is wrong with it."""
    view = reading.game(stage)
    if line.faults:
        return None, " ".join(texts.reason(fault, stage.names) for fault in line.faults)
    if line.city is None:
        return None, ""
    name = reading.city_name(view, line.city)
    known = (
        next((card for card in view.demand.cards if card.city == line.city), None) if view.demand else None
    )
    if line.tiers is None:
        return NoCard(city=line.city), stage.say("emergent-phone-echo-none", city=name)
    is_there = known is not None and known.status != "to_come"
    echo = stage.say(
        "emergent-phone-echo-again" if is_there else "emergent-phone-echo",
        city=name,
        tiers=" · ".join(map(str, line.tiers)),
        sum=sum(line.tiers),
    )
    return EnterCard(city=line.city, tiers=line.tiers, replace=is_there), echo


@component
def OneLine(stage: Stage) -> ft.Control:
    """Type, see at once what was understood, enter; the field is empty again for the next card.

    The button may always be tapped: on a slow network the echo is behind the fingers, and the tap comes after
    the last letter all the same.
    """
    skin, palette = stage.skin, stage.skin.palette
    text, write = ft.use_state("")
    cities = {city.id: city.name for city in reading.game(stage).board.cities}
    action, echo = said(stage, lines.read(text, cities)) if text.strip() else (None, "")

    def enter() -> None:
        if action is not None:
            stage.send(action)
            write("")

    def typed(event: Any) -> None:
        write(str(event.control.value or ""))

    field = ft.TextField(
        value=text,
        label=stage.say("emergent-phone-line-label"),
        hint_text=stage.say("emergent-phone-line-hint", city=next(iter(cities.values()), "")),
        on_change=guarded(typed),
        on_submit=guarded(enter),
        text_style=style(skin.size(17), palette.text, TEXT_600),
        label_style=style(skin.size(15), palette.muted, TEXT_600),
        hint_style=style(skin.size(16), palette.muted),
        filled=True,
        fill_color=palette.raised,
        border=field_border(skin),
        autocorrect=False,
        max_length=80,
        counter="",
        expand=True,
    )
    button = IconButton48(
        skin,
        "check",
        stage.say("emergent-phone-line-enter"),
        enter,
        size=52,
        colour="" if action else palette.faint,
    )
    rows: list[ft.Control] = [
        ft.Row([field, button], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
    ]
    if echo:
        ink = palette.good if action is not None else palette.warn
        icon = "check" if action is not None else "info"
        words = Strong(skin, echo, 15, colour=ink) if action is not None else Small(skin, echo, colour=ink)
        words.expand = True
        rows.append(
            ft.Semantics(
                content=ft.Row([Icon(skin, icon, 18, ink), words], spacing=8),
                live_region=True,
                container=True,
            )
        )
    return ft.Container(Spaced(skin, *rows, gap=2), padding=ft.Padding.only(top=skin.size(15) * 0.5))
