"""A line of the enemy step without a map: yes or no, so many ways, and what the app answers (SW-22..28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup
from companion.games.singularity.sums.previews import split_preview
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import GroupDisc, Panel, tones, wash
from companion.ui.games.singularity.shared.page import act, look, may_act
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600, TEXT_700
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Strong, Words
from companion.ui.stage import Stage

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


def _widths(stage: Stage) -> tuple[float, float, float, float]:
    """Adds, yes/no, ways: the same on every line."""
    skin = look(stage)
    cell = max(skin.px(44), skin.size(15) * 1.6)
    yes = max(skin.px(60), skin.size(15) * 3)
    return skin.px(44), 2 * yes + skin.px(6), 4 * cell + 3 * skin.px(6), skin.px(104)


def Columns(stage: Stage) -> ft.Control:
    """What stands in which column."""
    skin = look(stage)
    adds, ranges, ways, goes = _widths(stage)

    def head(key: str, width: float | None) -> ft.Control:
        words = Words(
            skin,
            stage.say(f"singularity-shared-column-{key}").upper(),
            13,
            colour=skin.palette.muted,
            family=DISPLAY_600,
            spacing=1,
            lines=1,
        )
        return ft.Container(words, width=width, expand=width is None or None)

    return ft.Container(
        ft.Row(
            [
                head("group", None),
                head("adds", adds),
                head("range", ranges),
                head("ways", ways),
                head("goes", goes),
            ],
            spacing=skin.px(12),
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(12)),
    )


def GroupRow(stage: Stage, row: StepRow, *, is_asked: bool) -> ft.Control:
    """One group: what it would add, is somebody in range, how many ways, where it goes."""
    view, skin = reading.game(stage), look(stage)
    paint = tones(skin)
    adds, ranges, ways, goes = _widths(stage)
    enemy = reading.enemy_name(view, row.enemy, row.size)
    name = ft.Row(
        [
            GroupDisc(skin, reading.icon_of(view, row.enemy), skin.px(44), row.size),
            ft.Column(
                [
                    Heading(skin, enemy, 18, lines=1),
                    Words(
                        skin, row.place, 14.5, colour=skin.palette.muted, family=TEXT_600, lines=2, line=1.1
                    ),
                ],
                spacing=1,
                tight=True,
                expand=True,
            ),
        ],
        spacing=skin.px(8),
        expand=True,
    )
    red = paint.red if row.in_range else skin.palette.muted
    first, why = goes_words(stage.skin, row)
    may = may_act(stage) and row.stay != "delayed"

    def answer(**said: object) -> Tap | None:
        return partial(act, stage, AnswerGroup(group=row.group, **said)) if may else None

    where = stage.say("singularity-shared-group", enemy=enemy, where=row.place)
    yes_no = Choices(
        stage,
        [
            (stage.say("singularity-shared-yes"), row.in_range is True, answer(in_range=True), paint.red),
            (stage.say("singularity-shared-no"), row.in_range is False, answer(in_range=False), paint.steel),
        ],
        stage.say("singularity-shared-column-range"),
        where,
        ranges,
    )
    numbers = Choices(
        stage,
        [(str(way), row.ways == way, answer(to=("",) * way), paint.steel) for way in WAYS],
        stage.say("singularity-shared-column-ways"),
        where,
        ways,
    )
    answerw = ft.Column(
        [
            Strong(skin, first, 15.5, lines=2),
            *([Words(skin, why, 14, colour=skin.palette.muted, lines=1)] if why else []),
        ],
        spacing=0,
        tight=True,
        width=goes,
    )
    line = ft.Row(
        [
            name,
            ft.Container(
                Words(skin, reading.signed(row.printed), 18, colour=red, family=DISPLAY_700), width=adds
            ),
            yes_no,
            numbers,
            answerw,
        ],
        spacing=skin.px(12),
    )
    return Panel(skin, line, colour=paint.red if is_asked else "", selected=is_asked, padding=14)


def Choices(
    stage: Stage, choices: Sequence[tuple[str, bool, Tap | None, str]], what: str, where: str, width: float
) -> ft.Control:
    """Answers side by side; the given one is filled and says so to a screen reader."""
    skin = look(stage)
    palette = skin.palette

    def choice(words: str, is_given: bool, tap: Tap | None, colour: str) -> ft.Control:
        ink = (INK if skin.is_dark else "#FFFFFF") if is_given else palette.muted if tap else palette.faint
        face = ft.Container(
            Words(skin, words, 16, colour=ink, family=TEXT_700, line=1.0, align=CENTER),
            height=max(skin.px(46), skin.size(16) * 1.5),
            border_radius=skin.px(13),
            bgcolor=colour if is_given else wash(skin, palette.raised, 0.8),
            border=None if is_given else ft.Border.all(1, palette.outline),
            alignment=ft.Alignment.CENTER,
            ink=tap is not None,
            on_click=guarded(tap),
        )
        return ft.Semantics(
            content=face,
            label=f"{where}: {what} {words}",
            button=tap is not None,
            selected=is_given,
            container=True,
            exclude_semantics=True,
            expand=True,
        )

    return ft.Row([choice(*one) for one in choices], spacing=skin.px(6), width=width)
