"""Every public screen of Emergent is drawn at every size, with words for everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion import texts
from companion.table.views import TimerView
from companion.ui.games.emergent.shared import end, shared
from tests.ui.games.emergent import shared_kit as kit
from tests.ui.games.emergent.shared_kit import Booth
from tests.ui.games.emergent.shared_market import market_views
from tests.ui.room import misfits

CODE = Path(__file__).parents[4] / "companion" / "ui" / "games" / "emergent"
TEXT_ID = re.compile(r"^(emergent|shell|table)-[a-z0-9-]+$")
SIZES = {
    "tv": (1920.0, 1080.0),
    "tablet": (1024.0, 768.0),
    "upright": (768.0, 1024.0),
    "phone": (390.0, 844.0),
}
FULL = (
    "plan-1",
    "ready-3",
    "open-3",
    "ticks-3",
    "cards-3",
    "typing-3",
    "typed-4",
    "city-3-2",
    "settle-3",
    "over",
)
RARE = (
    "ships", "learning", "correction", "open-1", "allocate", "poor-forced_sale", "poor-forgive", "poor-debt",
    "in-cities", "private",
)  # fmt: skip
LOOKS: dict[str, dict[str, Any]] = {
    "night": {},
    "paper": {"is_dark": False},
    "double text": {"large_text": True},
}


def missing(said: list[str]) -> list[str]:
    """Texts that show their id because nobody wrote them, and parts that stumbled."""
    return [text for text in said if TEXT_ID.match(text) or text == texts.say("shell-part-stumbled")]


def views() -> dict[str, Any]:
    """One view a screen, of the full game, Fast Play and rarer moments."""
    full = {name: kit.full_views()[name] for name in FULL}
    rare = {f"rare-{name}": kit.other_views()[name] for name in RARE}
    return {**full, **kit.fast_views(), **rare, **market_views()}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", views())
async def test_the_shared_screen_draws_it(name: str, size: str) -> None:
    phone = await Booth(views()[name], shared, SIZES[size]).open()
    said = phone.texts()
    assert len(said) > 5
    assert missing(said) == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", FULL)
async def test_it_draws_in_every_look_for_somebody_who_only_watches(name: str, look: str) -> None:
    booth = Booth(
        kit.full_views()[name],
        shared,
        SIZES["tablet"],
        is_host=False,
        names=kit.LONG_NAMES,
        skin=LOOKS[look],
    )
    assert missing((await booth.open()).texts()) == []


@pytest.mark.parametrize("name", ["over", "fast-over"])
async def test_the_end_draws_too(name: str) -> None:
    view = {**kit.full_views(), **kit.fast_views()}[name]
    said = (await Booth(view, end).open()).texts()
    assert missing(said) == []
    assert any("wins" in text for text in said)


async def test_planning_says_who_and_never_what() -> None:
    said = (await Booth(kit.full_views()["ready-3"], shared).open()).texts()
    assert said.count("ready") == 2
    assert said.count("planning") == 2
    assert any("Waiting for Cy and Dee" in text for text in said)


async def test_the_clock_shows_with_what_the_host_may_do() -> None:
    timer = TimerView(name="plan", seconds=300, left=200, ends=None)
    said = (await Booth(kit.full_views()["plan-2"], shared, timer=timer).open()).texts()
    assert {"Time to plan", "Let it run", "60 seconds more", "Call it off"} <= set(said)


async def test_a_tie_has_its_reason_inside_its_frame() -> None:
    said = (await Booth(kit.full_views()["city-3-2"], shared).open()).texts()
    assert any("A tie: Ann and Cy have 2 cylinders each" in text for text in said)
    assert any("Nobody takes tier 2, its 3 units are lost" in text for text in said)
    assert "2=" in said


async def test_hidden_cash_stays_hidden() -> None:
    view = kit.other_views()["open-1"]
    said = (await Booth(view, shared).open()).texts()
    assert not any(text.startswith("left of $") for text in said)


async def test_who_cannot_pay_is_named_and_the_host_is_never_stuck() -> None:
    phone = await Booth(kit.other_views()["poor-forced_sale"], shared).open()
    assert any("Ann cannot pay the running costs" in text for text in phone.texts())
    assert "has to sell DCs" in phone.texts()
    assert not phone.button("Close as proposed").disabled


async def test_balances_of_a_private_settlement_are_nobodys_business() -> None:
    said = (await Booth(kit.other_views()["private"], shared).open()).texts()
    assert "hidden" in said
    assert not any("leads with" in text for text in said)


@pytest.mark.parametrize("names", [kit.NAMES, kit.LONG_NAMES], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES)
async def test_what_everybody_won_is_whole(size: str, names: tuple[str, ...]) -> None:
    """On a tablet *won no coloured region* was cut."""
    phone = await Booth(kit.fast_views()["fast-over"], shared, SIZES[size], names=names).open()
    found = misfits(next(iter(phone.controls())), SIZES[size][0])
    assert [one for one in found if "won " in one] == []


async def test_fast_play_spells_its_ties_out() -> None:
    said = (await Booth(kit.fast_views()["fast-over"], shared).open()).texts()
    assert any("Northmark: Ann and Bo tie for first" in text for text in said)
    assert any("tie for second: only" in text for text in said)
