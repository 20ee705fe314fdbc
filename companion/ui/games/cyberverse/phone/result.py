"""The result of an attack: both sums, the difference, the damage row, what follows (CV-61..70)."""

from __future__ import annotations

import flet as ft

from companion import texts
from companion.games.cyberverse.views import AttackReport, TargetReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.sums import BothSums, DamageRow, Difference, Hit
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Big, Caption, InRow, Notice, Panel, Spaced
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted
from companion.ui.stage import Stage


def AttackPage(stage: Stage, report: AttackReport, close: Tap) -> ft.Control:
    """Everybody here sees the same sums; one tap and the fight goes on."""
    body: list[ft.Control] = []
    if report.void:
        body.append(Notice(stage.skin, stage.say("cyberverse-phone-attack-void", name=report.name)))
    for target in report.targets:
        body += TargetResult(stage, report, target)
    body += [Notice(stage.skin, line) for line in own_lines(stage.skin, report)]
    if report.weapon_broken and report.weapon:
        body.append(Notice(stage.skin, stage.say("cyberverse-phone-weapon-broken", name=report.weapon)))
    return OrgPage(
        stage,
        body=body,
        actions=[MainButton(stage.skin, stage.say("cyberverse-phone-attack-on"), close, icon="check")],
        spacing=10,
    )


def TargetResult(stage: Stage, report: AttackReport, target: TargetReport) -> list[ft.Control]:
    """One target's sums and what they did."""
    skin = stage.skin
    parts: list[ft.Control] = [_duel(stage, report, target)]
    if target.cancelled:
        icon = f"cv-{target.cancelled.replace('_', '-')}"
        text = skin.say(texts.text_id(f"cyberverse-phone-cancelled-{target.cancelled}"), name=target.name)
        parts.append(Notice(skin, text, icon=icon))
    if target.attack is not None and target.defense is not None and target.diff is not None:
        parts += [
            BothSums(
                skin,
                (report.name, target.attack_parts, target.attack),
                (target.name, target.defense_parts, target.defense),
            ),
            Difference(skin, target.attack, target.defense, target.diff),
            DamageRow(skin, target.row),
        ]
    parts.append(Hit(skin, target, _sentence(skin, target, target.change.new)))
    then = _then(skin, target)
    return [*parts, *([then] if then else [])]


def own_lines(skin: Skin, report: AttackReport) -> list[str]:
    """What the attack did to the attacker: its token healed, Frenzy cost health (CV-61)."""
    change = report.change
    heals = skin.say("cyberverse-fight-healed", name=report.name, n=len(change.heals))
    frenzy = skin.say("cyberverse-fight-frenzy", name=report.name)
    return [*([heals] if change.heals else []), *([frenzy] if change.lost and not report.void else [])]


def _duel(stage: Stage, report: AttackReport, target: TargetReport) -> ft.Control:
    skin, found = stage.skin, tones(stage.skin)

    def side(name: str, seat: str | None, zone: int, colour: str, is_right: bool) -> ft.Control:
        who = reading.org_name(stage, seat) if seat else skin.say("cyberverse-phone-henchman")
        words = ft.Column(
            [
                Big(skin, name, 20),
                Muted(skin, skin.say("cyberverse-phone-who-zone", who=who, n=zone), 14),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END if is_right else ft.CrossAxisAlignment.START,
            expand=True,
        )
        badge = AgentHex(skin, name, skin.px(44), colour=colour, seat=reading.seat_colour_name(stage, seat))
        return InRow(skin, *([words, badge] if is_right else [badge, words]), gap=8, expand=True)

    left = side(report.name, report.seat, report.zone, found.magenta, False)
    right = side(target.name, target.seat, target.zone, found.violet, True)
    return (
        Spaced(skin, ft.Row([left]), ft.Row([right])) if skin.large_text else InRow(skin, left, right, gap=8)
    )


def _sentence(skin: Skin, target: TargetReport, fresh: tuple[str, ...]) -> str:
    lost = target.change.lost
    word = skin.language.listed(tuple(skin.say(f"cyberverse-status-{one}") for one in fresh))
    key = (
        "out"
        if target.change.is_out
        else "both"
        if lost and fresh
        else "lost"
        if lost
        else "status"
        if fresh
        else "none"
    )
    return skin.say(f"cyberverse-phone-hit-{key}", name=target.name, n=lost, status=word)


def _then(skin: Skin, target: TargetReport) -> ft.Control | None:
    """What follows, one line each."""
    said = [
        skin.say(texts.text_id(f"cyberverse-then-{code}"), name=target.name)
        for code in target.then
        if skin.language.has(texts.text_id(f"cyberverse-then-{code}"))
    ]
    said += (
        [skin.say("cyberverse-phone-heals", name=target.name, n=len(target.change.heals))]
        if target.change.heals
        else []
    )
    said += [skin.say("cyberverse-phone-grilled", name=target.grilled)] if target.grilled else []
    if not said:
        return None
    rows = [
        InRow(skin, Icon(skin, "arrow", skin.px(18), skin.palette.muted), Body(skin, text, expand=True))
        for text in said
    ]
    return Panel(
        skin, Spaced(skin, Caption(skin, skin.say("cyberverse-phone-then")), *rows, gap=8), padding=12
    )
