"""Promises about the enemy step, moves and splits, on any graph of spaces (issue 5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.singularity import GAME
from companion.games.singularity.actions.turn import Move
from companion.games.singularity.packs.issue_map import IssueMap, check
from companion.games.singularity.state import SingularityState
from companion.games.singularity.sums import drafting, marching, previews
from companion.games.singularity.sums.ground import Ground, ground_of, line, miss, reach
from companion.games.singularity.sums.marching import Foe, Pack
from companion.kernel.graph import distances, route
from tests.games.singularity.table import ENEMIES, SEATS, begun, placed, say, standing

KINDS = ("drone", "brute", "beacon", "runner")
FOES = {card.id: Foe(card.threat, card.range, card.move, card.ignores_walls) for card in ENEMIES}

SMALL = settings(max_examples=60, deadline=None, derandomize=True)


@st.composite
def boards(draw: st.DrawFn) -> IssueMap:
    """Any graph: linked or not, with walls and lines or without, grid or none."""
    names = [f"s{number}" for number in range(draw(st.integers(2, 8)))]
    pairs = list(combinations(names, 2))
    links = draw(st.lists(st.sampled_from(pairs), unique=True))
    walls = draw(
        st.lists(st.sampled_from([pair for pair in pairs if pair not in links] or [()]), unique=True)
    )
    lines = draw(st.lists(st.permutations(names).map(lambda order: tuple(order[:3])), max_size=3))
    marks = {name: (draw(st.booleans()), draw(st.sampled_from(["a", "b", None]))) for name in names}
    return IssueMap(
        id="any",
        name="Any",
        grid=False,
        spaces=[
            {"id": name, "x": at, "y": at * at, "hazard": marks[name][0], "area": marks[name][1]}
            for at, name in enumerate(names)
        ],
        links=links,
        walls=[pair for pair in walls if pair],
        lines=[order for order in lines if len(order) > 1],
        areas=[{"id": "a"}, {"id": "b"}],
        start=names[0],
        end=names[-1],
    )


@st.composite
def armies(draw: st.DrawFn) -> tuple[IssueMap, tuple[Pack, ...], dict[str, str]]:
    board = draw(boards())
    names = [space.id for space in board.spaces]
    count = draw(st.integers(1, 5))
    packs = tuple(
        Pack(draw(st.sampled_from(KINDS)), draw(st.sampled_from(names)), draw(st.integers(1, 7)))
        for _ in range(count)
    )
    team = {f"T{at}": draw(st.sampled_from(names)) for at in range(draw(st.integers(1, 3)))}
    return board, packs, team


def counted(packs: Any) -> Counter[str]:
    found: Counter[str] = Counter()
    for pack in packs:
        found[pack.enemy] += pack.size
    return found


@SMALL
@given(armies(), st.booleans())
def test_miniatures_are_conserved(army: Any, split_all: bool) -> None:
    board, packs, team = army
    march = marching.march(ground_of(board), FOES, packs, team, split_all=split_all)
    assert counted(march.after) == counted(packs)
    for pack, to in march.routes:
        assert sum(size for _, size in to) == pack.size
        assert marching.is_even([size for _, size in to])
    assert len({(pack.enemy, pack.place) for pack in march.after}) == len(march.after)


@SMALL
@given(armies(), st.randoms(use_true_random=False))
def test_the_order_of_groups_changes_nothing(army: Any, luck: Any) -> None:
    board, packs, team = army
    shuffled = list(packs)
    luck.shuffle(shuffled)
    ground = ground_of(board)
    assert marching.march(ground, FOES, packs, team) == marching.march(ground, FOES, shuffled, team)


@SMALL
@given(armies(), st.booleans())
def test_a_group_never_ends_farther_from_its_target(army: Any, split_all: bool) -> None:
    board, packs, team = army
    ground = ground_of(board)
    for pack, to in marching.march(ground, FOES, packs, team, split_all=split_all).routes:
        chase = marching.closest(ground, pack.place, team.values())
        if chase is None:
            assert to == ((pack.place, pack.size),)
            continue
        steps = min(FOES[pack.enemy].move, chase.distance)
        for place, _ in to:
            away = distances(ground.near, place)
            assert min(away[target] for target in chase.places if target in away) == chase.distance - steps


@SMALL
@given(st.integers(0, 60), st.integers(1, 12), st.lists(st.integers(0, 11), max_size=4))
def test_a_split_is_even_and_whole(count: int, ways: int, odd: list[int]) -> None:
    chosen = [at for at in odd if at < ways]
    sizes = marching.split(count, ways, chosen)
    assert sum(sizes) == count
    assert marching.is_even(sizes)
    for at in dict.fromkeys(chosen[: count % ways]):
        assert sizes[at] == max(sizes)


@SMALL
@given(boards(), st.integers(0, 4), st.booleans())
def test_range_is_symmetric_and_never_beats_the_line(board: IssueMap, spaces: int, walls: bool) -> None:
    assert check(board.model_dump()) == ()
    ground = ground_of(board)
    for one, other in permutations(ground.order, 2):
        there = reach(ground, one, spaces, ignores_walls=walls)
        assert (other in there) == (one in reach(ground, other, spaces, ignores_walls=walls))
        straight = line(ground, one, other, ignores_walls=walls)
        assert (other in there) == (bool(straight) and len(straight) - 1 <= spaces)
        assert (miss(ground, one, other, spaces, ignores_walls=walls) is None) == (other in there)


@SMALL
@given(boards())
def test_routes_are_shortest_and_legal(board: IssueMap) -> None:
    ground = ground_of(board)
    for one, other in permutations(ground.order, 2):
        way = route(ground.near, one, other)
        assert bool(way) == (other in distances(ground.near, one))
        if way:
            assert len(way) - 1 == distances(ground.near, one)[other]
            assert all(there in ground.near[here] for here, there in pairwise(way))


# --- the same promises at a real table ---


@st.composite
def tables(draw: st.DrawFn) -> SingularityState:
    """A table on any graph, before the enemy step."""
    board, packs, _ = draw(armies())
    seats = SEATS[: draw(st.integers(1, 3))]
    options = {
        "enemy_sequence": draw(st.sampled_from(["snapshot", "per_group"])),
        "proximity_tie": draw(st.sampled_from(["players_choose", "split_all"])),
        "votes": draw(st.sampled_from(["hidden", "leader"])),
        "smart_enemies": draw(st.booleans()),
    }
    names = [space.id for space in board.spaces]
    state = begun(len(seats), limit=None, map=board, **options)
    where = {seat: draw(st.sampled_from(names)) for seat in seats}
    return placed(state, where, *marching.merged(packs))


def stepped(state: SingularityState, order: tuple[str, ...], pick: Any) -> SingularityState:
    """The whole enemy step, ties settled by `pick`."""
    state = say(state, state.turn.seat, "end_play", order=order)
    while state.phase == "vote":
        assert state.ballot is not None
        state = say(state, state.leader, "close_vote", option=pick(len(state.ballot.options)))
        state = (
            say(state, state.leader, "carry_out")
            if state.ballot and state.ballot.winner is not None
            else state
        )
    return say(state, state.leader, "enemies_done") if state.phase == "enemies" else state


@SMALL
@given(tables(), st.randoms(use_true_random=False))
def test_a_table_steps_as_the_maths_says(state: SingularityState, luck: Any) -> None:
    groups = [group.id for group in state.groups]
    luck.shuffle(groups)
    if state.phase != "play":
        return
    after = stepped(state, tuple(groups), lambda _count: 0)
    assert state.ground is not None
    ground: Ground = state.ground
    team = {seat: member.place or "" for seat, member in state.members.items()}
    packs = [Pack(group.enemy, group.place, group.size) for group in state.groups]
    split_all = state.options.proximity_tie == "split_all"
    march = marching.march(ground, FOES, packs, team, priority=list(ground.order), split_all=split_all)
    assert after.threat == sum(FOES[pack.enemy].threat for pack in march.attackers)
    assert standing(after) == {f"{pack.enemy}@{pack.place}": pack.size for pack in march.after}


@SMALL
@given(tables(), st.randoms(use_true_random=False))
def test_however_ties_are_settled_nobody_is_lost_and_threat_is_the_same(
    state: SingularityState, luck: Any
) -> None:
    if state.phase != "play":
        return
    one = stepped(state, (), lambda _count: 0)
    other = stepped(state, tuple(reversed([group.id for group in state.groups])), luck.randrange)
    assert one.threat == other.threat
    assert counted(one.groups) == counted(other.groups) == counted(state.groups)


@SMALL
@given(tables(), st.data())
def test_a_preview_is_what_happens(state: SingularityState, data: st.DataObject) -> None:
    if state.phase != "play":
        return
    seat, view = state.turn.seat, GAME.view(state, state.turn.seat)
    here, path = previews.place_of(view, seat), []
    for _ in range(data.draw(st.integers(1, 4))):
        near = previews.ground(view).near[path[-1] if path else here]
        if not near:
            return
        path.append(data.draw(st.sampled_from(near)))
    move = Move(steps=len(path), path=tuple(path), ignores_hazard=data.draw(st.booleans()))
    shown = previews.move_preview(view, seat, move)
    assert shown.fault is None
    after = GAME.apply(state, seat, move)
    assert (after.threat, after.members[seat].place) == (shown.after, path[-1])


@SMALL
@given(
    st.integers(0, 9),
    st.integers(0, 2),
    st.lists(st.integers(0, 8) | st.none(), min_size=1, max_size=4),
    st.booleans(),
)
def test_a_draft_at_a_table_is_the_draft_of_the_procedure(
    deck: int, recon: int, wishes: list[int | None], replaces_last: bool
) -> None:
    names = [f"U{number}" for number in range(deck + recon)]
    known, pile = names[:recon], names[recon:]
    state = begun(len(wishes), cache_last_replace=replaces_last)
    if known:
        cards = [{"name": name} for name in known]
        state = say(state, SEATS[0], "recon", cards=cards, from_hand=False)
    state = say(state, SEATS[0], "open_cache", place="shed")
    picks: list[str | None] = []
    for wish in wishes:
        state, pile = _revealed(state, pile)
        row = [card.name for card in state.row]
        at = wish % len(row) if wish is not None and row else None
        picks.append(None if at is None else row[at])
        bottom = [name for name in row if name != picks[-1]]
        state = say(state, SEATS[len(picks) - 1], "pick", card=at)
    if state.drafting:
        bottom += pile[:1]
        state, pile = _revealed(state, pile)
    done = drafting.draft(names[recon:], known, picks, replaces_last=replaces_last)
    assert done is not None
    assert (sorted(done.to_bottom), list(done.deck)) == (sorted(bottom), pile)
    assert [member.gained for member in state.members.values()] == [(name,) if name else () for name in picks]


def _revealed(state: SingularityState, pile: list[str]) -> tuple[SingularityState, list[str]]:
    """The table turns up what the draft asks for, as far as the deck goes."""
    count = state.drafting.to_reveal if state.drafting else 0
    if not count:
        return state, pile
    return say(state, SEATS[0], "reveal_cards", cards=[{"name": name} for name in pile[:count]]), pile[count:]


@SMALL
@given(tables())
def test_a_step_leaves_the_state_it_came_from_alone(state: SingularityState) -> None:
    before = replace(state)
    if state.phase == "play":
        stepped(state, (), lambda _count: 0)
    assert state == before
