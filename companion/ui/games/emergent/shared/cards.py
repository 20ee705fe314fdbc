"""The round's demand cards, typed on the shared screen or on any phone, and checked (ET-17, section 9)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import ConfirmCards, NoCard
from companion.games.emergent.views import DemandView
from companion.games.emergent.views import Gauge as GaugeLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk import typing
from companion.ui.games.emergent.desk.keys import Keys, use_typing
from companion.ui.games.emergent.desk.tierbox import LONGEST
from companion.ui.games.emergent.desk.typing import Draft, cities_of
from companion.ui.games.emergent.draw.charts import Gauge
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.cardgrid import CardGrid
from companion.ui.games.emergent.shared.page import (
    MEASURES,
    TradePage,
    is_narrow,
    room,
)
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.kit.boxes import START, STRETCHED, Big, InRow, Spaced, Stacked
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component, guarded, part, steady
from companion.ui.kit.field import edges
from companion.ui.kit.fonts import TEXT_400, TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.shared import for_table
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words, style
from companion.ui.stage import Stage

SHARE = 0.66
"""How much of the width the cities take."""
WIDE = 290
"""The main button."""
NO_KEYS = Keys(begins=False)
"""Nothing is typed where cards are only read."""


def _gauge(skin: Skin, line: GaugeLine, coming: int, goal: int | None, width: float) -> ft.Control:
    """One reading: the sum, a mark at the goal, how far it still is (A2)."""
    head = ft.Row(
        [
            Strong(
                skin,
                skin.say(f"emergent-shared-reading-{line.reading.replace('_', '-')}"),
                16.5,
                expand=True,
            ),
            Big(skin, str(line.sum), 26),
        ]
    )
    if line.to_go is None:
        words = skin.say("emergent-shared-no-goal")
    elif line.is_met:
        words = skin.say("emergent-shared-met")
    else:
        kind = "to-go" if line.to_go > 0 else "over"
        words = skin.say(f"emergent-shared-{kind}", n=abs(line.to_go), coming=coming)
    bar = [Gauge(skin, line.sum, coming, goal, width)] if goal else []
    is_over = line.to_go is not None and line.to_go < 0
    ink = tones(skin).amber_words if is_over else skin.palette.muted
    return Stacked(skin, head, *bar, Words(skin, words, 15.6, colour=ink), gap=5)


@part
def CardSums(
    skin: Skin,
    number: int,
    gauges: tuple[GaugeLine, ...],
    goal: int | None,
    typed: tuple[int, int],
    warning: str,
    width: float,
) -> ft.Control:
    """What the cards add up to in this round, in both readings, against the printed figure."""
    inner = width - 2 * skin.px(18)
    head = ft.Row(
        [
            Words(
                skin,
                skin.say("emergent-shared-goal", n=number),
                16,
                colour=skin.palette.muted,
                family=TEXT_600,
                expand=True,
            ),
            Big(skin, str(goal), 34, skin.look.accent),
        ]
    )
    coming = dict(zip(("all_tiers", "first_tier"), typed, strict=True))
    rows: list[ft.Control] = [head] if goal else []
    rows += [_gauge(skin, line, coming[line.reading], goal, inner) for line in gauges]
    if warning:
        rows.append(Words(skin, warning, 15.6, colour=tones(skin).amber_words))
    elif skin.device == "tv":
        rows.append(Muted(skin, skin.say("emergent-shared-both-sums"), 15.6))
    return Card(skin, Stacked(skin, *rows, gap=12), padding=18)


@part
def WhoTypes(skin: Skin, cast: Cast, demand: DemandView) -> ft.Control:
    """Who types, and whose word is still needed."""
    typists, checkers = demand.typists, demand.can_check
    if typists:
        title = skin.say("emergent-shared-types", names=cast.people(skin, typists), count=len(typists))
    else:
        title = skin.say("emergent-shared-reads-aloud")
    if demand.is_confirmed:
        line = skin.say("emergent-shared-confirmed")
    elif checkers:
        names = skin.language.listed(tuple(cast.name(seat) for seat in checkers))
        line = skin.say("emergent-shared-may-confirm", names=names, count=len(checkers))
    else:
        line = skin.say("emergent-shared-somebody-else")
    words = Stacked(skin, Strong(skin, title, 17), Muted(skin, line, 15.6), gap=3, expand=True)
    coins = [Coin(skin, cast, seat, 40) for seat in typists[:1]]
    return InRow(skin, *coins, words, gap=12)


@part
def LineField(skin: Skin, cast: Cast, draft: Draft, keys: Keys) -> ft.Control:
    """A card in one line, as it is read aloud; Enter goes on to the next, and many lines may be pasted."""
    palette, amber = skin.palette, tones(skin).amber
    first = next((city.name for city in cast.board.cities), "")

    def typed(event: ft.Event[ft.TextField]) -> None:
        keys.line(str(event.control.value or ""))

    field = ft.TextField(
        value=draft.line,
        label=skin.say("emergent-shared-one-line"),
        hint_text=skin.say("emergent-shared-one-line", "hint", city=first),
        on_change=guarded(typed),
        multiline=True,
        min_lines=1,
        max_lines=1,
        text_style=style(skin.size(18), palette.text, TEXT_600),
        label_style=style(skin.size(15.6), palette.muted, TEXT_400),
        filled=True,
        fill_color=palette.background,
        border=edges(skin, skin.px(12), amber),
        cursor_color=amber,
        autocorrect=False,
        max_length=LONGEST,
        counter="",
        key="one-line",
    )
    wrong = [
        Words(skin, cast.said(skin, fault), 15.6, colour=tones(skin).amber_words) for fault in draft.wrong
    ]
    return Spaced(skin, field, *wrong, gap=6)


def _button(skin: Skin, cast: Cast, demand: DemandView, draft: Draft, on_enter: Tap) -> ft.Control:
    """Enter the card that is typed; once all are in, what we wait for."""
    cities = cities_of(cast.board)
    said = typing.read(draft, cities)
    if said.city and not said.faults:
        tiers = " ".join(map(str, said.tiers)) if said.tiers else skin.say("emergent-shared-no-card")
        label = skin.say("emergent-shared-enter", city=cities.names[said.city], tiers=tiers)
        return MainButton(skin, label, on_enter, icon="check", width=WIDE)
    left = sum(card.status == "to_come" for card in demand.cards)
    key = "emergent-shared-cards-left" if left else "emergent-shared-cards-in"
    return MainButton(skin, skin.say(key, n=left), None, width=WIDE)


def _beside(
    stage: Stage, cast: Cast, demand: DemandView, draft: Draft, width: float, keys: Keys
) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = [WhoTypes(skin, cast, demand)]
    if _may_type(stage, demand):
        rows.append(LineField(skin, cast, draft, keys))
    panel = Card(
        skin,
        Spaced(skin, *rows, gap=12),
        padding=16,
        colour=tint(skin.look.accent, skin.palette.card, 0.1),
    )
    warning = cast.why(skin, demand.warning) if demand.warning else ""
    sums = CardSums(skin, view.round, demand.gauges, demand.predicted, draft.coming, warning, width)
    narrow = is_narrow(skin)
    return ft.Column(
        [panel, sums] if narrow else [sums, panel],
        spacing=skin.px(12),
        width=width,
        scroll=None if narrow else ft.ScrollMode.AUTO,
        tight=narrow,
        horizontal_alignment=STRETCHED,
    )


def _may_type(stage: Stage, demand: DemandView) -> bool:
    return stage.leads and not demand.is_dealt


def CardsScene(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """All cities with their cards; whoever hosts may type here too. `on_back` leaves a correction."""
    demand = reading.game(stage).demand
    return ft.Container() if demand is None else TypedScene(stage, demand, on_back)


def DealtCards(stage: Stage, first: str, on_next: Tap) -> ft.Control:
    """All cards of the round as the app dealt them, before the first city is served (ET-18)."""
    skin, cast, demand = stage.skin, reading.cast(stage), reading.game(stage).demand
    if demand is None:
        return ft.Container()
    width, height = room(skin)
    tall = None if is_narrow(skin) else height
    grid = CardGrid(skin, cast, demand, Draft(), width, tall, None, NO_KEYS)
    label = skin.say("emergent-shared-next", what=cast.city_name(first))
    return TradePage(
        stage,
        skin.say("emergent-shared-dealt-title"),
        grid,
        notes=[Muted(skin, skin.say("emergent-shared-dealt-line"), 15.6, expand=True)],
        foot=[MainButton(skin, label, on_next, width=WIDE)],
    )


@component
def TypedScene(stage: Stage, demand: DemandView, on_back: Tap | None) -> ft.Control:
    """The cities, and beside them what they add up to and who types."""
    skin, cast = stage.skin, reading.cast(stage)
    say = steady(lambda action: for_table(stage.send, action))
    draft, keys = use_typing(stage, demand, say)
    opens = steady(keys.opens)
    open_city = opens if _may_type(stage, demand) else None
    (width, height), gap = room(skin), skin.px(MEASURES.gap)
    if is_narrow(skin):
        grid = CardGrid(skin, cast, demand, draft, width, None, open_city, keys)
        beside = _beside(stage, cast, demand, draft, width, keys)
        shown: ft.Control = ft.Column([beside, grid], spacing=gap, tight=True)
    else:
        wide = (width - gap) * SHARE
        grid = CardGrid(skin, cast, demand, draft, wide, height, open_city, keys)
        beside = _beside(stage, cast, demand, draft, width - gap - wide, keys)
        shown = ft.Row([grid, beside], spacing=gap, vertical_alignment=START)
    return TradePage(
        stage,
        skin.say("emergent-shared-cards-title"),
        shown,
        notes=[Muted(skin, skin.say("emergent-shared-can-correct"), 15.6, expand=True)],
        foot=_foot(stage, cast, demand, draft, keys, on_back),
    )


def _foot(
    stage: Stage, cast: Cast, demand: DemandView, draft: Draft, keys: Keys, on_back: Tap | None
) -> list[ft.Control]:
    """What is good to know, and the ways to say that there is no card."""
    skin, may_type = stage.skin, _may_type(stage, demand)
    left = sum(card.status == "to_come" for card in demand.cards)

    def button(label: str, act: Tap, icon: str) -> ft.Control:
        return OutlineButton(skin, label, act, icon=icon, filled=skin.palette.card)

    foot: list[ft.Control] = []
    if may_type and draft.city:
        city = cast.city_name(draft.city)
        foot.append(button(skin.say("emergent-shared-city-no-card", city=city), keys.no_card, "cross"))
    if may_type and left and any(card.status != "to_come" for card in demand.cards):
        words = skin.say("emergent-shared-rest-no-card", n=left)
        foot.append(button(words, lambda: for_table(stage.send, NoCard()), "check"))
    if on_back is not None:
        foot.append(button(skin.say("emergent-shared-cards-back"), on_back, "arrow-left"))
    if may_type and not left and not draft.city and reading.game(stage).use != "whole":
        words = skin.say("emergent-phone-cards-confirm")
        return [*foot, MainButton(skin, words, lambda: for_table(stage.send, ConfirmCards()), width=WIDE)]
    return [*foot, *([_button(skin, cast, demand, draft, keys.enter)] if may_type else [])]
