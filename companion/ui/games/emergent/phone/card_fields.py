"""Three fields for one city's card; also the way to put a typed one right (ET-17)."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.games.emergent.actions import ClearCard
from companion.games.emergent.views import CardLine
from companion.ui.games.emergent import reading, typing
from companion.ui.games.emergent.draw import CityPlate, tones
from companion.ui.games.emergent.editor.entry import use_focus
from companion.ui.games.emergent.keys import Keys
from companion.ui.games.emergent.phone.bits import Panel, Small, field_border
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Spaced
from companion.ui.games.emergent.typing import Draft
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import FIGURES_600, TEXT_600
from companion.ui.kit.text import CENTER, Heading, style
from companion.ui.stage import Stage


def CardFields(stage: Stage, card: CardLine, draft: Draft, keys: Keys) -> ft.Control:
    """The open city: fields, echo, no card. It stays on the page and the cities go through it."""
    view, skin = reading.game(stage), stage.skin
    city = reading.city(view, card.city)
    name = reading.city_name(view, card.city)
    line = typing.read(draft, typing.cities_of(view.board)) if all(draft.boxes) else None
    tiers = line.tiers if line else None
    is_again = card.status != "to_come"
    head = ft.Row(
        [
            CityPlate(skin, city.rank if city else "", 26, is_hot=True),
            Heading(skin, name, 19),
            ft.Container(expand=True),
            *([Small(skin, skin.say("emergent-phone-card-sum", sum=sum(tiers)))] if tiers else []),
        ],
        spacing=8,
        vertical_alignment=MIDDLE,
    )
    none = OutlineButton(
        skin,
        skin.say("emergent-phone-card-none"),
        keys.no_card,
        expand=True,
        height=52,
        disabled=card.status == "no_card",
    )
    put = AccentButton(
        skin,
        skin.say("emergent-phone-card-put-right" if is_again else "emergent-phone-card-enter"),
        keys.enter,
        icon="check",
        disabled=tiers is None,
    )
    boxes = [_box(stage, draft, at, name, keys) for at in range(3)]
    rows: list[ft.Control] = [head, ft.Row(list(boxes), spacing=8)]
    if line and line.faults:
        told = " ".join(skin.language.reason(fault, stage.names) for fault in line.faults)
        rows.append(Small(skin, told, colour=skin.palette.warn))
    rows.append(
        Spaced(skin, put, ft.Row([none]))
        if skin.large_text
        else ft.Row([none, ft.Container(put, expand=True)], spacing=8)
    )
    if is_again:
        rows.append(_undo(stage, card, keys))
    return Panel(skin, Spaced(skin, *rows, gap=8), outline=tones(skin).accent, padding=12)


def _undo(stage: Stage, card: CardLine, keys: Keys) -> ft.Control:
    """It was a mistake: the city waits for its card again; or leave it as it is."""
    skin = stage.skin

    def clear() -> None:
        stage.send(ClearCard(city=card.city))
        keys.leave()

    buttons = [OutlineButton(skin, skin.say("emergent-phone-card-leave"), keys.leave, expand=True)]
    if reading.game(stage).phase == "cards":
        words = skin.say("emergent-phone-card-clear")
        buttons.append(OutlineButton(skin, words, clear, expand=True))
    if skin.large_text:
        return Spaced(skin, *(ft.Row([button]) for button in buttons))
    return ft.Row(list(buttons), spacing=8)


def _box(stage: Stage, draft: Draft, at: int, city: str, keys: Keys) -> ft.Control:
    turn = draft.turn if draft.at == at else 0
    return _Box.keyed(f"tier-{at}")(stage, draft.boxes[at], at, city, keys, turn)


@component
def _Box(stage: Stage, value: str, at: int, city: str, keys: Keys, turn: int) -> ft.Control:
    """One tier; it takes the cursor when its turn comes."""
    skin, palette = stage.skin, stage.skin.palette
    there = use_focus(turn)

    def typed(event: Any) -> None:
        keys.box(at, str(event.control.value or ""))

    return ft.TextField(
        ref=there,
        value=value,
        label=skin.say("emergent-phone-tier", n=at + 1),
        tooltip=skin.say("emergent-phone-tier-of", n=at + 1, city=city),
        on_change=guarded(typed),
        on_submit=guarded(partial(keys.next, at)),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(r"^[0-9]*$"),
        text_align=CENTER,
        text_style=style(skin.size(24), palette.text, FIGURES_600),
        label_style=style(skin.size(14), palette.muted, TEXT_600),
        filled=True,
        fill_color=palette.raised,
        border=field_border(skin),
        max_length=6,
        counter="",
        expand=True,
    )
