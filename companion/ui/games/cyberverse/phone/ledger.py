"""The whole ledger, and the support cards I hold (CV-4, CV-29, CV-30)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import DiscardSupport
from companion.games.cyberverse.views import SupportView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Aside, Box, Caption, Line, Pick, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import Amount, CashFigure, ChangeLine
from companion.ui.games.cyberverse.draw.flip import MiniCard
from companion.ui.games.cyberverse.phone.card_words import card_line
from companion.ui.games.cyberverse.phone.page import Page, Quiet, Sends
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage


def LedgerPage(stage: Stage, close: Tap) -> ft.Control:
    """Every change with its reason, newest first; nothing changes cash without a line (CV-4)."""
    view, skin, mine = reading.game(stage), stage.skin, reading.mine(stage)
    rows: list[ft.Control] = []
    turn = -1
    for line in reversed(view.my_cash_log):
        if line.turn != turn:
            turn = line.turn
            rows.append(Caption(skin, skin.say("cyberverse-phone-turn", n=turn)))
        rows.append(
            ft.Row(
                [
                    ft.Container(ChangeLine(skin, reading.change(stage, line), step=16), expand=True),
                    Amount(skin, line.after, 15, colour=skin.palette.muted),
                ],
                spacing=skin.px(10),
            )
        )
    return Page(
        stage,
        title=skin.say("cyberverse-phone-ledger"),
        body=[
            CashFigure(skin, mine.cash, skin.px(38)),
            Box(skin, Stack(skin, *rows, gap=8), padding=14),
            DeckBox(stage),
        ],
        actions=[Quiet(skin, skin.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


def DeckBox(stage: Stage) -> ft.Control:
    """My modifier cards: what lies open, and what must still be in the deck (CV-17)."""
    skin, deck = stage.skin, reading.mine(stage).deck
    discard = ft.Row(
        [MiniCard(skin, value, None) for value in deck.discard], wrap=True, spacing=skin.px(6), run_spacing=6
    )
    left = ft.Row(
        [MiniCard(skin, value, None) for value in deck.remaining],
        wrap=True,
        spacing=skin.px(6),
        run_spacing=6,
    )
    parts: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-phone-deck", n=deck.left)),
        left,
        Caption(skin, skin.say("cyberverse-phone-discard", n=len(deck.discard))),
        discard if deck.discard else Muted(skin, skin.say("cyberverse-phone-discard-none"), 15),
    ]
    return Box(skin, Stack(skin, *parts, gap=8), padding=12)


def support_line(skin: Skin, card: SupportView) -> ft.Control:
    """A support card with what it does."""
    return Line(skin, card.card.name, card_line(card.card), lead=Tile(skin, "cv-support"))


def SupportPage(stage: Stage, close: Tap) -> ft.Control:
    """What I hold, and why not more."""
    skin, mine = stage.skin, reading.mine(stage)
    held = [Box(skin, support_line(skin, one), padding=12) for one in mine.support]
    empty = [Muted(skin, skin.say("cyberverse-phone-support-none"))] if not held else []
    return Page(
        stage,
        title=skin.say("cyberverse-phone-support-title"),
        subtitle=skin.say(
            "cyberverse-phone-support-limit",
            n=len(mine.support),
            limit=mine.support_limit,
            rep=mine.reputation,
        ),
        body=[*held, *empty],
        actions=[Quiet(skin, skin.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


@component
def TooManyCards(stage: Stage) -> ft.Control:
    """One support card goes before anything else goes on (CV-30)."""
    skin, mine = stage.skin, reading.mine(stage)
    picked, pick = ft.use_state("")
    names = {one.id: one.card.name for one in mine.support}
    rows = [
        Pick(skin, one.card.name, card_line(one.card), partial(pick, one.id), selected=one.id == picked)
        for one in mine.support
    ]
    is_picked = picked in names
    label = (
        skin.say("cyberverse-phone-discard-this", name=names[picked])
        if is_picked
        else skin.say("cyberverse-phone-pick-card")
    )
    return Page(
        stage,
        title=skin.say("cyberverse-phone-too-many", n=mine.must_discard),
        subtitle=skin.say("cyberverse-phone-too-many-line", rep=mine.reputation, limit=mine.support_limit),
        body=rows,
        notes=[Aside(skin, skin.say("cyberverse-phone-too-many-why"))],
        actions=[
            Sends(stage, label, DiscardSupport(support=picked or "c1"), icon="bin", disabled=not is_picked)
        ],
    )
