"""What a seat may do now, with bounds: asked of the rules themselves, so that an offer is always accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.emergence.actions import Activate, Boost, Replenish
from companion.games.emergence.rules import (
    compiling,
    corrections,
    dealing,
    ending,
    hostile,
    movement,
    tile_actions,
)
from companion.games.emergence.rules.assimilating import waiting
from companion.games.emergence.rules.movement import augmentation
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.rules.turns import selected
from companion.games.emergence.state import TYPE_AT, EmergenceState, Operative, Turn
from companion.games.emergence.words import (
    ACTION_NAMES,
    AUGMENTATIONS,
    DATA_TYPES,
    READS,
    DataType,
    HostileAction,
)
from companion.kernel.action import Reason, Rejection
from companion.kernel.seat import Seat
from companion.kernel.view import Choice

Offer = list[Choice]
YES: Final = ("true",)
YES_OR_NO: Final = ("true", "false")
OTHERS: Final = ("other_seat", "other_tile", "other_board")
CORRECTABLE: Final = ("seat", "tile", "on_start", "data_type", "blocks", *OTHERS, "knowledge", "reason")


def choices(state: EmergenceState, seat: Seat) -> tuple[Choice, ...]:
    """Everything this seat may do now. Only what the seat may know decides what is offered."""
    if state.phase in ("turning", "over"):
        return tuple(_turning(state, seat))
    found = _PHASES[state.phase](state, seat)
    if state.proposal is None and not corrections.is_claim_open(state):
        found.append(Choice(do="correct", free=CORRECTABLE))
    return tuple(found)


def _declare(state: EmergenceState, seat: Seat) -> Offer:
    """A card on paper is never asked for; that it was dealt is enough (EM-6)."""
    if seat in state.options.by_hand:
        return _card(state, seat)
    return [Choice(do="declare", one_of={"allegiance": ("ai", "human")})]


def _turning(state: EmergenceState, seat: Seat) -> Offer:
    """EM-47: cards on paper lie open now."""
    if state.phase != "turning" or seat not in ending.unturned(state):
        return []
    return [Choice(do="declare", one_of={"allegiance": tuple(dict.fromkeys(cards_left(state)))})]


def _card(state: EmergenceState, seat: Seat) -> Offer:
    return [] if seat in state.ready else [Choice(do="seen")]


def _meeting(state: EmergenceState, seat: Seat) -> Offer:
    if dealing.is_last_line(state):
        return [] if seat in state.ready else [Choice(do="met")]
    return [Choice(do="resume" if state.is_narrator_held else "pause"), Choice(do="repeat")]


def _board(_state: EmergenceState, _seat: Seat) -> Offer:
    return [Choice(do="set_board", between=dict.fromkeys(DATA_TYPES, (0, 99)), free=DATA_TYPES)]


def _leader(state: EmergenceState, _seat: Seat) -> Offer:
    return [Choice(do="name_leader", one_of={"seat": state.seats}), Choice(do="name_leader")]


def _select(state: EmergenceState, seat: Seat) -> Offer:
    found = [Choice(do="select", one_of={"action": ACTION_NAMES, "augmentation": AUGMENTATIONS})]
    if seat in state.selections:
        found.append(Choice(do="reopen"))
    if seat == state.leader and len(state.selections) == len(state.seats):
        found += [Choice(do="count_down"), Choice(do="count_down", between={"seconds": (3, 600)})]
    return found


def _countdown(state: EmergenceState, seat: Seat) -> Offer:
    found = [Choice(do="select", one_of={"action": ACTION_NAMES, "augmentation": AUGMENTATIONS})]
    if seat == state.leader and state.countdown:
        found += [
            Choice(do="pause" if state.countdown.is_running else "resume"),
            Choice(do="stretch", between={"seconds": (1, 600)}),
            Choice(do="call_off"),
        ]
    return found


def _turns(state: EmergenceState, seat: Seat) -> Offer:
    turn = state.turn
    if turn is None:
        return []
    if turn.step == "claim":
        is_asked = turn.claim is not None and seat == turn.claim.target
        return [Choice(do="confirm_claim", one_of={"agree": YES_OR_NO})] if is_asked else []
    if seat != turn.seat:
        return []
    match turn.step:
        case "move":
            return _moves(state, turn)
        case "act":
            return [*_acts(state, turn), Choice(do="end_turn")]
        case "compile":
            can = compiling.best_sets(state.operatives[seat].data)
            return [*([Choice(do="compile", free=("sets",))] if can else []), Choice(do="end_turn")]
        case _:
            return [Choice(do="end_turn")]


def _moves(state: EmergenceState, turn: Turn) -> Offer:
    """EM-16..19."""
    mover = state.operatives[turn.seat]
    if state.streets is None:
        where = ("false",) if mover.on_start else YES_OR_NO
        return [Choice(do="moved", one_of={"on_start": where}), Choice(do="stay")]
    tiles = movement.open_tiles(state.streets, state.operatives, mover)
    found = [Choice(do="move", one_of={"to": tiles})] if tiles else []
    if not tiles or not state.options.move_mandatory:
        found.append(Choice(do="stay"))
    return found


def _acts(state: EmergenceState, turn: Turn) -> Offer:
    """The selected action where it is possible, or the exchange (EM-20, EM-21)."""
    operative = state.operatives[turn.seat]
    match selected(operative):
        case "activate":
            return _activations(state, turn)
        case "boost":
            return _boosts(state, operative)
        case "replenish":
            return _replenishings(state, turn)
        case action:
            found = _attacks(state, operative, action)
            if hostile.may_exchange(operative) and tile_offers(state, turn):
                found.append(Choice(do="exchange", free=("action",)))
            return found


def tile_offers(state: EmergenceState, turn: Turn) -> Offer:
    """Every tile action that would be accepted here, whatever was selected: what an exchange can buy."""
    operative = state.operatives[turn.seat]
    return [*_activations(state, turn), *_boosts(state, operative), *_replenishings(state, turn)]


def _is_accepted(state: EmergenceState, turn: Turn, action: Activate | Boost | Replenish) -> bool:
    try:
        tile_actions.carried_out(state, turn, action)
    except Rejection:
        return False
    return True


def _readable(operative: Operative) -> tuple[DataType, ...]:
    """The data this round's augmentation reads (EM-22)."""
    return tuple(kind for kind in DATA_TYPES if READS[kind] == augmentation(operative))


def _activations(state: EmergenceState, turn: Turn) -> Offer:
    """EM-22..24."""
    operative = state.operatives[turn.seat]
    if state.streets is not None:
        if not _is_accepted(state, turn, Activate()):
            return []
        blocks = state.tiles.get(operative.tile or state.streets.start, 0)
        some = [Choice(do="activate", between={"take": (1, blocks)})] if blocks else []
        return [Choice(do="activate"), *(some if state.options.partial_collect else [])]
    if operative.on_start:
        return []
    found = [Choice(do="activate", one_of={"tile": ("compile", "assimilate")})]
    found += [
        Choice(do="activate", one_of={"tile": (kind,)}, between={"blocks": (1, on_board)})
        for kind in _readable(operative)
        if (on_board := state.counted[TYPE_AT[kind]])
    ]
    return found


def _boosts(state: EmergenceState, operative: Operative) -> Offer:
    """EM-25."""
    if state.streets is None:
        return [Choice(do="boost", one_of={"on_start": ("false",) if operative.on_start else YES_OR_NO})]
    tiles = movement.open_tiles(state.streets, state.operatives, operative)
    return [Choice(do="boost", one_of={"to": tiles})] if tiles else []


def _replenishings(state: EmergenceState, turn: Turn) -> Offer:
    """EM-26."""
    operative = state.operatives[turn.seat]
    if state.streets is not None:
        return [Choice(do="replenish")] if _is_accepted(state, turn, Replenish()) else []
    return [] if operative.on_start else [Choice(do="replenish", one_of={"tile": _readable(operative)})]


def _attacks(state: EmergenceState, operative: Operative, action: HostileAction) -> Offer:
    """EM-27..33; without a city the attacker answers where the two stand."""
    others = hostile.seats_to_attack(state, operative.seat)
    targets = tuple(seat for seat in others if not attack_problems(state, operative, action, seat))
    if not targets:
        return []
    answer = {} if state.streets else {"same_tile" if action == "spy" else "adjacent": YES}
    return [Choice(do=action, one_of={"target": targets, **answer})]


def attack_problems(
    state: EmergenceState, operative: Operative, action: HostileAction, target: Seat
) -> tuple[Reason, ...]:
    """What forbids this attack, as far as the app can know before it asks (EM-31)."""
    other = state.operatives[target]
    known = hostile.standing(state.streets, operative, other) if state.streets else None
    stand = known or hostile.Standing(is_same_tile=action == "spy", is_adjacent=action != "spy")
    switch = state.options.same_tile_is_adjacent
    return hostile.problems(action, operative, other, stand, same_tile_is_adjacent=switch)


def _assimilate(state: EmergenceState, seat: Seat) -> Offer:
    event = state.event
    if event is None or seat not in waiting(event)[:1]:
        return []
    held = state.operatives[seat].knowledge
    return [Choice(do="insert", between={"ai": (0, held), "human": (0, held)}, free=("ai", "human"))]


def _opening(state: EmergenceState, seat: Seat) -> Offer:
    if state.event is None or seat != state.event.trigger:
        return []
    if state.options.aggregator == "box":
        return [Choice(do="box_opened", free=("ai", "human", "inserted"))]
    return [Choice(do="open_aggregator")]


_PHASES: Final[dict[str, Callable[[EmergenceState, Seat], Offer]]] = {
    "declare": _declare,
    "card": _card,
    "meeting": _meeting,
    "board": _board,
    "leader": _leader,
    "select": _select,
    "countdown": _countdown,
    "turns": _turns,
    "assimilate": _assimilate,
    "opening": _opening,
}
