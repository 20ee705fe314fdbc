"""The answer, always in sight: the difference, the damage row, what happens in words (CV-67, CV-70)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.sums import combat
from companion.games.cyberverse.sums.fighters import gained, lost
from companion.ui.games.cyberverse.desk.fight.draft import Fight, problem, result
from companion.ui.games.cyberverse.draw.cash import number
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import Hearts, StatusPill, word
from companion.ui.games.cyberverse.draw.sums import BothSums, DamageRow, Difference
from companion.ui.kit.boxes import Aside, InRow, Labelled, Notice, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Heading, Muted, Strong
from companion.ui.stage import Desk

CALLED = ("attacker", "target", "second")


def names(desk: Desk, fight: Fight) -> tuple[str, ...]:
    """What they are called: the attacker, then whom it strikes."""
    called = zip(CALLED, (fight.attacker, *(side for side, _ in fight.aims)), strict=False)
    return tuple(side.name or desk.say(f"cyberverse-fight-{one}-name") for one, side in called)


def sentence(desk: Desk, fight: Fight, done: combat.Result, at: int = 0) -> str:
    """What happens to a target, or why nothing does."""
    attacker, *targets = names(desk, fight)
    side, struck, target = fight.aims[at][0], done.targets[at], targets[at]
    if done.void:
        return desk.say("cyberverse-fight-void", name=attacker)
    if struck.cancelled:
        return desk.say(
            f"cyberverse-then-{'stealth' if struck.cancelled == 'stealth' else 'smoke-gone'}", name=target
        )
    if struck.out:
        return desk.say("cyberverse-then-out", name=target)
    new = gained(side.statuses, struck.fighter.statuses, struck.heals)
    return desk.say(
        "cyberverse-fight-hit",
        name=target,
        lost=lost(side.hp, struck.fighter.hp, struck.heals),
        status=desk.skin.language.listed(tuple(word(desk.skin, "status", one) for one in new)),
        has=len(new),
    )


def follows(desk: Desk, fight: Fight, done: combat.Result) -> tuple[str, ...]:
    """Everything that comes of it besides, each a sentence."""
    attacker, *targets = names(desk, fight)
    found = [
        line
        for name, struck in zip(targets, done.targets, strict=True)
        for line in _of_target(desk, name, struck)
    ]
    if done.heals:
        found.append(desk.say("cyberverse-fight-healed", name=attacker, n=len(done.heals)))
    if done.attacker.hp < fight.attacker.hp:
        found.append(desk.say("cyberverse-fight-frenzy", name=attacker))
    if done.weapon_broken:
        found.append(desk.say("cyberverse-fight-broke"))
    if done.may_move:
        found.append(desk.say("cyberverse-then-slip", name=attacker))
    return tuple(found)


def told(desk: Desk, fight: Fight) -> tuple[str, ...]:
    """What is taken over: what happened to everybody, and how much health is left."""
    done = result(fight)
    attacker, *targets = names(desk, fight)
    found = [sentence(desk, fight, done, at) for at in range(len(done.targets))]
    found += follows(desk, fight, done)
    hurt = [(attacker, fight.attacker, done.attacker)]
    hurt += [
        (name, side, struck.fighter)
        for name, (side, _), struck in zip(targets, fight.aims, done.targets, strict=True)
    ]
    found += [
        desk.say("cyberverse-fight-left", name=name, n=after.hp, most=side.hp_max)
        for name, side, after in hurt
        if 0 < after.hp != side.hp
    ]
    return tuple(dict.fromkeys(found))


def Told(desk: Desk, lines: tuple[str, ...], again: Tap) -> ft.Control:
    """It was taken over: what happened, said once; the same attack comes again on wish only."""
    skin = desk.skin
    button = OutlineButton(skin, skin.say("cyberverse-fight-again"), again, icon="refresh", expand=True)
    said = Notice(
        skin,
        skin.say("cyberverse-fight-taken"),
        " ".join(lines),
        icon="check",
        colour=tones(skin).good,
        is_live=True,
    )
    return Spaced(skin, said, ft.Row([button]), gap=8)


def _of_target(desk: Desk, name: str, struck: combat.Wound) -> list[str]:
    codes = {
        "grapple": struck.grappled,
        "disarm": struck.disarmed,
        "poisoned": struck.poisoned,
        "projection": struck.projected,
        "grill": struck.may_grill,
        "slip": struck.may_slip,
        "shield-gone": struck.token_gone and struck.cancelled is None,
    }
    found = [desk.say(f"cyberverse-then-{code}", name=name) for code, holds in codes.items() if holds]
    if struck.heals:
        found.append(desk.say("cyberverse-fight-healed", name=name, n=len(struck.heals)))
    return found


def FightOutcome(desk: Desk, fight: Fight, on_more: Tap) -> ft.Control:
    """The result in sight all the time; a tap shows the whole sum."""
    skin = desk.skin
    if refused := _refused(desk, fight):
        return refused
    done = result(fight)
    lines = follows(desk, fight, done)
    said = [Muted(skin, " ".join(lines), 15, lines=3)] if lines else []
    rows = _two(desk, fight, done, said) if len(done.targets) > 1 else _one(desk, fight, done, said)
    spoken = [sentence(desk, fight, done, at) for at in range(len(done.targets))]
    box = Panel(
        skin,
        Spaced(skin, *rows, gap=7),
        padding=12,
        on_click=on_more,
        label=" ".join([*dict.fromkeys(spoken), skin.say("cyberverse-fight-whole")]),
    )
    return ft.Semantics(content=box, live_region=True)


def _one(desk: Desk, fight: Fight, done: combat.Result, said: list[ft.Text]) -> list[ft.Control]:
    """The difference, and what it does."""
    skin, struck = desk.skin, done.targets[0]
    words = _words(desk, fight, done)
    if struck.diff is None:
        return [words, *said]
    sum_ = Difference(skin, struck.attack_value, struck.defense_value, struck.diff)
    if skin.is_phone or skin.large_text:
        return [sum_, words, *said]
    return [
        InRow(
            skin,
            ft.Container(Spaced(skin, sum_, _row(desk, struck), gap=8), expand=11),
            ft.Container(Spaced(skin, words, *said, gap=6), expand=10),
            gap=18,
        )
    ]


def _two(desk: Desk, fight: Fight, done: combat.Result, said: list[ft.Text]) -> list[ft.Control]:
    """Two targets: what happens to each, its sum small; below one another where it is narrow."""
    skin = desk.skin
    if done.void:
        return [_words(desk, fight, done), *said]
    both = [_words(desk, fight, done, at) for at in range(len(done.targets))]
    if skin.is_phone or skin.large_text:
        return [*both, *said]
    return [InRow(skin, *(ft.Container(one, expand=True) for one in both), gap=18), *said]


def WholeFight(desk: Desk, fight: Fight) -> list[ft.Control]:
    """Both sums line by line for every target, the damage row, and everything that follows."""
    skin = desk.skin
    if refused := _refused(desk, fight):
        return [refused]
    done = result(fight)
    rows: list[ft.Control] = []
    for at, struck in enumerate(done.targets[:1] if done.void else done.targets):
        rows.append(Heading(skin, sentence(desk, fight, done, at), 22))
        if struck.diff is not None:
            rows += [
                _sums(desk, fight, struck, at),
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


def _words(desk: Desk, fight: Fight, done: combat.Result, at: int = 0) -> ft.Control:
    skin, before, struck = desk.skin, fight.aims[at][0], done.targets[at]
    after = struck.fighter
    new = [one for one in after.statuses if one not in before.statuses]
    is_small = len(done.targets) > 1 and struck.diff is not None
    small = [_small(desk, struck)] if is_small else []
    hearts = Wrapped(
        skin,
        *small,
        Hearts(skin, before.hp, before.hp_max, size=14),
        Icon(skin, "arrow", skin.px(14), skin.palette.muted),
        Hearts(skin, after.hp, before.hp_max, size=14),
        *(StatusPill(skin, one) for one in new),
        gap=7,
        between=4,
    )
    paint = tones(skin).red if after.hp < before.hp or new else ""
    return Spaced(skin, Strong(skin, sentence(desk, fight, done, at), 17, colour=paint), hearts, gap=5)


def _small(desk: Desk, struck: combat.Wound) -> ft.Control:
    """`9 − 3 = 6` in a line of text."""
    skin, attack, defence = desk.skin, struck.attack_value, struck.defense_value
    diff = attack - defence
    said = f"{number(attack)} − {number(defence)} = {number(diff)}"
    spoken = skin.say("cyberverse-draw-difference", attack=attack, defense=defence, diff=diff)
    words = Strong(skin, said, 15)
    return Labelled(words, spoken)


def _sums(desk: Desk, fight: Fight, struck: combat.Wound, at: int) -> ft.Control:
    attacker, *targets = names(desk, fight)
    attack = (attacker, struck.attack, struck.attack_value)
    return BothSums(desk.skin, attack, (targets[at], struck.defense, struck.defense_value))
