"""The lines of an enemy step: attacks itemised, moves with their splits, a group the table directs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc, MiniRow
from companion.ui.games.singularity.phone.counting import Counts
from companion.ui.games.singularity.reading import Cast
from companion.ui.games.singularity.shared.step_words import attack_words, move_title, move_words, row_name
from companion.ui.kit.boxes import Big, Caption, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import part
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong, Words

DIM = 0.4
"""What has not been shown yet."""


@part
def StepAttacks(
    skin: Skin, cast: Cast, step: tuple[StepRow, ...], before: int, limit: int | None, shown: int
) -> ft.Control:
    """Part 1: every group once, what it adds and why (SW-23..25)."""
    end = before + sum(row.raised for row in step[:shown])
    right = skin.say("singularity-shared-rise", before=before, after=end, limit=limit or 0)
    rows = [_Attack.keyed(row.group)(skin, cast, row, at < shown) for at, row in enumerate(step)]
    return Panel(
        skin, Spaced(skin, Caption(skin, skin.say("singularity-shared-attacks"), right), *rows, gap=8)
    )


@part
def _Attack(skin: Skin, cast: Cast, row: StepRow, is_shown: bool) -> ft.Control:
    ink = tones(skin).red if row.raised and is_shown else skin.palette.muted
    figure = signed(row.raised) if is_shown else "?"
    amount = Big(skin, figure, 22, ink)
    return _line(
        skin, cast, row, row_name(skin, cast, row), attack_words(skin, cast, row), amount, is_dim=not is_shown
    )


def _line(
    skin: Skin, cast: Cast, row: StepRow, title: str, words: str, right: ft.Control | None, *, is_dim: bool
) -> ft.Control:
    said = Stacked(
        skin,
        Strong(skin, title, 16, lines=1),
        Words(skin, words, 14.5, colour=skin.palette.muted, lines=4, line=1.15),
        gap=0,
        expand=True,
    )
    disc = GroupDisc(skin, cast.icon_of(row.enemy), skin.px(36), row.size, is_calm=row.in_range is False)
    line = InRow(skin, disc, said, *([right] if right else []))
    return ft.Container(line, opacity=DIM if is_dim else 1)


@part
def StepMoves(skin: Skin, cast: Cast, step: tuple[StepRow, ...], shown: int) -> ft.Control:
    """Part 2: routes, splits, merges; the last row shown is lit (SW-26..30)."""
    voted = any(row.ruling == "vote" for row in step)
    right = skin.say("singularity-shared-voted") if voted else ""
    rows = [_Move.keyed(row.group)(skin, cast, row, at < shown) for at, row in enumerate(step)]
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("singularity-shared-moves"), right), *rows, gap=8))


@part
def _Move(skin: Skin, cast: Cast, row: StepRow, is_shown: bool) -> ft.Control:
    words = move_words(skin, cast, row)
    going = [(one.count, one.place) for one in row.to if one.count]
    if len(going) < 2 or row.is_open:
        return _line(skin, cast, row, move_title(skin, cast, row), words, None, is_dim=not is_shown)
    name = Strong(skin, row_name(skin, cast, row), 16, lines=1)
    split = Stacked(
        skin,
        InRow(skin, name, Muted(skin, words, 14.5, lines=1, expand=True), gap=8),
        ft.Row([MiniRow(skin, cast.icon_of(row.enemy), going)], wrap=True),
        gap=6,
    )
    box = Panel(skin, split, colour=tones(skin).red, selected=is_shown, padding=10)
    return ft.Container(box, opacity=1 if is_shown else DIM)


@part
def DirectBox(
    skin: Skin, cast: Cast, row: StepRow, counts: Counts, direct: Callable[[Counts], None]
) -> ft.Control:
    """The table says where a group goes: taps on the map share it out (SW-27, A28)."""
    card, icon = cast.enemy(row.enemy), cast.icon_of(row.enemy)
    title = skin.say("singularity-shared-direct-caption", what=row_name(skin, cast, row))
    rows: list[ft.Control] = [Caption(skin, title)]
    if card and card.moves:
        rows.append(Body(skin, f"“{card.moves}”"))
    rows.append(Muted(skin, skin.say("singularity-shared-direct-how", n=row.size), 15))
    if counts:
        places = [(count, place) for place, count in counts]
        rows.append(ft.Row([MiniRow(skin, icon, places)], wrap=True))
    stays = skin.say("singularity-shared-direct-stay")
    goes = skin.say("singularity-shared-direct-go" if counts else "singularity-shared-direct-first")
    stay = OutlineButton(skin, stays, partial(direct, ((row.place, row.size),)), expand=True)
    go = OutlineButton(skin, goes, partial(direct, counts), icon="check", disabled=not counts, expand=True)
    rows.append(InRow(skin, stay, go, gap=8))
    return Panel(skin, Spaced(skin, *rows, gap=8), colour=tones(skin).amber, selected=True)
