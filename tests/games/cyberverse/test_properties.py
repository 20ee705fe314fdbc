"""What holds in every game, however it is played: cash, refusals, tokens (the issue's list)."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.cyberverse import GAME
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.sums import features, payday, scoring, wealth, zones
from companion.games.cyberverse.sums.combat import Aimed, resolve
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Rulings, Token, Weapon, problem
from companion.games.cyberverse.views import CyberverseView
from companion.games.cyberverse.words import (
    ATTACK_EFFECTS,
    DEFENSE_EFFECTS,
    MODIFIERS,
    POSITIONS,
    STATUSES,
    WEAPON_EFFECTS,
)
from companion.kernel.action import Rejection
from tests.games.cyberverse.kit import KIT
from tests.games.walking import walk

SLOW = settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def tokens(view: CyberverseView) -> Counter[str]:
    """Tokens of each kind, wherever they lie."""
    found: Counter[str] = Counter()
    for org in view.organizations:
        found["influence"] += org.influence_left
        found["ambush"] += org.ambush_left
        found["staff"] += org.staff_left
        found["modifier"] += org.deck.left + len(org.deck.discard)
    for district in view.districts:
        found["influence"] += sum(one.tokens for one in district.influence)
        found["ambush"] += district.ambush is not None
    found["staff"] += sum(len(slot.event.staff) for slot in view.news.slots if slot.event)
    return found


def explained(state: CyberverseState) -> None:
    """Cash is never negative and is the sum of its ledger (CV-4)."""
    for org in state.orgs.values():
        assert org.cash >= 0
        after = 0
        for entry in org.ledger:
            after += entry.amount
            assert entry.after == after >= 0
            assert entry.amount
        assert org.cash == after


@pytest.mark.parametrize("table", KIT.tables)
@SLOW
@given(number=st.integers(100, 10_000))
def test_cv_4_cash_is_explained_and_tokens_are_constant(table: str, number: int) -> None:
    first: Counter[str] | None = None
    for step in walk(KIT, table, number, 70):
        explained(step.after)
        now = tokens(GAME.view(step.after, None))
        first = first or now
        assert now == first
        if step.action.do not in ("correct", "answer_correction"):
            earned(step.before, step.after)


def earned(before: CyberverseState, after: CyberverseState) -> None:
    """XP is never made from nothing: held, lying on missions, or spent for ever (CV-18)."""
    for seat in before.seats:
        was, now = points(before, seat), points(after, seat)
        assert now >= was


def points(state: CyberverseState, seat: str) -> int:
    held = sum(token.face for agent in state.agents.values() if agent.seat == seat for token in agent.xp)
    org = next(org for org in state.orgs.values() if org.seat == seat)
    lying = sum(
        mission.xp.face
        for story in org.stories
        for folder in story.folders
        for mission in folder.missions
        if mission.xp
    )
    return held + lying + org.xp_spent


@SLOW
@given(number=st.integers(100, 10_000))
def test_a_refused_action_changes_nothing(number: int) -> None:
    said = {step.action.do: (step.actor, step.action) for step in walk(KIT, "as printed", number, 60)}
    for step in list(walk(KIT, "as printed", number + 1, 60))[::9]:
        for actor, action in said.values():
            before = step.before
            log, seen = GAME.log(before), GAME.view(before, None)
            with suppress(Rejection):
                GAME.apply(before, actor, action)
            assert (GAME.log(before), GAME.view(before, None)) == (log, seen)


@given(st.lists(st.integers(1, 2), max_size=12), st.integers(1, 24))
def test_cv_19_the_cheapest_tokens_are_the_cheapest(faces: list[int], cost: int) -> None:
    found = features.cheapest(faces, cost)
    if found is None:
        assert sum(faces) < cost
        return
    paid = sum(faces[at] for at in found)
    ones, twos = faces.count(1), faces.count(2)
    best = min(
        (one + 2 * two - cost, one + two)
        for one in range(ones + 1)
        for two in range(twos + 1)
        if one + 2 * two >= cost
    )
    assert (paid - cost, len(found)) == best


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=5), st.integers(0, 6))
def test_cv_50_henchmen_never_crowd_a_board(spots: list[tuple[int, int]], arrivals: int) -> None:
    agents, henchmen = [one for one, _ in spots], [other for _, other in spots]
    placed = zones.placed(agents, henchmen, arrivals)
    after = [
        one + other + sum(zone == at for zone in placed) for at, (one, other) in enumerate(spots, start=1)
    ]
    if any(placed):
        assert sum(after) <= 5
        assert sum(henchmen) + sum(zone is not None for zone in placed) <= 3
    assert all(now <= max(3, one + other) for now, (one, other) in zip(after, spots, strict=True))


fighters = st.builds(
    Fighter,
    kind=st.just("agent"),
    org=st.sampled_from(["ECO", "FSB"]),
    hp=st.integers(1, 5),
    hp_max=st.just(5),
    combat=st.integers(0, 5),
    statuses=st.sets(st.sampled_from(STATUSES)).map(lambda one: tuple(sorted(one))),
    position=st.sampled_from(POSITIONS),
    token=st.none()
    | st.builds(
        Token,
        attack=st.integers(0, 9),
        defense=st.integers(0, 9),
        attack_effect=st.none() | st.sampled_from(ATTACK_EFFECTS),
        defense_effect=st.none() | st.sampled_from(DEFENSE_EFFECTS),
        revealed=st.booleans(),
    ),
    weapon=st.none()
    | st.builds(
        Weapon,
        bonus=st.integers(0, 5),
        type=st.sampled_from(["close", "ranged"]),
        effects=st.sets(st.sampled_from(WEAPON_EFFECTS)).map(tuple),
    ),
    implants=st.just((Implant("hacking"), Implant("combat", broken=True))),
)


@given(fighters, fighters, st.booleans())
def test_cv_61_an_attack_adds_up(attacker: Fighter, target: Fighter, frenzy: bool) -> None:
    if problem(attacker, target, "same", "red", Rulings()):
        return
    result = resolve(attacker, (Aimed(target, "same", grill=0),), use_frenzy=frenzy)
    wound = result.targets[0]
    assert 0 <= result.attacker.hp <= attacker.hp_max
    assert 0 <= wound.fighter.hp <= target.hp_max
    if wound.diff is None:
        assert result.void or wound.cancelled
        assert wound.fighter.hp >= target.hp
        return
    assert wound.diff == wound.attack_value - wound.defense_value
    assert wound.out == (wound.fighter.hp == 0)
    assert list(wound.fighter.statuses) == sorted(set(wound.fighter.statuses))
    assert wound.fighter.token is None or wound.fighter.token.revealed


@given(
    st.integers(0, 3000).map(lambda cash: cash * 100),
    st.lists(st.integers(0, 9).map(lambda one: one * 100), max_size=3),
    st.lists(st.integers(1, 12).map(lambda one: one * 100), max_size=4),
)
def test_cv_83_payday_never_spends_what_is_not_there(
    cash: int, salaries: list[int], prices: list[int]
) -> None:
    goods = tuple(payday.Good(f"s{at}", "gear", price) for at, price in enumerate(prices))
    agents = [
        payday.Employee(f"a{at}", salary, True, supply=goods if at == 0 else ())
        for at, salary in enumerate(salaries)
    ]
    way = payday.way_out(cash, agents)
    done = payday.settle(cash, agents, way, [])
    assert done.cash_after >= 0
    assert done.cash_after == cash + done.income - sum(int(salaries[int(one[1:])]) for one in done.paid)
    if way:
        assert not done.left
    assert len(done.paid) + len(done.left) == len(agents)


@given(st.permutations(["A", "B", "C", "D"]), st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_cv_8_turn_order_is_everybody_once_and_by_cash(previous: list[str], cash: list[int]) -> None:
    standings = [wealth.Standing(org, money) for org, money in zip("ABCD", cash, strict=True)]
    order = wealth.turn_order(standings, previous)
    assert sorted(order) == ["A", "B", "C", "D"]
    money = dict(zip("ABCD", cash, strict=True))
    assert [money[org] for org in order] == sorted(cash, reverse=True)


@given(st.lists(st.lists(st.integers(0, 3), min_size=5, max_size=5), min_size=2, max_size=4))
def test_cv_88_majorities_are_strict(grids: list[list[int]]) -> None:
    finals = [scoring.Final(str(at), (), 0, tuple(grid)) for at, grid in enumerate(grids)]
    sheet = scoring.score(finals)
    for at, found in enumerate(sheet.majority):
        counts = [grid[at] for grid in grids]
        if found:
            (leader,) = found
            assert counts.count(max(counts)) == 1
            assert counts[int(leader)] == max(counts) > 0
        else:
            assert max(counts) == 0 or counts.count(max(counts)) > 1


def test_cv_5_the_five_cards_are_the_printed_ones() -> None:
    assert sorted(MODIFIERS) == [-1, 0, 1, 1, 2]
