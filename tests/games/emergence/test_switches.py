"""Every switch of section 10, and attested mode (section 9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.packs.city import Supply
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.views import Teams
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat, Voice
from tests.games.emergence.table import (
    BO,
    DEMO,
    SEATS,
    A,
    B,
    C,
    E,
    end,
    one,
    refused,
    round_of,
    say,
    selecting,
    with_cards,
)
from tests.games.walking import seed


def finished(state: EmergenceState) -> tuple[str | None, str]:
    return end(state).winner, end(state).reason


def opened(totals: Teams, tokens: Teams, **options: Any) -> EmergenceState:
    """Three operatives; the first puts in these tokens and opens."""
    held = tokens.ai + tokens.human
    state = round_of(one("G", E, knowledge=held), one(), one(), **options)
    state = say(replace(state, totals=totals), A, "activate")
    state = say(state, A, "insert", ai=tokens.ai, human=tokens.human)
    return say(state, A, "open_aggregator")


@pytest.mark.parametrize(
    ("switch", "winner"), [("draw", "draw"), ("humans", "human"), ("ai", "ai"), ("continue", None)]
)
def test_a1_equal_surplus(switch: str, winner: str | None) -> None:
    state = opened(Teams(ai=20, human=10), Teams(ai=1, human=1), equal_surplus=switch)
    if winner is None:
        assert (state.phase, state.totals) == ("turns", Teams(ai=21, human=11))
        return
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert finished(state) == (winner, "equal_surplus")
    assert outcome.winners == tuple(seat for seat in state.seats if state.allegiances[seat].value == winner)


@pytest.mark.parametrize(
    ("switch", "ended"),
    [("requirement_first", ("ai", "requirement")), ("no_data_first", ("human", "no_data"))],
)
def test_a2_requirement_and_an_empty_board(switch: str, ended: tuple[str, str]) -> None:
    state = round_of(
        one("G", E, knowledge=1), one(), one(), no_data_check="end_of_round", simultaneous_end=switch
    )
    state = replace(state, tiles={"d1": 0, "d2": 0, "d3": 0}, totals=Teams(ai=19, human=0))
    state = say(say(say(state, A, "activate"), A, "insert", ai=1, human=0), A, "open_aggregator")
    assert finished(state) == ended


def test_a5_same_tile_is_adjacent() -> None:
    line = one("d1", E, "hack", knowledge=1), one("d1", B), one("K")
    assert refused(round_of(*line), A, "hack", target=BO) == ["NOT_ADJACENT"]
    assert refused(round_of(*line, same_tile_is_adjacent=True), A, "hack", target=BO) == []


def test_a6_moving_is_optional() -> None:
    state = round_of(one("d1"), one("d1"), one("d1"), step="move", move_mandatory=False)
    turn = say(state, A, "stay").turn
    assert turn is not None
    assert (turn.step, turn.stayed) == ("act", True)


def test_a9_hidden_amounts_from_the_first_assimilation_on() -> None:
    state = round_of(one("G", E, knowledge=3), one(knowledge=2), one(), hide_amounts=True)
    assert [line.knowledge for line in GAME.view(state, C).operatives] == [3, 2, 0]
    state = say(state, A, "activate")
    state = say(say(state, A, "insert", ai=1, human=0), BO, "insert", ai=0, human=1)
    state = say(state, A, "open_aggregator")
    assert [line.knowledge for line in GAME.view(state, A).operatives] == [2, None, None]
    assert [line.knowledge for line in GAME.view(state, None).operatives] == [None, None, None]
    assert state.totals == Teams(ai=1, human=1)


def test_a10_no_compile_hint() -> None:
    state = say(round_of(one("K", data=(2, 0, 0, 0)), one(), one(), compile_hint="off"), A, "activate")
    assert GAME.view(state, A).my_compile is None
    assert refused(state, A, "compile", sets=[["light_blue", "light_blue"]]) == []


def last_block(check: str) -> EmergenceState:
    state = round_of(one("d1", E), one("d2", E), one("d2", E), no_data_check=check)
    return say(replace(state, tiles={"d1": 1, "d2": 0, "d3": 0}), A, "activate")


def test_a11_no_data_at_once() -> None:
    assert finished(last_block("immediate")) == ("human", "no_data")


def test_a11_no_data_at_the_end_of_the_turn() -> None:
    state = last_block("end_of_turn")
    assert state.phase == "turns"
    assert finished(say(state, A, "end_turn")) == ("human", "no_data")


def test_a11_no_data_at_the_end_of_the_round_unless_replenished() -> None:
    state = say(last_block("end_of_round"), A, "end_turn")
    for seat in (BO, C):
        assert state.phase == "turns"
        state = say(say(state, seat, "move", to="K"), seat, "end_turn")
    assert finished(state) == ("human", "no_data")


def test_a12_an_empty_box() -> None:
    city = DEMO.model_copy(update={"supply": Supply(light_blue=1)})
    state = round_of(one("d1", E, "replenish"), one("d1", E, "replenish"), one(), city=city)
    state = say(say(state, A, "replenish"), A, "end_turn")
    assert state.turn is not None
    moved = replace(state, now=replace(state.turn, step="act"))
    assert refused(moved, BO, "replenish") == ["SUPPLY_EMPTY"]


def test_a14_hidden_hands() -> None:
    state = round_of(
        one("d1", E, "hack", knowledge=1), one("d2", B, data=(1, 0, 0, 0)), one(), holdings="owner"
    )
    shown = GAME.view(state, A).operatives
    assert [(line.knowledge, line.data is not None) for line in shown] == [
        (1, True),
        (None, False),
        (None, False),
    ]
    assert not GAME.view(state, A).my_targets[1].is_empty_handed
    line = GAME.log(say(state, A, "hack", target=BO))[-1]
    assert (line.code, line.facts) == ("emergence-log-hacked-unseen", {"target_seat": BO, "paid": 1})


def test_a15_part_of_a_tile() -> None:
    state = round_of(one("d1", E), one(), one(), partial_collect=True)
    state = replace(state, tiles={"d1": 3, "d2": 1, "d3": 1})
    assert refused(state, A, "activate", take=4) == ["MORE_THAN_THERE"]
    after = say(state, A, "activate", take=2)
    assert (after.tiles["d1"], after.operatives[A].data) == (1, (2, 0, 0, 0))


def test_a17_two_equal_special_tiles_side_by_side() -> None:
    tiles = (*DEMO.tiles, DEMO.tiles[4].model_copy(update={"id": "K2"}))
    city = DEMO.model_copy(update={"tiles": tiles, "adjacency": (*(DEMO.adjacency or ()), ("K", "K2"))})
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(city=city), SEATS[:3], seed(1))
    assert no.value.code == "emergence.special_tiles_adjacent"
    GAME.setup(EmergenceOptions(city=city, allow_equal_specials_adjacent=True), SEATS[:3], seed(1))


def test_a21_a_spy_without_memory() -> None:
    state = round_of(one("d1", E, "spy", knowledge=2), one("d1", E), one(), spy_memory=False)
    state = say(with_cards(state, "ai", "human", "ai"), A, "spy", target=BO)
    assert "spy:1" in GAME.view(state, A).my_looks
    state = say(state, A, "end_turn")
    assert (GAME.view(state, A).my_looks, GAME.look(state, A, "spy:1")) == (("card",), None)


def test_box_the_real_aggregator() -> None:
    state = round_of(one("G", E, knowledge=3), one(knowledge=2), one(), aggregator="box")
    state = say(state, A, "activate")
    assert state.phase == "opening"
    assert refused(state, A, "open_aggregator") == ["OPEN_THE_BOX"]
    wrong = {"ai": 2, "human": 2, "inserted": {A: 4, C: 1, "zoe": 1}}
    assert refused(state, A, "box_opened", **wrong) == [
        "NOT_TAKING_PART_OTHER",
        "NOT_TAKING_PART_OTHER",
        "BOX_TOO_MANY",
        "BOX_MISSING",
        "BOX_DOES_NOT_ADD_UP",
    ]
    right = {"ai": 2, "human": 2, "inserted": {A: 3, BO: 1}}
    assert refused(state, BO, "box_opened", **right) == ["NOT_TRIGGER"]
    after = say(state, A, "box_opened", **right)
    assert (after.totals, [one.knowledge for one in after.operatives.values()]) == (
        Teams(ai=2, human=2),
        [0, 1, 0],
    )
    assert (GAME.opened(after).final, GAME.view(after, A).my_looks) == (1, ("card",))


def attested(
    *operatives: dict[str, Any], acting: Seat = A, step: Any = "act", **options: Any
) -> EmergenceState:
    return round_of(*operatives, acting=acting, step=step, city=None, **options)


def test_attested_moving_is_told() -> None:
    state = attested(one("S", E, "boost"), one(None), one(None), step="move")
    state = replace(state, operatives={**state.operatives, A: replace(state.operatives[A], tile=None)})
    assert refused(state, A, "move", to="d1") == ["NO_CITY"]
    assert refused(state, A, "moved", on_start=True) == ["STILL_ON_START"]
    state = say(state, A, "moved")
    assert (state.operatives[A].on_start, state.operatives[A].tile) == (False, None)
    assert refused(state, A, "boost", to="d1") == ["NO_CITY"]
    assert say(state, A, "boost", on_start=True).operatives[A].on_start
    assert refused(round_of(one(), one(), one(), step="move"), A, "moved") == ["CITY_KNOWS"]


def test_attested_activating_answers_what_and_how_many() -> None:
    state = attested(one(None, E), one(None), one(None))
    assert refused(state, A, "activate") == ["NEEDS_ANSWER"]
    assert refused(state, A, "activate", tile="light_blue") == ["NEEDS_ANSWER"]
    assert refused(state, A, "activate", tile="light_green", blocks=1) == ["WRONG_AUGMENTATION"]
    assert refused(state, A, "activate", tile="light_blue", blocks=4) == ["MORE_THAN_BOARD"]
    assert refused(state, A, "activate", tile="light_blue", blocks=0) == ["TILE_EMPTY"]
    after = say(state, A, "activate", tile="light_blue", blocks=2)
    assert (after.operatives[A].data, after.counted) == ((2, 0, 0, 0), (1, 3, 3, 3))
    assert say(state, A, "activate", tile="assimilate").phase == "opening"
    assert refused(round_of(one(), one(), one()), A, "activate", tile="compile") == ["CITY_KNOWS"]


def test_attested_the_last_block_ends_the_game_too() -> None:
    state = replace(attested(one(None, E), one(None), one(None)), counted=(2, 0, 0, 0))
    assert finished(say(state, A, "activate", tile="light_blue", blocks=2)) == ("human", "no_data")


def test_attested_replenishing_says_the_type() -> None:
    state = attested(one(None, E, "replenish"), one(None), one(None))
    assert refused(state, A, "replenish") == ["NEEDS_ANSWER"]
    assert say(state, A, "replenish", tile="dark_blue").counted == (3, 4, 3, 3)


def test_attested_an_attack_waits_for_its_target() -> None:
    state = attested(one(None, E, "hack", knowledge=2), one(None, B, data=(1, 1, 0, 0)), one(None, B))
    assert refused(state, A, "hack", target=BO) == ["NEEDS_ANSWER"]
    assert refused(state, A, "hack", target=BO, adjacent=False) == ["NOT_ADJACENT"]
    assert refused(state, A, "hack", target=BO, adjacent=True, same_tile=True) == ["NOT_ADJACENT"]
    claimed = say(state, A, "hack", target=BO, adjacent=True)
    assert claimed.operatives == state.operatives
    assert GAME.view(claimed, None).waiting_for == (BO,)
    assert refused(claimed, A, "end_turn") == ["CLAIM_WAITS"]
    assert refused(claimed, C, "confirm_claim", agree=True) == ["NOT_TARGET"]
    assert refused(claimed, Voice.TABLE, "correct", seat=A, knowledge=0) == ["ATTACK_WAITS"]
    denied = say(claimed, BO, "confirm_claim", agree=False)
    assert denied.turn is not None
    assert (denied.turn.step, denied.operatives) == ("act", state.operatives)
    assert refused(denied, BO, "confirm_claim", agree=True) == ["NO_CLAIM"]
    for voice in (BO, Voice.TABLE):
        after = say(claimed, voice, "confirm_claim", agree=True)
        assert (after.operatives[A].data, after.operatives[A].knowledge) == ((1, 1, 0, 0), 1)


def test_attested_terminate_sends_home_and_spy_needs_the_same_tile() -> None:
    state = attested(one(None, E, "terminate", knowledge=3), one(None, B), one(None, E))
    state = say(say(state, A, "terminate", target=BO, adjacent=True), BO, "confirm_claim", agree=True)
    assert state.operatives[BO].on_start
    state = attested(one(None, E, "spy", knowledge=3), one(None, B), one(None, E))
    assert refused(state, A, "spy", target=C, same_tile=False) == ["NOT_SAME_TILE"]
    state = say(say(state, A, "spy", target=C, same_tile=True), C, "confirm_claim", agree=True)
    assert GAME.view(state, A).my_looks == ("card", "spy:1")


def test_attested_same_tile_counts_as_adjacent_by_switch() -> None:
    state = attested(one(None, E, "hack", knowledge=1), one(None, B), one(None), same_tile_is_adjacent=True)
    assert refused(state, A, "hack", target=BO, same_tile=True) == []


def test_attested_start_tile_is_safe() -> None:
    state = attested(one(None, E, "hack", knowledge=1), one("S", B), one(None))
    assert refused(state, A, "hack", target=BO, adjacent=True) == ["TARGET_ON_START"]


def test_attested_corrections() -> None:
    state = attested(one(None), one(None), one(None))
    assert say(state, Voice.TABLE, "correct", seat=A, on_start=True).operatives[A].on_start
    assert say(state, Voice.TABLE, "correct", data_type="dark_blue", blocks=9).counted == (3, 9, 3, 3)
    assert refused(state, Voice.TABLE, "correct", tile="d1", blocks=1) == ["UNKNOWN_TILE"]
    assert refused(state, Voice.TABLE, "correct", blocks=1) == ["NOTHING_TO_CORRECT"]


def test_attested_blocks_come_from_the_board() -> None:
    state = attested(one(None), one(None), one(None))
    data = {"seat": A, "data_type": "light_blue", "blocks": 2, "other_board": True}
    raised = say(state, Voice.TABLE, "correct", **data)
    assert (raised.operatives[A].data[0], raised.counted) == (2, (1, 3, 3, 3))
    lowered = say(raised, Voice.TABLE, "correct", data_type="light_blue", blocks=3, other_seat=A)
    assert (lowered.operatives[A].data[0], lowered.counted) == (0, (3, 3, 3, 3))
    assert refused(state, Voice.TABLE, "correct", **{**data, "blocks": 4}) == ["NOT_SO_MANY_THERE"]


def test_secret_holdings_stay_secret_when_they_are_corrected() -> None:
    state = attested(one(None, data=(1, 0, 0, 0)), one(None), one(None), holdings="owner")
    data = {"seat": A, "data_type": "light_blue", "blocks": 9}
    for other in ({"other_board": True}, {"other_seat": BO}):
        assert refused(state, BO, "correct", **data, **other) == ["HOLDINGS_SECRET"]
    corrected = say(state, Voice.TABLE, "correct", **data)
    assert corrected.log[-1].facts["was"] == "hidden"


def test_a_board_corrected_to_nothing_ends_with_the_turn() -> None:
    state = round_of(one(), one(), one())
    for tile in ("d1", "d2", "d3"):
        state = say(state, Voice.TABLE, "correct", tile=tile, blocks=0)
    assert state.phase == "turns"
    assert finished(say(state, A, "end_turn")) == ("human", "no_data")


def test_attested_game_reaches_its_first_round() -> None:
    state = selecting(3, city=None)
    assert (state.phase, GAME.view(state, A).mode) == ("select", "attested")
