"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.rules import (
    caches,
    changing,
    drawing,
    encounters,
    ending,
    hands,
    papers,
    stepping,
    voting,
)
from companion.games.singularity.rules.corrections import CORRECTIONS
from companion.games.singularity.rules.seats import leader_problems, turn_problems
from companion.games.singularity.rules.setup import begin_problems
from companion.games.singularity.state import SingularityState, phases
from companion.games.singularity.state.enemies import Ballot, EnemyStep
from companion.games.singularity.sums.ground import reach
from companion.games.singularity.words import BY_HAND, TRACKS
from companion.kernel.seat import Seat, Voice
from companion.kernel.view import Choice, Offer

FAR: Final = 30
"""The longest range a card can have."""
HELD: Final = (
    Choice(do="play", free=("card",)),
    Choice(do="discard", one_of={"purpose": ("draw", "ability", "other")}),
)
"""What is only offered to who has a card in hand."""
ADD_ENEMY: Final = Choice(do="add_enemy", free=("enemy",))


def choices(state: SingularityState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    step = state.step
    if isinstance(step, phases.Over):
        return ()
    found = _vote(state, state.ballot, seat) if state.ballot else _in_step(state, step, seat)
    found += [ADD_ENEMY, Choice(do="take_character", free=("character",))]
    return (*found, *_any_time(state, seat)) if not isinstance(step, phases.Setup) else tuple(found)


def for_table(state: SingularityState) -> tuple[Choice, ...]:
    """What the table may say while somebody plays: that player's cards, and what may happen at any time.

    Everybody sees it, so it must not tell how many cards are in a hand (SW-3).
    """
    if isinstance(state.step, (phases.Setup, phases.Over)):
        return ()
    found = [ADD_ENEMY, *_any_time(state, Voice.TABLE)]
    if state.phase == "play" and isinstance(state.step, phases.Playing):
        found += [*_play(state, state.step, state.turn.seat), *HELD]
    return tuple(found)


def _in_step(state: SingularityState, step: phases.Step, seat: Seat) -> Offer:
    """What belongs to the step that runs; the innermost thing first."""
    match step:
        case phases.Setup():
            return _setup(state, seat)
        case phases.Playing(encounter=phases.Encounter(area=area)):
            return _encounter(state, area)
        case phases.Playing(drafting=phases.Drafting() as drafting):
            return _cache(state, drafting, seat)
        case phases.Playing() if turn_problems(state, seat, "SW-9"):
            return []
        case phases.Playing():
            has_card = not hands.card_problems(state, seat)
            return _play(state, step, seat, held=HELD if has_card else ())
        case EnemyStep():
            return _enemies(state, step)
        case phases.Refilling():
            return [] if turn_problems(state, seat, "SW-31") else [Choice(do="refilled")]


def _any_time(state: SingularityState, actor: Seat | Voice) -> Offer:
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
    if not changing.undo_problems(state):
        found.append(Choice(do="undo_change"))
    if state.enemies:
        found.append(Choice(do="spawn", one_of={"enemy": tuple(state.enemies)}, free=("places", "reason")))
    if kinds := tuple(kind for kind in state.draws if not drawing.draw_problems(state, kind)):
        found.append(Choice(do="draw_enemy", one_of={"kind": kinds}))
    if state.phase in voting.ASKED_IN:
        found.append(Choice(do="call_vote", free=("question", "options")))
    if not ending.claim_problems(state):
        found.append(Choice(do="claim_win", one_of={"all_on_end": ("true",), "area_clear": ("true",)}))
    if not leader_problems(state, actor):
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
    if not begin_problems(state):
        found.append(Choice(do="begin"))
    return found


def _play(state: SingularityState, step: phases.Playing, seat: Seat, held: tuple[Choice, ...] = ()) -> Offer:
    """Step 1 of this seat: moves, attacks, cards, then what lies on the map."""
    found = _moves(state, step, seat) + _attacks(state, seat)
    found += [
        Choice(do="draw", between={"cards": (1, 20)}),
        Choice(do="recon", free=("from_hand", "cards")),
        *held,
    ]
    if state.ground is not None:
        found += _on_the_map(state)
    else:
        found.append(Choice(do="open_cache", free=("place",)))
    found.append(Choice(do="end_play"))
    return found


def _moves(state: SingularityState, step: phases.Playing, seat: Seat) -> Offer:
    free = ("card", "from_hand", "steps", "path", "companions", "ignores_hazard")
    if state.ground is None:
        return [Choice(do="walk", free=free)]
    here = state.members[seat].place or ""
    if not state.ground.near.get(here):
        return []
    found = [Choice(do="move", free=free)]
    if step.travel and step.travel.steps_left:
        found.append(Choice(do="continue_move", free=("path",)))
    return found


def _attacks(state: SingularityState, seat: Seat) -> Offer:
    """Somebody stands where a card could reach at all."""
    here = state.members[seat].place
    places = {group.place for group in state.groups}
    if state.ground is not None and here is not None:
        places &= set(reach(state.ground, here, FAR, ignores_walls=True))
    if not places:
        return []
    free = ("card", "from_hand", "damage", "range", "targets", "spaces", "ignores_walls")
    return [Choice(do="attack", free=free)]


def _on_the_map(state: SingularityState) -> Offer:
    """Tokens that may be turned early, caches somebody stands in."""
    found: Offer = []
    if hidden := encounters.hidden_tokens(state):
        one_of = {"token": hidden}
        if state.options.draws == "table":
            one_of["enemy"] = tuple(state.enemies)
        found.append(Choice(do="turn_token", one_of=one_of, free=("from_hand",)))
    spaces = state.board.spaces if state.board else ()
    if unused := tuple(space.id for space in spaces if not caches.open_problems(state, space.id)):
        found.append(Choice(do="open_cache", one_of={"place": unused}))
    return found


def _encounter(state: SingularityState, area: str) -> Offer:
    tokens = tuple(token.place for token in encounters.tokens_of(state, area) if token.enemy or state.enemies)
    return [Choice(do="place_enemies", one_of={"token": tokens}, free=("enemy", "places"))] if tokens else []


def _cache(state: SingularityState, drafting: phases.Drafting, seat: Seat) -> Offer:
    found = [Choice(do="drafted", free=("taken",))]
    if not caches.reveal_problems(drafting):
        found.append(Choice(do="reveal_cards", free=("cards",)))
    if not caches.pick_problems(drafting, seat):
        found.append(Choice(do="pick"))
        if state.row:
            found.append(Choice(do="pick", between={"card": (0, len(state.row) - 1)}))
    if not caches.order_problems(drafting) and len(state.seats) > 1:
        found.append(Choice(do="order_picks", free=("order",)))
    return found


def _enemies(state: SingularityState, march: EnemyStep) -> Offer:
    acting = tuple(row.group.id for row in march.rows if not stepping.acts_problems(row))
    found: Offer = []
    if acting and state.ground is None:
        found.append(Choice(do="answer_group", one_of={"group": acting}, free=("in_range", "to", "counts")))
    elif acting:
        found.append(Choice(do="direct_group", one_of={"group": acting}, free=("to", "by_card")))
    if not stepping.done_problems(state, march):
        found.append(Choice(do="enemies_done"))
    return found


def _vote(state: SingularityState, ballot: Ballot, seat: Seat) -> Offer:
    if ballot.winner is not None:
        return [Choice(do="carry_out")]
    found: Offer = []
    last = len(ballot.options) - 1
    if not voting.vote_problems(state, ballot, seat):
        found.append(Choice(do="vote", between={"option": (0, last)}))
    if not papers.fold_problems(state, ballot, seat, seat):
        found.append(Choice(do="paper_ready", one_of={"seat": (seat,)}))
    if voting.close_problems(state, ballot, seat):
        return found
    if ballot.tied:
        found += [Choice(do="close_vote", between={"option": (tied, tied)}) for tied in ballot.tied]
    elif ballot.votes or ballot.folded:
        found.append(Choice(do="close_vote"))
    else:
        found.append(Choice(do="close_vote", between={"option": (0, last)}))
    if ballot.kind != "custom":
        one_of = {"group": (ballot.group or "",)}
        found.append(Choice(do="direct_group", one_of=one_of, free=("to", "by_card")))
    return found
