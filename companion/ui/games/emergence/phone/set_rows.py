"""Sets of blocks as rows: the best ones to look at, my own to tap and drag (EM-37..40)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergence.sums.sets import set_value
from companion.games.emergence.words import DataType
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.tokens import DataBlock
from companion.ui.games.emergence.phone.sets import REST, BlockSet, Sets, Spot, set_name
from companion.ui.kit.boxes import ENDS, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Words

GROUP = "blocks"
ROW = 58
"""How high the blocks of a set lie."""


def _side(skin: Skin) -> float:
    return 40 if skin.is_small else 46


def _row(
    skin: Skin, blocks: list[ft.Control], title: str, detail: str, *, has_value: bool, is_dashed: bool
) -> ft.Control:
    """A set with its value at the right edge."""
    palette = skin.palette
    words = ft.Column(
        [
            Words(
                skin,
                title,
                30 if has_value else 16,
                colour=tones(skin).knowledge if has_value else palette.muted,
                family=DISPLAY_700 if has_value else TEXT_600,
            ),
            Muted(skin, detail, 14),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ENDS,
    )
    laid = ft.Row(blocks, spacing=4, run_spacing=4, wrap=True, expand=not skin.large_text)
    row: ft.Control = InRow(skin, laid, words, gap=8)
    if skin.large_text:
        row = Stacked(skin, laid, words, gap=6)
    return Panel(
        skin,
        ft.Container(row, height=None if len(blocks) > 4 or skin.large_text else ROW),
        is_hollow=is_dashed,
        outline=palette.faint if is_dashed else "",
        padding=12,
    )


def _set(skin: Skin, kinds: BlockSet, blocks: list[ft.Control]) -> ft.Control:
    value = set_value(kinds)
    title = f"+{value}" if value else skin.say("emergence-set-none")
    detail = skin.say(set_name(kinds))
    return _row(skin, blocks, title, detail, has_value=bool(value), is_dashed=False)


def _rest(skin: Skin, rest: BlockSet, blocks: list[ft.Control]) -> ft.Control:
    """What stays with me."""
    title, detail = skin.say("emergence-compile-nothing-stays"), ""
    if rest:
        title = skin.say("emergence-compile-stays")
        detail = ", ".join(
            skin.say("emergence-blocks-of", n=rest.count(kind), data=reading.data_word(skin, kind))
            for kind in dict.fromkeys(rest)
        )
    return _row(skin, blocks, title, detail, has_value=False, is_dashed=True)


@part
def BestSets(skin: Skin, sets: Sets, rest: BlockSet) -> ft.Control:
    """The best split, only to look at."""

    def blocks(kinds: BlockSet) -> list[ft.Control]:
        return [DataBlock(kind, _side(skin), label=reading.data_word(skin, kind)) for kind in kinds]

    rows = [_set(skin, kinds, blocks(kinds)) for kinds in sets]
    return Spaced(skin, *rows, _rest(skin, rest, blocks(rest)), gap=12)


@part
def _Block(
    skin: Skin,
    kind: DataType,
    spot: Spot,
    is_lifted: bool,
    colour: str,
    lift: Callable[[Spot | None], None],
    grab: Callable[[Spot], None],
) -> ft.Control:
    """One block that can be tapped or dragged."""
    size = _side(skin)
    text = "emergence-block-rest" if spot[0] == REST else "emergence-block-in"
    face = ft.Container(
        DataBlock(kind, size),
        padding=2,
        border_radius=12,
        border=ft.Border.all(3, (skin.palette.edge or colour) if is_lifted else ft.Colors.TRANSPARENT),
        on_click=guarded(partial(lift, None if is_lifted else spot)),
    )
    return ft.Semantics(
        content=ft.Draggable(
            content=face,
            group=GROUP,
            content_when_dragging=ft.Container(DataBlock(kind, size, opacity=0.3), padding=5),
            on_drag_start=guarded(partial(grab, spot)),
        ),
        button=True,
        container=True,
        label=skin.say(text, data=reading.data_word(skin, kind), n=spot[0] + 1),
        selected=is_lifted,
    )


@part
def OwnSets(
    skin: Skin,
    sets: Sets,
    rest: BlockSet,
    lifted: Spot | None,
    colour: str,
    lift: Callable[[Spot | None], None],
    grab: Callable[[Spot], None],
    put: Callable[[Spot | None, int], None],
) -> ft.Control:
    """A row for each set, one for a new set, one for what stays; each takes blocks.

    `put` without a spot lays down the block that was grabbed.
    """

    def blocks(row: int, kinds: BlockSet) -> list[ft.Control]:
        return [
            _Block(skin, kind, (row, at), lifted == (row, at), colour, lift, grab)
            for at, kind in enumerate(kinds)
        ]

    def taking(row: int, content: ft.Control) -> ft.Control:
        face: ft.Control = ft.DragTarget(
            group=GROUP, content=content, on_accept=guarded(partial(put, None, row))
        )
        if lifted is None or lifted[0] == row:
            return face
        label = skin.say("emergence-compile-here")
        here = OutlineButton(skin, label, partial(put, lifted, row), icon="into", expand=True)
        return Spaced(skin, face, ft.Row([here]), gap=6)

    words = skin.say("emergence-compile-new"), skin.say("emergence-set-empty")
    new = _row(skin, [], *words, has_value=False, is_dashed=True)
    return Spaced(
        skin,
        *(taking(row, _set(skin, kinds, blocks(row, kinds))) for row, kinds in enumerate(sets)),
        taking(len(sets), new),
        taking(REST, _rest(skin, rest, blocks(REST, rest))),
        gap=12,
    )
