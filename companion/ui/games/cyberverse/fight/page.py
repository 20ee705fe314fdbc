"""The page of the fight: two cards to tap, the answer below them, no button needed for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import flet as ft

from companion.games.cyberverse.cards import Card
from companion.ui.games.cyberverse.draw import BUTTON, Caption, Pick, Segments, Stack, Tile, Toggle, word
from companion.ui.games.cyberverse.fight.draft import Fight, from_card, problem, taken
from companion.ui.games.cyberverse.fight.outcome import Outcome, Whole
from companion.ui.games.cyberverse.fight.sides import AttackSide, DefenceSide
from companion.ui.games.cyberverse.phone.cardform import card_icon, card_line
from companion.ui.games.cyberverse.phone.library import invented, offered, without
from companion.ui.parts.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.parts.desk import DeskPage
from companion.ui.parts.guard import component
from companion.ui.parts.sheets import Sheet
from companion.ui.parts.text import Heading, Words
from companion.ui.stage import Desk
from companion.ui.theme import TEXT_700

RELATIONS = ("same", "adjacent", "walled", "far")
BRAWLS = ("red", "green")
WHOLE = "whole"
"""The sheet with both sums; the others are named after the side a card is for."""


@component
def FightTool(desk: Desk) -> ft.Control:
    """Everything has a usual value; every tap answers at once."""
    skin = desk.skin
    fight, set_fight = ft.use_state(Fight())
    before, remember = ft.use_state(cast("tuple[Fight, ...]", ()))
    opened, open_more = ft.use_state("")
    picking, pick = ft.use_state("")
    cards = ft.use_memo(lambda: _known(desk), [])

    def go(made: Fight) -> None:
        remember((*before, fight)[-20:])
        set_fight(made)

    def undo() -> None:
        set_fight(before[-1])
        remember(before[:-1])

    def chosen(card: Card) -> None:
        side = fight.attacker if picking == "attacker" else fight.target
        made = from_card(side, card)
        go(replace(fight, attacker=made) if picking == "attacker" else replace(fight, target=made))
        pick("")

    def toggled(side: str) -> Callable[[], None]:
        return lambda: open_more("" if opened == side else side)

    shown = tuple(card for card in cards if picking == "attacker" or card.kind != "weapon")
    sheet: ft.BottomSheet | None = None
    if picking == WHOLE:
        sheet = Sheet(skin, Whole(desk, fight), lambda: pick(""), tall=True)
    elif picking:
        sheet = _cards(desk, shown, chosen, lambda: pick(""))
    ft.use_dialog(sheet)
    left = AttackSide(
        desk,
        fight.attacker,
        lambda side: go(replace(fight, attacker=side)),
        opened == "attacker",
        toggled("attacker"),
        (lambda: pick("attacker")) if cards else None,
    )
    right = DefenceSide(
        desk,
        fight.target,
        lambda side: go(replace(fight, target=side)),
        opened == "target",
        toggled("target"),
        (lambda: pick("target")) if any(card.kind != "weapon" for card in cards) else None,
    )
    between = _between(desk, fight, go)
    answer = Outcome(desk, fight, lambda: pick(WHOLE))
    beside = [
        *([IconButton48(skin, "undo", desk.say("cyberverse-fight-undo"), undo)] if before else []),
        IconButton48(skin, "refresh", desk.say("cyberverse-fight-new"), lambda: go(Fight())),
    ]
    body: list[ft.Control] = [left, between, right]
    if not skin.is_phone and not skin.large_text:
        sides = ft.Row(
            [ft.Container(left, expand=True), ft.Container(right, expand=True)],
            spacing=skin.px(12),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        body = [between, sides]
    actions: list[ft.Control] = [answer, _buttons(desk, fight, go)]
    if skin.large_text:
        body, actions = [*body, answer], actions[1:]
    return DeskPage(
        desk,
        desk.say("cyberverse-tool-fight"),
        body=body,
        on_back=lambda: desk.go("/"),
        beside=beside,
        actions=actions,
        wide=True,
    )


def _between(desk: Desk, fight: Fight, go: Callable[[Fight], None]) -> ft.Control:
    """How the two zones lie, the brawl where it matters, frenzy where it is a choice."""
    skin = desk.skin
    where = Segments(
        skin,
        [(one, desk.say(f"cyberverse-fight-at-{one}"), "") for one in RELATIONS],
        fight.relation,
        lambda value: go(replace(fight, relation=value)),  # type: ignore[arg-type]
    )
    rows = [_asked(desk, "cyberverse-fight-where", where)]
    if fight.has_henchman:
        brawl = Segments(
            skin,
            [(one, word("brawl", one), "") for one in BRAWLS],
            fight.brawl,
            lambda value: go(replace(fight, brawl=value)),  # type: ignore[arg-type]
        )
        rows.append(_asked(desk, "cyberverse-fight-brawl", brawl))
    if fight.attacker.attack_effect == "frenzy":
        label = desk.say("cyberverse-fight-use-frenzy")
        rows.append(
            ft.Row(
                [
                    Words(skin, label, 16, family=TEXT_700, expand=True),
                    Toggle(skin, fight.use_frenzy, lambda on: go(replace(fight, use_frenzy=on)), label),
                ]
            )
        )
    return Stack(skin, *rows, gap=8)


def _asked(desk: Desk, key: str, answers: ft.Control) -> ft.Control:
    """A question and its answers; in one line where there is room."""
    skin, words = desk.skin, Caption(desk.skin, desk.say(key))
    if skin.is_phone or skin.large_text:
        return Stack(skin, words, answers, gap=8)
    return ft.Row([ft.Container(words, expand=True), answers], spacing=skin.px(12))


def _buttons(desk: Desk, fight: Fight, go: Callable[[Fight], None]) -> ft.Control:
    """Take the result over, or let the target strike back."""
    skin = desk.skin
    is_legal = problem(fight) is None
    swap = OutlineButton(
        skin,
        desk.say("cyberverse-fight-swap"),
        lambda: go(fight.swapped()),
        icon=None if skin.is_phone else "swap",
        height=56,
        expand=True,
    )
    take = MainButton(
        skin,
        desk.say("cyberverse-fight-take"),
        (lambda: go(taken(fight))) if is_legal else None,
        colour=BUTTON,
        icon="check",
        disabled=not is_legal,
    )
    if skin.large_text:
        return Stack(skin, ft.Row([swap]), take)
    return ft.Row(
        [ft.Container(ft.Row([swap]), expand=9), ft.Container(take, expand=13)], spacing=skin.px(10)
    )


def _known(desk: Desk) -> tuple[Card, ...]:
    """Our own cards, then the invented ones that came with the app."""
    kinds = ("agent", "henchman", "weapon")
    ours = offered(desk.library, *kinds)
    return (*ours, *without(invented(desk.library, *kinds), ours))


def _cards(
    desk: Desk, cards: tuple[Card, ...], chosen: Callable[[Card], None], close: Callable[[], None]
) -> ft.BottomSheet:
    """Known figures and weapons by name."""
    skin = desk.skin
    rows = [
        Pick(
            skin,
            card.name,
            card_line(card),
            partial(chosen, card),
            lead=Tile(skin, card_icon(card.kind)),
        )
        for card in cards
    ]
    return Sheet(skin, [Heading(skin, desk.say("cyberverse-fight-cards-title"), 24), *rows], close, tall=True)
