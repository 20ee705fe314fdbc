"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.rules import caches, changing, stepping, voting
from companion.games.singularity.rules.corrections import CORRECTIONS
from companion.games.singularity.rules.hands import counts
from companion.games.singularity.rules.setup import missing
from companion.games.singularity.state import SingularityState, phase_of
from companion.games.singularity.sums.ground import reach
from companion.games.singularity.words import BY_HAND, TRACKS, Phase
from companion.kernel.seat import Seat
from companion.kernel.view import Choice

Offer = list[Choice]
FAR: Final = 30
"""The longest range a card can have."""
HELD: Final = ("play", "discard")
"""What is only offered to who has a card in hand."""


def choices(state: SingularityState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    phase = phase_of(state)
    if phase == "over":
        return ()
    found = _PHASES[phase](state, seat)
    found.append(Choice(do="add_enemy", free=("enemy",)))
    found.append(Choice(do="take_character", free=("character",)))
    if phase != "setup":
        found += _any_time(state, seat, phase)
    return tuple(found)


def for_table(state: SingularityState) -> tuple[Choice, ...]:
    """What the table may say while somebody plays: that player's cards, and what may happen at any time.

    Everybody sees it, so it must not tell how many cards are in a hand (SW-3).
    """
    turn, phase = state.turn, phase_of(state)
    if turn is None or phase == "over":
        return ()
    found = [Choice(do="add_enemy", free=("enemy",)), *_any_time(state, state.leader, phase)]
    if phase == "play":
        found += [choice for choice in _play(state, turn.seat) if choice.do not in HELD] + _held()
    return tuple(found)


def _held() -> Offer:
    """What needs a card in hand (SW-9, SW-14)."""
    return [
        Choice(do="play", free=("card",)),
        Choice(do="discard", one_of={"purpose": ("draw", "ability", "other")}),
    ]


def _any_time(state: SingularityState, seat: Seat, phase: Phase) -> Offer:
    causes = tuple(cause for cause in BY_HAND if cause != "other")
    found = [
        Choice(
            do="change",
            one_of={"track": TRACKS, "cause": causes},
            between={"amount": (-20, 20)},
            free=("amount", "note"),
        ),
        *CORRECTIONS.offered(state, Correct),
    ]
    if changing.may_undo(state):
        found.append(Choice(do="undo_change"))
    if state.enemies:
        found.append(Choice(do="spawn", one_of={"enemy": tuple(state.enemies)}, free=("places", "reason")))
    if state.ground is None and state.draws:
        found.append(Choice(do="draw_enemy", one_of={"kind": tuple(state.draws)}))
    if phase in ("play", "enemies", "refill"):
        found.append(Choice(do="call_vote", free=("question", "options")))
    if state.ground is None:
        found.append(Choice(do="claim_win", one_of={"all_on_end": ("true",), "area_clear": ("true",)}))
    if seat == state.leader:
        found.append(Choice(do="declare", one_of={"result": ("won", "lost")}, free=("reason",)))
        found.append(Choice(do="give_up", free=("reason",)))
    return found


def _setup(state: SingularityState, seat: Seat) -> Offer:
    found = [
        Choice(
            do="set_limits",
            between={"threat": (1, 200), "awareness": (1, 200)},
            free=("threat", "awareness"),
        ),
        Choice(do="name_first", one_of={"seat": state.seats}),
    ]
    if state.members[seat].character:
        found.append(Choice(do="take_character"))
    if not missing(state):
        found.append(Choice(do="begin"))
    return found


def _play(state: SingularityState, seat: Seat) -> Offer:
    turn = state.turn
    if turn is None or seat != turn.seat:
        return []
    found = _moves(state, seat) + _attacks(state, seat) + _cards(state, seat)
    if state.ground is not None:
        found += _on_the_map(state)
    else:
        found.append(Choice(do="open_cache", free=("place",)))
    found.append(Choice(do="end_play"))
    return found


def _moves(state: SingularityState, seat: Seat) -> Offer:
    """SW-10, SW-13."""
    free = ("card", "from_hand", "steps", "path", "companions", "ignores_hazard")
    if state.ground is None:
        return [Choice(do="walk", free=free)]
    here = state.members[seat].place or ""
    if not state.ground.near.get(here):
        return []
    found = [Choice(do="move", free=free)]
    if state.travel and state.travel.steps_left:
        found.append(Choice(do="continue_move", free=("path",)))
    return found


def _attacks(state: SingularityState, seat: Seat) -> Offer:
    """SW-15: somebody stands where a card could reach at all."""
    here = state.members[seat].place
    places = {group.place for group in state.groups}
    if state.ground is not None and here is not None:
        places &= set(reach(state.ground, here, FAR, ignores_walls=True))
    if not places:
        return []
    free = ("card", "from_hand", "damage", "range", "targets", "spaces", "ignores_walls")
    return [Choice(do="attack", free=free)]


def _cards(state: SingularityState, seat: Seat) -> Offer:
    """SW-9, SW-14, SW-35."""
    found = [Choice(do="draw", between={"cards": (1, 20)}), Choice(do="recon", free=("from_hand", "cards"))]
    return found + (_held() if not counts(state) or state.members[seat].hand.value else [])


def _on_the_map(state: SingularityState) -> Offer:
    """Tokens that may be turned early, caches somebody stands in (SW-33, SW-35)."""
    found: Offer = []
    hidden = tuple(token.place for token in state.tokens if token.enemy is None)
    if hidden and state.options.draws == "app":
        found.append(Choice(do="turn_token", one_of={"token": hidden}, free=("from_hand",)))
    elif hidden and state.enemies:
        one_of = {"token": hidden, "enemy": tuple(state.enemies)}
        found.append(Choice(do="turn_token", one_of=one_of, free=("from_hand",)))
    there = {member.place for member in state.members.values()}
    board = state.options.map
    unused = tuple(
        space.id
        for space in (board.spaces if board else ())
        if space.cache and space.id in there and space.id not in state.used_caches
    )
    if unused:
        found.append(Choice(do="open_cache", one_of={"place": unused}))
    return found


def _encounter(state: SingularityState, _seat: Seat) -> Offer:
    area = state.encounter.area if state.encounter else ""
    tokens = tuple(
        token.place for token in state.tokens if token.area == area and (token.enemy or state.enemies)
    )
    return [Choice(do="place_enemies", one_of={"token": tokens}, free=("enemy", "places"))] if tokens else []


def _cache(state: SingularityState, seat: Seat) -> Offer:
    drafting = state.drafting
    if drafting is None:
        return []
    found: Offer = []
    found.append(Choice(do="drafted", free=("taken",)))
    if drafting.to_reveal:
        found.append(Choice(do="reveal_cards", free=("cards",)))
    elif seat == caches.picker(drafting):
        found.append(Choice(do="pick"))
        if state.row:
            found.append(Choice(do="pick", between={"card": (0, len(state.row) - 1)}))
    if not drafting.picks and len(state.seats) > 1:
        found.append(Choice(do="order_picks", free=("order",)))
    return found


def _enemies(state: SingularityState, _seat: Seat) -> Offer:
    rows = state.step.rows if state.step else ()
    acting = tuple(row.group.id for row in rows if row.stay != "delayed")
    found: Offer = []
    if acting and state.ground is None:
        found.append(Choice(do="answer_group", one_of={"group": acting}, free=("in_range", "to", "counts")))
    elif acting:
        found.append(Choice(do="direct_group", one_of={"group": acting}, free=("to", "by_card")))
    if not stepping.missing(state):
        found.append(Choice(do="enemies_done"))
    return found


def _vote(state: SingularityState, seat: Seat) -> Offer:
    ballot = state.ballot
    if ballot is None:
        return []
    if ballot.winner is not None:
        return [Choice(do="carry_out")]
    found: Offer = []
    last = len(ballot.options) - 1
    if ballot.is_open and seat in voting.voters(state):
        found.append(Choice(do="vote", between={"option": (0, last)}))
    if seat != state.leader:
        return found
    if ballot.tied:
        found += [Choice(do="close_vote", between={"option": (tied, tied)}) for tied in ballot.tied]
    elif ballot.votes:
        found.append(Choice(do="close_vote"))
    else:
        found.append(Choice(do="close_vote", between={"option": (0, last)}))
    if ballot.kind != "custom":
        found.append(
            Choice(do="direct_group", one_of={"group": (ballot.group or "",)}, free=("to", "by_card"))
        )
    return found


def _refill(state: SingularityState, seat: Seat) -> Offer:
    return [Choice(do="refilled")] if state.turn and seat == state.turn.seat else []


_PHASES: Final[dict[Phase, Callable[[SingularityState, Seat], Offer]]] = {
    "setup": _setup,
    "play": _play,
    "encounter": _encounter,
    "cache": _cache,
    "enemies": _enemies,
    "vote": _vote,
    "refill": _refill,
}
