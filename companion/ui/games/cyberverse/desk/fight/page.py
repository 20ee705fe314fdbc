"""The page of the fight: a card for each side, the answer below them, no button needed for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.packs.cards import Card
from companion.ui.desk.past import Past
from companion.ui.games.cyberverse.desk.card_words import card_picks
from companion.ui.games.cyberverse.desk.collection import known
from companion.ui.games.cyberverse.desk.fight.draft import Fight, Side, from_card, problem
from companion.ui.games.cyberverse.desk.fight.outcome import FightOutcome, Told, WholeFight, told
from companion.ui.games.cyberverse.desk.fight.rows import Hands
from companion.ui.games.cyberverse.desk.fight.sides import AttackSide, DefenceSide
from companion.ui.games.cyberverse.desk.fight.work import Work
from companion.ui.games.cyberverse.desk.rulings import Answers, RulingRows
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.kit.boxes import Caption, InRow, Spaced
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.picking import Pills, Toggle
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.strips import NARROW
from companion.ui.kit.text import Heading, Strong
from companion.ui.stage import Desk

RELATIONS = ("same", "adjacent", "walled", "far")
BRAWLS = ("red", "green")
SWITCHES: Answers = {
    "frenzy_optional": (True, False),
    "attack_effects_need_hit": (False, True),
    "henchmen_armor_piercer": (False, True),
    "fragile_on_cancel": (False, True),
    "unarmed_attack": (True, False),
    "grill_on_suppression": (False, True),
}
"""XP is not spent here, so `xp_expert` is not asked."""
WHOLE, RULINGS = "whole", "rulings"
"""The sheets with both sums and with the house rules; the others are named after the side a card is for."""
FITS = {
    "attacker": ("agent", "henchman", "weapon", "implant"),
    "target": ("agent", "henchman", "gear"),
    "second": ("agent", "henchman", "gear"),
}
"""Which known cards a side takes; of implants only those for Combat count."""
KINDS = tuple(dict.fromkeys(kind for fits in FITS.values() for kind in fits))


@component
def FightTool(desk: Desk, begun: Fight | None = None) -> ft.Control:
    """Everything has a usual value; every tap answers at once. `begun`: with the rules of a table."""
    desk = replace(desk, skin=desk.skin.dressed(LOOKS))
    skin = desk.skin
    work, set_work = ft.use_state(Work(Past(begun or Fight())))
    opened, open_more = ft.use_state("")
    picking, pick = ft.use_state("")
    cards = ft.use_memo(lambda: known(desk.library, *KINDS), [])

    fight = work.fight

    def go(made: Fight) -> None:
        set_work(lambda now: now.changed(made))

    def take() -> None:
        set_work(lambda now: now.struck(told(desk, now.fight)))

    def put(side: str, made: Side) -> None:
        go(replace(fight, **{side: made}))  # type: ignore[arg-type]

    def chosen(card: Card) -> None:
        put(picking, from_card(getattr(fight, picking), card))
        pick("")

    sheet: ft.BottomSheet | None = None
    if picking == WHOLE:
        sheet = Sheet(skin, WholeFight(desk, fight), lambda: pick(""), tall=True)
    elif picking == RULINGS:
        title = skin.say("cyberverse-fight-rulings")
        rows = RulingRows(skin, title, SWITCHES, fight.rulings, lambda made: go(replace(fight, rulings=made)))
        sheet = Sheet(skin, rows, lambda: pick(""), tall=True)
    elif picking:
        sheet = _cards(desk, _fitting(cards, picking), chosen, lambda: pick(""))
    ft.use_dialog(sheet)

    def card(name: str, side: Callable[[Desk, Side, Hands], ft.Control], title: str = "") -> ft.Control:
        is_more = opened == name
        on_cards = partial(pick, name) if _fitting(cards, name) else None
        toggled = partial(open_more, "" if is_more else name)
        hands = Hands(partial(put, name), is_more, toggled, on_cards, title)
        return side(desk, getattr(fight, name), hands)

    left = card("attacker", AttackSide)
    struck = [card("target", DefenceSide)]
    if len(fight.aims) > 1:
        struck.append(card("second", DefenceSide, title=skin.say("cyberverse-fight-second")))
    between = _between(desk, fight, go)
    answer = (
        Told(desk, work.told, lambda: set_work(Work.again))
        if work.told
        else FightOutcome(desk, fight, lambda: pick(WHOLE))
    )
    undo = IconButton48(skin, "undo", skin.say("cyberverse-fight-undo"), lambda: set_work(Work.undone))
    beside = [
        *([undo] if work.past.can_undo else []),
        IconButton48(skin, "rules", skin.say("cyberverse-fight-rulings"), lambda: pick(RULINGS)),
        IconButton48(
            skin, "refresh", skin.say("cyberverse-fight-new"), lambda: go(Fight(rulings=fight.rulings))
        ),
    ]
    body: list[ft.Control] = [left, between, *struck]
    if not skin.is_phone and not skin.large_text:
        sides = ft.Row(
            [ft.Container(left, expand=True), ft.Container(Spaced(skin, *struck, gap=12), expand=True)],
            spacing=skin.px(12),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        body = [between, sides]
    actions: list[ft.Control] = [answer, _buttons(desk, work, go, take)]
    if skin.large_text or (skin.is_small and len(fight.aims) > 1):
        body, actions = [answer, *body] if work.told else [*body, answer], actions[1:]
    return DeskPage(
        desk,
        skin.say(
            "cyberverse-fight-short" if skin.width < NARROW or skin.large_text else "cyberverse-tool-fight"
        ),
        body=body,
        on_back=lambda: desk.go("/"),
        beside=beside,
        actions=actions,
        wide=True,
    )


def _between(desk: Desk, fight: Fight, go: Callable[[Fight], None]) -> ft.Control:
    """How the zones lie, a second target and the brawl where they matter, frenzy where it is a choice."""
    skin = desk.skin
    rows = [
        _where(desk, "cyberverse-fight-where", fight.relation, lambda one: go(replace(fight, relation=one)))
    ]
    if fight.two_by:
        label = skin.say("cyberverse-fight-two")
        rows.append(_switch(desk, label, fight.is_two, lambda on: go(replace(fight, is_two=on))))
    if fight.is_two and fight.two_by == "double_target":
        key = "cyberverse-fight-where-second"
        rows.append(
            _where(desk, key, fight.second_relation, lambda one: go(replace(fight, second_relation=one)))
        )
    if fight.has_henchman:
        brawl = Pills(
            skin,
            [(one, word(skin, "brawl", one), "") for one in BRAWLS],
            fight.brawl,
            lambda value: go(replace(fight, brawl=value)),  # type: ignore[arg-type]
        )
        rows.append(_asked(desk, "cyberverse-fight-brawl", brawl))
    if fight.attacker.attack_effect == "frenzy" and fight.rulings.frenzy_optional:
        label = skin.say("cyberverse-fight-use-frenzy")
        rows.append(_switch(desk, label, fight.use_frenzy, lambda on: go(replace(fight, use_frenzy=on))))
    return Spaced(skin, *rows, gap=8)


def _where(desk: Desk, key: str, chosen: str, choose: Callable[[Any], None]) -> ft.Control:
    zones = [(one, desk.say(f"cyberverse-fight-at-{one}"), "") for one in RELATIONS]
    return _asked(desk, key, Pills(desk.skin, zones, chosen, choose))


def _switch(desk: Desk, label: str, is_on: bool, change: Callable[[bool], None]) -> ft.Control:
    words = Strong(desk.skin, label, 16, expand=True)
    return ft.Row([words, Toggle(desk.skin, is_on, change, label)])


def _asked(desk: Desk, key: str, answers: ft.Control) -> ft.Control:
    """A question and its answers; in one line where there is room."""
    skin, words = desk.skin, Caption(desk.skin, desk.say(key))
    if skin.is_phone or skin.large_text:
        return Spaced(skin, words, answers, gap=8)
    return InRow(skin, ft.Container(words, expand=True), answers, gap=12)


def _buttons(desk: Desk, work: Work, go: Callable[[Fight], None], take: Tap) -> ft.Control:
    """Take the result over, once, or let the target strike back."""
    skin, fight = desk.skin, work.fight
    is_open = problem(fight) is None and not work.told
    swap = OutlineButton(
        skin,
        skin.say("cyberverse-fight-swap"),
        lambda: go(fight.swapped()),
        icon=None if skin.is_phone else "swap",
        height=56,
        expand=True,
    )
    main = MainButton(
        skin,
        skin.say("cyberverse-fight-taken" if work.told else "cyberverse-fight-take"),
        take if is_open else None,
        icon="check",
        disabled=not is_open,
    )
    if skin.large_text:
        return Spaced(skin, ft.Row([swap]), main)
    return InRow(skin, ft.Container(ft.Row([swap]), expand=9), ft.Container(main, expand=13))


def _fitting(cards: tuple[Card, ...], side: str) -> tuple[Card, ...]:
    """Those that change something on this side."""
    return tuple(
        card
        for card in cards
        if card.kind in FITS[side] and (card.kind != "implant" or card.feature == "combat")
    )


def _cards(desk: Desk, cards: tuple[Card, ...], chosen: Callable[[Card], None], close: Tap) -> ft.BottomSheet:
    """Known figures and weapons by name."""
    skin = desk.skin
    rows = card_picks(skin, cards, chosen)
    return Sheet(skin, [Heading(skin, skin.say("cyberverse-fight-cards-title"), 24), *rows], close, tall=True)
