"""An attack: what the rules refuse is what the offer says before it is made (CV-59, CV-60)."""

from __future__ import annotations

import pytest

from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    begun,
    brawled,
    fix,
    investigation,
    on,
    refused,
    say,
    told,
    view,
)


@pytest.mark.parametrize(("reached", "no"), [(True, ["wrong_quarry"]), (False, [])])
def test_cv_59_the_offer_knows_whether_the_prey_is_in_reach(reached: bool, no: list[str]) -> None:
    """House rule `henchman_fallback=nearest`: another target only while the right one cannot be reached."""
    state = told(on(on(begun(2, henchman_fallback="nearest"), ECO, 1, zone=3), FSB, 1), *HENCHMEN)
    state = fix(state, "org", seat=ECO, cash=5000)
    state = fix(state, "zones", district=1, one=1, other=3, relation="adjacent" if reached else "far")
    state = brawled(investigation(state), "red", ["Killer"])
    for seat in (ECO, FSB):
        state = say(state, seat, "seal_token", agent=agent(state, seat).id, token=None)
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    offer = view(state, FSB).my_attack
    assert offer is not None
    other = next(one for one in offer.targets if one.seat == FSB)
    assert [why.code.removeprefix("cyberverse.") for why in other.why] == no
    asked = {"attacker": offer.figure, "aims": [{"target": other.figure}], "revealed": {offer.figure: None}}
    assert refused(state, FSB, "attack", **asked) == [f"E_{code.upper()}" for code in no]
