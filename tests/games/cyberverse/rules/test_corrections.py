"""Corrections: proposed, agreed, refused, and told in the log."""

from __future__ import annotations

from typing import Any, get_args

from companion import texts
from companion.games.cyberverse import GAME
from companion.games.cyberverse.actions import Fix
from companion.games.cyberverse.rules.corrections import KINDS
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    begun,
    equipped,
    fresh,
    hired,
    refused,
    say,
    supply,
    view,
)


def test_cv_90_corrections_need_the_table_and_no_reason() -> None:
    state = begun(2)
    asked = {"fix": {"of": "org", "seat": ECO, "cash": 400}}
    assert refused(state, TABLE, "correct", **asked, reason="") == [], "a reason is welcome, not demanded"
    state = say(state, FSB, "correct", **asked, reason="a coin rolled away")
    assert (state.orgs[ECO].cash, view(state).correction_by) == (900, FSB)
    assert refused(state, ECO, "correct", **asked, reason="again") == ["E_CORRECTION_WAITS"]
    assert refused(state, ECO, "answer_correction", agree=True) == ["E_TABLE_ONLY"]
    assert say(state, TABLE, "answer_correction", agree=False).orgs[ECO].cash == 900
    state = say(state, TABLE, "answer_correction", agree=True)
    assert state.orgs[ECO].cash == 400
    assert state.orgs[ECO].ledger[-1].reason == "corrected"
    assert GAME.log(state)[-1].facts["reason"] == "a coin rolled away"
    assert refused(state, TABLE, "answer_correction", agree=True) == ["E_NO_CORRECTION"]
    assert refused(state, TABLE, "correct", **asked, reason="again") == ["E_NOTHING_TO_CORRECT"]
    assert refused(fresh(), TABLE, "correct", **asked, reason="early") == ["E_NOT_BEGUN"]


def test_cv_90_every_kind_of_correction_has_its_fix_and_its_lines() -> None:
    kinds = get_args(get_args(Fix)[0])
    assert {kind.model_fields["of"].default for kind in kinds} == set(KINDS)


def test_cv_90_a_correction_is_told_in_sentences() -> None:
    state = equipped(hired(begun(2), ECO, "Second"), ECO, "weapon")
    second = agent(state, ECO, 1).id
    supply_id = supply(state, ECO)

    def told(**fields: Any) -> list[str]:
        proposed = say(state, ECO, "correct", fix=fields, reason="counted")
        waits = view(proposed).correction_said
        agreed = say(proposed, TABLE, "answer_correction", agree=True)
        assert agreed.log[-len(waits) :] == waits, "what was agreed to is what is written"
        assert {texts.log_line(line, {}, "detail") for line in waits} == {"counted"}
        said = [texts.log_line(line, {}) for line in waits]
        return [line.removesuffix(" Corrected at the table.") for line in said]

    org = state.orgs[ECO].name
    assert told(of="org", seat=ECO, cash=1300) == [
        f"{org}’s cash: 1,300 D instead of {state.orgs[ECO].cash} D."
    ]
    assert told(of="agent", agent=second, salary=700, initiative=3, trained=True) == [
        f"Second’s salary: 700 D instead of {agent(state, ECO, 1).sheet.salary} D.",
        f"Second’s initiative: 3 instead of {agent(state, ECO, 1).sheet.initiative}.",
        "Second has trained this turn.",
    ]
    where = state.boards[3].card.name
    assert told(of="agent", agent=second, district=3, zone=2) == [f"Second stands in {where}, zone 2."]
    assert told(of="agent", agent=second, statuses=["wound"]) == ["Second’s statuses: wound."]
    assert told(of="supply", supply=supply_id, agent=second) == ["Second has Weapon."]
    assert told(of="influence", seat=ECO, district=3, tokens=2) == [
        f"{org}’s influence in {where}: 2 instead of 0."
    ]
    assert told(of="order", order=[FSB, ECO])[0].startswith("Turn order: ")


def test_cv_90_a_proposal_that_no_longer_fits_is_said_as_such() -> None:
    asked = {"fix": {"of": "org", "seat": ECO, "cash": 400}}
    done = say(say(begun(2), FSB, "correct", **asked), TABLE, "correct", **asked)
    late = say(done, TABLE, "answer_correction", agree=True)
    assert (late.orgs, late.proposal) == (done.orgs, None)
    assert texts.log_line(late.log[-1], {FSB: "Bo"}) == (
        "What Bo asked for no longer fits what is on the table. Nothing changed."
    )
