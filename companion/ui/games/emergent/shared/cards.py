"""The round's demand cards, typed on the shared screen or on any phone, and checked (ET-17, section 9)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import NoCard
from companion.games.emergent.views import DemandView
from companion.games.emergent.views import Gauge as GaugeLine
from companion.ui.games.emergent import typing
from companion.ui.games.emergent.draw import Gauge, tones
from companion.ui.games.emergent.keys import Keys, use_typing
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.accent import GoButton
from companion.ui.games.emergent.shared.cardgrid import CardGrid
from companion.ui.games.emergent.shared.page import GAP, SharedPage, accent, is_narrow, room, rounds
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.games.emergent.typing import Draft, cities_of
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words, style
from companion.ui.stage import Stage

FOOT = 54
SHARE = 0.66
"""How much of the width the cities take."""
LONGEST = 2000
"""Letters of a line: all cards of a round may be pasted."""
WIDE = 290
"""The main button."""


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
            Words(skin, str(line.sum), 26, family=DISPLAY_700, line=1.0),
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
    return ft.Column([head, *bar, Words(skin, words, 15.6, colour=ink)], spacing=skin.px(5), tight=True)


def _sums(stage: Stage, demand: DemandView, draft: Draft, width: float) -> ft.Control:
    """What the cards add up to, in both readings, against the printed figure."""
    view, skin = reading.game(stage), stage.skin
    inner = width - 2 * skin.px(18)
    goal = demand.predicted
    head = ft.Row(
        [
            Words(
                skin,
                skin.say("emergent-shared-goal", n=view.round),
                16,
                colour=skin.palette.muted,
                family=TEXT_600,
                expand=True,
            ),
            Words(skin, str(goal), 34, family=DISPLAY_700, colour=accent(skin), line=1.0),
        ]
    )
    coming = dict(zip(("all_tiers", "first_tier"), draft.coming, strict=True))
    rows: list[ft.Control] = [head] if goal else []
    rows += [_gauge(skin, line, coming[line.reading], goal, inner) for line in demand.gauges]
    if demand.warning is not None:
        rows.append(Words(skin, reading.why(stage, demand.warning), 15.6, colour=tones(skin).amber_words))
    elif skin.device == "tv":
        rows.append(Muted(skin, skin.say("emergent-shared-both-sums"), 15.6))
    return Card(skin, ft.Column(rows, spacing=skin.px(12), tight=True), padding=18)


def _who(stage: Stage, demand: DemandView) -> ft.Control:
    """Who types, and whose word is still needed."""
    skin = stage.skin
    typists, checkers = demand.typists, demand.can_check
    if typists:
        title = skin.say("emergent-shared-types", names=reading.names(stage, typists), count=len(typists))
    else:
        title = skin.say("emergent-shared-reads-aloud")
    if demand.is_confirmed:
        line = skin.say("emergent-shared-confirmed")
    elif checkers:
        names = skin.language.listed(tuple(reading.name(stage, seat) for seat in checkers))
        line = skin.say("emergent-shared-may-confirm", names=names, count=len(checkers))
    else:
        line = skin.say("emergent-shared-somebody-else")
    words = ft.Column(
        [Strong(skin, title, 17), Muted(skin, line, 15.6)], spacing=skin.px(3), tight=True, expand=True
    )
    coins = [Coin(stage, seat, 40) for seat in typists[:1]]
    return ft.Row([*coins, words], spacing=skin.px(12))


def _line(stage: Stage, draft: Draft, keys: Keys) -> ft.Control:
    """A card in one line, as it is read aloud; Enter goes on to the next, and many lines may be pasted."""
    skin, palette = stage.skin, stage.skin.palette
    first = next((city.name for city in reading.game(stage).board.cities), "")

    def typed(event: ft.Event[ft.TextField]) -> None:
        keys.line(str(event.control.value or ""))

    def edge(width: float, colour: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=skin.px(12))

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
        border={
            ft.ControlState.DEFAULT: edge(1, palette.outline),
            ft.ControlState.FOCUSED: edge(2, tones(skin).amber),
        },
        cursor_color=tones(skin).amber,
        autocorrect=False,
        max_length=LONGEST,
        counter="",
        key="one-line",
    )
    wrong = [
        Words(skin, skin.language.reason(fault, stage.names), 15.6, colour=tones(skin).amber_words)
        for fault in draft.wrong
    ]
    return ft.Column(
        [field, *wrong],
        spacing=skin.px(6),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _button(stage: Stage, demand: DemandView, draft: Draft, on_enter: Tap) -> ft.Control:
    """Enter the card that is typed; once all are in, what we wait for."""
    view, skin = reading.game(stage), stage.skin
    cities = cities_of(view.board)
    said = typing.read(draft, cities)
    if said.city and not said.faults:
        tiers = " ".join(map(str, said.tiers)) if said.tiers else skin.say("emergent-shared-no-card")
        label = skin.say("emergent-shared-enter", city=cities.names[said.city], tiers=tiers)
        return GoButton(skin, label, on_enter, icon="check", width=WIDE)
    left = sum(card.status == "to_come" for card in demand.cards)
    key = "emergent-shared-cards-left" if left else "emergent-shared-cards-in"
    return GoButton(skin, skin.say(key, n=left), None, width=WIDE)


def _beside(stage: Stage, demand: DemandView, draft: Draft, width: float, keys: Keys) -> ft.Control:
    skin = stage.skin
    may_type = stage.table.is_host and not demand.is_dealt
    rows: list[ft.Control] = [_who(stage, demand)]
    if may_type:
        rows.append(_line(stage, draft, keys))
    panel = Card(
        skin,
        ft.Column(rows, spacing=skin.px(12), tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=16,
        colour=tint(accent(skin), skin.palette.card, 0.1),
    )
    parts = [_sums(stage, demand, draft, width), panel]
    return ft.Column(
        parts[::-1] if is_narrow(skin) else parts,
        spacing=skin.px(12),
        width=width,
        scroll=None if is_narrow(skin) else ft.ScrollMode.AUTO,
        tight=is_narrow(skin),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def DemandCards(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """All cities with their cards; whoever hosts may type here too. `on_back` leaves a correction."""
    demand = reading.game(stage).demand
    return ft.Container() if demand is None else _Cards(stage, demand, on_back)


def DealtCards(stage: Stage, first: str, on_next: Tap) -> ft.Control:
    """All cards of the round as the app dealt them, before the first city is served (ET-18)."""
    view, skin = reading.game(stage), stage.skin
    demand = view.demand
    if demand is None:
        return ft.Container()
    width, height = room(skin, FOOT)
    keys = Keys(begins=False)
    label = skin.say("emergent-shared-next", what=reading.city_name(view, first))
    now, last = rounds(stage)
    grid = CardGrid(stage, demand.cards, Draft(), width, None if is_narrow(skin) else height, None, keys)
    return SharedPage(
        stage,
        skin.say("emergent-shared-dealt-title"),
        grid,
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=[Muted(skin, skin.say("emergent-shared-dealt-line"), 15.6, expand=True)],
        foot=[GoButton(skin, label, on_next, width=WIDE)],
        foot_height=FOOT,
    )


@component
def _Cards(stage: Stage, demand: DemandView, on_back: Tap | None) -> ft.Control:
    skin = stage.skin
    draft, keys = use_typing(stage, demand, partial(reading.for_table, stage))
    may_type = stage.table.is_host and not demand.is_dealt
    width, height = room(skin, FOOT)
    opens = keys.opens if may_type else None
    if is_narrow(skin):
        grid = CardGrid(stage, demand.cards, draft, width, None, opens, keys)
        shown: ft.Control = ft.Column(
            [_beside(stage, demand, draft, width, keys), grid], spacing=skin.px(GAP), tight=True
        )
    else:
        wide = (width - skin.px(GAP)) * SHARE
        grid = CardGrid(stage, demand.cards, draft, wide, height, opens, keys)
        beside = _beside(stage, demand, draft, width - skin.px(GAP) - wide, keys)
        shown = ft.Row([grid, beside], spacing=skin.px(GAP), vertical_alignment=ft.CrossAxisAlignment.START)
    now, last = rounds(stage)
    return SharedPage(
        stage,
        skin.say("emergent-shared-cards-title"),
        shown,
        subtitle=skin.say("emergent-shared-round-line", title=stage.table.title, n=now, of=last),
        notes=[Muted(skin, skin.say("emergent-shared-can-correct"), 15.6, expand=True)],
        foot=_foot(stage, demand, draft, keys, on_back),
        foot_height=FOOT,
    )


def _foot(
    stage: Stage, demand: DemandView, draft: Draft, keys: Keys, on_back: Tap | None
) -> list[ft.Control]:
    """What is good to know, and the ways to say that there is no card."""
    view, skin = reading.game(stage), stage.skin
    foot: list[ft.Control] = []
    may_type = stage.table.is_host and not demand.is_dealt

    def button(label: str, act: Tap, icon: str) -> ft.Control:
        return OutlineButton(skin, label, act, icon=icon, filled=skin.palette.card)

    if may_type and draft.city:
        city = reading.city_name(view, draft.city)
        foot.append(button(skin.say("emergent-shared-city-no-card", city=city), keys.no_card, "cross"))
    left = sum(card.status == "to_come" for card in demand.cards)
    if may_type and left and any(card.status != "to_come" for card in demand.cards):
        foot.append(
            button(
                skin.say("emergent-shared-rest-no-card", n=left),
                lambda: reading.for_table(stage, NoCard()),
                "check",
            )
        )
    if on_back is not None:
        foot.append(button(skin.say("emergent-shared-cards-back"), on_back, "arrow-left"))
    return [*foot, *([_button(stage, demand, draft, keys.enter)] if may_type else [])]
