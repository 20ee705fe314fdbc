"""Light level: two questions a group; the app counts, splits and adds up (SW-22..28)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup, EnemiesDone
from companion.games.singularity.sums.previews import split_preview
from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.tokens import GroupDisc
from companion.ui.games.singularity.phone.landing import places_known
from companion.ui.games.singularity.phone.naming import Destinations
from companion.ui.games.singularity.phone.price import Total
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.kit.boxes import InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

WAYS = ("0", "1", "2", "3")


@component
def AnswerScreen(stage: Stage) -> ft.Control:
    """One box a group; the one asked about first is tinted."""
    view, skin, step = reading.game(stage), stage.skin, reading.game(stage).step
    done = steady(lambda: stage.send(EnemiesDone()))
    if step is None:
        return ft.Container()
    cast, known = reading.cast(stage), places_known(view)
    limit = reading.track_value(view, "threat").limit
    rows = [
        GroupAnswers.keyed(row.group)(skin, cast, row, row.group == step.question, known, stage.send)
        for row in step.rows
    ]
    total = Panel(skin, Total(skin, step.threat_before, step.threat_after, limit, inner_width(skin)))
    missing = "" if step.is_settled else skin.say("singularity-phone-answers-missing", n=step.missing)
    return SeatPage(
        stage,
        asks="singularity-phone-answers",
        body=[*rows, total],
        actions=[ReasonButton(skin, skin.say("singularity-phone-enemies-done"), done, "check", missing)],
    )


@part
def GroupAnswers(
    skin: Skin, cast: Cast, row: StepRow, is_asked: bool, known: tuple[str, ...], send: Send
) -> ft.Control:
    """Is somebody in range, and how many ways are there?"""
    head = _head(skin, cast, row)
    in_range = steady(lambda value: send(AnswerGroup(group=row.group, in_range=value == "yes")))
    ways = steady(lambda value: send(AnswerGroup(group=row.group, to=("",) * int(value))))
    if row.stay == "delayed":
        delayed = Muted(skin, skin.say("singularity-stay-delayed"), 14)
        return Panel(skin, Spaced(skin, head, delayed), padding=12)
    chosen = "" if row.in_range is None else "yes" if row.in_range else "no"
    yes_no = tuple((word, skin.say(f"singularity-phone-{word}"), "") for word in ("yes", "no"))
    rows: list[ft.Control] = [
        head,
        Chips(skin, skin.say("singularity-phone-in-range", n=row.range), yes_no, chosen, in_range),
        Chips(
            skin,
            skin.say("singularity-phone-ways"),
            tuple((value, value, "") for value in WAYS),
            str(row.ways) if row.ways is not None else "",
            ways,
        ),
    ]
    if row.ways is not None:
        where = ", ".join(one.place for one in row.to if one.count) if row.ways else ""
        rows.append(Muted(skin, " · ".join(filter(None, (split_words(skin, row), where))), 15))
    if row.ways:
        rows.append(Destinations.keyed(f"{row.group}-{row.ways}")(skin, row, known, send))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12, colour=tones(skin).amber if is_asked else "")


def _head(skin: Skin, cast: Cast, row: StepRow) -> ft.Control:
    name = cast.enemy_name(row.enemy, row.size)
    raised = "?" if row.in_range is None else signed(row.raised if row.in_range else 0)
    ink = tones(skin).red if row.in_range else skin.palette.muted
    words = Stacked(
        skin,
        Strong(skin, skin.say("singularity-phone-at", what=name, place=row.place), 16, lines=2),
        Muted(skin, skin.say("singularity-phone-printed", range=row.range, move=row.move), 14),
        gap=2,
        expand=True,
    )
    disc = GroupDisc(skin, cast.icon_of(row.enemy), skin.px(38), row.size, is_calm=row.in_range is False)
    return InRow(skin, disc, words, Words(skin, raised, 20, family=DISPLAY_700, colour=ink))


def split_words(skin: Skin, row: StepRow) -> str:
    """`3 one way, 2 the other`."""
    if not row.ways:
        return skin.say("singularity-stay-said")
    counts = tuple(one.count for one in row.to) or split_preview(row.size, row.ways)
    return skin.say("singularity-phone-splits", counts=" + ".join(map(str, counts)), ways=len(counts))
