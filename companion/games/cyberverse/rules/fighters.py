"""Figures of the table as the attack maths takes them."""

from __future__ import annotations

from companion.games.cyberverse.options import switches
from companion.games.cyberverse.packs.cards import (
    CombatToken,
    GearCard,
    HenchmanCard,
    ImplantCard,
    WeaponCard,
)
from companion.games.cyberverse.rules.places import Figure
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState, InFight
from companion.games.cyberverse.state.board import Henchman
from companion.games.cyberverse.state.organization import Agent, Supply
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Rulings, Token, Weapon

HENCHMEN = "@henchmen"
"""The side of everybody who is nobody's."""


def rulings(state: CyberverseState) -> Rulings:
    """The switches an attack needs."""
    return switches(state.options, Rulings)


def henchman_card(state: CyberverseState, name: str) -> HenchmanCard | None:
    """What a kind of henchman fights with, if anybody has typed it."""
    card = state.known.get(("henchman", name.casefold()))
    return card if isinstance(card, HenchmanCard) else None


def kept_token(state: InFight, figure: str) -> CombatToken | None:
    """The token a figure has in this fight, open or not."""
    kept = state.now.tokens.get(figure)
    return None if kept is None or kept.is_gone else kept.token.value


def is_unseen(state: InFight, figure: Figure) -> bool:  # CV-54
    """A token nobody has seen, of a henchman, a teammate or face down: it is typed when it opens."""
    is_down = isinstance(figure, Henchman) or figure.id in state.now.face_down
    return is_down and figure.id not in state.now.tokens


def fighter(
    state: InFight,
    figure: Figure,
    *,
    weapon: Supply | None = None,
    xp_to: int | None = None,
    typed: CombatToken | None = None,
) -> Fighter:
    """A figure with its token, weapon and position. Rejects a henchman whose card nobody has typed."""
    token = typed if is_unseen(state, figure) else kept_token(state, figure.id)
    is_open = figure.id in state.now.tokens and state.now.tokens[figure.id].is_open
    made = Token(**token.model_dump(), revealed=is_open) if token else None
    if isinstance(figure, Agent):
        return _agent(state, figure, made, weapon, xp_to)
    card = henchman_card(state, figure.name)
    if card is None:
        raise refusal("card_needed", "CV-63", name=figure.name)
    return Fighter(
        kind="henchman" if figure.seat is None else "teammate",
        org=figure.seat or HENCHMEN,
        hp=card.health if figure.health is None else figure.health,
        hp_max=card.health,
        combat=card.attack,
        defense=card.defense,
        attack_type=card.attack_type,
        position=figure.position,
        token=made,
    )


def _agent(
    state: InFight, agent: Agent, token: Token | None, weapon: Supply | None, xp_to: int | None
) -> Fighter:
    working = [one.card for one in agent.supply if not one.broken]
    return Fighter(
        kind="agent",
        org=agent.seat,
        hp=agent.health,
        hp_max=agent.sheet.health,
        combat=agent.sheet.combat,
        implant_bonus=sum(isinstance(card, ImplantCard) and card.feature == "combat" for card in working),
        statuses=agent.statuses,
        position=agent.position,
        token=token,
        xp_to=xp_to,
        disarmed=agent.id in state.now.disarmed,
        weapon=weapon_of(weapon) if weapon else None,
        gear_defense=sum(card.defense for card in working if isinstance(card, GearCard)),
        implants=tuple(
            Implant(one.card.feature, one.broken)
            for one in implants(agent)
            if isinstance(one.card, ImplantCard)
        ),
    )


def implants(agent: Agent) -> tuple[Supply, ...]:
    """The agent's implants, in the order of its slots."""
    return tuple(one for one in agent.supply if isinstance(one.card, ImplantCard))


def weapon_of(supply: Supply) -> Weapon | None:
    """A weapon token as the maths takes it."""
    card = supply.card
    if not isinstance(card, WeaponCard):
        return None
    return Weapon(card.bonus, card.type, card.expert, supply.broken, card.effects)


def weapons(agent: Agent) -> tuple[Supply, ...]:
    """The agent's weapons."""
    return tuple(one for one in agent.supply if isinstance(one.card, WeaponCard))
