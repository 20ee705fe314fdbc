"""The round's demand cards, read from the table and typed (ET-17, section 9 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import ConfirmCards, NoCard
from companion.games.emergent.views import CardLine, DemandView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import CityPlate
from companion.ui.games.emergent.keys import use_typing
from companion.ui.games.emergent.phone.bits import Badge, Caution, Panel, Small, Strip
from companion.ui.games.emergent.phone.card_fields import CardFields
from companion.ui.games.emergent.phone.card_line import OneLine
from companion.ui.games.emergent.phone.gauges import Gauges
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, Spaced
from companion.ui.kit.buttons import IconButton48, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Strong
from companion.ui.stage import Stage


def Cards(stage: Stage, on_back: Callable[[], None] | None = None) -> ft.Control:
    """The city being typed on top, all others by rank below. `on_back`: a correction later on."""
    demand = reading.game(stage).demand
    if demand is None:
        return Page(stage, title=stage.say("emergent-phone-cards-title"), body=[])
    return _Cards(stage, demand, on_back)


@component
def _Cards(stage: Stage, demand: DemandView, on_back: Callable[[], None] | None) -> ft.Control:
    skin = stage.skin
    draft, keys = use_typing(stage, demand, stage.send, begins=on_back is None)
    rows = [
        CardRow(stage, card, None if demand.is_dealt else partial(keys.opens, card.city))
        for card in demand.cards
        if card.city != draft.city
    ]
    form = [CardFields(stage, card, draft, keys) for card in demand.cards if card.city == draft.city]
    back = IconButton48(skin, "arrow-left", skin.say("emergent-phone-back"), on_back) if on_back else None
    to_come = _to_come(demand)
    return Page(
        stage,
        title=skin.say("emergent-phone-cards-fix-title" if on_back else "emergent-phone-cards-title"),
        subtitle=_subtitle(skin, to_come, is_later=on_back is not None),
        lead=back,
        body=[
            *([] if demand.is_dealt else [OneLine(stage, demand, keys)]),
            *form,
            *rows,
        ],
        notes=[
            *([Caution(skin, reading.why(stage, demand.warning))] if demand.warning else []),
            Gauges(skin, demand),
        ],
        actions=[] if on_back else _buttons(stage, demand, to_come),
        spacing=8,
    )


def _to_come(demand: DemandView) -> int:
    return sum(card.status == "to_come" for card in demand.cards)


def _subtitle(skin: Skin, to_come: int, *, is_later: bool) -> str:
    if is_later:
        return skin.say("emergent-phone-cards-fix-line")
    if to_come:
        return skin.say("emergent-phone-cards-line", n=to_come)
    return skin.say("emergent-phone-cards-compare")


def _buttons(stage: Stage, demand: DemandView, to_come: int) -> list[ft.Control]:
    """The rest has no card; or somebody who did not type says that all are right."""
    view, skin = reading.game(stage), stage.skin
    if to_come:
        rest = OutlineButton(
            skin,
            skin.say("emergent-phone-cards-rest", n=to_come),
            lambda: stage.send(NoCard()),
            expand=True,
            height=52,
        )
        return [ft.Row([rest])]
    if reading.my_seat(stage) in demand.can_check and reading.may(view, "confirm_cards"):
        return [
            AccentButton(
                skin,
                skin.say("emergent-phone-cards-confirm"),
                lambda: stage.send(ConfirmCards()),
                icon="check",
            )
        ]
    names = reading.people(stage, demand.can_check)
    return [Strip(skin, skin.say("emergent-phone-cards-other", names=names), "hourglass")]


def CardRow(stage: Stage, card: CardLine, on_pick: Callable[[], None] | None = None) -> ft.Control:
    """A card as it is known; tap it to type it or to put it right."""
    view, skin = reading.game(stage), stage.skin
    city = reading.city(view, card.city)
    name = reading.city_name(view, card.city)
    said = card_words(skin, card)
    has_card = card.tiers is not None
    right: list[ft.Control] = [Figures(skin, said, 17) if has_card else Small(skin, said)]
    is_dealt = view.demand is not None and view.demand.is_dealt
    if card.is_checked and card.status != "to_come" and not is_dealt:
        right.append(Badge(skin, 18))
    by: list[ft.Control] = []
    if card.by:
        kind = "emergent-phone-card-by-you" if reading.is_me(stage, card.by) else "emergent-phone-card-by"
        by = [Small(skin, skin.say(kind, name=reading.name(stage, card.by)))]
    plate = CityPlate(skin, city.rank if city else "", 22, is_dim=card.status == "no_card")
    title = Strong(skin, name, 16, lines=1, expand=skin.large_text or None)
    content: ft.Control = (
        Spaced(skin, ft.Row([plate, title]), ft.Row(list(right)), *by, gap=2)
        if skin.large_text
        else ft.Row(
            [plate, ft.Column([title, *by], spacing=0, tight=True, expand=True), *right],
            spacing=10,
            vertical_alignment=MIDDLE,
        )
    )
    return Panel(
        skin,
        content,
        on_click=on_pick,
        label=f"{name}: {said}",
        is_hollow=card.status in ("to_come", "no_card"),
        padding=9,
        radius=16,
    )


def card_words(skin: Skin, card: CardLine) -> str:
    """`5 · 3 · 2 = 10`, `no card`, `to come`."""
    if card.tiers is None:
        return skin.say(f"emergent-phone-card-{card.status.replace('_', '-')}")
    return f"{' · '.join(map(str, card.tiers))} = {card.sum}"
