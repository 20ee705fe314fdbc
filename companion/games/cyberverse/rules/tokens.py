"""Secret combat tokens: kept, sealed, locked, opened only by fighting (CV-54, CV-55)."""

from __future__ import annotations

from base64 import b32encode
from dataclasses import replace
from hashlib import sha256

from companion.games.cyberverse.actions import SealToken
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.packs.checking import token_faults
from companion.games.cyberverse.rules.ledger import logged, own_agent, site_of, with_site
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.refusals import refusal, refuse_faults
from companion.games.cyberverse.state import Agent, CyberverseState, Fight, Kept
from companion.kernel.chance import Seed, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

SALT = 16


def fight_of(state: CyberverseState) -> Fight:
    """The fight of this district; the step guarantees one."""
    fight = site_of(state).fight
    assert fight is not None, "only in a fight"  # noqa: S101 - the step guarantees it
    return fight


def waiting(state: CyberverseState) -> tuple[Agent, ...]:
    """Agents on the board whose token is not sealed yet (CV-54)."""
    fight, district = fight_of(state), site_of(state).district
    return tuple(agent for agent in agents_in(state, district) if agent.id not in fight.tokens)


def written(token: CombatToken | None, salt: str) -> str:
    """What the seal is made of: anybody can write it again once it is open."""
    if token is None:
        return f"{salt}|none"
    return f"{salt}|{token.attack}|{token.defense}|{token.attack_effect or ''}|{token.defense_effect or ''}"


def seal(token: CombatToken | None, salt: str) -> tuple[str, str]:
    """The commitment, and four letters of it to read aloud."""
    digest = sha256(written(token, salt).encode()).digest()
    return digest.hex(), b32encode(digest).decode()[:4]


def _salt(seed: Seed, number: int, action: SealToken) -> str:
    """Of this envelope, its wax and what lies in it: after a takeback the number comes again."""
    label = written(action.token, f"salt-{number}-{action.agent}{action.wax and f'-{action.wax}'}")
    return bytes(shuffled(seed, label, tuple(range(256)))[:SALT]).hex()


def sealed(state: CyberverseState, seat: Seat, action: SealToken) -> CyberverseState:
    """The kept token, in secret; it may be replaced until all are sealed (CV-54)."""
    fight, agent = fight_of(state), own_agent(state, seat, action.agent)
    if agent.district != site_of(state).district:
        raise refusal("not_there", "CV-54")
    if fight.is_locked:
        raise refusal("locked", "CV-54")
    if action.token is not None:
        refuse_faults(token_faults(action.token))
    salt = _salt(state.seed.value, state.seals + 1, action)
    commitment, letters = seal(action.token, salt)
    kept = Kept(Hidden(action.token, frozenset({seat})), letters, commitment, Hidden(salt))
    state = with_site(state, fight=replace(fight, tokens={**fight.tokens, agent.id: kept}))
    return replace(state, seals=state.seals + 1)


def reopened(state: CyberverseState, seat: Seat, agent_id: str) -> CyberverseState:
    """Out of the envelope again, until all are sealed (CV-54)."""
    fight, agent = fight_of(state), own_agent(state, seat, agent_id)
    if fight.is_locked:
        raise refusal("locked", "CV-54")
    if agent.id not in fight.tokens:
        raise refusal("nothing_sealed", "CV-54")
    left = {at: kept for at, kept in fight.tokens.items() if at != agent_id}
    return with_site(state, fight=replace(fight, tokens=left))


def locked(state: CyberverseState) -> CyberverseState:
    """Everybody is ready: nothing changes any more (CV-54)."""
    state = with_site(state, fight=replace(fight_of(state), is_locked=True))
    return logged(state, "tokens-locked", None)
