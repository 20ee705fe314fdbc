"""Whose turn it is, and this round's order (EM-13)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence.draw.cards import emblem
from companion.ui.games.emergence.draw.marks import AugmentationTag
from companion.ui.games.emergence.reading import Operative
from companion.ui.games.emergence.shared.page import is_upright
from companion.ui.kit.boxes import BETWEEN, InRow, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted, Words

MOST_WITH_WORDS = 5
"""With more seats in a row a sign has to do."""
MOST_LETTERS = 10
"""With a longer name it stands below the sign."""


@part
def TurnCard(skin: Skin, one: Operative, doing: str, has_claim: bool, width: float) -> ft.Control:
    """The largest thing: whose turn it is."""
    palette, colour, is_list = skin.palette, one.person.paint(skin), stacks(skin)
    well = palette.secret_well if skin.is_dark else palette.card
    dial, mark, gap = (48, 34, 12) if is_list else (92, 66, 22)
    picture = ft.Image(
        src=emblem(one.action, palette.text, palette.outline, well, well),
        width=skin.px(dial),
        height=skin.px(dial),
        exclude_from_semantics=True,
    )
    title = skin.say("emergence-other-title", name=one.person.name)
    lines = 1 if not is_upright(skin) and (skin.device == "tv" or has_claim) else 2
    space = width - skin.px(dial + mark + 2 * gap + 32) - 6
    name = Fitted(skin, title, 26 if is_list else 36, space, family=DISPLAY_700, lines=lines)
    words = Stacked(
        skin,
        ft.Semantics(content=name, header=True),
        Muted(skin, doing, 17),
        AugmentationTag(skin, one.line.augmentation, is_short=False, step=16),
        gap=6,
        expand=True,
    )
    row = [SeatMark(skin, one.person.colour, skin.px(mark)), words, picture]
    return Card(
        skin,
        InRow(skin, *row, gap=gap),
        colour=tint(colour, palette.background, 0.15),
        border=palette.edge or colour,
        border_width=3,
        padding=16,
    )


@part
def TurnOrder(skin: Skin, order: tuple[Operative, ...], width: float) -> ft.Control:
    """Who had a turn, who has it, who is next; on an upright page as many beside each other as fit."""
    now = next((at for at, one in enumerate(order) if one.is_now), -1)
    is_list = is_upright(skin)
    longest = max((len(one.person.name) for one in order), default=0)
    is_short = len(order) <= MOST_WITH_WORDS and longest <= MOST_LETTERS
    has_words = skin.device == "tv" and is_short and not is_list
    wide = (width - skin.px(8) * (len(order) - 1)) / max(1, len(order)) - skin.px(20) - 5
    cards = [
        _InOrder.keyed(one.person.seat)(skin, one, at - now, has_words, width if is_list else wide)
        for at, one in enumerate(order)
    ]
    return ft.Row(list(cards), spacing=skin.px(8), run_spacing=8, wrap=is_list)


@part
def _InOrder(skin: Skin, one: Operative, ahead: int, has_words: bool, wide: float) -> ft.Control:
    """`ahead`: how many turns until theirs; less than none: they had it."""
    palette, colour, is_list = skin.palette, one.person.paint(skin), is_upright(skin)
    is_now, is_done = ahead == 0, ahead < 0
    state: list[ft.Control] = []
    if is_done:
        state = [Icon(skin, "check", skin.px(22), palette.good)]
    elif is_now and not has_words:
        state = [Icon(skin, "play", skin.px(18), palette.text)]
    elif has_words and ahead <= 1:
        ink = palette.text if is_now else palette.muted
        word = skin.say("emergence-now" if is_now else "emergence-next")
        state = [Words(skin, word, 15.5, family=TEXT_600, colour=ink)]
    mark = SeatMark(skin, one.person.colour, skin.px(22), dim=is_done)
    ink, said = palette.muted if is_done else palette.text, one.person.name
    if is_list:
        name: ft.Control = Fitted(skin, said, 15, wide - 90, colour=ink, lines=1)
        inner: ft.Control = ft.Row([mark, name, *state], spacing=8, tight=True)
    elif has_words:
        name = Fitted(skin, said, 17.5, wide - skin.px(90), colour=ink)
        inner = InRow(skin, mark, ft.Container(name, expand=True), *state, gap=7)
    else:
        name = Fitted(skin, said, 15, wide, colour=ink)
        top = ft.Row([mark, *state], alignment=BETWEEN)
        inner = Stacked(skin, top, name)
    return Card(
        skin,
        inner,
        colour=tint(colour, palette.background, 0.16) if is_now else "",
        border=(palette.edge or colour) if is_now else "",
        border_width=2.5 if is_now else 1,
        padding=10,
        radius=15,
        expand=not is_list or None,
    )
