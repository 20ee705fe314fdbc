"""Seats on paper: folded while others seal, typed when everybody else is ready; nobody is stranded."""

from __future__ import annotations

from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.views import InvestigationView
from tests.games.cyberverse.scenes import prepared
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    begun,
    brawled,
    investigation,
    offered,
    on,
    payday,
    refused,
    say,
    view,
)


def site(state: CyberverseState) -> InvestigationView:
    here = view(state).investigation
    assert here is not None
    return here


def asked() -> CyberverseState:
    """Both are asked whether they fight."""
    return brawled(investigation(prepared()))


def test_cv_52_a_folded_paper_is_typed_once_everybody_else_has_said_it() -> None:
    state = asked()
    assert view(state).foldable == (ECO, FSB)
    assert refused(state, ECO, "paper_ready", seat=ECO) == ["E_TABLE_ONLY"]
    assert refused(state, TABLE, "paper_ready", seat="red") == ["E_PAPER_STRANGER"]
    state = say(state, TABLE, "paper_ready", seat=FSB)
    assert view(state).waiting_for == view(state).foldable == (ECO,)
    assert refused(state, TABLE, "paper_ready", seat=FSB) == ["E_PAPER_NOT_NOW"]
    assert [org.is_ready for org in view(state).organizations][:2] == [False, True]
    state = say(state, ECO, "declare_fight", fight=False)
    assert view(state).unfolding == view(state).waiting_for == (FSB,)
    assert site(state).fight_by == (), "nothing opens before the paper is typed"
    assert refused(state, ECO, "declare_fight", fight=True) == ["E_NOT_YOUR_TURN"]
    assert "declare_fight" not in offered(state, ECO)
    assert "declare_fight" in offered(state, FSB)
    state = say(state, FSB, "declare_fight", fight=True)
    assert site(state).fight_by == (FSB,)
    assert view(state).unfolding == ()


def test_cv_52_all_on_paper_is_typed_at_once_and_a_late_phone_may_seal_itself() -> None:
    state = asked()
    for seat in (ECO, FSB):
        state = say(state, TABLE, "paper_ready", seat=seat)
    assert view(state).unfolding == (ECO, FSB)
    state = say(say(state, FSB, "declare_fight", fight=False), ECO, "declare_fight", fight=True)
    assert site(state).fight_by == (ECO,)
    late = say(asked(), TABLE, "paper_ready", seat=ECO)
    late = say(late, ECO, "declare_fight", fight=True)
    assert view(late).waiting_for == (FSB,)
    assert site(say(late, FSB, "declare_fight", fight=False)).fight_by == (ECO,)


def test_cv_52_by_initiative_nothing_is_folded() -> None:
    state = brawled(investigation(prepared(fight_declaration="initiative")))
    assert view(state).foldable == ()
    assert refused(state, TABLE, "paper_ready", seat=ECO) == ["E_PAPER_NOT_NOW"]


def test_cv_54_a_token_face_down_is_typed_with_the_attack_that_opens_it() -> None:
    state = asked()
    for seat in (ECO, FSB):
        state = say(state, seat, "declare_fight", fight=seat == ECO)
    one, other = agent(state, ECO).id, agent(state, FSB).id
    state = say(state, TABLE, "paper_ready", seat=FSB)
    assert [line.state for line in site(state).tokens] == ["choosing", "hidden"]
    state = say(state, ECO, "seal_token", agent=one, token={"attack": 1})
    assert view(state).step == "fight"
    attack = {"attacker": one, "aims": [{"target": other, "relation": "same"}]}
    assert refused(state, ECO, "attack", **attack) == ["E_TOKEN_NEEDED"]
    wrong = {**attack, "revealed": {one: None, other: None}}
    assert refused(state, ECO, "attack", **wrong) == ["E_TOKEN_NOT_NEEDED"]
    state = say(state, ECO, "attack", **attack, revealed={other: {"defense": 5, "attack": 2}})
    done = view(state).attack
    assert done is not None
    assert done.targets[0].token is not None
    assert done.targets[0].token.defense == 5
    opened = next(line for line in site(state).tokens if line.figure == other)
    assert (opened.state, opened.token.attack if opened.token else None) == ("open", 2)


def test_cv_54_whoever_folded_may_still_seal() -> None:
    state = asked()
    for seat in (ECO, FSB):
        state = say(state, seat, "declare_fight", fight=seat == ECO)
    state = say(state, TABLE, "paper_ready", seat=FSB)
    state = say(state, FSB, "seal_token", agent=agent(state, FSB).id, token={"attack": 1})
    assert [line.state for line in site(state).tokens] == ["choosing", "sealed"]


def test_cv_86_a_payday_on_paper_is_typed_when_all_others_have_entered() -> None:
    state = payday(on(on(begun(2), ECO, 1), FSB, 2))
    state = say(state, TABLE, "paper_ready", seat=ECO)
    assert view(state).waiting_for == (FSB,)
    state = say(state, FSB, "pay")
    assert view(state).unfolding == view(state).waiting_for == (ECO,)
    assert refused(state, FSB, "reopen_pay") == refused(state, FSB, "pay") == ["E_PAPERS_FIRST"]
    assert not {"pay", "reopen_pay"} & offered(state, FSB)
    assert "pay" in offered(state, ECO)
    state = say(state, ECO, "pay")
    assert [org.cash for org in view(state).organizations] == [600, 600]


def test_cv_86_the_papers_stay_secret_as_long_as_they_are_folded() -> None:
    state = payday(on(on(begun(2), ECO, 1), FSB, 2))
    state = say(say(state, FSB, "pay"), FSB, "reopen_pay")
    state = say(state, TABLE, "paper_ready", seat=ECO)
    assert view(state, FSB).my_payday.entry is None  # type: ignore[union-attr]
    assert view(state).paydays == ()
    assert refused(say(say(state, FSB, "pay"), ECO, "pay"), TABLE, "paper_ready", seat=ECO) == [
        "E_PAPER_NOT_NOW"
    ]
