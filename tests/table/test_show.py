"""How a table looks around its game."""

from __future__ import annotations

from companion.games import by_id
from companion.kernel.seat import Seat
from companion.table.setting import EVERY_SCREEN, Place, Setting
from companion.table.show import options_in_play, options_in_words, screen_lines, seat_lines
from tests.table.pebble import GAME as PEBBLE

ANN, BO = Seat("ann"), Seat("bo")
PLACES = (
    Place(ANN, "Ann", "orange", frozenset({"a"}), lent_to=BO, cut=7),
    Place(BO, "Bo", "sky", is_paper=True, is_host=True),
)


def test_a_line_says_who_is_here_and_who_acts_for_whom() -> None:
    ann, bo = seat_lines(Setting({}, PLACES), ("away", "paper"), lambda _seat: False)
    assert (ann.presence, ann.acted_for_by, ann.has_cut, ann.is_host) == ("away", BO, True, False)
    assert (bo.presence, bo.has_cut, bo.is_host) == ("paper", False, True)
    begun = Setting({}, PLACES, has_begun=True)
    assert all(one.has_cut for one in seat_lines(begun, ("here", "paper"), lambda _seat: False))


def test_only_rules_that_differ_from_the_printed_ones_are_named() -> None:
    assert options_in_words(PEBBLE, {}) == ({"quick": "false", "most": "9"}, ())
    words, custom = options_in_words(PEBBLE, {"quick": True, "most": 9})
    assert (words["quick"], custom) == ("true", ("quick",))


def test_of_a_pack_only_its_name_is_told_and_choosing_one_breaks_no_rule() -> None:
    board = {"format": "emergent-board/1", "id": "five-bays", "title": "Five Bays", "regions": "a secret"}
    words, custom = options_in_words(by_id("emergent"), {"board": board})
    assert words["board"] == "Five Bays"
    assert "board" not in custom


def test_seats_on_paper_are_dealt_by_hand_from_the_start_of_the_game() -> None:
    game = by_id("emergence")
    lobby = Setting(options=game.options().model_dump(mode="json"), places=PLACES)
    assert options_in_play(game, lobby)["by_hand"] == ["bo"]
    begun = Setting(options=lobby.options, places=PLACES, stage="playing", by_hand=(ANN,))
    assert options_in_play(game, begun)["by_hand"] == ["ann"], "as it was dealt, whoever has a phone now"


def test_screens_are_told_apart_and_those_that_lead_stay_listed() -> None:
    setting = Setting({}, PLACES, leading=frozenset({"gone-tv", EVERY_SCREEN}))
    here, away = screen_lines(setting, ("tablet",))
    assert (here.sign, here.is_here, here.leads) == ("TAB", True, True), "by house rule all of them lead"
    assert (away.sign, away.is_here, away.leads) == ("GON", False, True)
