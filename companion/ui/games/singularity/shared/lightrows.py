"""A line of the enemy step without a map: yes or no, so many ways, and what the app answers (SW-22..28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup
from companion.games.singularity.sums.previews import split_preview
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.kit.boxes import InRow, Panel, Spaced
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600, TEXT_700
from companion.ui.kit.palette import INK
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, SectionTitle, Strong, Words

WAYS = (0, 1, 2, 3)


def goes_words(skin: Skin, row: StepRow) -> tuple[str, str]:
    """What the app answers: how the group goes, and why."""
    if row.stay == "delayed":
        return skin.say("singularity-shared-waits"), skin.say("singularity-shared-waits-why")
    if row.ways is None:
        return "", ""
    if row.ways == 0:
        return skin.say("singularity-shared-stays"), ""
    counts = tuple(one.count for one in row.to) or split_preview(row.size, row.ways)
    if len([count for count in counts if count]) == 1:
        return skin.say("singularity-shared-together", n=row.size), ""
    shares = ", ".join(str(count) for count in counts[:-1])
    split = skin.say("singularity-shared-shares", first=shares, last=counts[-1])
    return split, skin.say("singularity-shared-evenly")


def _widths(skin: Skin) -> tuple[float, float, float, float]:
    """Adds, yes/no, ways: the same on every line."""
    cell = max(skin.px(44), skin.size(15) * 1.6)
    yes = max(skin.px(60), skin.size(15) * 3)
    return (
        max(skin.px(44), skin.size(13) * 3.9),
        2 * yes + skin.px(6),
        4 * cell + 3 * skin.px(6),
        skin.px(104),
    )


@part
def AnswerColumns(skin: Skin) -> ft.Control:
    """What stands in which column."""
    adds, ranges, ways, goes = _widths(skin)

    def head(key: str, width: float | None) -> ft.Control:
        said = skin.say(f"singularity-shared-column-{key}").upper()
        muted = skin.palette.muted
        words = Words(skin, said, 13, colour=muted, family=DISPLAY_600, spacing=1, lines=1)
        return ft.Container(words, width=width, expand=width is None or None)

    columns = (("group", None), ("adds", adds), ("range", ranges), ("ways", ways), ("goes", goes))
    return ft.Container(
        InRow(skin, *(head(key, width) for key, width in columns), gap=8),
        padding=ft.Padding.symmetric(horizontal=skin.px(12)),
    )


@part
def AnswerRow(skin: Skin, cast: Cast, row: StepRow, is_asked: bool, say: Send | None) -> ft.Control:
    """One group: what it would add, is somebody in range, how many ways, where it goes."""
    paint, (adds, ranges, ways, goes) = tones(skin), _widths(skin)
    red = paint.red if row.in_range else skin.palette.muted
    first, why = goes_words(skin, row)

    def answer(**said: object) -> Tap | None:
        is_open = say is not None and row.stay != "delayed"
        return partial(say, AnswerGroup(group=row.group, **said)) if say and is_open else None

    enemy = cast.enemy_name(row.enemy, row.size)
    where = skin.say("singularity-shared-group", enemy=enemy, where=row.place)
    yes_no = _choices(
        skin,
        [
            (skin.say("singularity-shared-yes"), row.in_range is True, answer(in_range=True), paint.red),
            (skin.say("singularity-shared-no"), row.in_range is False, answer(in_range=False), paint.steel),
        ],
        f"{where}: {skin.say('singularity-shared-column-range')}",
        ranges,
    )
    numbers = _choices(
        skin,
        [(str(way), row.ways == way, answer(to=("",) * way), paint.steel) for way in WAYS],
        f"{where}: {skin.say('singularity-shared-column-ways')}",
        ways,
    )
    answered = ft.Column(
        [
            Strong(skin, first, 15.5, lines=2),
            *([Muted(skin, why, 14, lines=1)] if why else []),
        ],
        spacing=0,
        tight=True,
        width=None if stacks(skin) else goes,
    )
    amount = Words(skin, signed(row.printed), 18, colour=red, family=DISPLAY_700)
    name, colour = _name(skin, cast, row), paint.red if is_asked else ""
    if stacks(skin):
        in_range = SectionTitle(skin, skin.say("singularity-shared-column-range"))
        to_go = SectionTitle(skin, skin.say("singularity-shared-column-ways"))
        lines = [ft.Row([name, amount]), in_range, ft.Row([yes_no]), to_go, ft.Row([numbers]), answered]
        return Panel(skin, Spaced(skin, *lines, gap=8), colour=colour, selected=is_asked)
    cells = [name, ft.Container(amount, width=adds), yes_no, numbers, answered]
    return Panel(skin, InRow(skin, *cells, gap=8), colour=colour, selected=is_asked)


def _name(skin: Skin, cast: Cast, row: StepRow) -> ft.Control:
    muted = skin.palette.muted
    words = ft.Column(
        [
            Heading(skin, cast.enemy_name(row.enemy, row.size), 18, lines=1),
            Words(skin, row.place, 14.5, colour=muted, family=TEXT_600, lines=2, line=1.1),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    disc = GroupDisc(skin, cast.icon_of(row.enemy), skin.px(36), row.size)
    return InRow(skin, disc, words, gap=8, expand=True)


def _choices(
    skin: Skin, choices: Sequence[tuple[str, bool, Tap | None, str]], what: str, width: float
) -> ft.Control:
    """Answers side by side; the given one is filled and says so to a screen reader."""
    palette = skin.palette

    def choice(words: str, is_given: bool, tap: Tap | None, colour: str) -> ft.Control:
        ink = (INK if skin.is_dark else "#FFFFFF") if is_given else palette.muted if tap else palette.faint
        face = ft.Container(
            Words(skin, words, 16, colour=ink, family=TEXT_700, line=1.0, align=CENTER),
            height=max(skin.px(46), skin.size(16) * 1.5),
            border_radius=skin.px(13),
            bgcolor=colour if is_given else skin.wash(palette.raised, 0.8),
            border=None if is_given else ft.Border.all(1, palette.outline),
            alignment=ft.Alignment.CENTER,
            ink=tap is not None,
            on_click=guarded(tap),
        )
        return ft.Semantics(
            content=face,
            label=f"{what} {words}",
            button=tap is not None,
            selected=is_given,
            container=True,
            exclude_semantics=True,
            expand=True,
        )

    return ft.Row([choice(*one) for one in choices], spacing=skin.px(6), width=width)
