"""The deal, for anybody to recheck: the seal, who cut and who was given a number, every shuffle."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.table.views import SealView, SeatLine, TableView
from companion.ui.kit.boxes import InRow, Stacked
from companion.ui.kit.buttons import LinkButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Figures, Heading, Muted, SectionTitle, Strong, Words

MOST: Final = 12
"""Shuffles that are written out; all of them are in the file."""


def cut_words(skin: Skin, seal: SealView, seats: tuple[SeatLine, ...]) -> str:
    """Who cut, and who was given a number."""
    own = tuple(line.name for line in seats if line.seat not in seal.given)
    others = tuple(line.name for line in seats if line.seat in seal.given)
    if not others:
        return skin.say("shell-proof-all-cut")
    if not own:
        return skin.say("shell-proof-nobody-cut")
    listed = skin.language.listed
    return skin.say("shell-proof-some-cut", own=listed(own), given=listed(others))


def checked_words(skin: Skin, seal: SealView, seats: tuple[SeatLine, ...]) -> str:
    """How many phones have made the deal again by themselves, and which of them doubt it."""
    if seal.doubted:
        names = tuple(line.name for line in seats if line.seat in seal.doubted)
        return skin.say("shell-proof-doubted", names=skin.language.listed(names))
    phones = len(seal.openings) - len(seal.given) if seal.draw else 0
    if not phones:
        return skin.say("shell-proof-no-phone")
    return skin.say("shell-proof-phones", checked=len(seal.checked), phones=phones)


def proof_link(table: TableView) -> str:
    """Where the proof can be saved as a file, for `companion verify`."""
    return f"{(table.join_link or '').partition('/j/')[0]}/table/{table.id}/proof"


def Proof(skin: Skin, table: TableView, open_deal: Tap) -> list[ft.Control]:
    """Everything anybody needs to check the deals of a game that is over."""
    seal = table.seal
    head = Heading(skin, skin.say("shell-proof"), 26)
    if seal is not None and seal.step == "dealt" and table.stage == "closed":
        return [head, *_Shut(skin, open_deal, is_host=table.is_host)]
    if seal is None or seal.secret is None:
        return [head, Muted(skin, skin.say("shell-proof-closed"))]
    if not seal.deals:
        return [head, Muted(skin, skin.say("shell-proof-nothing"))]
    return [
        head,
        _Seal(skin, seal),
        Body(skin, checked_words(skin, seal, table.seats)),
        _block(skin, "shell-proof-commitment", seal.seal),
        _block(skin, "shell-proof-secret", seal.secret),
        SectionTitle(skin, skin.say("shell-proof-cuts")),
        Body(skin, cut_words(skin, seal, table.seats)),
        *(_Cut(skin, line, one.cut, seal) for line, one in zip(table.seats, seal.openings, strict=False)),
        SectionTitle(skin, skin.say("shell-proof-deals")),
        *(_Deal(skin, deal.label, deal.order) for deal in seal.deals[:MOST]),
        *(
            [Muted(skin, skin.say("shell-proof-more", n=len(seal.deals) - MOST), 15)]
            if len(seal.deals) > MOST
            else []
        ),
        SectionTitle(skin, skin.say("shell-proof-how")),
        Muted(skin, skin.say("shell-proof-how", "text"), 15),
        LinkButton(skin, skin.say("shell-proof-save"), proof_link(table), icon="shield-check"),
    ]


@part
def FairDeal(
    skin: Skin,
    seal: SealView | None,
    seats: tuple[SeatLine, ...],
    open_sheet: Choose,
    stacks: bool = False,
) -> ft.Control:
    """On the page of an end: the seal, who cut, and the way to check it; `stacks`: below each other."""
    fills = not stacks or None
    if seal is None or not seal.deals:
        return Card(skin, Muted(skin, skin.say("shell-proof-nothing"), 18), padding=18, expand=fills)
    words = Stacked(
        skin,
        Strong(skin, skin.say("shell-proof-fair", words=seal.words), 17.5, lines=None if stacks else 2),
        Muted(skin, checked_words(skin, seal, seats), 15.6, lines=None if stacks else 1),
        expand=True,
    )
    check = OutlineButton(
        skin, skin.say("shell-proof-check"), partial(open_sheet, "proof"), icon="list-check"
    )
    row: list[ft.Control] = [Icon(skin, "shield-check", skin.px(40), skin.palette.good), words]
    inside: ft.Control = InRow(skin, *row, check, gap=16)
    if stacks:
        inside = ft.Column([InRow(skin, *row, gap=16), check], spacing=10, tight=True)
    return Card(skin, inside, padding=16, expand=fills)


def _Shut(skin: Skin, open_deal: Tap, *, is_host: bool) -> list[ft.Control]:
    """A game that was ended can be carried on until its host opens the deal."""
    words = Muted(skin, skin.say("shell-proof-shut", "host" if is_host else "text"))
    if not is_host:
        return [words]
    return [
        words,
        OutlineButton(skin, skin.say("shell-proof-open"), open_deal, icon="shield-check", height=52),
    ]


def _Seal(skin: Skin, seal: SealView) -> ft.Control:
    words = ft.Column(
        [Muted(skin, skin.say("shell-proof-phrase"), 15), Strong(skin, seal.words, 20)],
        spacing=2,
        tight=True,
        expand=True,
    )
    mark = Icon(skin, "shield-check", skin.px(32), skin.palette.good)
    return Card(skin, InRow(skin, mark, words, gap=14), padding=14, colour=skin.palette.raised)


def _block(skin: Skin, text: str, value: str) -> ft.Control:
    return ft.Column(
        [
            Muted(skin, skin.say(text), 15),
            Words(skin, value, 14, family=TEXT_500, selectable=True),
        ],
        spacing=2,
        tight=True,
    )


def _Cut(skin: Skin, line: SeatLine, cut: int, seal: SealView) -> ft.Control:
    given = [Muted(skin, skin.say("shell-proof-given"), 15)] if line.seat in seal.given else []
    return InRow(
        skin,
        SeatMark(skin, line.colour, skin.px(20)),
        Strong(skin, line.name, 16, lines=1, expand=True),
        *given,
        Figures(skin, str(cut), 17),
    )


def _Deal(skin: Skin, label: str, order: tuple[str, ...]) -> ft.Control:
    return ft.Column(
        [
            Words(skin, label, 15, family=TEXT_500),
            Words(skin, ", ".join(order), 14, colour=skin.palette.muted, selectable=True),
        ],
        spacing=1,
        tight=True,
    )
