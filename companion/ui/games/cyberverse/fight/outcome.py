"""The answer, always in sight: the difference, the damage row, what happens in words (CV-67, CV-70)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import texts
from companion.games.cyberverse import combat
from companion.ui.games.cyberverse.draw import (
    Aside,
    Box,
    DamageRow,
    Difference,
    Hearts,
    Notice,
    Stack,
    StatusPill,
    SumCard,
    SumPair,
    part_line,
    tones,
    word,
)
from companion.ui.games.cyberverse.fight.draft import Fight, problem, result
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import Heading, Strong, Words
from companion.ui.stage import Desk


def names(desk: Desk, fight: Fight) -> tuple[str, str]:
    """What the two are called."""
    return (
        fight.attacker.name or desk.say("cyberverse-fight-attacker-name"),
        fight.target.name or desk.say("cyberverse-fight-target-name"),
    )


def sentence(desk: Desk, fight: Fight, done: combat.Result) -> str:
    """What happens to the target, or why nothing does."""
    attacker, target = names(desk, fight)
    struck = done.targets[0]
    if done.void:
        return desk.say("cyberverse-fight-void", name=attacker)
    if struck.cancelled:
        return desk.say(
            f"cyberverse-then-{'stealth' if struck.cancelled == 'stealth' else 'smoke-gone'}", name=target
        )
    if struck.out:
        return desk.say("cyberverse-then-out", name=target)
    healed = sum(one == "+hp" for one in struck.heals)
    lost = fight.target.hp + healed - struck.fighter.hp
    new = tuple(word("status", one) for one in struck.fighter.statuses if one not in fight.target.statuses)
    return desk.say(
        "cyberverse-fight-hit", name=target, lost=max(lost, 0), status=texts.listed(new), has=len(new)
    )


def follows(desk: Desk, fight: Fight, done: combat.Result) -> tuple[str, ...]:
    """Everything that comes of it besides, each a sentence."""
    attacker, target = names(desk, fight)
    struck = done.targets[0]
    codes = {
        "grapple": struck.grappled,
        "disarm": struck.disarmed,
        "poisoned": struck.poisoned,
        "projection": struck.projected,
        "grill": _may_grill(done, struck),
        "slip": struck.may_slip,
        "shield-gone": struck.token_gone and struck.cancelled is None,
    }
    found = [desk.say(f"cyberverse-then-{code}", name=target) for code, holds in codes.items() if holds]
    if struck.heals:
        found.append(desk.say("cyberverse-fight-healed", name=target, n=len(struck.heals)))
    if done.heals:
        found.append(desk.say("cyberverse-fight-healed", name=attacker, n=len(done.heals)))
    if done.attacker.hp < fight.attacker.hp:
        found.append(desk.say("cyberverse-fight-frenzy", name=attacker))
    if done.weapon_broken:
        found.append(desk.say("cyberverse-fight-broke"))
    if done.may_move:
        found.append(desk.say("cyberverse-then-slip", name=attacker))
    return tuple(found)


def _may_grill(done: combat.Result, struck: combat.Wound) -> bool:
    """The tool knows no implants: it says that one may break when health was lost."""
    weapon, token = done.attacker.weapon, struck.fighter.token
    warded = token is not None and token.defense_effect == "anti_virus"
    return (
        weapon is not None
        and "grill" in weapon.effects
        and struck.row in ("wound", "bleed", "bleed2")
        and not warded
    )


def Outcome(desk: Desk, fight: Fight, on_more: Callable[[], None]) -> ft.Control:
    """The result in sight all the time; a tap shows the whole sum."""
    skin = desk.skin
    if refused := _refused(desk, fight):
        return refused
    done = result(fight)
    struck = done.targets[0]
    words = _words(desk, fight, done)
    lines = follows(desk, fight, done)
    said = [Words(skin, " ".join(lines), 15, colour=skin.palette.muted, lines=3)] if lines else []
    rows: list[ft.Control] = [words, *said]
    if struck.diff is not None:
        sum_ = Difference(skin, struck.attack_value, struck.defense_value, struck.diff)
        wide = not skin.is_phone and not skin.large_text
        rows = (
            [
                ft.Row(
                    [
                        ft.Container(Stack(skin, sum_, _row(desk, struck), gap=8), expand=11),
                        ft.Container(Stack(skin, words, *said, gap=6), expand=10),
                    ],
                    spacing=skin.px(18),
                )
            ]
            if wide
            else [sum_, words, *said]
        )
    box = Box(
        skin,
        Stack(skin, *rows, gap=7),
        padding=12,
        on_click=on_more,
        label=f"{sentence(desk, fight, done)} {desk.say('cyberverse-fight-whole')}",
    )
    return ft.Semantics(content=box, live_region=True)


def Whole(desk: Desk, fight: Fight) -> list[ft.Control]:
    """Both sums line by line, the damage row, and everything that follows."""
    skin = desk.skin
    if refused := _refused(desk, fight):
        return [refused]
    done = result(fight)
    struck = done.targets[0]
    rows: list[ft.Control] = [Heading(skin, sentence(desk, fight, done), 22)]
    if struck.diff is not None:
        rows += [
            _sums(desk, fight, struck),
            Difference(skin, struck.attack_value, struck.defense_value, struck.diff),
            _row(desk, struck),
        ]
    return [*rows, *(Aside(skin, line) for line in follows(desk, fight, done))]


def _refused(desk: Desk, fight: Fight) -> ft.Control | None:
    code = problem(fight)
    if code is None:
        return None
    return Notice(
        desk.skin,
        desk.say("cyberverse-fight-cannot"),
        desk.say(f"cyberverse-fight-no-{code.replace('_', '-')}"),
        icon="hand",
        is_live=True,
    )


def _row(desk: Desk, struck: combat.Wound) -> ft.Control:
    skin = desk.skin
    row = DamageRow(skin, struck.row)
    if skin.device == "tv" and isinstance(row, ft.Row):
        row.height = skin.px(124)
    return row


def _words(desk: Desk, fight: Fight, done: combat.Result) -> ft.Control:
    skin = desk.skin
    after = done.targets[0].fighter
    new = [one for one in after.statuses if one not in fight.target.statuses]
    hearts = ft.Row(
        [
            Hearts(skin, fight.target.hp, fight.target.hp_max, size=14),
            Icon(skin, "arrow", skin.px(14), skin.palette.muted),
            Hearts(skin, after.hp, fight.target.hp_max, size=14),
            *(StatusPill(skin, one) for one in new),
        ],
        spacing=skin.px(7),
        run_spacing=skin.px(4),
        wrap=True,
    )
    paint = tones(skin).red if after.hp < fight.target.hp or new else ""
    return Stack(skin, Strong(skin, sentence(desk, fight, done), 17, colour=paint), hearts, gap=5)


def _sums(desk: Desk, fight: Fight, struck: combat.Wound) -> ft.Control:
    attacker, target = names(desk, fight)
    skin = desk.skin
    attack = SumCard(
        skin,
        desk.say("cyberverse-fight-attack"),
        attacker,
        tuple(part_line(one.code, one.value, one.label) for one in struck.attack),
        struck.attack_value,
    )
    defence = SumCard(
        skin,
        desk.say("cyberverse-fight-defence"),
        target,
        tuple(part_line(one.code, one.value, one.label) for one in struck.defense),
        struck.defense_value,
        side="defence",
    )
    return SumPair(skin, attack, defence)
