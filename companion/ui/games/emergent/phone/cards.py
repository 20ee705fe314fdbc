"""The round's demand cards, read from the table and typed (ET-17, section 9 of the rules)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import ConfirmCards, NoCard
from companion.games.emergent.views import CardLine, DemandView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk.keys import use_typing
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.phone.card_fields import TypedCard
from companion.ui.games.emergent.phone.card_line import OneLine
from companion.ui.games.emergent.phone.gauges import Gauges
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Notice, Panel, Spaced, Stacked, Strip, Tick
from companion.ui.kit.drawing import Choose, Tap, component, part, steady
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send, SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


def DemandScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """The city being typed on top, all others by rank below. `on_back`: a correction later on."""
    demand, skin = reading.game(stage).demand, stage.skin
    if demand is None:
        return SeatPage(stage, title=skin.say("emergent-phone-cards-title"), body=[])
    return TypedCards(stage, demand, on_back)


@component
def TypedCards(stage: Stage, demand: DemandView, on_back: Tap | None) -> ft.Control:
    """All cards of the round, one of them open."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    draft, keys = use_typing(stage, demand, stage.send, begins=on_back is None)
    opens = steady(keys.opens)
    clear = stage.send if view.phase == "cards" else None
    to_come = sum(card.status == "to_come" for card in demand.cards)
    shows_ticks = not demand.is_dealt
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-cards-fix-title" if on_back else "emergent-phone-cards-title"),
        subtitle=_subtitle(skin, to_come, is_later=on_back is not None),
        back=on_back,
        body=[
            *([] if demand.is_dealt else [OneLine(skin, cast, demand, keys)]),
            *(
                TypedCard(skin, cast, card, draft, keys, clear)
                for card in demand.cards
                if card.city == draft.city
            ),
            *(
                KnownCard.keyed(card.city)(skin, cast, card, shows_ticks, None if demand.is_dealt else opens)
                for card in demand.cards
                if card.city != draft.city
            ),
        ],
        notes=[
            *([Notice(skin, cast.why(skin, demand.warning))] if demand.warning else []),
            Gauges(skin, demand.gauges, demand.predicted),
        ],
        actions=[] if on_back else _buttons(stage, cast, demand, to_come),
        spacing=8,
    )


def _subtitle(skin: Skin, to_come: int, *, is_later: bool) -> str:
    if is_later:
        return skin.say("emergent-phone-cards-fix-line")
    if to_come:
        return skin.say("emergent-phone-cards-line", n=to_come)
    return skin.say("emergent-phone-cards-compare")


def _buttons(stage: Stage, cast: Cast, demand: DemandView, to_come: int) -> list[ft.Control]:
    """The rest has no card; or somebody who did not type says that all are right."""
    skin = stage.skin
    if to_come:
        words = skin.say("emergent-phone-cards-rest", n=to_come)
        return [ft.Row([SendQuietly(skin, words, stage.send, NoCard(), height=52)])]
    if cast.seat in demand.can_check and may(reading.game(stage), "confirm_cards"):
        words = skin.say("emergent-phone-cards-confirm")
        return [Send(skin, words, stage.send, ConfirmCards(), icon="check")]
    names = cast.people(skin, demand.can_check)
    return [Strip(skin, skin.say("emergent-phone-cards-other", names=names), icon="hourglass")]


@part
def KnownCard(skin: Skin, cast: Cast, card: CardLine, shows_ticks: bool, opens: Choose | None) -> ft.Control:
    """A card as it is known; tap it to type it or to put it right."""
    name, said = cast.city_name(card.city), card_words(skin, card)
    right: list[ft.Control] = [Small(skin, said) if card.tiers is None else Figures(skin, said, 17)]
    if card.is_checked and card.status != "to_come" and shows_ticks:
        right.append(Tick(skin, skin.palette.good, 18))
    by: list[ft.Control] = []
    if card.by:
        kind = "emergent-phone-card-by-you" if cast.is_me(card.by) else "emergent-phone-card-by"
        by = [Small(skin, skin.say(kind, name=cast.name(card.by)))]
    plate = CityPlate(skin, cast.rank(card.city) or "", 22, is_dim=card.status == "no_card")
    title = Strong(skin, name, 16, lines=1, expand=skin.large_text or None)
    content: ft.Control = (
        Spaced(skin, ft.Row([plate, title]), ft.Row(list(right)), *by, gap=2)
        if skin.large_text
        else InRow(skin, plate, Stacked(skin, title, *by, gap=0, expand=True), *right)
    )
    return Panel(
        skin,
        content,
        on_click=(lambda: opens(card.city)) if opens else None,
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
