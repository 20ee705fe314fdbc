"""Secret combat tokens: kept, sealed, locked, opened only by fighting."""

from __future__ import annotations

from base64 import b32encode
from dataclasses import replace
from hashlib import sha256

from companion.games.cyberverse.actions import SealToken
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.packs.checking import token_faults
from companion.games.cyberverse.rules.ledger import own_agent, with_site
from companion.games.cyberverse.rules.places import agents_in
from companion.games.cyberverse.rules.reasons import Reasons
from companion.games.cyberverse.rules.refusals import refusal, why
from companion.games.cyberverse.state import InFight
from companion.games.cyberverse.state.organization import Agent
from companion.games.cyberverse.state.site import Kept
from companion.kernel.chance import Seed, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat

SALT = 16


def waiting(state: InFight) -> tuple[Agent, ...]:
    """Agents on the board whose token is not sealed yet."""
    here = agents_in(state, state.now.district)
    ready = {*state.now.tokens, *state.now.face_down}
    return tuple(agent for agent in here if agent.id not in ready)


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


def problems(state: InFight, agent: Agent, token: CombatToken | None = None) -> Reasons:
    """Why this token of the agent is not sealed."""
    if agent.district != state.now.district:
        return (why("not_there", "CV-54"),)
    return token_faults(token) if token else ()


def sealed(state: InFight, seat: Seat, action: SealToken) -> InFight:
    """The kept token, in secret; it may be replaced until all are sealed (CV-54)."""
    fight, agent = state.now, own_agent(state, seat, action.agent)
    refuse_faults(problems(state, agent, action.token))
    salt = _salt(state.seed.value, state.seals + 1, action)
    commitment, letters = seal(action.token, salt)
    kept = Kept(Hidden(action.token, frozenset({seat})), letters, commitment, Hidden(salt))
    state = with_site(state, tokens={**fight.tokens, agent.id: kept}, face_down=fight.face_down - {agent.id})
    return replace(state, seals=state.seals + 1)


def reopened(state: InFight, seat: Seat, agent_id: str) -> InFight:
    """Out of the envelope again, until all are sealed."""
    fight, agent = state.now, own_agent(state, seat, agent_id)
    if agent.id not in fight.tokens:
        raise refusal("nothing_sealed", "CV-54")
    left = {at: kept for at, kept in fight.tokens.items() if at != agent_id}
    return with_site(state, tokens=left)
