"""Result cards the whole table reads: an attack, a test, a hack, an ambush (CV-16, CV-47, CV-70, CV-75)."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.games.cyberverse.views import (
    AmbushReport,
    AttackReport,
    HackReport,
    Part,
    TargetReport,
    TestReport,
)
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw import (
    Aside,
    Big,
    Box,
    Caption,
    CombatTokenDisc,
    DamageRow,
    Difference,
    FlipCard,
    HitCard,
    Line,
    SumCard,
    SumLine,
    SumPair,
    feature_word,
    money,
    part_line,
    signed,
    tones,
    word,
)
from companion.ui.games.cyberverse.shared.page import GAP, STRETCH, Beside, stacks
from companion.ui.parts.seats import SeatMark
from companion.ui.parts.text import Heading, Words
from companion.ui.stage import Stage
from companion.ui.theme import TEXT_500


def lines_of(stage: Stage, parts: tuple[Part, ...]) -> tuple[SumLine, ...]:
    """The lines of a sum; on a TV only those that count."""
    made = tuple(part_line(one.code, one.value, one.label) for one in parts)
    if stage.skin.device != "tv":
        return made
    return tuple(one for one in made if one.value) or made[:1]


def AttackCard(stage: Stage, report: AttackReport, height: float) -> ft.Control:
    """Both sums, the difference, the damage row, and what follows; two targets below each other."""
    skin = stage.skin
    if report.void:
        said = stage.say("cyberverse-shared-void", name=report.name)
        return Box(skin, ft.Column([Heading(skin, said, 24)], tight=True), colour=tones(skin).red)
    cards = [_target(stage, report, one, height) for one in report.targets]
    if len(cards) == 1:
        return cards[0]
    return ft.Column(
        list(cards),
        spacing=skin.px(GAP),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
        tight=stacks(skin),
    )


def _target(stage: Stage, report: AttackReport, one: TargetReport, height: float) -> ft.Control:
    skin = stage.skin
    then = [Aside(skin, line) for line in told(stage, report, one)]
    if one.diff is None or one.attack is None or one.defense is None:
        said = stage.say(
            f"cyberverse-then-{'smoke-gone' if one.cancelled == 'smoke_bomb' else 'stealth'}", name=one.name
        )
        return Box(skin, ft.Column([Heading(skin, said, 24), *then], tight=True, spacing=skin.px(8)))
    attack = SumCard(
        skin,
        stage.say("cyberverse-shared-attack"),
        report.name,
        lines_of(stage, one.attack_parts),
        one.attack,
    )
    defence = SumCard(
        skin,
        stage.say("cyberverse-shared-defence"),
        one.name,
        lines_of(stage, one.defense_parts),
        one.defense,
        side="defence",
    )
    new = tuple(s for s in one.change.statuses_after if s not in one.change.statuses_before)
    hit = HitCard(
        skin,
        one.name,
        hit_words(stage, one),
        one.change.hp_before,
        one.change.hp_after,
        one.change.hp_max,
        new,
    )
    said = stage.say("cyberverse-shared-attack-title", name=report.name, target=one.name)
    left = ft.Column(
        [SumPair(skin, attack, defence), *_tokens(stage, report, one, height)],
        spacing=skin.px(GAP),
        tight=stacks(skin),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
    right = ft.Column(
        [
            Heading(skin, said, 24, lines=2),
            Difference(skin, one.attack, one.defense, one.diff),
            _damage(stage, one),
            hit,
            *then,
        ],
        spacing=skin.px(12),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        tight=stacks(skin),
        horizontal_alignment=STRETCH,
    )
    return Beside(skin, left, right, (11, 10), height)


def _damage(stage: Stage, one: TargetReport) -> ft.Control:
    """The damage row, as high as its words on a TV."""
    skin = stage.skin
    row = DamageRow(skin, one.row)
    if skin.device == "tv" and isinstance(row, ft.Row):
        row.height = skin.px(124)
    return row


def _tokens(stage: Stage, report: AttackReport, one: TargetReport, height: float) -> list[ft.Control]:
    """The tokens that opened, attacker's and target's."""
    skin = stage.skin
    size = min(height * 0.36, skin.px(176))
    discs = [
        ft.Container(
            CombatTokenDisc(
                skin, size, token.attack, token.defense, token.attack_effect, token.defense_effect
            )
            if token
            else Words(skin, stage.say("cyberverse-shared-token-none"), 15, colour=skin.palette.muted),
            alignment=ft.Alignment.CENTER,
            expand=True,
        )
        for token in (report.token, one.token)
    ]
    return [ft.Row(list(discs), spacing=skin.px(10))]


def hit_words(stage: Stage, one: TargetReport) -> str:
    """`Kade loses 1 health and bleeds.`"""
    lost = one.change.hp_before - one.change.hp_after
    if one.change.is_out:
        return stage.say("cyberverse-then-out", name=one.name)
    new = tuple(
        word("status", status)
        for status in one.change.statuses_after
        if status not in one.change.statuses_before
    )
    return stage.say(
        "cyberverse-shared-hit", name=one.name, lost=max(lost, 0), status=texts.listed(new), has=len(new)
    )


def told(stage: Stage, report: AttackReport, one: TargetReport) -> list[str]:
    """What follows, each a sentence, and what broke."""
    found = [
        stage.say(texts.text_id(f"cyberverse-then-{code}"), name=one.name)
        for code in one.then
        if code != "out"
    ]
    if report.weapon_broken:
        found.append(stage.say("cyberverse-shared-weapon-broke", weapon=report.weapon or ""))
    if one.grilled:
        found.append(stage.say("cyberverse-shared-grilled", implant=one.grilled, name=one.name))
    return found


def TestCard(stage: Stage, report: TestReport) -> ft.Control:
    """The card turns, the sum beside it, the threshold on top (CV-16, CV-17)."""
    skin, found = stage.skin, tones(stage.skin)
    paint = found.good if report.is_success else found.red
    verdict = stage.say("cyberverse-shared-test-won" if report.is_success else "cyberverse-shared-test-lost")
    parts = [_sum_line(stage, part_line(one.code, one.value, one.label)) for one in report.parts]
    face = FlipCard(skin, skin.px(84), report.card, "won" if report.is_success else "lost", report.number)
    total = ft.Row(
        [
            Big(skin, str(report.result), 34, paint),
            Words(
                skin,
                stage.say("cyberverse-shared-test-against", n=report.threshold),
                15.5,
                colour=skin.palette.muted,
                expand=True,
            ),
        ],
        spacing=skin.px(12),
    )
    rows: list[ft.Control] = [
        Caption(skin, stage.say("cyberverse-shared-test"), feature_word(report.feature)),
        Line(
            skin,
            stage.say(
                "cyberverse-shared-test-who",
                agent=report.agent_name,
                name=report.name or word("mission", "test"),
            ),
            verdict,
            lead=SeatMark(skin, reading.seat_colour_name(stage, report.seat), skin.px(22)),
        ),
        ft.Row(
            [face, ft.Column([*parts, total], spacing=skin.px(5), tight=True, expand=True)],
            spacing=skin.px(16),
        ),
    ]
    if report.reward or report.xp or report.story_resolved:
        rows.append(Aside(skin, _reward(stage, report), "check"))
    return Box(
        skin,
        ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=STRETCH),
        colour=paint,
        padding=14,
        is_live=True,
    )


def _reward(stage: Stage, report: TestReport) -> str:
    parts = [money(report.reward)] if report.reward else []
    parts += [stage.say("cyberverse-shared-xp", n=report.xp)] if report.xp else []
    parts += (
        [stage.say("cyberverse-shared-solved", story=report.story_resolved)] if report.story_resolved else []
    )
    return " · ".join(parts)


def _sum_line(stage: Stage, one: SumLine) -> ft.Control:
    skin = stage.skin
    return ft.Row(
        [
            Words(skin, one.word, 15, colour=skin.palette.muted, family=TEXT_500, expand=True, lines=1),
            Words(skin, signed(one.value), 16),
        ],
        spacing=skin.px(8),
    )


def HackCard(stage: Stage, report: HackReport) -> ft.Control:
    """A hacking income with its parts (CV-75)."""
    skin = stage.skin
    rows: list[ft.Control] = [
        Caption(skin, stage.say("cyberverse-shared-hack")),
        Line(
            skin,
            stage.say(
                "cyberverse-shared-hack-who",
                agent=report.agent_name,
                place=reading.district_name(stage, report.district),
            ),
            stage.say("cyberverse-shared-cash-after", cash=money(report.cash_after)),
            lead=SeatMark(skin, reading.seat_colour_name(stage, report.seat), skin.px(22)),
            right=[Big(skin, signed(report.income), 26, tones(skin).good)],
        ),
        *(_sum_line(stage, part_line(one.code, one.value, one.label)) for one in report.parts),
    ]
    return Box(
        skin,
        ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=STRETCH),
        colour=tones(skin).good,
        padding=14,
        is_live=True,
    )


def AmbushCard(stage: Stage, report: AmbushReport) -> ft.Control:
    """Whom an ambush hit, and who was safe (CV-47, CV-48)."""
    skin = stage.skin
    groups = (
        ("victims", report.victims),
        ("protected", report.protected),
        ("spared", report.spared),
        ("out", report.out),
    )
    lines = [
        Words(
            skin,
            stage.say(f"cyberverse-shared-ambush-{kind}", names=texts.listed(names), count=len(names)),
            15.5,
        )
        for kind, names in groups
        if names
    ]
    head = Line(
        skin,
        report.name,
        stage.say("cyberverse-shared-ambush-of", org=reading.org_name(stage, report.placer)),
        lead=SeatMark(skin, reading.seat_colour_name(stage, report.placer), skin.px(22)),
    )
    return Box(
        skin,
        ft.Column(
            [Caption(skin, stage.say("cyberverse-shared-ambush")), head, *lines],
            spacing=skin.px(8),
            tight=True,
            horizontal_alignment=STRETCH,
        ),
        colour=tones(skin).amber,
        padding=14,
        is_live=True,
    )
