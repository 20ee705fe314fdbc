"""The editor: a list by kind, a form for one card, delete with a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import flet as ft

from companion import texts
from companion.games.cyberverse.packs.cards import Card, card_key
from companion.net.link import Refused
from companion.ui.games.cyberverse.desk.book import (
    Document,
    cards_of,
    has,
    kept,
    kinds_of,
    removed,
)
from companion.ui.games.cyberverse.desk.card_words import card_icon, card_line
from companion.ui.games.cyberverse.desk.cards import KINDS, CardForm, CardNotes, use_card
from companion.ui.games.cyberverse.desk.collection import FORMAT, GAME
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.kit.boxes import Aside, IconTile
from companion.ui.kit.buttons import Chip, IconButton48, MainButton
from companion.ui.kit.deskpage import DeskPage
from companion.ui.kit.drawing import component
from companion.ui.kit.picking import Pick
from companion.ui.kit.sheets import ConfirmSheet
from companion.ui.kit.text import Body
from companion.ui.stage import Desk


def blank_cards() -> Document:
    """A new, empty collection."""
    return {
        "format": FORMAT,
        "id": "cards",
        "name": "",
        "source": texts.say("cyberverse-phone-library-source"),
        "cards": [],
    }


@dataclass(frozen=True, slots=True)
class Work:
    """What is on the bench: a new card of a kind, or one that is changed."""

    kind: str
    old: Card | None = None


@component
def CardsEditor(desk: Desk, document: Document) -> ft.Control:
    """Every change is kept at once; nothing has to be saved in the end."""
    desk = replace(desk, skin=desk.skin.dressed(LOOKS))
    book, set_book = ft.use_state(document)
    work, set_work = ft.use_state(cast("Work | None", None))
    filtered, only = ft.use_state("")
    refused, refuse = ft.use_state(cast("Refused | None", None))

    def save(changed: Document) -> None:
        try:
            desk.library.save(GAME, changed)
        except Refused as error:
            refuse(error)
            return
        set_book(changed)
        set_work(None)
        refuse(None)

    if work is not None:
        return CardPage.keyed(_key(work))(
            desk,
            book,
            work,
            save,
            lambda: set_work(None),
            refused,
            lambda: refuse(None),
        )
    return ListPage(desk, book, filtered, only, set_work, refused, lambda: refuse(None))


def _key(work: Work) -> str:
    return f"{work.kind}-{work.old.name if work.old else ''}"


@component
def ListPage(
    desk: Desk,
    book: Document,
    filtered: str,
    only: Callable[[str], None],
    work: Callable[[Work], None],
    refused: Refused | None,
    dismiss: Callable[[], None],
) -> ft.Control:
    """All cards; a tap opens one."""
    skin = desk.skin
    is_choosing, choose = ft.use_state(False)
    cards = cards_of(book)
    kinds = kinds_of(book)
    shown = [card for card in cards if filtered in ("", card.kind)]
    if is_choosing:
        tiles = [
            Pick(
                skin,
                skin.say(f"cyberverse-cards-kind-{kind}"),
                "",
                partial(work, Work(kind)),
                lead=IconTile(skin, card_icon(kind)),
            )
            for kind in KINDS
        ]
        return DeskPage(
            desk,
            skin.say("cyberverse-cards-kind"),
            body=_grid(desk, tiles),
            on_back=lambda: choose(False),
        )
    chips: list[Any] = [
        Chip(skin, skin.say("cyberverse-cards-all"), partial(only, ""), selected=filtered == ""),
        *(
            Chip(
                skin,
                f"{skin.say(f'cyberverse-cards-kind-{kind}')} {count}",
                partial(only, kind),
                icon=card_icon(kind),
                selected=filtered == kind,
            )
            for kind, count in kinds
        ),
    ]
    rows = [_line(desk, card, partial(work, Work(card.kind, card))) for card in shown]
    body: list[ft.Control] = [
        *([_filters(desk, chips)] if len(kinds) > 1 else []),
        *_grid(desk, rows),
        *([] if cards else [Body(skin, skin.say("cyberverse-cards-empty"), colour=skin.palette.muted)]),
    ]
    return DeskPage(
        desk,
        str(book.get("name") or skin.say("cyberverse-format-cyberverse-cards-1")),
        subtitle=skin.say("cyberverse-cards-count", n=len(cards)),
        body=body,
        on_back=lambda: desk.go("/library"),
        actions=[MainButton(skin, skin.say("cyberverse-cards-new"), lambda: choose(True), icon="plus-thin")],
        toast=refused,
        dismiss_toast=dismiss,
    )


def _filters(desk: Desk, chips: list[Any]) -> ft.Control:
    """All in sight on a wide page, in one line to slide along on a phone."""
    skin = desk.skin
    if skin.is_phone:
        return ft.Row(chips, spacing=skin.px(8), scroll=ft.ScrollMode.AUTO)
    return ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))


def _grid(desk: Desk, cards: list[ft.Control]) -> list[ft.Control]:
    """One column on a phone, two on a wide page."""
    skin = desk.skin
    if skin.is_phone or skin.large_text:
        return cards
    places = [*cards, *([ft.Container()] if len(cards) % 2 else [])]
    return [
        ft.Row(
            [ft.Container(one, expand=True) for one in places[at : at + 2]],
            spacing=skin.px(10),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for at in range(0, len(places), 2)
    ]


def _line(desk: Desk, card: Card, tap: Callable[[], None]) -> ft.Control:
    skin = desk.skin
    price = getattr(card, "price", None)
    kind = skin.say(f"cyberverse-cards-kind-{card.kind}")
    detail = " · ".join(part for part in (kind, card_line(skin.language, card)) if part)
    return Pick(
        skin,
        card.name or skin.say("cyberverse-cards-no-name"),
        detail,
        tap,
        lead=IconTile(skin, card_icon(card.kind)),
        right=[Amount(skin, price, 16)] if isinstance(price, int) else [],
    )


@component
def CardPage(
    desk: Desk,
    book: Document,
    work: Work,
    save: Callable[[Document], None],
    back: Callable[[], None],
    refused: Refused | None,
    dismiss: Callable[[], None],
) -> ft.Control:
    """One card: the same form as at the table; faults in sentences before anything is kept."""
    skin = desk.skin
    typed = use_card(skin, work.kind, work.old.model_dump() if work.old else None)
    is_asking, ask = ft.use_state(False)
    card, old = typed.card, work.old
    notes = CardNotes(skin, typed)

    def keep() -> None:
        if card is not None:
            save(kept(book, card, old))

    def delete() -> None:
        ask(False)
        if old is not None:
            save(removed(book, old))

    question = (
        ConfirmSheet(
            skin,
            skin.say("cyberverse-cards-delete-title", name=old.name or skin.say("cyberverse-cards-no-name")),
            skin.say("cyberverse-cards-delete-text"),
            skin.say("cyberverse-cards-delete-yes"),
            skin.say("cyberverse-cards-delete-no"),
            delete,
            lambda: ask(False),
            icon="bin",
        )
        if is_asking and old is not None
        else None
    )
    ft.use_dialog(question)
    if card is not None and has(book, card, card_key(old) if old else None):
        notes.append(Aside(skin, skin.say("cyberverse-cards-twice"), "copy"))
    # Notes come and go beside fields to write in: they have a place of their own that stays.
    place = ft.Column(
        notes, spacing=skin.px(8), tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return DeskPage(
        desk,
        skin.say("cyberverse-cards-edit" if old else "cyberverse-cards-add"),
        subtitle=skin.say(f"cyberverse-cards-kind-{work.kind}"),
        body=[CardForm(skin, typed)],
        on_back=back,
        beside=[IconButton48(skin, "bin", skin.say("cyberverse-cards-delete"), lambda: ask(True))]
        if old
        else [],
        actions=[
            place,
            MainButton(
                skin,
                skin.say("cyberverse-cards-save"),
                keep if card is not None else None,
                icon="check",
            ),
        ],
        toast=refused,
        dismiss_toast=dismiss,
    )


EDITORS = {FORMAT: CardsEditor}
BLANKS = {FORMAT: blank_cards}
