"""The editor of a collection: the cards by kind, and the form of the one that is open (CV-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.cyberverse.packs.cards import CardLibrary
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk_bench
from companion.ui.desk.checks import Found, found_of
from companion.ui.desk.frame import CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import Craft, Session, use_session
from companion.ui.forms.form import changed
from companion.ui.games.cyberverse.desk import book
from companion.ui.games.cyberverse.desk.book import Document, Entry
from companion.ui.games.cyberverse.desk.card_words import card_icon, card_line
from companion.ui.games.cyberverse.desk.cards import KINDS, CardForm, CardNotes, typed
from companion.ui.games.cyberverse.desk.collection import FORMAT, GAME, new_document
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.kit.boxes import Caption, IconTile, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.picking import Pick
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

CHOOSING: Final = -1
"""Instead of the place of a card: which kind the new one is."""


@frozen
class Bench(desk_bench.Bench[Document]):
    """A collection in the making, the kind that is listed, and the card that is open."""

    only: str = ""
    at: int | None = None

    def settled(self) -> Bench:
        """The open card is one of those there are."""
        places = (CHOOSING, *(one.at for one in book.entries(self.draft)))
        return self if self.at is None or self.at in places else replace(self, at=None)


Work = Session[Document, Bench]


def blank_cards() -> Document:
    """A new, empty collection."""
    return {**new_document(), "name": ""}


CRAFT: Final = Craft(
    GAME, CardLibrary, LOOKS, book.plainly, book.saved, Bench, unsaved=book.plainly, option="cards"
)


def typed_new(bench: Bench, kind: str) -> Bench:
    """One more card of this kind; it is open."""
    made = bench.do(lambda now: book.with_card(now, kind))
    return replace(made, at=len(made.draft["cards"]) - 1)


def deleted(bench: Bench, at: int) -> Bench:
    """Without this card; nothing is open."""
    return replace(bench.do(lambda now: book.without(now, at)), at=None)


def show(bench: Bench, found: Found) -> Bench:
    """The card a fault is in."""
    place, at, *_ = (*found.reason.field.split("."), "", "")
    is_card = place == "cards" and at.isdecimal()
    return replace(bench, at=int(at), only="").settled() if is_card else bench


@component
def CardsEditor(desk: Desk, document: Document) -> ft.Control:
    """A list and a form side by side; on a phone one at a time."""
    session = use_session(desk, document, CRAFT)
    bench, skin = session.bench, session.skin
    cards = book.entries(session.draft)
    found = found_of(book.faults(skin.language, session.draft))
    checks = CheckPanel(session, found, show)
    at = bench.at
    is_narrow = skin.is_phone or skin.large_text
    listed = Spaced(
        skin, *Resumed(session), *_listed(session, cards), *([checks] if is_narrow else []), gap=12
    )
    body: list[ft.Control] = [listed]
    if at is not None:
        opened = _Kinds(session) if at == CHOOSING else OpenCard.keyed(f"card-{at}")(session, at)
        body = [_back(session), opened]
    if not is_narrow:
        right = Spaced(skin, *(body[1:] if at is not None else []), checks, gap=12)
        listed.expand, right.expand = 4, 5
        body = [ft.Row([listed, right], spacing=skin.px(16), vertical_alignment=ft.CrossAxisAlignment.START)]
    return DeskFrame(
        session,
        body,
        title=str(session.draft.get("name", "")),
        subtitle=skin.say("cyberverse-cards-count", n=len(cards)),
        found=found,
        show=show,
    )


def _open(session: Work, at: int | None) -> None:
    session.act(lambda bench: replace(bench, at=at))


def _back(session: Work) -> ft.Control:
    words = session.skin.say("cyberverse-cards-back")
    return ft.Row([OutlineButton(session.skin, words, lambda: _open(session, None), icon="arrow-left")])


def _listed(session: Work, cards: tuple[Entry, ...]) -> list[ft.Control]:
    """Chips for kinds, then every card of the chosen kind; a tap opens one."""
    skin, only = session.skin, session.bench.only
    kinds = book.kinds_of(cards)

    def pick(kind: str) -> None:
        session.act(lambda bench: replace(bench, only=kind))

    chips = [Chip(skin, skin.say("cyberverse-cards-all"), partial(pick, ""), selected=only == "")]
    chips += [
        Chip(
            skin,
            f"{skin.say(f'cyberverse-cards-kind-{kind}')} {count}",
            partial(pick, kind),
            icon=card_icon(kind),
            selected=only == kind,
        )
        for kind, count in kinds
    ]
    shown = [one for one in cards if only in ("", one.kind)]
    rows = [_line(skin, one, partial(_open, session, one.at), session.bench.at == one.at) for one in shown]
    new = OutlineButton(
        skin,
        skin.say("cyberverse-cards-new"),
        lambda: _open(session, CHOOSING),
        icon="plus-thin",
        expand=True,
        height=52,
    )
    empty = [] if cards else [Muted(skin, skin.say("cyberverse-cards-empty"))]
    return [*([_filters(skin, chips)] if len(kinds) > 1 else []), ft.Row([new]), *empty, *rows]


def _filters(skin: Skin, chips: list[ft.Control]) -> ft.Control:
    """All in sight on a wide page, in one line to slide along on a phone."""
    if skin.is_phone:
        return ft.Row(chips, spacing=skin.px(8), scroll=ft.ScrollMode.AUTO)
    return Wrapped(skin, *chips)


def _line(skin: Skin, one: Entry, tap: Tap, is_open: bool) -> ft.Control:
    kind = skin.say(f"cyberverse-cards-kind-{one.kind}")
    detail = card_line(skin.language, one.card) if one.card else skin.say("cyberverse-cards-half")
    price = getattr(one.card, "price", None)
    return Pick(
        skin,
        one.name or skin.say("cyberverse-cards-no-name"),
        " · ".join(part for part in (kind, detail) if part),
        tap,
        lead=IconTile(skin, card_icon(one.kind)),
        right=[Amount(skin, price, 16)] if isinstance(price, int) else [],
        selected=is_open,
    )


def _Kinds(session: Work) -> ft.Control:
    """Which kind of card is to be typed."""
    skin = session.skin

    def choose(kind: str) -> Tap:
        return lambda: session.act(lambda bench: typed_new(bench, kind))

    tiles = [
        Pick(
            skin,
            skin.say(f"cyberverse-cards-kind-{kind}"),
            "",
            choose(kind),
            lead=IconTile(skin, card_icon(kind)),
        )
        for kind in KINDS
    ]
    return Spaced(skin, Caption(skin, skin.say("cyberverse-cards-kind")), *tiles, gap=8)


@component
def OpenCard(session: Work, at: int) -> ft.Control:
    """One card: the same form as at the table, and away with it."""
    skin = session.skin
    draft = book.draft_of(session.draft, at)
    kind = str(draft["kind"])

    def put(name: str, value: Any) -> None:
        def step(now: Document) -> Document:
            return book.with_draft(now, at, changed(book.draft_of(now, at), name, value))

        session.step(step, f"card-{at}-{name}")

    def start(other: Any) -> None:
        session.step(lambda now: book.with_draft(now, at, other))

    card = typed(skin, kind, draft, steady(put), steady(start))
    # Notes come and go beside fields to write in: they have a place of their own that stays.
    notes = Spaced(skin, *CardNotes(skin, card), gap=8)
    less = skin.say("cyberverse-cards-delete")
    remove = OutlineButton(
        skin, less, lambda: session.act(lambda bench: deleted(bench, at)), icon="bin", height=52, expand=True
    )
    title = Caption(skin, skin.say(f"cyberverse-cards-kind-{kind}"))
    return Panel(skin, Spaced(skin, title, CardForm(skin, card), notes, ft.Row([remove]), gap=12))


EDITORS = {FORMAT: CardsEditor}
BLANKS = {FORMAT: blank_cards}
