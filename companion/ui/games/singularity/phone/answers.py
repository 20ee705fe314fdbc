"""Light level: two questions a group; the app counts, splits and adds up (SW-22..28)."""

from __future__ import annotations

import flet as ft

from companion.games.singularity.actions.enemies import AnswerGroup, EnemiesDone
from companion.games.singularity.sums.previews import split_preview
from companion.games.singularity.views.enemies import StepRow, StepView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import GroupDisc, Panel, RedButton, Spaced, signed, tones
from companion.ui.games.singularity.phone.naming import Destinations
from companion.ui.games.singularity.phone.page import Choices, Page, inner_width
from companion.ui.games.singularity.phone.price import Total
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

WAYS = ("0", "1", "2", "3")


def Answers(stage: Stage, step: StepView) -> ft.Control:
    """One box a group; the one asked about first is tinted."""
    view, skin = reading.game(stage), stage.skin
    limit = reading.track_line(view, "threat").limit
    body: list[ft.Control] = [_group(stage, row, row.group == step.question) for row in step.rows]
    body.append(Panel(skin, Total(skin, step.threat_before, step.threat_after, limit, inner_width(skin))))
    return Page(
        stage,
        title=skin.say("singularity-phone-answers-title"),
        subtitle=skin.say("singularity-phone-answers-line"),
        body=body,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-enemies-done"),
                lambda: stage.send(EnemiesDone()),
                icon="check",
                why="" if step.is_settled else skin.say("singularity-phone-answers-missing", n=step.missing),
            )
        ],
    )


def _group(stage: Stage, row: StepRow, is_asked: bool) -> ft.Control:
    skin, view = stage.skin, reading.game(stage)
    name = reading.enemy_name(view, row.enemy, row.size)
    head = ft.Row(
        [
            GroupDisc(
                skin, reading.icon_of(view, row.enemy), skin.px(38), row.size, is_calm=row.in_range is False
            ),
            ft.Column(
                [
                    Strong(skin, skin.say("singularity-phone-at", what=name, place=row.place), 16, lines=2),
                    Muted(skin, skin.say("singularity-phone-printed", range=row.range, move=row.move), 14),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            Words(
                skin,
                signed(row.raised if row.in_range else 0) if row.in_range is not None else "?",
                20,
                family=DISPLAY_700,
                colour=tones(skin).red if row.in_range else skin.palette.muted,
            ),
        ],
        spacing=10,
    )
    if row.stay == "delayed":
        return Panel(
            skin, Spaced(skin, head, Muted(skin, skin.say("singularity-stay-delayed"), 14)), padding=12
        )

    def in_range(value: str) -> None:
        stage.send(AnswerGroup(group=row.group, in_range=value == "yes"))

    def ways(value: str) -> None:
        stage.send(AnswerGroup(group=row.group, to=("",) * int(value)))

    chosen = "" if row.in_range is None else "yes" if row.in_range else "no"
    rows: list[ft.Control] = [
        head,
        Choices(
            skin,
            skin.say("singularity-phone-in-range", n=row.range),
            [("yes", skin.say("singularity-phone-yes")), ("no", skin.say("singularity-phone-no"))],
            chosen,
            in_range,
        ),
        Choices(
            skin,
            skin.say("singularity-phone-ways"),
            [(value, value) for value in WAYS],
            str(row.ways) if row.ways is not None else "",
            ways,
        ),
    ]
    if row.ways is not None:
        where = ", ".join(one.place for one in row.to if one.count) if row.ways else ""
        rows.append(Muted(skin, " · ".join(filter(None, (split_words(skin, row), where))), 15))
    if row.ways:
        rows.append(Destinations.keyed(f"{row.group}-{row.ways}")(stage, row))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12, colour=tones(skin).amber if is_asked else "")


def split_words(skin: Skin, row: StepRow) -> str:
    """`3 one way, 2 the other`."""
    if not row.ways:
        return skin.say("singularity-stay-said")
    counts = tuple(one.count for one in row.to) or split_preview(row.size, row.ways)
    return skin.say("singularity-phone-splits", counts=" + ".join(map(str, counts)), ways=len(counts))
