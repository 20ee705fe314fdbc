"""The editor of a collection of cards: enemies, characters, upgrade cards, each typed once (SW-1)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion import texts
from companion.games.singularity.packs.cards import FORMAT, Collection, check
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk_bench
from companion.ui.desk.checks import Found, found_of
from companion.ui.desk.frame import CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import Session, use_session
from companion.ui.forms.drafts import Fault, below, blank, faults_of
from companion.ui.games.singularity.desk import documents
from companion.ui.games.singularity.desk.cards import FORMS, CardFields
from companion.ui.games.singularity.desk.documents import Document
from companion.ui.games.singularity.draw.signs import enemy_icon, kind_icon
from companion.ui.kit.boxes import Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

SIDES: Final = tuple(FORMS)


@frozen
class Bench(desk_bench.Bench[Document]):
    """A collection in the making, and the card that is open."""

    side: str = "enemies"
    at: int = 0

    def settled(self) -> Bench:
        """The open card is one of those there are."""
        return replace(self, at=max(0, min(self.at, len(documents.entries(self.draft, self.side)) - 1)))


Work = Session[Document, Bench]


def blank_library() -> Document:
    """A collection without a card."""
    return {
        "format": FORMAT,
        "id": "",
        "name": "",
        "source": texts.say("singularity-editor-source"),
        **{side: [] for side in SIDES},
    }


def plain(document: Document) -> Document:
    """A copy with ids for cards that have none yet: made from their names, the same as long as they stay."""
    made = dict(document)
    for side in ("enemies", "characters"):
        taken: list[str] = [str(one["id"]) for one in documents.entries(document, side) if one.get("id")]
        cards = []
        for one in documents.entries(document, side):
            if not one.get("id"):
                one["id"] = documents.card_id(str(one.get("name", "")), taken)
                taken.append(one["id"])
            cards.append(one)
        made[side] = cards
    return made


CRAFT: Final = documents.craft(Collection, plain, Bench, kept=plain, option="library")


def with_card(bench: Bench, name: str) -> Bench:
    """One more card of the kind that is shown; it is open."""
    fresh = {key: value for key, value in blank(FORMS[bench.side].fields).items() if value or value == 0}
    card = {**documents.plainly(fresh), "name": name}
    made = bench.do(lambda now: documents.with_entry(now, bench.side, card))
    return replace(made, at=len(documents.entries(made.draft, bench.side)) - 1)


def show(bench: Bench, found: Found) -> Bench:
    """The card a fault is in."""
    side, at, *_ = (*found.reason.field.split("."), "", "")
    if side not in SIDES:
        return bench
    return replace(bench, side=side, at=int(at) if at.isdecimal() else bench.at).settled()


@component
def LibraryEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """A list of cards of one kind, and the form of the one that is open."""
    session = use_session(desk, content, CRAFT)
    bench, skin, document = session.bench, session.skin, session.draft
    cards = documents.entries(document, bench.side)
    reasons = check(plain(document))
    found, faults = found_of(reasons), faults_of(skin.language, reasons)

    def add() -> None:
        name = skin.say(f"singularity-editor-new-{bench.side}-name", n=len(cards) + 1)
        session.act(lambda now: with_card(now, name))

    listed = Spaced(
        skin,
        _tabs(session),
        _names(session, cards) if cards else Muted(skin, skin.say(f"singularity-editor-no-{bench.side}")),
        OutlineButton(skin, skin.say(f"singularity-editor-new-{bench.side}"), add, icon="plus-thin"),
        gap=12,
    )
    form = [CardPanel(session, below(faults, bench.side, bench.at))] if cards else []
    opened = Spaced(skin, *Resumed(session), *form, CheckPanel(session, found, show), gap=12)
    body: list[ft.Control] = [listed, opened]
    if not (skin.is_phone or skin.large_text):
        listed.expand, opened.expand = 4, 5
        body = [ft.Row(body, spacing=skin.px(16), vertical_alignment=ft.CrossAxisAlignment.START)]
    name, source = documents.head_of(document)
    return DeskFrame(session, body, title=name, subtitle=source, found=found, show=show)


def _tabs(session: Work) -> ft.Control:
    skin = session.skin

    def shown(side: str) -> None:
        session.act(lambda bench: replace(bench, side=side, at=0))

    chips = [
        Chip(
            skin,
            skin.say(f"singularity-editor-side-{side}", n=len(documents.entries(session.draft, side))),
            partial(shown, side),
            selected=session.bench.side == side,
            colour=skin.look.accent,
        )
        for side in SIDES
    ]
    return Wrapped(skin, *chips)


def _names(session: Work, cards: list[Document]) -> ft.Control:
    skin, bench = session.skin, session.bench

    def opened(at: int) -> None:
        session.act(lambda now: replace(now, at=at))

    chips = [
        Chip(
            skin,
            str(card.get("name") or skin.say("desk-nameless")),
            partial(opened, at),
            icon=_icon(bench.side, card),
            selected=at == bench.at,
            colour=skin.look.accent,
        )
        for at, card in enumerate(cards)
    ]
    return Wrapped(skin, *chips)


def _icon(side: str, card: Document) -> str:
    if side == "enemies":
        return enemy_icon(card.get("icon", "other"))
    return kind_icon(card.get("kind", "utility")) if side == "upgrades" else "person"


@component
def CardPanel(session: Work, faults: tuple[Fault, ...]) -> ft.Control:
    """The form of one card, and away with it."""
    skin, side, at = session.skin, session.bench.side, session.bench.at
    card = documents.entries(session.draft, side)[at]

    def change(field: str, value: object) -> None:
        session.step(lambda now: documents.changed(now, side, at, field, value), f"{side}-{at}-{field}")

    remove = OutlineButton(
        skin,
        skin.say("singularity-editor-remove", name=str(card.get("name", ""))),
        lambda: session.step(lambda now: documents.without(now, side, at)),
        icon="bin",
    )
    form = CardFields(skin, FORMS[side], card, steady(change), f"{side}-{at}", faults)
    return Panel(skin, Spaced(skin, form, remove, gap=12))
