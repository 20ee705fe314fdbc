"""The whole ledger, and the support cards I hold (CV-4, CV-29, CV-30)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.actions import DiscardSupport
from companion.games.cyberverse.views import SupportView
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.card_words import card_line
from companion.ui.games.cyberverse.draw.cash import Amount, CashFigure, LedgerChange
from companion.ui.games.cyberverse.draw.choices import Row
from companion.ui.games.cyberverse.draw.flip import MiniCard
from companion.ui.games.cyberverse.phone.one_of import OneOf, ShortList
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Caption, IconTile, InRow, Line, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap
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
            InRow(
                skin,
                ft.Container(LedgerChange(skin, reading.change(stage, line), step=16), expand=True),
                Amount(skin, line.after, 15, colour=skin.palette.muted),
            )
        )
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-ledger"),
        body=[
            CashFigure(skin, mine.cash, skin.px(38)),
            Panel(skin, Spaced(skin, *rows, gap=8), padding=14),
            DeckBox(stage),
        ],
        actions=[WideButton(skin, skin.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


def DeckBox(stage: Stage) -> ft.Control:
    """My modifier cards: what lies open, and what must still be in the deck (CV-17)."""
    skin, deck = stage.skin, reading.mine(stage).deck
    discard = Wrapped(skin, *(MiniCard(skin, value, None) for value in deck.discard), gap=6)
    left = Wrapped(skin, *(MiniCard(skin, value, None) for value in deck.remaining), gap=6)
    parts: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-phone-deck", n=deck.left)),
        left,
        Caption(skin, skin.say("cyberverse-phone-discard", n=len(deck.discard))),
        discard if deck.discard else Muted(skin, skin.say("cyberverse-phone-discard-none"), 15),
    ]
    return Panel(skin, Spaced(skin, *parts, gap=8), padding=12)


def support_line(skin: Skin, card: SupportView) -> ft.Control:
    """A support card with what it does."""
    return Line(skin, card.card.name, card_line(skin.language, card.card), lead=IconTile(skin, "cv-support"))


def SupportPage(stage: Stage, close: Tap) -> ft.Control:
    """What I hold, and why not more."""
    skin, mine = stage.skin, reading.mine(stage)
    held = [Panel(skin, support_line(skin, one), padding=12) for one in mine.support]
    empty = [Muted(skin, skin.say("cyberverse-phone-support-none"))] if not held else []
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-support-title"),
        subtitle=skin.say(
            "cyberverse-phone-support-limit",
            n=len(mine.support),
            limit=mine.support_limit,
            rep=mine.reputation,
        ),
        body=[*held, *empty],
        actions=[WideButton(skin, skin.say("cyberverse-phone-back"), close, icon="arrow-left")],
    )


def TooManyCards(stage: Stage) -> ft.Control:
    """One support card goes before anything else goes on (CV-30)."""
    skin, mine = stage.skin, reading.mine(stage)
    asked = ShortList(
        skin.say("cyberverse-phone-too-many", n=mine.must_discard),
        skin.say("cyberverse-phone-too-many-line", rep=mine.reputation, limit=mine.support_limit),
        tuple(Row(one.id, one.card.name, card_line(skin.language, one.card)) for one in mine.support),
        lambda row: skin.say("cyberverse-phone-discard-this", name=row.title),
        lambda support: stage.send(DiscardSupport(support=support)),
        icon="bin",
        nothing="cyberverse-phone-pick-card",
        note=skin.say("cyberverse-phone-too-many-why"),
    )
    return OneOf(stage, asked)
