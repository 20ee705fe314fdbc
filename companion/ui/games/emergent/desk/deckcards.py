"""A round's cards: one for every city, three numbers each, or no card (ET-17)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent.desk import cards as steps
from companion.ui.games.emergent.desk import deck_bench as touches
from companion.ui.games.emergent.desk.cards import MOST_ROUNDS, NO_CARD
from companion.ui.games.emergent.desk.deal import Deal
from companion.ui.games.emergent.desk.entry import Entry
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.kit.boxes import InRow, Stacked, Together
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.text import Words


def round_cards(deal: Deal, columns: int) -> list[ft.Control]:
    """A card for every city, by rank, going down the columns."""
    gap = deal.skin.px(8)
    cities = deal.cities
    tall = -(-len(cities) // columns) if cities else 0
    made = [
        ft.Row(
            [
                ft.Container(_CityCard(deal, cities[at]), expand=1)
                if at < len(cities)
                else ft.Container(expand=1)
                for at in range(row, row + tall * columns, tall)
            ],
            spacing=gap,
        )
        for row in range(tall)
    ]
    return [*made, _Fifth(deal)]


def _CityCard(deal: Deal, city: str) -> ft.Control:
    """A city's three numbers in this round, or no card."""
    skin, bench = deal.skin, deal.bench
    tiers = bench.draft.tiers(bench.round, city)
    known = next((one for one in deal.board.cities if one.id == city), None) if deal.board else None
    name = deal.names.get(city, city)
    wrong = any(
        told.standing == "fault" and told.round == bench.round and told.reason.facts.get("city") == name
        for told in deal.told
    )
    is_whole = None not in tiers
    state = skin.say(
        "emergent-editor-card-sum"
        if is_whole
        else "emergent-editor-no-card"
        if tiers == NO_CARD
        else "emergent-editor-half",
        sum=sum(tier or 0 for tier in tiers),
    )
    lead = CityPlate(skin, known.rank if known else "?", skin.px(30), is_dim=tiers == NO_CARD)
    words = Stacked(
        skin,
        Words(skin, name, 16, family=TEXT_600 if tiers == NO_CARD else DISPLAY_700, line=1.1, lines=1),
        Words(skin, state, 14, colour=skin.palette.bad if wrong else skin.palette.muted, line=1.1, lines=1),
        gap=3,
        expand=True,
    )
    boxes = [_Box(deal, city, name, tier, value, wrong) for tier, value in enumerate(tiers)]
    edge = skin.palette.bad if wrong else skin.palette.outline
    return ft.Container(
        InRow(skin, lead, words, Together(skin, *boxes, gap=4), gap=8),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(6)),
        border_radius=skin.px(16),
        bgcolor=skin.palette.card,
        border=ft.Border.all(1.5 if wrong else 1, edge),
    )


def _Box(deal: Deal, city: str, name: str, tier: int, value: int | None, is_bad: bool) -> ft.Control:
    skin, bench, cities = deal.skin, deal.bench, deal.cities
    has_cursor = bench.cursor == (city, tier)
    return Entry.keyed(f"box-{city}-{tier}")(
        skin,
        "",
        "" if value is None else str(value),
        lambda text: deal.act(lambda now: touches.type_number(now, city, tier, text)),
        on_enter=lambda: deal.act(lambda now: touches.next_box(now, cities, city, tier)),
        subject=bench.round,
        focus=bench.turn if has_cursor else 0,
        longest=2,
        hint="–",
        is_number=True,
        is_bad=is_bad,
        says=skin.say("emergent-editor-tier", city=name, n=tier + 1),
        width=skin.px(44) * (1.5 if skin.large_text else 1.0),
    )


def _Fifth(deal: Deal) -> ft.Control:
    """A fifth round, for tables that play one (A1)."""
    skin, count = deal.skin, len(deal.bench.draft.rounds)
    is_long = count == MOST_ROUNDS
    text = "emergent-editor-four-rounds" if is_long else "emergent-editor-five-rounds"
    wanted = count - 1 if is_long else count + 1
    button = OutlineButton(
        skin,
        skin.say(text),
        lambda: deal.act(lambda bench: bench.do(lambda draft: steps.with_rounds(draft, wanted))),
        icon="minus" if is_long else "plus-thin",
    )
    return ft.Row([button])
