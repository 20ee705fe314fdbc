"""A kit at the table (TB-85..90)."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from companion import texts
from companion.games.toolbox import GAME
from companion.games.toolbox.options import ToolboxOptions
from companion.games.toolbox.packs.kit import check
from companion.games.toolbox.rules import soundness
from companion.games.toolbox.views import KitView
from companion.kernel.action import Rejection
from tests.games.toolbox.evening import SEED, Evening
from tests.games.toolbox.kit import pack

RULES = Path(__file__).parents[4] / "docs" / "rules" / "toolbox.md"


def at(table: Evening) -> KitView:
    found = table.view().kit
    assert found is not None
    return found


def test_tb_85_tb_86_tb_87_the_book_s_toml_is_a_kit_and_faults_have_a_place() -> None:
    written = RULES.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    kit = tomllib.loads(written)
    assert check(kit) == ()
    wrong = {**kit, "round": [{"do": "ask", "what": "vot"}], "end": [{"do": "dance"}]}
    found = [(reason.facts["where"], reason.code) for reason in check(wrong)]
    assert ("round/1", "toolbox.step_without_part") in found
    assert ("end/1", "toolbox.unknown_step") in found
    assert ("pad", "toolbox.unused_part") in found
    said = " ".join(texts.reason(reason, {}) for reason in check(wrong))
    assert "Round, step 1: the kit has no “vot”." in said
    assert "At the end, step 1: nobody knows how to do this." in said
    assert [reason.code for reason in check({**kit, "extra": 1})] == ["toolbox.bad_pack"]


def test_tb_88_night_ferry_is_played_step_by_step() -> None:
    table = Evening(5, kit=pack("night-ferry"))
    assert (at(table).part, at(table).at) == ("setup", 1)
    table.say("ann", "do_step")
    table.no("unfinished", "ann", "do_step")
    for seat in table.seats:
        table.say(seat, "seen")
    assert (at(table).at, at(table).is_running) == (2, False)
    table.say("ann", "do_step")
    while table.timer():
        table.zero()
    for seat in table.seats:
        table.say(seat, "met")
    table.say("ann", "do_step")
    assert (at(table).part, at(table).at, at(table).round) == ("round", 1, 1)
    table.say("ann", "do_step")
    for seat in table.seats:
        table.say(seat, "seal", choice="Red")
    table.zero()
    table.say("ann", "do_step")
    assert at(table).at == 2
    view = table.zero()
    assert (view.front, at(table).at, at(table).is_running) == ("choose", 3, True), "after a timer's zero"
    table.say("ann", "skip_step")
    assert (at(table).part, at(table).at, at(table).round) == ("round", 1, 2)
    table.say("ann", "go_to_step", part="round", at=2)
    assert at(table).at == 2
    table.say("ann", "end_rounds")
    table.say("ann", "do_step")
    deal = table.view().deal
    assert deal is not None
    assert (table.view().front, len(deal.opened)) == ("deal", 5)
    table.no("no_steps", "ann", "do_step")


def test_tb_89_a_kit_for_other_numbers_is_refused() -> None:
    with pytest.raises(Rejection) as refused:
        GAME.setup(ToolboxOptions(kit=pack("night-ferry")), Evening(4).seats, SEED)
    assert refused.value.code == "toolbox.kit_players"
    assert refused.value.facts["low"] == 5


def test_tb_90_a_state_that_no_rule_can_have_made_is_noticed() -> None:
    table = Evening(3)
    table.say("ann", "deal", roles={"line": "Wolf, *Sheep"})
    soundness.check(table.state)
    deal = table.state.deal
    assert deal is not None
    lost = replace(table.state, deal=replace(deal, cards={}))
    with pytest.raises(ValueError, match="cards lost"):
        soundness.check(lost)


def test_tb_88_a_kit_is_taken_up_while_the_table_runs_and_begins_at_its_first_step() -> None:
    evening = Evening(5)
    evening.say("ann", "start_pad", pad={"rows": [{"id": "a"}]})
    view = evening.say("ann", "take_kit", kit=pack("night-ferry").model_dump(mode="json", by_alias=True))
    assert view.kit is not None
    assert (view.kit.kit.name, view.kit.part, view.kit.at) == ("Night Ferry", "setup", 1)
    assert view.pad is not None, "what lies on the table stays"
    assert evening.log()[-1] == "kit"
    evening.no("not_leader", "bo", "take_kit", kit=pack("night-ferry").model_dump(mode="json", by_alias=True))


def test_tb_89_a_kit_is_taken_up_by_as_many_as_it_is_for() -> None:
    evening = Evening(2)
    evening.no("kit_players", "ann", "take_kit", kit=pack("night-ferry").model_dump(mode="json"))


def test_tb_79_who_begins_by_a_step_is_in_front_for_all_to_see() -> None:
    kit = {
        "format": "toolbox-kit/1",
        "id": "one",
        "name": "One",
        "players": [2, 4],
        "setup": [{"do": "begin"}],
    }
    evening = Evening(3, kit=kit)
    evening.say("ann", "start_pad", pad={"rows": [{"id": "a"}]})
    view = evening.say("ann", "do_step")
    assert (view.front, view.resting) == ("luck", ("pad",))


def test_tb_3_a_step_with_nobody_seated_asks_for_names_once() -> None:
    kit = {
        "format": "toolbox-kit/1",
        "id": "alone",
        "name": "Alone",
        "players": [0, 4],
        "setup": [{"do": "begin"}, {"do": "score"}],
        "pad": {"rows": [{"id": "a"}]},
    }
    evening = Evening(0, kit=kit)
    offered = [one for one in evening.view().lead if one.do == "do_step"]
    assert [one.free for one in offered] == [("names",)]
    evening.no("needs_seats", "table", "do_step")
    view = evening.say("table", "do_step", names=["Ann", "Bo"])
    assert view.luck is not None
    assert set(view.luck.names.values()) == {"Ann", "Bo"}
    view = evening.say("table", "do_step")
    assert view.pad is not None
    assert view.pad.names == {"p1": "Ann", "p2": "Bo"}
