"""What the whole table reads after a test, a hack or an ambush (CV-16, CV-47, CV-75)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import (
    AmbushReport,
    HackReport,
    TestReport,
)
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.flip import FlipCard
from companion.ui.games.cyberverse.draw.signs import feature_word, word
from companion.ui.games.cyberverse.draw.sums import SumLine, part_line
from companion.ui.games.cyberverse.reading import Cast
from companion.ui.kit.boxes import Aside, Big, Caption, InRow, Line, Panel, Spaced, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Words


@part
def TestSum(skin: Skin, cast: Cast, report: TestReport) -> ft.Control:
    """The card turns, the sum beside it, the threshold on top (CV-16, CV-17)."""
    found = tones(skin)
    paint = found.good if report.is_success else found.red
    verdict = skin.say("cyberverse-shared-test-won" if report.is_success else "cyberverse-shared-test-lost")
    parts = [_sum_line(skin, part_line(skin, one.code, one.value, one.label)) for one in report.parts]
    face = FlipCard(skin, skin.px(84), report.card, "won" if report.is_success else "lost", report.number)
    total = InRow(
        skin,
        Big(skin, str(report.result), 34, paint),
        Muted(skin, skin.say("cyberverse-shared-test-against", n=report.threshold), 15.5, expand=True),
        gap=12,
    )
    rows: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-shared-test"), feature_word(skin, report.feature)),
        Line(
            skin,
            skin.say(
                "cyberverse-shared-test-who",
                agent=report.agent_name,
                name=report.name or word(skin, "mission", "test"),
            ),
            verdict,
            lead=SeatMark(skin, cast.mark(report.seat), skin.px(22)),
        ),
        InRow(skin, face, Stacked(skin, *parts, total, gap=5, expand=True), gap=16),
    ]
    if report.reward or report.xp or report.story_resolved:
        rows.append(Aside(skin, _reward(skin, report), "check"))
    return Panel(
        skin,
        Spaced(skin, *rows),
        colour=paint,
        padding=14,
        is_live=True,
    )


def _reward(skin: Skin, report: TestReport) -> str:
    parts = [money(skin, report.reward)] if report.reward else []
    parts += [skin.say("cyberverse-shared-xp", n=report.xp)] if report.xp else []
    parts += (
        [skin.say("cyberverse-shared-solved", story=report.story_resolved)] if report.story_resolved else []
    )
    return " · ".join(parts)


def _sum_line(skin: Skin, one: SumLine) -> ft.Control:
    return InRow(
        skin,
        Words(skin, one.word, 15, colour=skin.palette.muted, family=TEXT_500, expand=True, lines=1),
        Body(skin, signed(one.value)),
        gap=8,
    )


@part
def HackCard(skin: Skin, cast: Cast, report: HackReport) -> ft.Control:
    """A hacking income with its parts (CV-75)."""
    rows: list[ft.Control] = [
        Caption(skin, skin.say("cyberverse-shared-hack")),
        Line(
            skin,
            skin.say(
                "cyberverse-shared-hack-who",
                agent=report.agent_name,
                place=cast.district(report.district),
            ),
            skin.say("cyberverse-shared-cash-after", cash=money(skin, report.cash_after)),
            lead=SeatMark(skin, cast.mark(report.seat), skin.px(22)),
            right=[Big(skin, signed(report.income), 26, tones(skin).good)],
        ),
        *(_sum_line(skin, part_line(skin, one.code, one.value, one.label)) for one in report.parts),
    ]
    return Panel(
        skin,
        Spaced(skin, *rows, gap=8),
        colour=tones(skin).good,
        padding=14,
        is_live=True,
    )


@part
def AmbushCard(skin: Skin, cast: Cast, report: AmbushReport) -> ft.Control:
    """Whom an ambush hit, and who was safe (CV-47, CV-48)."""
    groups = (
        ("victims", report.victims),
        ("protected", report.protected),
        ("spared", report.spared),
        ("out", report.out),
    )
    lines = [
        Words(
            skin,
            skin.say(f"cyberverse-shared-ambush-{kind}", names=skin.language.listed(names), count=len(names)),
            15.5,
        )
        for kind, names in groups
        if names
    ]
    head = Line(
        skin,
        report.name,
        skin.say("cyberverse-shared-ambush-of", org=cast.org_name(report.placer)),
        lead=SeatMark(skin, cast.mark(report.placer), skin.px(22)),
    )
    return Panel(
        skin,
        Spaced(skin, Caption(skin, skin.say("cyberverse-shared-ambush")), head, *lines, gap=8),
        colour=tones(skin).amber,
        padding=14,
        is_live=True,
    )
