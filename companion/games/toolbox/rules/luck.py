"""Who begins, dice and bags: all from the one seed, each kind counted from 1 (TB-78)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.toolbox.actions import Begin, Draw, FillBag, OfLuck, Refill, Roll, ShowDrawn
from companion.games.toolbox.packs.kit import ID
from companion.games.toolbox.packs.specs import BagSpec
from companion.games.toolbox.rules.front import MOST_BAGS
from companion.games.toolbox.rules.places import places
from companion.games.toolbox.rules.voices import leads, not_leader
from companion.games.toolbox.state import Drawn, Filled, Shuffle, ToolboxState, called, counted
from companion.games.toolbox.sums import bags
from companion.games.toolbox.sums.dice import dice
from companion.games.toolbox.sums.lots import written
from companion.games.toolbox.sums.refusals import refusal
from companion.games.toolbox.views import LuckView
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat, Voice, seat_of


def apply(state: ToolboxState, actor: Actor, action: OfLuck) -> ToolboxState:
    """A piece of luck, in the log at once."""
    if isinstance(action, Begin | Roll | Draw) and not may(state, actor):
        raise not_leader(state)
    match action:
        case Begin(names=names):
            return begun(state, actor, names)
        case Roll(notation=notation):
            return rolled(state, actor, notation)
        case FillBag(id=bag_id, bag=spec):
            return filled(state, bag_id, spec)
        case Draw():
            return drawn(state, actor, action)
        case Refill(bag=bag_id):
            return _refilled(state, bag_id)
        case ShowDrawn(number=number):
            return _shown(state, Seat(str(actor)), number)


def may(state: ToolboxState, actor: Actor) -> bool:
    """Dice are for all, unless the house says otherwise (A2)."""
    if leads(state, actor) or state.options.luck == "anyone":
        return True
    face = state.clock.work.face if state.clock else None
    turn = face.turn if face and state.front == "clock" else state.marker
    return state.options.luck == "turn" and actor == turn


def _told(state: ToolboxState, luck: LuckView, *shuffles: Shuffle) -> ToolboxState:
    return replace(state, luck=luck, front=state.front or "luck", shuffles=(*state.shuffles, *shuffles))


def begun(state: ToolboxState, actor: Actor, names: tuple[str, ...]) -> ToolboxState:
    """The first of the order begins; marker, leader and clock may follow by tap."""
    here, typed = places(state, names, bags.FEWEST_PLACES)
    state = counted(state, begins=1, shown=1)
    number = state.counts.begins
    order = bags.begins(state.seed.value, number, here)
    luck = LuckView(kind="begin", by=seat_of(actor), order=order, names=typed)
    state = _told(state, luck, Shuffle(f"begin/{number}", written(here)))
    return state.logged("begins", seat_of(actor), **called(typed, order[0]))


def rolled(state: ToolboxState, actor: Actor, notation: str) -> ToolboxState:
    """All faces are listed, the total is summed with the signs."""
    thrown = dice(notation)
    state = counted(state, rolls=1, shown=1)
    number = state.counts.rolls
    faces = thrown.faces(state.seed.value, number)
    luck = LuckView(
        kind="roll",
        by=seat_of(actor),
        notation=thrown.notation,
        faces=faces,
        total=thrown.total(faces),
        low=thrown.low,
        high=thrown.high,
    )
    shuffles = (Shuffle(label, thrown.notation) for label, _ in thrown.labels(number))
    shown = tuple(str(face) for term in faces for face in term)
    state = _told(state, luck, *shuffles)
    return state.logged("rolled", seat_of(actor), notation=thrown.notation, faces=shown, total=luck.total)


def filled(state: ToolboxState, bag_id: str, spec: BagSpec) -> ToolboxState:
    """Contents are public, up to six bags; each filling is a shuffle of its own."""
    if bag_id in state.bags:
        raise refusal("unfinished", "TB-7", tool="luck")
    if not ID.fullmatch(bag_id) or len(state.bags) >= MOST_BAGS:
        raise refusal("bad_bag", "TB-7")
    bag = spec.bag(bag_id)
    bags.check_bag(bag)
    state = _filling(state, Filled(spec, bag))
    return state.logged("bag", bag=spec.name or bag_id, pieces=len(bag.pieces))


def _filling(state: ToolboxState, one: Filled) -> ToolboxState:
    bag_id = one.bag.id
    number = state.fillings.get(bag_id, 0) + 1
    shuffles = () if one.bag.goes_back else (Shuffle(f"bag/{bag_id}/{number}", written(one.bag.items)),)
    full = replace(one, filling=number, drawn=0, open=())
    return replace(
        state,
        bags={**state.bags, bag_id: full},
        fillings={**state.fillings, bag_id: number},
        shuffles=(*state.shuffles, *shuffles),
        front=state.front or "luck",
    )


def _refilled(state: ToolboxState, bag_id: str) -> ToolboxState:
    one = state.bags.get(bag_id)
    if one is None:
        raise refusal("bad_bag", "TB-83")
    return _filling(state, one).logged("refilled", bag=one.spec.name or bag_id)


def drawn(state: ToolboxState, actor: Actor, action: Draw) -> ToolboxState:
    """Open, or for one seat: then all learn only that it drew (TB-84)."""
    one = state.bags.get(action.bag)
    if one is None:
        raise refusal("bad_bag", "TB-83")
    if action.for_me and actor == Voice.TABLE:
        raise refusal("not_for_table", "TB-84")
    bag, seat = one.bag, seat_of(actor)
    pieces = bags.draw(bag, state.seed.value, one.filling, one.drawn, action.count)
    numbers = range(one.drawn + 1, one.drawn + action.count + 1)
    labels = (f"bag/{bag.id}/{one.filling}/{number}" for number in numbers if bag.goes_back)
    after = replace(one, drawn=one.drawn + action.count)
    luck = LuckView(kind="draw", by=seat, bag=bag.id, count=action.count)
    if action.for_me and seat is not None:
        kinds = tuple(name for name, _ in bag.items)
        mine = (Drawn(bag.id, seat, Hidden(kinds.index(one) + 1, frozenset({seat})), kinds) for one in pieces)
        state = replace(state, drawn=(*state.drawn, *mine))
    else:
        after = replace(after, open=(*one.open, *pieces))
        luck = luck.model_copy(update={"pieces": pieces})
    state = counted(replace(state, bags={**state.bags, bag.id: after}), shown=1)
    state = _told(state, luck, *(Shuffle(label, written(bag.items)) for label in labels))
    name = one.spec.name or bag.id
    if action.for_me:
        return state.logged("drew-unseen", seat, bag=name, count=action.count)
    return state.logged("drew", seat, bag=name, pieces=pieces)


def mine(state: ToolboxState, seat: Seat) -> tuple[Drawn, ...]:
    """What this seat drew for its own eyes and has not shown."""
    return tuple(one for one in state.drawn if one.seat == seat and not one.is_shown)


def _shown(state: ToolboxState, seat: Seat, number: int) -> ToolboxState:
    own = mine(state, seat)
    if number > len(own):
        raise refusal("not_yours", "TB-84")
    one = own[number - 1]
    rest = tuple(replace(other, is_shown=True) if other is one else other for other in state.drawn)
    piece = one.kinds[one.face.value - 1]
    state = counted(replace(state, drawn=rest), shown=1)
    return state.logged("showed", seat, piece=piece)
