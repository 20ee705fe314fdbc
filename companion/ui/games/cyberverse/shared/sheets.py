"""What the host types on the tablet: a drawn card, or how the game begins (CV-5, CV-21, CV-47, CV-49)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.actions import (
    Begin,
    DrawBrawl,
    DrawEvent,
    SetDistrict,
    SpringAmbush,
    TellCard,
)
from companion.games.cyberverse.packs.cards import AmbushCard, BrawlCard, Card, DistrictCard, EventCard
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.desk.cards import CardForm, CardNotes, use_card
from companion.ui.games.cyberverse.desk.collection import invented, keep, offered, together, without
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.phone.entry import henchmen_names, named_draft
from companion.ui.games.cyberverse.phone.setup import START_POINTS, lies_there
from companion.ui.games.cyberverse.phone.shelf import ShelfCard
from companion.ui.games.cyberverse.shared.drive import unknown_henchman
from companion.ui.games.cyberverse.shared.saying import for_table
from companion.ui.kit.boxes import Aside, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import AskRow
from companion.ui.kit.text import Body, Heading
from companion.ui.stage import Stage


@component
def TableSheet(stage: Stage, name: str, close: Tap) -> ft.Control:
    """The sheet of this name over the page; nothing for an empty name."""
    content: list[ft.Control] = []
    if name == "begin":
        content = [BeginForm(stage, close)]
    elif name.startswith("board-"):
        content = [BoardForm(stage, int(name.removeprefix("board-")), close)]
    elif name:
        content = [DrawnCard(stage, name, close)]
    ft.use_dialog(Sheet(stage.skin, content, close, tall=name not in ("", "begin")) if content else None)
    return ft.Container(width=0, height=0)


def said(stage: Stage, card: Card) -> None:
    """The table says which card was drawn; it is kept for later games."""
    match card:
        case EventCard():
            for_table(stage, DrawEvent(card=card))
        case BrawlCard():
            for_table(stage, DrawBrawl(card=card))
        case AmbushCard():
            for_table(stage, SpringAmbush(card=card))
        case _:
            for_table(stage, TellCard(card=card))
    if card.name:
        keep(stage.library, card)


@component
def DrawnCard(stage: Stage, kind: str, close: Tap) -> ft.Control:
    """Known cards by name first; below them the form for a new one."""
    skin, view = stage.skin, reading.game(stage)
    name = unknown_henchman(view) if kind == "henchman" else ""
    ours = ft.use_memo(lambda: together(reading.known(stage, kind), offered(stage.library, kind)), [])
    shipped = ft.use_memo(lambda: invented(stage.library, kind), [])
    henchmen = ft.use_memo(lambda: henchmen_names(stage, (kind,)), [])
    cards = (*ours, *without(shipped, ours))
    is_typing, set_typing = ft.use_state(bool(name) or not cards)
    typed = use_card(skin, kind, named_draft(name, cards), len(view.news.slots))
    card = typed.card

    def done(chosen: Card) -> None:
        said(stage, chosen)
        close()

    title = Heading(skin, skin.say(f"cyberverse-shared-card-{kind}", name=name), 24)
    if not is_typing:
        rows = [ShelfCard(skin, one, partial(done, one), invented=one in shipped) for one in cards]
        words = skin.say("cyberverse-shared-type-new")
        other = OutlineButton(skin, words, lambda: set_typing(True), icon="pencil", expand=True, height=52)
        return _column(skin, [title, ft.Row([other]), *rows])
    button = MainButton(
        skin,
        skin.say(f"cyberverse-shared-card-{kind}-go"),
        partial(done, card) if card else None,
        icon="check",
    )
    place = _column(skin, CardNotes(skin, typed))
    return _column(skin, [title, CardForm(skin, typed, henchmen), place, button])


@component
def BoardForm(stage: Stage, number: int, close: Tap) -> ft.Control:
    """The board that lies there, starting from what is known of it (CV-6)."""
    skin = stage.skin
    typed = use_card(skin, "district", lies_there(stage, number))
    card = typed.card

    def done() -> None:
        if isinstance(card, DistrictCard):
            for_table(stage, SetDistrict(number=number, card=card))
            keep(stage.library, card)
        close()

    title = Heading(skin, skin.say("cyberverse-phone-board-title", n=number), 24)
    label = skin.say("cyberverse-phone-board-button", name=typed.name or "–", n=number)
    button = MainButton(skin, label, done, icon="check", disabled=card is None)
    place = _column(skin, CardNotes(skin, typed))
    return _column(skin, [title, CardForm(skin, typed), place, button])


def _column(skin: Skin, rows: Sequence[ft.Control]) -> ft.Control:
    return Spaced(skin, *rows)


@component
def BeginForm(stage: Stage, close: Tap) -> ft.Control:
    """Who chooses the first agent, and what the starting story is worth (CV-5, CV-7)."""
    skin, view = stage.skin, reading.game(stage)
    chooser, choose = ft.use_state(str(view.seats[0]))
    points, set_points = ft.use_state(view.story_vp)
    people: list[Any] = [
        Chip(skin, reading.person(stage, seat), partial(choose, str(seat)), selected=seat == chooser)
        for seat in view.seats
    ]

    story = skin.say("cyberverse-shared-begin-story")
    still = [] if points is not None else [Aside(skin, skin.say("cyberverse-phone-still", items=story))]

    def begin() -> None:
        for_table(stage, Begin.model_validate({"chooser": chooser, "story_vp": points}))
        close()

    return _column(
        skin,
        [
            Heading(skin, skin.say("cyberverse-shared-begin-title"), 24),
            Body(skin, skin.say("cyberverse-shared-begin-who")),
            Wrapped(skin, *people),
            AskRow(
                skin,
                story,
                points,
                0,
                20,
                set_points,
                example=START_POINTS,
                icon="cv-story",
                colour=tones(skin).amber,
            ),
            _column(skin, still),
            MainButton(
                skin,
                skin.say("cyberverse-shared-do-begin"),
                begin,
                icon="play",
                disabled=points is None,
            ),
        ],
    )
