"""Before a fight: the brawl card, teammates, declarations."""

from __future__ import annotations

import pytest

from companion.games.cyberverse import GAME
from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.site import Searched
from companion.games.cyberverse.words import DISTRICTS
from tests.games.cyberverse.scenes import prepared, site
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    agent,
    begun,
    brawled,
    fix,
    investigation,
    on,
    peaceful,
    refused,
    say,
    view,
)


def test_cv_52_nobody_to_fight() -> None:
    state = brawled(investigation(on(begun(2), ECO, 1)), "green", ["Thug"])
    assert view(state).step == "influence"
    state = brawled(investigation(on(begun(2), ECO, 1)), "red", ["Thug"])
    assert view(state).step == "tokens"
    assert site(state).is_forced


def test_cv_52_one_after_the_other() -> None:
    state = on(on(on(begun(3, fight_declaration="initiative"), ECO, 1), FSB, 1), NOVA, 1)
    state = brawled(investigation(state))
    assert view(state).investigation.to_declare == (ECO,)  # type: ignore[union-attr]
    assert refused(state, FSB, "declare_fight", fight=True) == ["E_NOT_YOUR_TURN"]
    state = say(state, ECO, "declare_fight", fight=False)
    state = say(state, FSB, "declare_fight", fight=True)
    assert view(state).step == "tokens"


def test_cv_49_a35_a_brawl_card_for_nobody() -> None:
    assert is_in(investigation(begun(2)), Searched)
    state = investigation(begun(2, brawl_in_empty=True))
    for _ in DISTRICTS:
        state = brawled(state, "red", ["Thug"])
    assert len(state.henchmen) == 5


@pytest.mark.parametrize(("house", "left"), [(False, 1), (True, 0)])
def test_a48_henchmen_without_a_fight(house: bool, left: int) -> None:
    state = on(begun(2, cleanup_without_combat=house), ECO, 1)
    state = brawled(investigation(state), "green", ["Thug"])
    assert len(state.henchmen) == left


def test_a49_two_rings() -> None:
    for house, count in ((False, 3), (True, 2)):
        state = on(begun(2, teammate_rings_limit=house, agents=[{"reputation": 3}]), ECO, 1)
        state = fix(state, "support", seat=ECO, card={"name": "Crew", "teammates": 3})
        state = brawled(investigation(state), "green", ["Thug"] * 3)
        asked = {"agent": agent(state, ECO).id, "support": state.orgs[ECO].support[0].id}
        state = say(state, ECO, "recruit_teammates", **asked)
        assert sum(one.seat == ECO for one in state.henchmen.values()) == count


def test_nobody_fights_without_wanting_to() -> None:
    state = peaceful(investigation(prepared()))
    assert is_in(state, Searched)


def test_cv_53_what_a_support_card_brings_and_what_it_does_not() -> None:
    state = fix(
        on(begun(2, agents=[{"reputation": 3}]), ECO, 1),
        "support",
        seat=ECO,
        card={"name": "Crew", "teammates": 2},
    )
    card = state.orgs[ECO].support[0].id
    asked = {"agent": "a3", "support": card}
    state = brawled(investigation(state), "green", ["Thug", "Killer", "Thug"])
    assert refused(state, ECO, "recruit_teammates", **asked, henchmen=["h99"]) == ["E_NO_HENCHMEN"]
    every = tuple(state.henchmen)
    assert refused(state, ECO, "recruit_teammates", **asked, henchmen=every) == ["E_TOO_MANY_TEAMMATES"]
    state = say(state, ECO, "recruit_teammates", **asked, henchmen=every[1:2])
    assert [one.name for one in state.henchmen.values() if one.seat == ECO] == ["Killer"]
    assert next(line for line in GAME.log(state) if line.code.endswith("teammates")).facts["count"] == 1
