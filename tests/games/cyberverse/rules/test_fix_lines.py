"""Corrections in the log."""

from __future__ import annotations

from typing import Any

from companion import texts
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    begun,
    equipped,
    hired,
    say,
    supply,
    view,
)


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
