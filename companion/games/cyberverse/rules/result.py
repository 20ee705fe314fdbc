"""The result card of an attack (CV-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.rules.places import Figure, name_of
from companion.games.cyberverse.state import InFight
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.sums import combat, fighters
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.views.reports import AttackReport, FighterBefore, TargetReport
from companion.games.cyberverse.words import FigureKind, Relation

if TYPE_CHECKING:
    from companion.games.cyberverse.rules.aftermath import Blow


def report(state: InFight, blow: Blow) -> AttackReport:
    """Both sums itemised, before and after, and what follows. Made before anything changes."""
    figure, result = blow.figure, blow.result
    return AttackReport(
        number=state.last.number,
        figure=figure.id,
        kind=kind_of(figure),
        name=name_of(figure),
        seat=figure.seat,
        zone=figure.zone,
        district=state.now.district,
        weapon=blow.weapon.card.name if blow.weapon else None,
        change=changed(figure, result.attacker, result.heals),
        token=_token(result.attacker.token),
        void=result.void,
        weapon_broken=result.weapon_broken,
        spent=blow.spent,
        targets=tuple(
            _target(state, one, how, wound, blow)
            for (one, how), wound in zip(blow.targets, result.targets, strict=True)
        ),
    )


def kind_of(figure: Figure) -> FigureKind:
    """Agent, teammate or henchman."""
    if isinstance(figure, Agent):
        return "agent"
    return "henchman" if figure.seat is None else "teammate"


def changed(figure: Figure, after: fighters.Fighter, heals: tuple[str, ...]) -> FighterBefore:
    """Health and statuses before and after; `figure` is as it was."""
    before = figure.health if figure.health is not None else after.hp_max
    return FighterBefore(
        hp_before=before,
        hp_after=max(after.hp, 0),
        hp_max=after.hp_max,
        statuses_before=figure.statuses if isinstance(figure, Agent) else (),
        statuses_after=after.statuses,
        heals=heals,
        is_out=after.hp <= 0,
    )


def _token(token: fighters.Token | None) -> CombatToken | None:
    if token is None or not token.revealed:
        return None
    return CombatToken(
        attack=token.attack,
        defense=token.defense,
        attack_effect=token.attack_effect,
        defense_effect=token.defense_effect,
    )


def _parts(parts: tuple[Addend, ...], labels: dict[str, str]) -> tuple[Addend, ...]:
    """The same parts; what has a name on the table bears it."""
    return tuple(
        one.model_copy(update={"label": labels[one.code]}) if one.code in labels and not one.label else one
        for one in parts
    )


def _target(state: InFight, figure: Figure, how: Relation, wound: combat.Wound, blow: Blow) -> TargetReport:
    counted = wound.diff is not None
    gear = (
        [one.card.name for one in figure.supply if one.card.kind == "gear"]
        if isinstance(figure, Agent)
        else []
    )
    weapon = {"weapon": blow.weapon.card.name} if blow.weapon else {}
    return TargetReport.model_validate(
        {
            "figure": figure.id,
            "kind": kind_of(figure),
            "name": name_of(figure),
            "seat": figure.seat,
            "zone": figure.zone,
            "relation": how,
            "change": changed(figure, wound.fighter, wound.heals),
            "token": None if blow.result.void else _opened_token(state, figure, blow),
            "token_gone": wound.token_gone,
            "cancelled": wound.cancelled,
            "attack_parts": _parts(wound.attack, weapon),
            "attack": wound.attack_value if counted else None,
            "defense_parts": _parts(wound.defense, {"gear": ", ".join(gear)}),
            "defense": wound.defense_value if counted else None,
            "diff": wound.diff,
            "row": wound.row,
            "then": then(wound),
        }
    )


def _opened_token(state: InFight, figure: Figure, blow: Blow) -> CombatToken | None:
    """The target's token as it was when it opened, even if it is gone now."""
    kept = state.now.tokens.get(figure.id)
    if kept is not None:
        return None if kept.is_gone else kept.token.value
    return blow.typed.get(figure.id)


def then(wound: combat.Wound) -> tuple[str, ...]:
    """What follows from this wound, as codes of `cyberverse-then-…`."""
    found = {
        "out": wound.out,
        "bleed": not wound.out and "bleed" in wound.fighter.statuses,
        "grapple": wound.grappled,
        "disarm": wound.disarmed,
        "poisoned": wound.poisoned,
        "projection": wound.projected,
        "grill": wound.may_grill,
        "slip": wound.may_slip,
        "shield_gone": wound.token_gone and wound.cancelled is None,
        "smoke_gone": wound.cancelled == "smoke_bomb",
        "stealth": wound.cancelled == "stealth",
    }
    return tuple(code for code, holds in found.items() if holds)
