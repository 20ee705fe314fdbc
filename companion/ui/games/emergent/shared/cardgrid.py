"""The cities by rank with their cards: typed, typing now, to come, no card (ET-17)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views import CardLine, DemandView
from companion.ui.games.emergent.desk.keys import Keys
from companion.ui.games.emergent.desk.tierbox import TierBox
from companion.ui.games.emergent.desk.typing import Draft
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.kit.boxes import STRETCHED, InRow, Stacked, Together
from companion.ui.kit.drawing import Choose, guarded, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

SMALLEST = 62
"""A card is never lower than this; more cities scroll."""
TALL = 84
"""From this height on the state has a line of its own."""
BOX = 40


def _side(skin: Skin) -> float:
    """How large a box is."""
    return skin.px(BOX) * (1.6 if skin.large_text else 1.0)


def _box(skin: Skin, text: str, *, is_empty: bool) -> ft.Control:
    palette = skin.palette
    return ft.Container(
        Words(
            skin,
            text or DASH,
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


def _state(
    skin: Skin, cast: Cast, card: CardLine, *, is_dealt: bool, is_now: bool, is_short: bool
) -> ft.Control:
    """What became of the card, in words and with a sign; where there is little room the sum does."""
    palette = skin.palette
    if is_now:
        ink, words, icon = tones(skin).amber_words, "typing", "pencil"
    elif is_dealt:
        ink, words, icon = palette.muted, "dealt", ""
    elif card.is_checked:
        ink, words, icon = palette.good, "checked", "check"
    elif card.status == "to_come":
        ink, words, icon = palette.muted, "to-come", ""
    else:
        ink, words, icon = palette.muted, card.status.replace("_", "-"), "check"
    by = cast.name(card.by) or skin.say("emergent-shared-the-table")
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
    return InRow(skin, *row, gap=6)


def _boxes(skin: Skin, cast: Cast, card: CardLine, typed: Draft | None, keys: Keys) -> list[ft.Control]:
    """Three tiers: to type in, typed, or still empty; one word when there is no card."""
    if typed is not None:
        city, side, amber = cast.city_name(card.city), _side(skin), tones(skin).amber

        def box(at: int) -> ft.Control:
            said = skin.say("emergent-shared-tier-of", n=at + 1, city=city)
            turn = typed.turn if typed.at == at else 0
            field = TierBox.keyed(f"box-{card.city}-{at}")
            return field(skin, typed.boxes[at], at, said, keys, turn, side=side, colour=amber)

        return [box(at) for at in range(3)]
    if card.status == "no_card":
        words = skin.say("emergent-shared-no-card")
        return [Words(skin, words, 16, family=TEXT_600, colour=skin.palette.muted)]
    shown = [str(number) for number in card.tiers] if card.tiers else ["", "", ""]
    return [_box(skin, text, is_empty=card.tiers is None) for text in shown]


@part
def DemandCard(
    skin: Skin,
    cast: Cast,
    card: CardLine,
    typed: Draft | None,
    height: float | None,
    is_dealt: bool,
    on_open: Choose | None,
    keys: Keys,
) -> ft.Control:
    """One city: its plate, its name, its three tiers and what became of them. `typed`: it is open now."""
    palette, is_now = skin.palette, typed is not None
    city = cast.city(card.city)
    is_none, is_empty = card.status == "no_card" and not is_now, card.tiers is None
    name = city.name if city else card.city
    where = cast.region_name(city.region) if city else ""
    title = Words(
        skin, name, 17, family=TEXT_700, colour=palette.muted if is_none else "", line=1.15, lines=1
    )
    fields = _boxes(skin, cast, card, typed, keys)
    boxes = Together(skin, *fields, gap=5)
    is_tall = height is None or height >= skin.px(TALL)
    state = _state(skin, cast, card, is_dealt=is_dealt, is_now=is_now, is_short=not is_tall)
    plate = CityPlate(skin, city.rank if city else "", skin.px(30), is_dim=is_none)
    if height is None:
        row = InRow(skin, plate, ft.Container(title, expand=True), gap=9)
        inner: ft.Control = Stacked(skin, row, boxes, state, gap=8)
    elif is_tall:
        region = Words(skin, where, 14, colour=palette.muted, line=1.15, lines=1)
        names = Stacked(skin, title, region, gap=2, expand=True)
        top = InRow(skin, plate, names, boxes, gap=9)
        inner = ft.Column(
            [top, ft.Container(state, padding=ft.Padding.only(left=skin.px(6)))],
            spacing=skin.px(5),
            alignment=ft.MainAxisAlignment.CENTER,
        )
    else:
        below = InRow(skin, ft.Container(state, expand=True), boxes, gap=6)
        lines = Stacked(skin, title, below, gap=2, expand=True)
        inner = InRow(skin, plate, lines, gap=9)
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
    skin: Skin,
    cast: Cast,
    demand: DemandView,
    draft: Draft,
    width: float,
    height: float | None,
    on_open: Choose | None,
    keys: Keys,
) -> ft.Control:
    """All cities in two columns, by rank downwards; without a height in one, as high as it needs."""
    cards, gap = demand.cards, skin.px(10)

    def draw(card: CardLine, tall: float | None) -> ft.Control:
        typed = draft if card.city == draft.city and on_open else None
        return DemandCard.keyed(card.city)(skin, cast, card, typed, tall, demand.is_dealt, on_open, keys)

    if height is None:
        rows = [draw(card, None) for card in cards]
        return ft.Column(rows, spacing=gap, width=width, tight=True, horizontal_alignment=STRETCHED)
    per_column = max(1, -(-len(cards) // 2))
    tall = max(skin.px(SMALLEST), (height - gap * (per_column - 1)) / per_column)
    tall = min(tall, skin.px(118))
    columns = [
        ft.Column(
            [draw(card, tall) for card in some],
            spacing=gap,
            width=(width - gap) / 2,
            horizontal_alignment=STRETCHED,
        )
        for some in (cards[:per_column], cards[per_column:])
    ]
    both = ft.Row(list(columns), spacing=gap, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Column([both], scroll=ft.ScrollMode.AUTO, height=height, width=width)
