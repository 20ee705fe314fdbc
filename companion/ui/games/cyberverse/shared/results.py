"""The result card of an attack, for the whole table: both sums, the damage, what follows (CV-70)."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.games.cyberverse.views import AttackReport, TargetReport
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.draw.sums import BothSums, DamageRow, Difference, Hit
from companion.ui.games.cyberverse.draw.token import CombatTokenDisc
from companion.ui.games.cyberverse.phone.result import own_lines
from companion.ui.games.cyberverse.shared.page import GAP
from companion.ui.kit.boxes import STRETCHED, Aside, InRow, Panel, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.shared import Beside, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted


@part
def AttackCard(skin: Skin, report: AttackReport, height: float) -> ft.Control:
    """Both sums, the difference, the damage row, and what follows; two targets below each other."""
    if report.void:
        said = skin.say("cyberverse-shared-void", name=report.name)
        return Panel(skin, ft.Column([Heading(skin, said, 24)], tight=True), colour=tones(skin).red)
    cards = [_target(skin, report, one, height) for one in report.targets]
    if len(cards) == 1:
        return cards[0]
    return ft.Column(
        list(cards),
        spacing=skin.px(GAP),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCHED,
        tight=stacks(skin),
    )


def _target(skin: Skin, report: AttackReport, one: TargetReport, height: float) -> ft.Control:
    then = [Aside(skin, line) for line in told(skin, report, one)]
    if one.diff is None or one.attack is None or one.defense is None:
        said = skin.say(
            f"cyberverse-then-{'smoke-gone' if one.cancelled == 'smoke_bomb' else 'stealth'}", name=one.name
        )
        return Panel(skin, Stacked(skin, Heading(skin, said, 24), *then, gap=8))
    said = skin.say("cyberverse-shared-attack-title", name=report.name, target=one.name)
    attack = (report.name, one.attack_parts, one.attack)
    sums = BothSums(skin, attack, (one.name, one.defense_parts, one.defense))
    left = ft.Column(
        [sums, *_tokens(skin, report, one, height)],
        spacing=skin.px(GAP),
        tight=stacks(skin),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCHED,
    )
    right = ft.Column(
        [
            Heading(skin, said, 24, lines=2),
            Difference(skin, one.attack, one.defense, one.diff),
            _damage(skin, one),
            Hit(skin, one, hit_words(skin, one)),
            *then,
        ],
        spacing=skin.px(12),
        scroll=None if stacks(skin) else ft.ScrollMode.AUTO,
        tight=stacks(skin),
        horizontal_alignment=STRETCHED,
    )
    return Beside(skin, (left, right), (11, 10), height)


def _damage(skin: Skin, one: TargetReport) -> ft.Control:
    """The damage row, as high as its words on a TV."""
    row = DamageRow(skin, one.row)
    if skin.device == "tv" and isinstance(row, ft.Row):
        row.height = skin.px(124)
    return row


def _tokens(skin: Skin, report: AttackReport, one: TargetReport, height: float) -> list[ft.Control]:
    """The tokens that opened, attacker's and target's."""
    size = min(height * 0.36, skin.px(176))
    discs = [
        ft.Container(
            CombatTokenDisc(
                skin, size, token.attack, token.defense, token.attack_effect, token.defense_effect
            )
            if token
            else Muted(skin, skin.say("cyberverse-shared-token-none"), 15),
            alignment=ft.Alignment.CENTER,
            expand=True,
        )
        for token in (report.token, one.token)
    ]
    return [InRow(skin, *discs)]


def hit_words(skin: Skin, one: TargetReport) -> str:
    """`Kade loses 1 health and bleeds.`"""
    if one.change.is_out:
        return skin.say("cyberverse-then-out", name=one.name)
    new = tuple(word(skin, "status", status) for status in one.change.new)
    return skin.say(
        "cyberverse-shared-hit",
        name=one.name,
        lost=one.change.lost,
        status=skin.language.listed(new),
        has=len(new),
    )


def told(skin: Skin, report: AttackReport, one: TargetReport) -> list[str]:
    """What follows, each a sentence, and what broke."""
    found = [
        skin.say(texts.text_id(f"cyberverse-then-{code}"), name=one.name)
        for code in one.then
        if code != "out"
    ]
    found += own_lines(skin, report)
    if one.change.heals:
        found.append(skin.say("cyberverse-fight-healed", name=one.name, n=len(one.change.heals)))
    if report.weapon_broken:
        found.append(skin.say("cyberverse-shared-weapon-broke", weapon=report.weapon or ""))
    if one.grilled:
        found.append(skin.say("cyberverse-shared-grilled", implant=one.grilled, name=one.name))
    return found
