"""The editor of a collection of cards: enemies, characters, upgrade cards, each typed once (SW-1)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion import texts
from companion.games.singularity.packs.cards import FORMAT, check
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import enemy_icon, kind_icon
from companion.ui.games.singularity.editor import documents
from companion.ui.games.singularity.editor.cardforms import FORMS
from companion.ui.games.singularity.editor.documents import Document
from companion.ui.games.singularity.editor.work import EditorPage, Faults, Work, use_work
from companion.ui.kit.boxes import Caption, Panel
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

SIDES: Final = ("enemies", "characters", "upgrades")
FRESH: Final[dict[str, Document]] = {
    "enemies": {"threat": 1, "range": 1, "move": 1},
    "characters": {},
    "upgrades": {"kind": "utility"},
}
_STRETCH = ft.CrossAxisAlignment.STRETCH


def blank_library() -> Document:
    """A collection without a card."""
    return {
        "format": FORMAT,
        "id": "",
        "name": "",
        "source": texts.say("singularity-editor-source"),
        "enemies": [],
        "characters": [],
        "upgrades": [],
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


@component
def LibraryEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """A list of cards of one kind, and the form of the one that is open."""
    work = use_work(desk, content, dict, plain, check)
    side, set_side = ft.use_state("enemies")
    at, set_at = ft.use_state(0)
    skin, document = work.skin, work.now
    cards = documents.entries(document, side)
    red = tones(skin).red

    def show(name: str) -> None:
        set_side(name)
        set_at(0)

    tabs = [
        Chip(
            skin,
            desk.skin.say(f"singularity-editor-side-{name}", n=len(documents.entries(document, name))),
            partial(show, name),
            selected=side == name,
            colour=red,
        )
        for name in SIDES
    ]

    def add() -> None:
        fresh = {
            **FRESH[side],
            "name": desk.skin.say(f"singularity-editor-new-{side}-name", n=len(cards) + 1),
        }
        work.act(lambda now: documents.with_entry(now, side, fresh))
        set_at(len(cards))

    chips = [
        Chip(
            skin,
            str(card.get("name") or desk.skin.say("singularity-editor-nameless")),
            partial(set_at, number),
            icon=_icon(side, card),
            selected=number == at,
            colour=red,
        )
        for number, card in enumerate(cards)
    ]
    listed: list[ft.Control] = [
        ft.Row(tabs, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)),
        ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
        if chips
        else Muted(skin, desk.skin.say(f"singularity-editor-no-{side}")),
        OutlineButton(skin, desk.skin.say(f"singularity-editor-new-{side}"), add, icon="plus-thin"),
    ]
    form = CardPanel(work, side, at) if at < len(cards) else ft.Container()
    checks = Panel(
        skin,
        ft.Column(
            [Caption(skin, desk.skin.say("singularity-editor-checks")), Faults(skin, work.faults)],
            spacing=skin.px(8),
            tight=True,
        ),
    )
    left = ft.Column(listed, spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH)
    right = ft.Column([form, checks], spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH)
    if skin.is_phone or skin.large_text:
        body: list[ft.Control] = [left, right]
    else:
        left.expand, right.expand = 4, 5
        row = ft.Row([left, right], spacing=skin.px(16), vertical_alignment=ft.CrossAxisAlignment.START)
        body = [row]
    return EditorPage(work, str(document.get("name", "")), body, wide=True)


def _icon(side: str, card: Document) -> str:
    if side == "enemies":
        return enemy_icon(card.get("icon", "other"))
    return kind_icon(card.get("kind", "utility")) if side == "upgrades" else "person"


def CardPanel(work: Work[Document], side: str, at: int) -> ft.Control:
    """The form of one card, and away with it."""
    skin = work.skin
    card = documents.entries(work.now, side)[at]

    def change(field: str, value: object) -> None:
        work.act(lambda now: documents.changed(now, side, at, field, value), f"{side}-{at}-{field}")

    name = str(card.get("name", ""))
    remove = OutlineButton(
        skin,
        texts.say("singularity-editor-remove", name=name),
        lambda: work.act(lambda now: documents.without(now, side, at)),
        icon="bin",
    )
    rows = [*FORMS[side](skin, card, change, f"{side}-{at}"), remove]
    return Panel(skin, ft.Column(rows, spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH))
