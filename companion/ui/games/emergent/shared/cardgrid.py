"""The cities by rank with their cards: typed, typing now, to come, no card (ET-17)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.emergent.views import CardLine
from companion.ui.games.emergent.draw import CityPlate, tones
from companion.ui.games.emergent.editor.entry import use_focus
from companion.ui.games.emergent.keys import Keys
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.typing import Draft
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words, style
from companion.ui.stage import Stage

SMALLEST = 62
"""A card is never lower than this; more cities scroll."""
TALL = 84
"""From this height on the state has a line of its own."""
BOX = 40
STRETCH = ft.CrossAxisAlignment.STRETCH


def _side(skin: Skin) -> float:
    """How large a box is."""
    return skin.px(BOX) * (1.6 if skin.large_text else 1.0)


def _box(skin: Skin, text: str, *, is_empty: bool) -> ft.Control:
    palette = skin.palette
    return ft.Container(
        Words(
            skin,
            text or reading.DASH,
            22,
            family=TEXT_400 if is_empty else DISPLAY_700,
            colour=palette.faint if is_empty else "",
            align=CENTER,
            line=1.0,
        ),
        width=_side(skin),
        height=_side(skin),
        border_radius=skin.px(11),
        bgcolor=palette.background if is_empty else palette.raised,
        border=ft.Border.all(1, palette.outline),
        alignment=ft.Alignment.CENTER,
    )


def _field(stage: Stage, draft: Draft, at: int, keys: Keys) -> ft.Control:
    """A box to type in; it takes the cursor when its turn comes."""
    turn = draft.turn if draft.at == at else 0
    return _Field.keyed(f"box-{draft.city}-{at}")(stage, draft, at, keys, turn)


@component
def _Field(stage: Stage, draft: Draft, at: int, keys: Keys, turn: int) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    view = reading.game(stage)
    amber = tones(skin).amber
    there = use_focus(turn)

    def typed(event: ft.Event[ft.TextField]) -> None:
        keys.box(at, str(event.control.value or ""))

    def edge(width: float, colour: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=skin.px(11))

    label = skin.say("emergent-shared-tier-of", n=at + 1, city=reading.city_name(view, draft.city))
    field = ft.TextField(
        ref=there,
        value=draft.boxes[at],
        on_change=guarded(typed),
        on_submit=guarded(partial(keys.next, at)),
        keyboard_type=ft.KeyboardType.NUMBER,
        text_style=style(skin.size(22), palette.text, DISPLAY_700, 1.0),
        text_align=CENTER,
        content_padding=ft.Padding.symmetric(horizontal=2, vertical=skin.px(8)),
        filled=True,
        fill_color=palette.raised,
        border={
            ft.ControlState.DEFAULT: edge(1, palette.outline),
            ft.ControlState.FOCUSED: edge(2.5, amber),
        },
        cursor_color=amber,
        max_length=6,
        counter="",
        width=_side(skin),
        height=_side(skin),
        key=f"tier-{draft.city}-{at}",
    )
    return ft.Semantics(content=field, label=label)


def _state(stage: Stage, card: CardLine, *, is_now: bool, is_short: bool) -> ft.Control:
    """What became of the card, in words and with a sign; where there is little room the sum does."""
    skin, palette = stage.skin, stage.skin.palette
    if is_now:
        ink, words, icon = tones(skin).amber_words, "typing", "pencil"
    elif (demand := reading.game(stage).demand) and demand.is_dealt:
        ink, words, icon = palette.muted, "dealt", ""
    elif card.is_checked:
        ink, words, icon = palette.good, "checked", "check"
    elif card.status == "to_come":
        ink, words, icon = palette.muted, "to-come", ""
    else:
        ink, words, icon = palette.muted, card.status.replace("_", "-"), "check"
    by = reading.name(stage, card.by) or skin.say("emergent-shared-the-table")
    has_sum = card.tiers is not None and not is_now
    text_id = f"emergent-shared-card-{words}"
    said = (skin.say(text_id, "short") if is_short else "") or skin.say(text_id, by=by)
    family = TEXT_600 if is_now or card.is_checked else TEXT_400
    row: list[ft.Control] = [Icon(skin, icon, skin.px(16), ink)] if icon else []
    if not (is_short and has_sum):
        row.append(Words(skin, said, 14, colour=ink, family=family, line=1.1, lines=1, expand=True))
    if has_sum:
        total = skin.say("emergent-shared-sum", n=card.sum)
        row.append(Words(skin, total, 14, colour=palette.muted, line=1.1, lines=1))
    return ft.Row(row, spacing=skin.px(6))


def _boxes(
    stage: Stage,
    card: CardLine,
    draft: Draft,
    keys: Keys,
    *,
    is_now: bool,
) -> list[ft.Control]:
    """Three tiers: to type in, typed, or still empty; one word when there is no card."""
    if is_now:
        return [_field(stage, draft, at, keys) for at in range(3)]
    if card.status == "no_card":
        words = stage.say("emergent-shared-no-card")
        return [Words(stage.skin, words, 16, family=TEXT_600, colour=stage.skin.palette.muted)]
    shown = [str(number) for number in card.tiers] if card.tiers else ["", "", ""]
    return [_box(stage.skin, text, is_empty=card.tiers is None) for text in shown]


def CityCard(
    stage: Stage,
    card: CardLine,
    draft: Draft,
    height: float | None,
    on_open: Callable[[str], None] | None,
    keys: Keys,
) -> ft.Control:
    """One city: its plate, its name, its three tiers and what became of them."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    city = reading.city(view, card.city)
    is_now = draft.city == card.city and on_open is not None
    is_none, is_empty = card.status == "no_card" and not is_now, card.tiers is None
    name = city.name if city else card.city
    where = reading.region_name(view, city.region) if city else ""
    title = Words(
        skin, name, 17, family=TEXT_700, colour=palette.muted if is_none else "", line=1.15, lines=1
    )
    fields = _boxes(stage, card, draft, keys, is_now=is_now)
    boxes = ft.Row(fields, spacing=skin.px(5), tight=True)
    is_tall = height is None or height >= skin.px(TALL)
    state = _state(stage, card, is_now=is_now, is_short=not is_tall)
    plate = CityPlate(skin, city.rank if city else "", skin.px(30), is_dim=is_none)
    if height is None:
        row = ft.Row([plate, ft.Container(title, expand=True)], spacing=skin.px(9))
        inner: ft.Control = ft.Column([row, boxes, state], spacing=skin.px(8), tight=True)
    elif is_tall:
        region = Words(skin, where, 14, colour=palette.muted, line=1.15, lines=1)
        names = ft.Column([title, region], spacing=skin.px(2), tight=True, expand=True)
        top = ft.Row([plate, names, boxes], spacing=skin.px(9))
        inner = ft.Column(
            [top, ft.Container(state, padding=ft.Padding.only(left=skin.px(6)))],
            spacing=skin.px(5),
            alignment=ft.MainAxisAlignment.CENTER,
        )
    else:
        below = ft.Row([ft.Container(state, expand=True), boxes], spacing=skin.px(6))
        lines = ft.Column([title, below], spacing=skin.px(2), tight=True, expand=True)
        inner = ft.Row([plate, lines], spacing=skin.px(9))
    ground = tint(palette.card, palette.background, 0.6) if is_empty and not is_now else palette.card
    face = ft.Container(
        inner,
        height=height,
        padding=ft.Padding.symmetric(horizontal=skin.px(12), vertical=skin.px(6)),
        border_radius=skin.px(16),
        bgcolor=ground,
        border=ft.Border.all(skin.px(2.2) if is_now else 1, tones(skin).amber if is_now else palette.outline),
        ink=skin.motion and on_open is not None and not is_now,
        on_click=guarded(partial(on_open, card.city)) if on_open and not is_now else None,
    )
    if on_open is None or is_now:
        return face
    return ft.Semantics(content=face, button=True, container=True, label=_spoken(skin, card, name))


def _spoken(skin: Skin, card: CardLine, name: str) -> str:
    tiers = " ".join(map(str, card.tiers)) if card.tiers else skin.say("emergent-shared-card-to-come")
    if card.status == "no_card":
        tiers = skin.say("emergent-shared-no-card")
    return skin.say("emergent-shared-type-city", city=name, tiers=tiers)


def CardGrid(
    stage: Stage,
    cards: tuple[CardLine, ...],
    draft: Draft,
    width: float,
    height: float | None,
    on_open: Callable[[str], None] | None,
    keys: Keys,
) -> ft.Control:
    """All cities in two columns, by rank downwards; without a height in one, as high as it needs."""
    skin = stage.skin
    gap = skin.px(10)
    draw: Any = partial(CityCard, stage)
    if height is None:
        rows = [draw(card, draft, None, on_open, keys) for card in cards]
        return ft.Column(rows, spacing=gap, width=width, tight=True, horizontal_alignment=STRETCH)
    per_column = max(1, -(-len(cards) // 2))
    tall = max(skin.px(SMALLEST), (height - gap * (per_column - 1)) / per_column)
    tall = min(tall, skin.px(118))
    columns = [
        ft.Column(
            [draw(card, draft, tall, on_open, keys) for card in part],
            spacing=gap,
            width=(width - gap) / 2,
            horizontal_alignment=STRETCH,
        )
        for part in (cards[:per_column], cards[per_column:])
    ]
    both = ft.Row(list(columns), spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Column([both], scroll=ft.ScrollMode.AUTO, height=height, width=width)
