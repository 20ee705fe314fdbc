"""Rule by rule, EM-1 to EM-50, as far as the worked examples do not show it already."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion import texts
from companion.games.emergence import GAME
from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.rules.meeting import MEETING
from companion.games.emergence.state import EmergenceState, Gathering, Meeting, board_data
from companion.games.emergence.views import EndView, Teams
from companion.games.emergence.words import ACTION_NAMES, AUGMENTATIONS, DATA_TYPES
from companion.kernel.action import Rejection
from companion.kernel.game import Opened
from companion.kernel.seat import Seat, Voice
from tests.games.emergence.kit import KIT
from tests.games.emergence.table import (
    BO,
    DEMO,
    SEATS,
    A,
    B,
    C,
    D,
    E,
    end,
    fresh,
    one,
    refused,
    revealed,
    ring,
    round_of,
    say,
    sealed,
    selecting,
    with_cards,
)
from tests.games.walking import lucky, seed, walk


def codes(state: EmergenceState) -> list[str]:
    return [line.code.removeprefix("emergence-log-") for line in GAME.log(state)]


@pytest.mark.parametrize("count", [1, 2, 7])
def test_em_1_three_to_six_operatives(count: int) -> None:
    seats = tuple(Seat(f"seat-{at}") for at in range(count))
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(), seats, seed(1))
    assert (no.value.code, no.value.facts) == ("emergence.bad_count", {"count": count})


def test_em_2_names_are_distinct() -> None:
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(), (A, BO, A), seed(1))
    assert no.value.code == "emergence.name_taken"


def test_em_3_a_city_with_faults_is_refused_with_all_of_them() -> None:
    city = DEMO.model_copy(update={"tiles": DEMO.tiles[:4]})
    with pytest.raises(Rejection) as no:
        GAME.setup(EmergenceOptions(city=city), SEATS[:3], seed(1))
    assert {reason.code.removeprefix("emergence.") for reason in no.value.reasons} == {
        "unknown_tile",
        "no_compile",
        "no_assimilate",
    }


def test_em_4_and_9_the_start_state() -> None:
    view = GAME.view(fresh(city=DEMO), None)
    assert {tile.id: tile.blocks for tile in view.board.tiles} == {
        "S": 0,
        "d1": 1,
        "d2": 1,
        "d3": 1,
        "K": 0,
        "G": 0,
    }
    assert all((line.tile, line.on_start, line.knowledge) == ("S", True, 0) for line in view.operatives)
    assert (view.totals.ai, view.totals.human, view.board.total) == (0, 0, 3)


def test_em_4_attested_mode_counts_the_board() -> None:
    state = fresh(3)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert state.phase == "board"
    assert refused(state, A, "set_board") == ["EMPTY_BOARD"]
    state = say(state, Voice.TABLE, "set_board", light_blue=2, dark_green=1)
    assert (state.phase, board_data(state)) == ("leader", (2, 0, 0, 1))


def test_em_6_the_deal_follows_from_the_seed_only() -> None:
    deals = [tuple(card.value for card in fresh(6).allegiances.values()) for _ in range(3)]
    assert len(set(deals)) == 1
    others = {
        tuple(card.value for card in GAME.setup(EmergenceOptions(), SEATS, seed(at)).allegiances.values())
        for at in range(60)
    }
    assert len(others) == 15


def test_em_6_cards_dealt_by_hand_are_checked_as_a_whole() -> None:
    state = fresh(3, deal="cards")
    assert (state.phase, GAME.look(state, A, "card")) == ("declare", None)
    for seat in state.seats:
        state = say(state, seat, "declare", allegiance="human")
    assert (state.now, state.allegiances) == (Gathering("declare", again=True), {})
    assert [line.facts for line in GAME.log(state)] == [{}]
    for seat, card in zip(state.seats, ("human", "human", "ai"), strict=True):
        state = say(state, seat, "declare", allegiance=card)
    assert GAME.view(state, None).declare_again
    state = say(state, A, "declare", allegiance="human")
    state = say(state, A, "declare", allegiance="ai")
    state = say(state, BO, "declare", allegiance="ai")
    state = say(state, C, "declare", allegiance="human")
    assert (state.phase, GAME.view(state, None).declare_again) == ("board", False)
    assert [GAME.look(state, seat, "card").code for seat in state.seats] == ["A", "A", "H"]  # type: ignore[union-attr]


def test_em_7_everybody_looks_at_the_own_card() -> None:
    state = with_cards(fresh(3), "ai", "human", "ai")
    faces = [GAME.look(state, seat, "card") for seat in state.seats]
    assert [face.code for face in faces if face] == ["A", "H", "A"]
    state = say(state, A, "seen")
    assert refused(state, A, "seen") == ["ALREADY_SAID"]
    assert GAME.look(state, Seat("nobody"), "card") is None


@pytest.mark.parametrize("count", [3, 4])
def test_em_8_no_meeting_with_one_human(count: int) -> None:
    state = fresh(count, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert state.phase == "leader"


def test_em_8_the_humans_meet_and_everybody_sees_the_same() -> None:
    state = with_cards(fresh(5, city=DEMO), "ai", "human", "ai", "human", "ai")
    for seat in state.seats:
        state = say(state, seat, "seen")
    steps = []
    while (timer := GAME.timer(state)) is not None:
        shared = GAME.view(state, None).meeting
        assert shared is not None
        assert all(GAME.view(state, seat).meeting == shared for seat in state.seats)
        assert (shared.step, state.now) == (timer.serial + 1, Meeting(step=timer.serial))
        assert refused(state, A, "met") == ["SCRIPT_RUNS"]
        looks = [GAME.look(state, seat, "meeting") for seat in state.seats]
        expected = ["-", "3", "-", "1", "-"] if shared.may_look else []
        assert [face.code for face in looks if face] == expected
        steps.append(shared.may_look)
        state = ring(state)
    assert steps == [line.may_look for line in MEETING[:-1]]
    assert sum(steps) == 1
    for seat in state.seats:
        assert GAME.view(state, seat).my_looks == ("card", "meeting")
        state = say(state, seat, "met")
    assert (state.phase, GAME.look(state, BO, "meeting")) == ("leader", None)


def test_em_10_the_leader_is_named_or_drawn() -> None:
    state = fresh(3, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert refused(state, A, "name_leader", seat="zoe") == ["UNKNOWN_OPERATIVE"]
    assert say(state, BO, "name_leader", seat=C).leader == C
    drawn = say(state, Voice.TABLE, "name_leader")
    assert drawn.leader in SEATS[:3]
    assert drawn == say(state, Voice.TABLE, "name_leader")


def test_em_11_all_twelve_pairs_may_be_chosen_and_replaced() -> None:
    state = selecting(3)
    for action in ACTION_NAMES:
        for augmentation in AUGMENTATIONS:
            state = say(state, BO, "select", action=action, augmentation=augmentation)
            mine = GAME.view(state, BO).my_selection
            assert mine is not None
            assert (mine.action, mine.augmentation) == (action, augmentation)
    assert [line.is_ready for line in GAME.view(state, None).operatives] == [False, True, False]
    state = say(state, BO, "reopen")
    assert refused(state, BO, "reopen") == ["NOTHING_SEALED"]


def test_em_12_only_the_leader_counts_and_only_when_all_have_locked() -> None:
    state = selecting(3)
    assert refused(state, BO, "count_down") == ["NOT_LEADER"]
    with pytest.raises(Rejection) as no:
        say(state, A, "count_down")
    assert (no.value.code, no.value.facts) == ("emergence.not_all_locked", {"waiting_seats": SEATS[:3]})
    state = sealed(state, *[("hack", E)] * 3)
    assert say(state, Voice.TABLE, "count_down").phase == "countdown"


def test_em_12_the_countdown_is_held_stretched_and_called_off() -> None:
    state = say(sealed(selecting(3), *[("hack", E)] * 3), A, "count_down", seconds=5)
    assert refused(state, BO, "pause") == ["NOT_LEADER"]
    assert refused(state, A, "resume") == ["NOT_PAUSED"]
    assert refused(state, A, "count_down") == ["ALREADY_COUNTING"]
    assert refused(state, BO, "reopen") == ["COUNTDOWN_RUNS"]
    held = say(state, A, "pause")
    timer = GAME.timer(held)
    assert timer is not None
    assert (timer.serial, timer.seconds, timer.is_running) == (1, 5, False)
    assert refused(held, A, "pause") == ["ALREADY_PAUSED"]
    longer = GAME.timer(say(say(held, A, "resume"), A, "stretch", seconds=7))
    assert longer is not None
    assert (longer.serial, longer.seconds, longer.is_running) == (1, 12, True)
    off = say(held, A, "call_off")
    assert (off.phase, GAME.timer(off)) == ("select", None)
    assert all(line.is_ready for line in GAME.view(off, None).operatives)
    assert refused(off, A, "pause") == ["NOT_COUNTING"]
    again = GAME.timer(say(off, A, "count_down"))
    assert again is not None
    assert (again.serial, again.seconds) == (2, 3)
    assert refused(say(off, A, "count_down"), Voice.CLOCK, "time_up", name="countdown", serial=1) == [
        "STALE_TIME"
    ]


def test_em_12_a_choice_may_change_until_zero_and_then_stands() -> None:
    state = say(sealed(selecting(3), *[("hack", E)] * 3), A, "count_down")
    state = say(state, BO, "select", action="spy", augmentation=B)
    state = ring(state)
    shown = [(line.action, line.augmentation) for line in GAME.view(state, None).operatives]
    assert shown == [("hack", E), ("spy", B), ("hack", E)]
    assert refused(state, BO, "select", action="hack", augmentation=E) == ["ALREADY_REVEALED"]


def test_em_13_only_whose_turn_it_is() -> None:
    state = revealed(selecting(3), *[("boost", E)] * 3)
    assert refused(state, BO, "move", to="d1") == ["NOT_YOUR_TURN"]
    assert refused(state, A, "insert", ai=1, human=0) == ["WRONG_PHASE"]


def test_em_15_the_augmentation_stays_when_an_action_is_exchanged() -> None:
    state = round_of(one("d3", E, "hack", knowledge=2), one(), one())
    assert refused(state, A, "exchange", action={"do": "activate"}) == ["WRONG_AUGMENTATION"]
    assert state.operatives[A].knowledge == 2


def test_em_16_one_tile_first_and_only_once() -> None:
    state = round_of(one("S", E, "boost"), one(), one(), step="move")
    assert refused(state, A, "boost", to="d1") == ["MOVE_FIRST"]
    assert refused(state, A, "move", to="K") == ["NOT_NEXT"]
    assert refused(state, A, "end_turn") == ["MUST_MOVE"]
    state = say(state, A, "move", to="d1")
    assert refused(state, A, "move", to="S") == ["ALREADY_MOVED"]


def test_em_18_the_start_tile_takes_everybody() -> None:
    state = round_of(one("d1", E), one("S", B), one("S", E), step="move")
    assert say(state, A, "move", to="S").operatives[A].on_start


def test_em_19_no_open_tile_means_staying_and_acting() -> None:
    state = round_of(one("K", E, "activate"), one("d2", B), one("d3"), step="move")
    assert GAME.view(state, A).my_moves == ()
    assert refused(state, A, "end_turn") == ["MOVE_FIRST"]
    state = say(state, A, "stay")
    assert state.turn is not None
    assert (state.turn.step, state.turn.stayed) == ("act", True)


def test_em_20_the_selected_action_or_nothing() -> None:
    state = round_of(one("d1", E, "boost"), one(), one())
    assert refused(state, A, "activate") == ["NOT_SELECTED"]
    assert refused(state, A, "hack", target=BO)[0] == "NOT_SELECTED"
    state = say(state, A, "end_turn")
    assert state.turn is not None
    assert (state.turn.seat, codes(state)[-1]) == (BO, "let-go")


def test_em_21_an_exchange_pays_first_and_only_for_hostile_actions() -> None:
    state = round_of(one("d1", E, "boost", knowledge=2), one(), one())
    assert refused(state, A, "exchange", action={"do": "activate"}) == ["NOT_HOSTILE"]
    bare = round_of(one("G", E, "hack", knowledge=1), one("d3", E), one())
    state = say(bare, A, "exchange", action={"do": "activate"})
    assert state.event is not None
    assert (state.phase, state.event.order) == ("opening", ())


@pytest.mark.parametrize(
    ("tile", "augmentation", "codes"),
    [
        ("d1", E, []),
        ("d1", B, ["WRONG_AUGMENTATION"]),
        ("d3", E, ["WRONG_AUGMENTATION"]),
        ("d3", B, []),
        ("S", E, ["NOTHING_TO_ACTIVATE"]),
        ("K", B, []),
        ("G", E, []),
    ],
)
def test_em_22_to_24_activate(tile: str, augmentation: Any, codes: list[str]) -> None:
    state = round_of(one(tile, augmentation), one("d2"), one("d2"))
    assert refused(state, A, "activate") == codes


def test_em_22_all_blocks_or_none() -> None:
    state = replace(round_of(one("d1", E), one(), one()), tiles={"d1": 3, "d2": 1, "d3": 1})
    assert refused(state, A, "activate", take=1) == ["ALL_OR_NOTHING"]
    after = say(state, A, "activate")
    assert (after.operatives[A].data, after.tiles["d1"]) == ((3, 0, 0, 0), 0)
    empty = replace(state, tiles={**state.tiles, "d1": 0})
    assert refused(empty, A, "activate") == ["TILE_EMPTY"]


def test_em_25_boost_is_one_more_step_and_never_a_duty() -> None:
    state = round_of(one("d1", E, "boost"), one("d2", B), one("d3", E))
    assert refused(state, A, "boost", to="d2") == ["DIFFERENT_AUGMENTATION"]
    assert refused(state, A, "boost", to="K") == ["NOT_NEXT"]
    assert refused(state, A, "boost") == ["NOT_NEXT"]
    assert say(state, A, "boost", to="S").operatives[A].tile == "S"
    assert say(state, A, "end_turn").phase == "turns"


def test_em_26_replenish() -> None:
    state = round_of(one("d1", E, "replenish"), one(), one())
    after = say(state, A, "replenish")
    assert after.tiles["d1"] == 2
    assert refused(round_of(one("d1", B, "replenish"), one(), one()), A, "replenish") == [
        "WRONG_AUGMENTATION"
    ]
    assert refused(round_of(one("K", E, "replenish"), one(), one()), A, "replenish") == ["NOT_A_DATA_TILE"]


def test_em_31_all_reasons_at_once_in_their_order() -> None:
    state = round_of(one("S", E, "hack"), one("S", E), one("K", E))
    assert refused(state, A, "terminate", target=BO) == [
        "NOT_SELECTED",
        "ACTOR_ON_START",
        "TARGET_ON_START",
        "NOT_ADJACENT",
        "AUGMENTATION_NOT_OPPOSITE",
        "NOT_ENOUGH_KNOWLEDGE",
    ]
    assert refused(state, A, "spy", target=C) == [
        "NOT_SELECTED",
        "ACTOR_ON_START",
        "NOT_SAME_TILE",
        "NOT_ENOUGH_KNOWLEDGE",
    ]
    assert refused(state, A, "hack", target=A) == ["SELF_TARGET", "NOT_ENOUGH_KNOWLEDGE"]
    assert refused(state, A, "hack", target="zoe") == ["UNKNOWN_OPERATIVE"]
    shown = GAME.view(state, A).my_targets[0]
    assert [why.code for why in shown.why][-1] == "emergence.not_enough_knowledge"


def test_em_34_only_the_spy_learns_and_may_look_again() -> None:
    state = with_cards(
        round_of(one("d1", E, "spy", knowledge=2), one("d1", E), one("d1", E)), "ai", "human", "ai"
    )
    state = say(state, A, "spy", target=BO)
    assert [GAME.look(state, seat, "spy:1") is not None for seat in (A, BO, C)] == [True, False, False]
    assert "human" not in str([line.facts for line in GAME.log(state)])
    assert GAME.view(state, C).spies[0].target == BO
    assert GAME.opened(state) == Opened(shown=1, final=0)
    state = say(state, A, "end_turn")
    face = GAME.look(state, A, "spy:1")
    assert face is not None
    assert face.code == "H"


def test_em_38_and_39_compile_spends_blocks_and_gains_at_once() -> None:
    state = say(round_of(one("K", E, data=(2, 1, 1, 0)), one(), one()), A, "activate")
    assert refused(state, A, "compile", sets=[]) == ["NO_SETS"]
    offer = GAME.view(state, A).my_compile
    assert offer is not None
    assert (offer.best_tokens, offer.best_left.light_blue) == (4, 1)
    assert [GAME.view(state, viewer).my_compile for viewer in (BO, None)] == [None, None]
    after = say(state, A, "compile", sets=[["light_blue", "dark_blue"]])
    assert (after.operatives[A].knowledge, after.operatives[A].data) == (2, (1, 0, 1, 0))
    assert say(state, A, "end_turn").operatives[A].knowledge == 0


def test_em_23_compile_needs_the_tile() -> None:
    state = round_of(one("d1", E, data=(2, 0, 0, 0)), one(), one())
    assert refused(state, A, "compile", sets=[["light_blue", "light_blue"]]) == ["NOT_ON_COMPILE"]


def assimilating() -> EmergenceState:
    return say(round_of(one("G", E, knowledge=3), one(knowledge=2), one(), one(knowledge=1)), A, "activate")


def test_em_41_to_43_strictly_in_turn_and_unseen() -> None:
    state = assimilating()
    assert refused(state, BO, "insert", ai=1, human=0) == ["NOT_YOUR_INSERTION"]
    assert refused(state, C, "insert", ai=0, human=0) == ["NOT_TAKING_PART"]
    state = say(state, A, "insert", ai=2, human=1)
    assert refused(state, A, "insert", ai=1, human=0) == ["ALREADY_INSERTED"]
    running = GAME.view(state, BO)
    assert running.aggregator is not None
    assert (running.aggregator.order, running.aggregator.waiting) == ((A, BO, D), (BO, D))
    assert running.operatives[0].knowledge == 3, "the amount is hidden while others still insert"
    face = GAME.look(state, A, "split:1")
    assert face is not None
    assert face.code == "002/001"
    assert [GAME.look(state, seat, "split:1") for seat in (BO, C, D)] == [None, None, None]


def test_em_44_only_the_trigger_opens() -> None:
    state = assimilating()
    assert refused(state, A, "open_aggregator") == ["WRONG_PHASE"]
    for seat in (A, BO, D):
        state = say(state, seat, "insert", ai=1, human=0)
    assert refused(state, BO, "open_aggregator") == ["NOT_TRIGGER"]
    assert refused(state, A, "box_opened", ai=3, human=0, inserted={}) == ["NO_BOX"]
    opened = say(state, Voice.TABLE, "open_aggregator")
    assert (opened.totals, GAME.opened(opened).final) == (Teams(ai=3, human=0), 1)
    assert [(point.round, point.totals.ai) for point in GAME.view(opened, None).race] == [(1, 3)]


def test_em_45_to_48_the_end_shows_allegiances_and_closes_the_table() -> None:
    state = with_cards(round_of(*[one("d1", E)] * 3), "ai", "human", "ai")
    state = say(replace(state, tiles={"d1": 1, "d2": 0, "d3": 0}), A, "activate")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((BO,), "no_data")
    view = GAME.view(state, None)
    assert [line.allegiance for line in view.operatives] == ["ai", "human", "ai"]
    assert view.end is not None
    assert (view.end.winner, view.end.human_beyond) == ("human", -10)
    for actor, do in ((A, "end_turn"), (Voice.TABLE, "count_down")):
        assert refused(state, actor, do) == ["GAME_OVER"]
    assert refused(state, Voice.TABLE, "correct", seat=A, knowledge=3) == ["GAME_OVER"]
    assert GAME.opened(state).final == 1


def test_em_45_the_requirement_ends_the_game_after_an_opening() -> None:
    state = say(
        replace(round_of(*[one("G", E, knowledge=2)] * 3), totals=Teams(ai=19, human=9)), A, "activate"
    )
    for seat in SEATS[:3]:
        state = say(state, seat, "insert", ai=2, human=0)
    state = say(state, A, "open_aggregator")
    assert end(state) == EndView(winner="ai", reason="requirement", ai_beyond=5, human_beyond=-1)


def test_em_49_a_seat_proposes_and_the_table_decides() -> None:
    state = round_of(one(), one(), one())
    proposed = say(state, BO, "correct", seat=A, knowledge=7, reason="fell down")
    assert proposed.operatives == state.operatives
    assert GAME.view(proposed, None).correction_by == BO
    assert refused(proposed, C, "correct", seat=A, knowledge=1) == ["CORRECTION_WAITS"]
    assert refused(proposed, A, "answer_correction", agree=True) == ["TABLE_ONLY"]
    dropped = say(proposed, Voice.TABLE, "answer_correction", agree=False)
    assert (dropped.operatives, dropped.proposal) == (state.operatives, None)
    agreed = say(proposed, Voice.TABLE, "answer_correction", agree=True)
    assert (agreed.operatives[A].knowledge, codes(agreed)[-1]) == (7, "corrected-knowledge")
    assert refused(agreed, Voice.TABLE, "answer_correction", agree=True) == ["NO_CORRECTION"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "NOTHING_TO_CORRECT"),
        ({"seat": "zoe", "knowledge": 1}, "UNKNOWN_OPERATIVE"),
        ({"tile": "d9", "blocks": 1}, "UNKNOWN_TILE"),
        ({"tile": "K", "blocks": 1}, "NOT_THAT_DATA_TILE"),
        ({"tile": "d1", "data_type": "dark_blue", "blocks": 1}, "NOT_THAT_DATA_TILE"),
        ({"knowledge": 1}, "NOTHING_TO_CORRECT"),
        ({"seat": "a", "blocks": 1}, "NOTHING_TO_CORRECT"),
        ({"data_type": "dark_blue", "blocks": 1}, "NOTHING_TO_CORRECT"),
        ({"seat": "a", "on_start": True}, "CITY_KNOWS"),
    ],
)
def test_em_49_what_cannot_be_corrected(fields: dict[str, Any], code: str) -> None:
    assert refused(round_of(one(), one(), one()), Voice.TABLE, "correct", **fields) == [code]


def test_em_49_the_table_corrects_at_once() -> None:
    state = round_of(one(), one(), one())
    state = say(state, Voice.TABLE, "correct", seat=A, tile="S", data_type="dark_green", blocks=2)
    assert (state.operatives[A].on_start, state.operatives[A].data) == (True, (0, 0, 0, 2))
    assert say(state, Voice.TABLE, "correct", tile="d1", blocks=4).tiles["d1"] == 4
    assert refused(assimilating(), Voice.TABLE, "correct", seat=A, knowledge=9) == ["EVENT_RUNS"]


def sentences(state: EmergenceState, since: EmergenceState) -> list[str]:
    names = {A: "Ann", BO: "Bo", C: "Cy"}
    return [texts.log_line(line, names) for line in state.log[len(since.log) :]]


def test_em_49_a_proposal_waits_for_the_aggregator_and_one_that_no_longer_fits_is_dropped() -> None:
    rich = round_of(one("G", E, knowledge=3), one(knowledge=2, data=(0, 1, 0, 0)), one(), one(knowledge=1))
    counted = say(rich, BO, "correct", seat=C, knowledge=4)
    running = say(counted, A, "activate")
    assert refused(running, Voice.TABLE, "answer_correction", agree=True) == ["EVENT_RUNS"]
    assert running.proposal == counted.proposal
    given = {"seat": C, "data_type": "dark_blue", "blocks": 1, "other_seat": BO}
    asked = say(rich, C, "correct", **given)
    spent = say(asked, Voice.TABLE, "correct", seat=BO, data_type="dark_blue", blocks=0)
    late = say(spent, Voice.TABLE, "answer_correction", agree=True)
    assert (late.operatives, late.proposal) == (spent.operatives, None)
    assert sentences(late, spent) == [
        "What Cy asked for no longer fits what is on the table. Nothing changed."
    ]


def test_em_49_the_log_says_every_number_and_what_it_was() -> None:
    state = round_of(one(), one(knowledge=2), one())
    data = {"seat": A, "data_type": "light_blue", "blocks": 1, "other_tile": "d1"}
    assert sentences(say(state, Voice.TABLE, "correct", **data), state) == [
        "Ann’s light blue data: 1 instead of 0. Corrected at the table.",
        "Light blue data on d1: 0 instead of 1. Corrected at the table.",
    ]
    proposed = say(state, A, "correct", seat=BO, knowledge=7, reason="fell down")
    (waits,) = GAME.view(proposed, None).correction_said
    agreed = say(proposed, Voice.TABLE, "answer_correction", agree=True)
    assert agreed.log[-1] == waits, "what was agreed to is what is written"
    assert sentences(agreed, proposed) == ["Bo’s knowledge: 7 instead of 2. Corrected at the table."]
    assert texts.log_line(waits, {}, "detail") == "fell down"


def test_em_50_what_is_raised_is_taken_from_somewhere() -> None:
    state = round_of(one(data=(0, 2, 0, 0)), one(), one())
    moved = say(state, Voice.TABLE, "correct", seat=BO, data_type="dark_blue", blocks=1, other_seat=A)
    assert [one.data[1] for one in moved.operatives.values()] == [1, 1, 0]
    back = {"seat": BO, "data_type": "dark_blue", "blocks": 0, "other_tile": "d2"}
    assert say(moved, Voice.TABLE, "correct", **back).tiles["d2"] == state.tiles["d2"] + 1
    much = {"seat": BO, "data_type": "dark_blue", "blocks": 9, "other_seat": A}
    assert refused(state, Voice.TABLE, "correct", **much) == ["NOT_SO_MANY_THERE"]
    wrong = {"seat": BO, "data_type": "dark_blue", "blocks": 1, "other_tile": "d1"}
    assert refused(state, Voice.TABLE, "correct", **wrong) == ["NOT_THAT_DATA_TILE"]
    itself = {"seat": A, "data_type": "dark_blue", "blocks": 1, "other_seat": A}
    assert refused(state, Voice.TABLE, "correct", **itself) == ["NOTHING_TO_CORRECT"]


def heaps(state: EmergenceState) -> tuple[int, ...]:
    """Blocks of each type on the board and in all hands."""
    found = [board_data(state), *(one.data for one in state.operatives.values())]
    return tuple(sum(column) for column in zip(*found, strict=True))


@pytest.mark.parametrize("city", [True, False], ids=["city", "attested"])
def test_em_50_random_corrections_conserve_blocks(city: bool) -> None:
    luck = lucky(8)
    full = one(data=(2, 2, 2, 2)) if city else one(None, data=(2, 2, 2, 2))
    state = round_of(full, full, full, **({} if city else {"city": None}))
    before, done = heaps(state), 0
    for _ in range(300):
        kind = luck.choice(DATA_TYPES)
        tiles = [
            tile for tile, found in (state.streets.kinds if state.streets else {}).items() if found == kind
        ]
        places: list[dict[str, Any]] = [{"seat": seat} for seat in state.seats]
        places += [{"tile": tile} for tile in tiles] or ([] if city else [{}])
        here, there = luck.choice(places), luck.choice(places)
        other = {f"other_{name}": value for name, value in there.items()} or {"other_board": True}
        fields = {**here, **other, "data_type": kind, "blocks": luck.randrange(6)}
        try:
            state = say(state, Voice.TABLE, "correct", **fields)
        except Rejection:
            continue
        done += 1
        assert heaps(state) == before, fields
        assert min(min(one.data) for one in state.operatives.values()) >= 0
    assert done > 60


@pytest.mark.parametrize("number", range(4))
def test_em_50_blocks_are_conserved_and_tokens_never_negative(number: int) -> None:
    """Board, hands and box of a counted supply together never change, whatever is played."""
    kit = replace(KIT, weights={**KIT.weights, "correct": 0})
    totals = set()
    for step in walk(kit, "city, as printed", number, 400):
        state = step.after
        heaps = [board_data(state), *(one.data for one in state.operatives.values()), state.supply]
        totals.add(tuple(sum(column) for column in zip(*heaps, strict=True)))
        assert min(one.knowledge for one in state.operatives.values()) >= 0
        assert min(min(heap) for heap in heaps) >= 0
    assert totals == {(15, 14, 15, 14)}


def test_voices_say_only_what_is_theirs() -> None:
    state = selecting(3)
    assert refused(state, A, "time_up", name="countdown", serial=0) == ["CLOCK_ONLY"]
    assert refused(state, Voice.CLOCK, "seen") == ["CLOCK_ONLY"]
    assert refused(state, Voice.TABLE, "select", action="hack", augmentation=E) == ["NOT_FOR_TABLE"]
    assert refused(state, Seat("zoe"), "reopen") == ["UNKNOWN_OPERATIVE"]
