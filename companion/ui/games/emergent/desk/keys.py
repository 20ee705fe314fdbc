"""The keys of demand cards: what typing does, on phones and on the shared screen (section 9 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import flet as ft

from companion.games.emergent.actions import EmergentAction, EnterCard, NoCard
from companion.games.emergent.sums import lines
from companion.games.emergent.views import DemandView
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.desk import typing
from companion.ui.games.emergent.desk.typing import Cities, Draft
from companion.ui.kit.drawing import Tap
from companion.ui.stage import Stage

Say = Callable[[EmergentAction], None]


class Keys:
    """Somebody who types cards on one device. Belongs to that session alone.

    Fingers are faster than screens: what is typed goes on from the newest draft, not from what was drawn, and
    what was entered is not waited for.
    """

    def __init__(self, *, begins: bool) -> None:
        self._begins, self._round = begins, 0
        self._draft, self._done, self._consumed = Draft(), frozenset[str](), ""
        self._demand: DemandView
        self._cities: Cities
        self._say: Say
        self._redraw: Tap

    def turn_to(self, stage: Stage, demand: DemandView, say: Say, redraw: Tap) -> None:
        """The table as it is now. What was typed for another round is forgotten."""
        view = reading.game(stage)
        self._demand, self._cities = demand, typing.cities_of(view.board)
        self._say, self._redraw = say, redraw
        if self._round != view.round:
            self._round, self._draft, self._done = view.round, Draft(), frozenset()

    @property
    def draft(self) -> Draft:
        """What is typed now. Who begins, or was overtaken by somebody, has the next card to come open."""
        typed = self._draft
        is_new = self._begins and not typed.city and not typed.line
        if not is_new and not typing.is_overtaken(self._demand, typed):
            return typed
        following = typing.following(self._demand, typed.city, self._cities, self._done)
        return replace(following, at=typed.at, turn=typed.turn, wrong=typed.wrong)

    def opens(self, city: str) -> None:
        """This very card is to be typed, or typed again."""
        made = typing.opened(self._demand, city, self._cities)
        self._hold(replace(made, turn=self.draft.turn + 1, is_picked=True))

    def leave(self) -> None:
        """Nothing is to be typed here."""
        self._hold(Draft())

    def box(self, at: int, text: str) -> None:
        """A number in a box."""
        self._hold(typing.with_box(self.draft, at, text, self._cities))

    def next(self, at: int) -> None:
        """Enter in a box: on to the next one; where all are full the card is entered."""
        if at < 2 and not all(self.draft.boxes):
            self._hold(typing.next_box(self.draft, at))
        else:
            self.enter()

    def line(self, text: str) -> None:
        """The line as it stands now. An ended line is entered at once, and so is every line of a paste."""
        text = text.removeprefix(self._consumed or "\n")
        *ended, rest = text.split("\n")
        if any(map(str.strip, ended)):
            self._consumed = text[: len(text) - len(rest)]
            self.enter_lines("\n".join(ended), rest)
        else:
            before = self.draft
            self._hold(replace(typing.from_line(rest, self._cities, before.city), turn=before.turn))

    def enter(self) -> None:
        """Enter the card that is typed, if it is one."""
        card = typing.read(self.draft, self._cities)
        if card.city is not None and not card.faults:
            self._enter(card)
            self._go_on(card.city, to_box=True)

    def enter_lines(self, ended: str, rest: str = "") -> None:
        """Enter every card of these lines; what is wrong with the others is kept to be said."""
        here, left = self.draft.city, typing.to_come(self._demand, self._done)
        order = (here, *(city for city in left if city != here)) if here else left
        found = lines.read_all(ended, self._cities.names, self._cities.ranks, order)
        good = [card for card in found if card.city is not None and not card.faults]
        for card in good:
            self._enter(card)
        if good:
            self._go_on(good[-1].city or "", to_box=False)
        text = rest if rest.strip() else "" if good else ended.strip()
        now = self.draft
        if text:
            now = replace(typing.from_line(text, self._cities, now.city), turn=now.turn)
        self._hold(replace(now, wrong=tuple(fault for card in found for fault in card.faults)))

    def no_card(self) -> None:
        """The open city has none (A18)."""
        city, is_typing = self.draft.city, self.draft.turn > 0
        self._enter(lines.Line(city))
        self._go_on(city, to_box=is_typing)

    def said(self, text: str) -> lines.Line:
        """What a line would say that is not ended yet."""
        return lines.read(text, self._cities.names, self._cities.ranks, self.draft.city or None)

    def _hold(self, new: Draft) -> None:
        self._draft = new
        self._redraw()

    def _enter(self, card: lines.Line) -> None:
        city = card.city or ""
        if card.tiers is None:
            self._say(NoCard(city=city))
        else:
            known = next((one.status for one in self._demand.cards if one.city == city), "to_come")
            is_again = known != "to_come" or city in self._done
            self._say(EnterCard(city=city, tiers=card.tiers, replace=is_again))
        self._done |= {city}

    def _go_on(self, city: str, *, to_box: bool) -> None:
        after = typing.following(self._demand, city, self._cities, self._done)
        at = 0 if to_box else typing.LINE
        self._hold(replace(after, at=at, turn=self.draft.turn + to_box))


def use_typing(stage: Stage, demand: DemandView, say: Say, *, begins: bool = False) -> tuple[Draft, Keys]:
    """A hook: the card being typed, and its keys. `begins`: the first card to come is open at once."""
    _, bump = ft.use_state(0)
    keys = cast("Keys", ft.use_ref(cast("Any", lambda: Keys(begins=begins))).current)
    keys.turn_to(stage, demand, say, lambda: bump(lambda count: count + 1))
    return keys.draft, keys
