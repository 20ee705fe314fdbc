"""Three fields for one city's card; also the way to put a typed one right (ET-17)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.games.emergent.actions import ClearCard, EnterCard, NoCard
from companion.games.emergent.deck import Tiers, tier_fault, written
from companion.games.emergent.views import CardLine
from companion.kernel.action import Action, Reason
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import CityPlate, tones
from companion.ui.games.emergent.phone.bits import Panel, Small, field_border
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Spaced
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.guard import component, guarded
from companion.ui.parts.text import CENTER, Heading, style
from companion.ui.stage import Stage
from companion.ui.theme import FIGURES_600, TEXT_600


def tiers_of(fields: tuple[str, str, str]) -> Tiers | None:
    """The three numbers, once all are there."""
    if not all(field.strip().isdigit() for field in fields):
        return None
    first, second, third = (int(field) for field in fields)
    return first, second, third


def CardFields(stage: Stage, card: CardLine, on_done: Callable[[], None]) -> ft.Control:
    """The open city: fields, echo, no card; half-typed numbers stay with their city."""
    return _Fields(stage, card, on_done, key=f"card-{card.city}-{card.status}")  # type: ignore[call-arg]


@component
def _Fields(stage: Stage, card: CardLine, on_done: Callable[[], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    city = reading.city(view, card.city)
    name = reading.city_name(view, card.city)
    before = tuple(map(str, card.tiers)) if card.tiers else ("", "", "")
    fields, set_fields = ft.use_state(before)
    tiers = tiers_of(fields)  # type: ignore[arg-type]
    fault = tier_fault(tiers) if tiers else None
    is_again = card.status != "to_come"

    def write(at: int, event: Any) -> None:
        value = "".join(char for char in str(event.control.value or "") if char.isdigit())
        set_fields(lambda old: (*old[:at], value, *old[at + 1 :]))

    def say(action: Action) -> None:
        stage.send(action)
        on_done()

    def enter() -> None:
        if tiers and not fault:
            say(EnterCard(city=card.city, tiers=tiers, replace=is_again))

    head = ft.Row(
        [
            CityPlate(skin, city.rank if city else "", 26, is_hot=True),
            Heading(skin, name, 19),
            ft.Container(expand=True),
            Small(skin, _echo(stage, name, tiers, fault)) if tiers else ft.Container(),
        ],
        spacing=8,
        vertical_alignment=MIDDLE,
    )
    boxes = [_box(stage, name, at, fields[at], partial(write, at), enter) for at in range(3)]
    none = OutlineButton(
        skin,
        stage.say("emergent-phone-card-none"),
        lambda: say(NoCard(city=card.city)),
        expand=True,
        height=52,
        disabled=card.status == "no_card",
    )
    put = AccentButton(
        skin,
        stage.say("emergent-phone-card-put-right" if is_again else "emergent-phone-card-enter"),
        enter,
        icon="check",
        disabled=tiers is None or fault is not None,
    )
    rows: list[ft.Control] = [head, ft.Row(list(boxes), spacing=8)]
    if fault and tiers:
        why = Reason(f"emergent.{fault}", "ET-17", {"city": name, "tiers": written(tiers)})
        rows.append(Small(skin, texts.reason(why, stage.names), colour=skin.palette.warn))
    rows.append(
        Spaced(skin, put, ft.Row([none]))
        if skin.large_text
        else ft.Row([none, ft.Container(put, expand=True)], spacing=8)
    )
    if is_again:
        rows.append(_undo(stage, card, say, on_done))
    return Panel(skin, Spaced(skin, *rows, gap=8), outline=tones(skin).accent, padding=12)


def _undo(
    stage: Stage, card: CardLine, say: Callable[[Action], None], on_done: Callable[[], None]
) -> ft.Control:
    """It was a mistake: the city waits for its card again; or leave it as it is."""
    skin = stage.skin
    buttons = [OutlineButton(skin, stage.say("emergent-phone-card-leave"), on_done, expand=True)]
    if reading.game(stage).phase == "cards":
        clear = stage.say("emergent-phone-card-clear")
        buttons.append(OutlineButton(skin, clear, lambda: say(ClearCard(city=card.city)), expand=True))
    if skin.large_text:
        return Spaced(skin, *(ft.Row([button]) for button in buttons))
    return ft.Row(list(buttons), spacing=8)


def _echo(stage: Stage, name: str, tiers: Tiers, fault: str | None) -> str:
    return "" if fault else stage.say("emergent-phone-card-sum", city=name, sum=sum(tiers))


def _box(
    stage: Stage,
    city: str,
    at: int,
    value: str,
    on_change: Callable[[Any], None],
    on_submit: Callable[[], None],
) -> ft.Control:
    """One tier."""
    skin, palette = stage.skin, stage.skin.palette
    return ft.TextField(
        value=value,
        label=stage.say("emergent-phone-tier", n=at + 1),
        tooltip=stage.say("emergent-phone-tier-of", n=at + 1, city=city),
        on_change=guarded(on_change),
        on_submit=guarded(on_submit),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(r"^[0-9]*$"),
        text_align=CENTER,
        text_style=style(skin.size(24), palette.text, FIGURES_600),
        label_style=style(skin.size(14), palette.muted, TEXT_600),
        filled=True,
        fill_color=palette.raised,
        border=field_border(skin),
        max_length=2,
        counter="",
        expand=True,
    )
