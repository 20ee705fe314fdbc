"""Turn data into knowledge: the best split, or my own sets (EM-37..40)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from companion.games.emergence.actions import Compile, EndTurn
from companion.games.emergence.sums.blocks import numbers, spread
from companion.games.emergence.sums.sets import DIFFERENT, EQUAL_PAIR, left, set_value, worth
from companion.games.emergence.words import DataType
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.marks import Small
from companion.ui.games.emergence.panels import BETWEEN, ENDS, Caution, Note, Panel, Segments, WhyNot
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.games.emergence.sets import set_name
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Muted, Words
from companion.ui.stage import Stage

BlockSet = tuple[DataType, ...]
Sets = tuple[BlockSet, ...]
REST = -1
"""The row of blocks that stay with me."""
Spot = tuple[int, int]
"""A row and a place in it."""
GROUP = "blocks"


def moved(sets: Sets, rest: BlockSet, spot: Spot, to: int) -> Sets:
    """The sets after the block at `spot` went to row `to`; a row past the end is a new set."""
    row, at = spot
    source = rest if row == REST else sets[row]
    if at >= len(source) or row == to:
        return sets
    kind = source[at]
    rows = [list(blocks) for blocks in sets]
    if row != REST:
        rows[row].pop(at)
    if to != REST:
        if to >= len(rows):
            rows.append([])
        rows[to].append(kind)
    return tuple(tuple(blocks) for blocks in rows if blocks)


def _value_line(skin: Skin) -> ft.Control:
    """What sets are worth, in one line."""
    values = [("pair", EQUAL_PAIR), *((str(kinds), value) for kinds, value in DIFFERENT.items())]
    return ft.Row(
        [
            ft.Row(
                [
                    Small(skin, skin.say(f"emergence-value-{name}")),
                    Figures(skin, str(value), 14, colour=tones(skin).knowledge),
                ],
                spacing=5,
                tight=True,
            )
            for name, value in values
        ],
        alignment=BETWEEN,
        wrap=skin.large_text,
    )


def _gain(stage: Stage, gain: int) -> ft.Control:
    """The biggest thing on the screen: what I gain, and what it makes."""
    skin, palette = stage.skin, stage.skin.palette
    held = reading.mine(stage).knowledge or 0
    size = 72 if skin.is_small else 96
    left = ft.Column(
        [
            Muted(skin, skin.say("emergence-compile-gain")),
            ft.Row(
                [
                    RollingNumber(skin, gain, size, key="gain"),
                    Icon(skin, "knowledge", size * 0.56, tones(skin).knowledge),
                ],
                spacing=10,
                tight=True,
            ),
        ],
        spacing=0,
        tight=True,
    )
    right = ft.Column(
        [
            Muted(skin, skin.say("emergence-knowledge")),
            ft.Row(
                [
                    Words(skin, str(held), 26, colour=palette.muted, family=DISPLAY_700),
                    Icon(skin, "arrow", 22, palette.muted),
                    Words(skin, str(held + gain), 28, family=DISPLAY_700),
                ],
                spacing=6,
                tight=True,
            ),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ENDS,
    )
    return ft.Row([left, right], alignment=BETWEEN, vertical_alignment=ft.CrossAxisAlignment.END)


def _block(
    stage: Stage,
    kind: DataType,
    label: str,
    is_lifted: bool,
    tap: Callable[[], None] | None,
    lift: Callable[[], None] | None,
) -> ft.Control:
    """One block; it can be tapped or dragged when there is something to do with it."""
    size = 40 if stage.skin.is_small else 46
    if tap is None or lift is None:
        return DataBlock(kind, size, label=label)
    colour = stage.skin.palette.edge or reading.my_colour(stage)
    face = ft.Container(
        DataBlock(kind, size),
        padding=2,
        border_radius=12,
        border=ft.Border.all(3, colour if is_lifted else ft.Colors.TRANSPARENT),
        on_click=guarded(tap),
    )
    return ft.Semantics(
        content=ft.Draggable(
            content=face,
            group=GROUP,
            content_when_dragging=ft.Container(DataBlock(kind, size, opacity=0.3), padding=5),
            on_drag_start=guarded(lift),
        ),
        button=True,
        container=True,
        label=label,
        selected=is_lifted,
    )


def SetRow(
    skin: Skin,
    blocks: list[ft.Control],
    kinds: BlockSet,
    title: str,
    detail: str,
    *,
    is_dashed: bool = False,
) -> ft.Control:
    """A set with its value at the right edge."""
    palette = skin.palette
    value = set_value(kinds) if not is_dashed else 0
    words = ft.Column(
        [
            Words(
                skin,
                title,
                30 if value else 16,
                colour=tones(skin).knowledge if value else palette.muted,
                family=DISPLAY_700 if value else TEXT_600,
            ),
            Small(skin, detail),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ENDS,
    )
    laid = ft.Row(blocks, spacing=4, run_spacing=4, wrap=True, expand=not skin.large_text)
    row: ft.Control = ft.Row([laid, words], spacing=8)
    if skin.large_text:
        row = ft.Column([laid, words], spacing=6, tight=True)
    return Panel(
        skin,
        ft.Container(row, height=None if len(blocks) > 4 or skin.large_text else 58),
        is_hollow=is_dashed,
        outline=palette.faint if is_dashed else "",
        padding=12,
    )


@component
def CompileData(stage: Stage) -> ft.Control:
    """Pick the suggestion, or sort the blocks myself."""
    view, skin = reading.game(stage), stage.skin
    data, best = reading.mine(stage).data, view.my_compile
    way, set_way = ft.use_state("best" if best else "own")
    nothing: Sets = ()
    own, set_own = ft.use_state(nothing)
    none_lifted: Spot | None = None
    lifted, lift = ft.use_state(none_lifted)
    dragged: MutableRef[Any] = ft.use_ref(None)
    sets: Sets = best.best_sets if best and way == "best" else own
    rest = spread(left(numbers(data), sets))
    gain = worth(sets)
    is_whole = all(set_value(blocks) for blocks in sets)

    def put(spot: Spot | None, to: int) -> None:
        if spot is not None:
            set_own(moved(own, rest, spot, to))
        lift(None)
        dragged.current = None

    def start(name: str) -> None:
        set_way(name)
        lift(None)

    body: list[ft.Control] = [Steps(stage, 1), _gain(stage, gain)]
    if best:
        options = [
            ("best", skin.say("emergence-compile-best"), "bulb"),
            ("own", skin.say("emergence-compile-own"), "hand"),
        ]
        body.append(Segments(skin, options, way, start, reading.my_colour(stage)))
    if not any(numbers(data)) or (best and not best.best_sets):
        body.append(Note(skin, skin.say("emergence-compile-none")))
    if way == "best":
        body += _best_rows(stage, sets, rest)
    else:
        body.append(WhyNot(skin, skin.say("emergence-compile-help")))
        body += _own_rows(stage, sets, rest, lifted, lift, put, dragged)
        if not is_whole:
            body.append(Caution(skin, skin.say("emergence-compile-wrong")))
    skip = OutlineButton(skin, skin.say("emergence-act-skip"), lambda: stage.send(EndTurn()), expand=True)
    button = MainButton(
        skin,
        skin.say("emergence-compile-button", n=gain),
        lambda: stage.send(Compile(sets=sets)),
        colour=reading.my_colour(stage),
        icon="knowledge",
        disabled=not gain or not is_whole,
    )
    return Page(stage, body=body, notes=[_value_line(skin)], actions=[ft.Row([skip]), button])


def _rest_words(skin: Skin, rest: BlockSet) -> tuple[str, str]:
    if not rest:
        return skin.say("emergence-compile-nothing-stays"), ""
    kinds = dict.fromkeys(rest)
    listed = ", ".join(
        skin.say("emergence-blocks-of", n=rest.count(kind), data=reading.data_word(skin, kind))
        for kind in kinds
    )
    return skin.say("emergence-compile-stays"), listed


def _best_rows(stage: Stage, sets: Sets, rest: BlockSet) -> list[ft.Control]:
    rows = [
        SetRow(
            stage.skin,
            [_block(stage, kind, reading.data_word(stage.skin, kind), False, None, None) for kind in blocks],
            blocks,
            f"+{set_value(blocks)}",
            stage.say(set_name(blocks)),
        )
        for blocks in sets
    ]
    title, detail = _rest_words(stage.skin, rest)
    left = [_block(stage, kind, reading.data_word(stage.skin, kind), False, None, None) for kind in rest]
    return [*rows, SetRow(stage.skin, left, rest, title, detail, is_dashed=True)]


def _own_rows(
    stage: Stage,
    sets: Sets,
    rest: BlockSet,
    lifted: Spot | None,
    lift: Callable[[Spot | None], None],
    put: Callable[[Spot | None, int], None],
    dragged: MutableRef[Any],
) -> list[ft.Control]:
    """A row for each set, one for a new set, one for what stays; each takes blocks."""

    def grab(spot: Spot) -> None:
        dragged.current = spot

    def blocks_of(row: int, kinds: BlockSet) -> list[ft.Control]:
        made = []
        for at, kind in enumerate(kinds):
            spot, word = (row, at), reading.data_word(stage.skin, kind)
            text = "emergence-block-rest" if row == REST else "emergence-block-in"
            made.append(
                _block(
                    stage,
                    kind,
                    stage.say(text, data=word, n=row + 1),
                    lifted == spot,
                    partial(lift, None if lifted == spot else spot),
                    partial(grab, spot),
                )
            )
        return made

    def taking(row: int, content: ft.Control) -> ft.Control:
        face: ft.Control = ft.DragTarget(
            group=GROUP, content=content, on_accept=guarded(lambda: put(dragged.current, row))
        )
        if lifted is None or lifted[0] == row:
            return face
        here = OutlineButton(
            stage.skin,
            stage.say("emergence-compile-here"),
            lambda: put(lifted, row),
            icon="into",
            expand=True,
        )
        return ft.Column(
            [face, ft.Row([here])], spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )

    rows: list[ft.Control] = []
    for row, kinds in enumerate(sets):
        value = set_value(kinds)
        title = f"+{value}" if value else stage.say("emergence-set-none")
        rows.append(
            taking(row, SetRow(stage.skin, blocks_of(row, kinds), kinds, title, stage.say(set_name(kinds))))
        )
    new = SetRow(
        stage.skin,
        [],
        (),
        stage.say("emergence-compile-new"),
        stage.say("emergence-set-empty"),
        is_dashed=True,
    )
    rows.append(taking(len(sets), new))
    title, detail = _rest_words(stage.skin, rest)
    rows.append(taking(REST, SetRow(stage.skin, blocks_of(REST, rest), rest, title, detail, is_dashed=True)))
    return rows
