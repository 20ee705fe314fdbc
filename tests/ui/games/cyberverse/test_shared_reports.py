"""The reports of tests, hacks, ambushes and rarer attacks, for the whole table."""

from __future__ import annotations

from companion.games.cyberverse.views import Addend, HackReport, TestReport
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse.shared import shared
from tests.ui.games.cyberverse import shared_kit as kit
from tests.ui.games.cyberverse.test_shared_screens import faults

TEST = TestReport(
    number=3,
    seat=Seat("cy"),
    agent="a1",
    agent_name="Zed",
    mission="m1",
    name="Paper trail",
    district=3,
    feature="analysis",
    threshold=3,
    printed=2,
    value=2,
    raised_to=None,
    spent=(),
    parts=(Addend(code="feature", value=2), Addend(code="card", value=2)),
    card=2,
    result=4,
    is_success=True,
    margin=1,
    reward=200,
    xp=1,
    story_resolved="The Leak",
)
HACK = HackReport(
    number=4,
    seat=Seat("cy"),
    agent="a1",
    agent_name="Zed",
    district=3,
    parts=(Addend(code="hacking", value=200), Addend(code="influence", value=100)),
    income=300,
    cash_after=1700,
)


async def test_a_test_shows_its_sum_and_its_reward() -> None:
    view = kit.views()["site-influence-3"].model_copy(update={"test": TEST, "step": "influence"})
    said = (await kit.Booth(view, shared).open()).texts()
    assert faults(said) == []
    assert {"Zed: Paper trail", "Won", "must be more than 3"} <= set(said)
    assert "200 D · 1 XP token of 1 · The Leak is solved" in said


async def test_a_hack_shows_what_it_is_made_of() -> None:
    view = kit.views()["site-influence-3"].model_copy(update={"hack": HACK, "step": "hacking"})
    said = (await kit.Booth(view, shared).open()).texts()
    assert faults(said) == []
    assert {"Zed hacked JoyTown", "+300", "+200", "+100", "1,700 D now"} <= set(said)


async def test_a_report_of_another_district_stays_away() -> None:
    elsewhere = HACK.model_copy(update={"district": 1})
    view = kit.views()["site-influence-3"].model_copy(update={"hack": elsewhere, "step": "hacking"})
    assert "+300" not in (await kit.Booth(view, shared).open()).texts()


async def test_an_ambush_says_whom_it_hit() -> None:
    said = (await kit.Booth(kit.views()["site-brawl"], shared).open()).texts()
    assert "Hits Kade and Ibis." in said
    assert "Own agents are safe: Vex." in said


async def test_frenzy_and_smoke_end_an_attack_in_words() -> None:
    view = kit.views()["site-attacked"]
    assert view.attack is not None
    fallen = view.attack.model_copy(update={"void": True})
    said = (await kit.Booth(view.model_copy(update={"attack": fallen}), shared).open()).texts()
    assert "Vex fell to frenzy. The attack is off." in said
    target = view.attack.targets[0].model_copy(
        update={"cancelled": "smoke_bomb", "diff": None, "attack": None, "defense": None, "then": ()}
    )
    smoke = view.attack.model_copy(update={"targets": (target, target)})
    said = (await kit.Booth(view.model_copy(update={"attack": smoke}), shared).open()).texts()
    assert said.count("Smoke bomb: the attack is off, the token is gone.") == 2
