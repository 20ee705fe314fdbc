"""The keys of a demand card: what typing on the shared screen does, however fast (section 9 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.games.emergent.actions import EnterCard, NoCard
from companion.games.emergent.views import DemandView
from companion.ui.games.emergent.shared import reading, typing
from companion.ui.games.emergent.shared.typing import Draft
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Keys:
    """What typing does: open a card, write into a box or the line, enter it, say that there is none."""

    opens: Callable[[str], None]
    box: Callable[[int, str], None]
    line: Callable[[str], None]
    enter: Callable[[], None]
    no_card: Callable[[], None]


def use_typing(stage: Stage, demand: DemandView) -> tuple[Draft, Keys]:
    """A hook: the card being typed this round, and its keys.

    Fingers are faster than screens: what is typed goes on from the newest draft, not from what was drawn.
    """
    view = reading.game(stage)
    kept, keep = ft.use_state((0, Draft()))
    newest = ft.use_ref(kept)
    names = {city.id: city.name for city in view.board.cities}

    def draft() -> Draft:
        at, typed = newest.current or (0, Draft())
        return typed if at == view.round else Draft()

    def hold(new: Draft) -> None:
        newest.current = (view.round, new)
        keep(newest.current)

    def enter() -> None:
        said = typing.read(draft(), names)
        if said.faults or said.city is None:
            return
        if said.tiers is None:
            reading.for_table(stage, NoCard(city=said.city))
        else:
            again = any(card.city == said.city and card.status != "to_come" for card in demand.cards)
            reading.for_table(stage, EnterCard(city=said.city, tiers=said.tiers, replace=again))
        hold(typing.following(demand, said.city, names))

    def no_card() -> None:
        city = draft().city
        reading.for_table(stage, NoCard(city=city))
        hold(typing.following(demand, city, names))

    keys = Keys(
        opens=lambda city: hold(typing.opened(demand, city, names)),
        box=lambda at, text: hold(typing.with_box(draft(), at, text, names)),
        line=lambda text: hold(typing.from_line(text, names, draft().city)),
        enter=enter,
        no_card=no_card,
    )
    return draft(), keys
