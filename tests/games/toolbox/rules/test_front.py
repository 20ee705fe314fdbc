"""The table itself: seats, lead, voices, one tool in front, the end (TB-1..12)."""

from __future__ import annotations

import pytest

from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.words import TOOLS
from companion.kernel.action import Rejection
from companion.kernel.chance import shuffled
from companion.kernel.seat import Seat
from tests.games.toolbox.evening import NAMES, SEED, Evening

YES = {"ask": "Go on?", "kind": "words", "words": ["Yes", "No"]}
ROUNDS = {"rows": [{"id": "r1"}, {"id": "r2"}, {"id": "r3"}]}


def test_tb_1_nobody_to_twelve() -> None:
    assert GAME.card.seats == (0, 12)
    assert Evening(0).view().seats == ()
    assert len(Evening(12).view().seats) == 12
    with pytest.raises(Rejection, match="bad_count"):
        GAME.setup(ToolboxOptions(), tuple(Seat(name) for name in NAMES), SEED)


def test_tb_2_nothing_runs_at_the_start() -> None:
    table = Evening()
    assert (table.view().phase, table.view().front, table.timer()) == ("home", None, None)
    assert TOOLS == ("countdown", "clock", "deal", "choose", "tally", "pad", "luck")


def test_tb_3_and_p_tb_8_with_nobody_seated_names_are_typed() -> None:
    table = Evening(0)
    assert table.say("table", "count_down", seconds=60).countdown is not None
    names = ["Ann", "Bo", "Cleo"]
    table.no("needs_seats", "table", "start_pad", pad=ROUNDS)
    table.no("name_taken", "table", "start_pad", pad=ROUNDS, names=["Ann", " ANN "])
    table.no("bad_name", "table", "start_pad", pad=ROUNDS, names=["Ann", " "])
    table.no("too_few_seats", "table", "begin", names=["Ann"])
    view = table.say("table", "start_pad", pad=ROUNDS, names=names)
    assert view.pad is not None
    assert view.pad.places == ("p1", "p2", "p3")
    for row in ("r1", "r2", "r3"):
        table.say("table", "type_scores", row=row, values={"p1": 3, "p2": 4, "p3": 5})
        view = table.say("table", "close_row", row=row)
    assert view.pad is not None
    assert view.pad.totals == {"p1": 9, "p2": 12, "p3": 15}
    assert (view.pad.ended, view.pad.winners) == ("rows", ("p3",))
    for do, fields in (("ask", {"question": YES}), ("deal", {"roles": {"line": "A, B"}})):
        table.no("needs_seats", "table", do, **fields)
    table.no("needs_seats", "table", "start_tally", tally={"compartments": ["A"], "most": 2})


def test_tb_4_and_p_tb_9_the_leader_the_host_and_a_leading_screen_steer() -> None:
    table = Evening()
    assert table.view().leader == "ann"
    table.no("not_leader", "bo", "count_down", seconds=10)
    table.say("table", "count_down", seconds=10)
    table.say("ann", "call_off")
    table.say("ann", "name_leader", seat="bo")
    table.say("bo", "count_down", seconds=10)
    table.no("not_leader", "ann", "call_off")
    anyone = Evening(lead="anyone")
    anyone.say("eve", "count_down", seconds=10)
    tablet = Evening(lead="table")
    tablet.no("not_leader", "ann", "count_down", seconds=10)


def test_tb_5_the_clock_and_a_seat_speak_for_themselves() -> None:
    table = Evening()
    table.no("clock_only", "ann", "time_up", name="countdown", serial=1)
    table.no("clock_only", "clock", "count_down", seconds=3)
    table.say("table", "ask", question=YES)
    table.no("not_for_table", "table", "seal", choice="Yes")
    table.no("unknown_seat", "zoe", "seal", choice="Yes")


def test_tb_6_one_in_front_and_the_others_rest_with_all_they_hold() -> None:
    table = Evening(3)
    table.say("ann", "set_clock", clock={"each": 60_000})
    table.say("ann", "start_clock")
    view = table.say("ann", "ask", question=YES, ms=12_500)
    assert (view.front, view.resting) == ("choose", ("clock",))
    assert view.clock is not None
    assert (view.clock.hands[0].left, view.clock.is_running) == (47_500, False)
    table.no("resting", "ann", "pass_turn")
    table.say("bo", "seal", choice="No")
    table.say("ann", "count_down", seconds=30)
    view = table.say("ann", "bring", tool="clock")
    assert (view.countdown, view.resting) == (None, ("choose",))
    table.no("not_resting", "ann", "bring", tool="pad")
    view = table.say("ann", "bring", tool="choose")
    assert view.question is not None
    assert view.question.ready == ("bo",)


def test_tb_7_one_of_a_kind() -> None:
    table = Evening()
    for do, fields in (
        ("ask", {"question": YES}),
        ("set_clock", {"clock": {"each": 1000}}),
        ("start_tally", {"tally": {"compartments": ["A"], "most": 2}}),
        ("start_pad", {"pad": ROUNDS}),
        ("deal", {"roles": {"line": "*A"}}),
    ):
        table.say("ann", do, **fields)
        table.no("unfinished", "ann", do, **fields)
    for number in range(6):
        table.say("ann", "fill_bag", id=f"bag-{number}", bag={"items": [["x", 1]]})
    table.no("bad_bag", "ann", "fill_bag", id="seventh", bag={"items": [["x", 1]]})


def test_tb_8_one_timer() -> None:
    table = Evening(2)
    table.say("ann", "set_clock", clock={"each": 60_000})
    table.say("ann", "start_clock")
    table.no("timer_busy", "ann", "count_down", seconds=10)
    table.say("ann", "pause")
    table.say("ann", "count_down", seconds=10)
    met = Evening(3)
    met.say("ann", "deal", roles={"line": "2 Wolf >, *Sheep"})
    met.say("ann", "meet")
    met.no("timer_busy", "ann", "count_down", seconds=10)


def test_tb_9_what_is_put_away_is_destroyed_unread() -> None:
    table = Evening()
    table.say("ann", "ask", question=YES)
    table.say("bo", "seal", choice="No")
    view = table.say("ann", "put_away", tool="choose")
    assert (view.question, view.history, view.front) == (None, (), None)
    assert table.log()[-1] == "put-away"
    table.no("not_resting", "ann", "put_away", tool="choose")


def test_tb_10_no_line_when_somebody_acts_in_secret() -> None:
    table = Evening(3)
    table.say("ann", "deal", roles={"line": "2 Wolf >, *Sheep"})
    lines = table.log()
    table.say("bo", "seen")
    assert table.log() == lines
    table.say("ann", "ask", question=YES)
    lines = table.log()
    table.say("bo", "seal", choice="No")
    table.say("bo", "seal", choice="Yes")
    table.say("bo", "reopen")
    assert table.log() == lines
    table.say("ann", "start_tally", tally={"compartments": ["A", "B"], "most": 3})
    lines = table.log()
    table.say("bo", "put_in", split={"A": 1})
    assert table.log() == lines


def test_tb_11_and_p_tb_4_what_is_out() -> None:
    table = Evening(3)
    table.say("ann", "ask", question=YES)
    for seat in table.seats:
        table.say(seat, "seal", choice="Yes")
    table.zero()
    assert (GAME.opened(table.state).shown, GAME.opened(table.state).final) == (1, 0)
    table.say("ann", "ask", question={**YES, "show": "totals"})
    for seat in table.seats:
        table.say(seat, "seal", choice="Yes")
    table.zero()
    assert (GAME.opened(table.state).shown, GAME.opened(table.state).final) == (1, 1)


def test_tb_12_and_p_tb_10_the_end_opens_roles_and_orders_and_nothing_else() -> None:
    table = Evening(4)
    table.say("ann", "fill_bag", id="carts", bag={"items": [["salt", 3], ["silk", 2]]})
    table.say("ann", "deal", roles={"line": "2 Wolf >, *Sheep"})
    table.say("ann", "ask", question=YES)
    table.say("bo", "seal", choice="No")
    table.say("ann", "start_tally", tally={"compartments": ["Attic", "Cellar"], "most": 3})
    table.say("cleo", "put_in", split={"Cellar": 2})
    view = table.say("ann", "close")
    deals = table.deals()
    assert set(deals) == {"bag/carts/1", "roles/1"}
    dealt = shuffled(SEED, "roles/1", deals["roles/1"])
    assert [card.role for card in view.deals[0].opened] == list(dealt)
    for viewer in (*table.seats, None):
        seen = table.view(viewer)
        assert (seen.question, seen.tally, seen.my_choice, seen.my_looks) == (None, None, None, ())
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "closed")
    table.no("game_over", "ann", "count_down", seconds=3)


def test_tb_12_the_newest_finished_pad_wins() -> None:
    table = Evening(2)
    table.say("ann", "start_pad", pad={"rows": [{"id": "one"}]})
    table.say("ann", "close_row", row="one", values={"ann": 1, "bo": 4})
    table.say("ann", "close")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("bo",), "pad")
