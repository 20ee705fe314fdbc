"""The host's tablet drives: what its buttons send, and what they ask before."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cyberverse.packs.cards import BrawlCard, EventCard
from companion.games.cyberverse.views import CyberverseView
from companion.table.actions import ForTable, PlayAgain
from companion.ui.games.cyberverse.shared import shared
from companion.ui.games.cyberverse.shared.plots import scale
from companion.ui.games.cyberverse.shared.site import shows_attack
from companion.ui.games.cyberverse.shared.zones import rows_of
from tests.ui.games.cyberverse import shared_kit as kit


async def tapped(view: CyberverseView, *words: str) -> list[Any]:
    """What the table was told after these taps."""
    booth = kit.Booth(view, shared)
    phone = await booth.open()
    for word in words:
        await phone.tap(word)
    return booth.sent


@pytest.mark.parametrize(
    ("moment", "words", "do"),
    [
        ("two-shift", "Cards are moved one step left", "shift_news"),
        ("one-place", "It lies on the track", "place_event"),
        ("two-henchmen", "Its henchmen stand there", "place_henchmen"),
        ("one-done", "Start Strategy", "next_phase"),
        ("one-activation-done", "Start Investigation", "next_phase"),
        ("one-paid", "End turn 1", "next_phase"),
        ("scoring-5", "Open the next row: Stories solved", "open_row"),
    ],
)
async def test_the_button_does_the_step_for_the_table(moment: str, words: str, do: str) -> None:
    sent = await tapped(kit.views()[moment], words)
    assert sent == [ForTable(action={"do": do})]


async def test_begin_asks_who_chooses_and_what_the_story_is_worth() -> None:
    sent = await tapped(kit.views()["setup"], "Begin the game", "Bo", "More Starting story, points")
    assert sent == []
    booth = kit.Booth(kit.views()["setup"], shared)
    phone = await booth.open()
    await phone.tap("Begin the game")
    await phone.tap("Bo")
    assert phone.says("Still missing: Starting story, points")
    await phone.write("Starting story, points, type a number", "5")
    begin = [
        one for one in phone.controls() if phone._is_button(one) and phone._words(one) == "Begin the game"
    ]
    await phone.session.dispatch_event(begin[-1]._i, "click", None)
    await phone.settle()
    assert booth.sent == [ForTable(action={"do": "begin", "chooser": "bo", "story_vp": 5})]


async def test_the_step_of_the_henchmen_names_them_with_their_zones() -> None:
    phone = await kit.Booth(kit.views()["two-henchmen"], shared).open()
    assert "Fargo Junction: Marauder (2). The zone is in brackets." in phone.texts()
    before = await kit.Booth(kit.views()["two-draw"], shared).open()
    assert not any("brackets" in one for one in before.texts())


async def test_a_known_event_is_one_tap() -> None:
    play = kit.Playing()
    play.begin()
    play.table("tell_card", card={"kind": "event", "name": "Blackout", "duration": 2})
    sent = await tapped(play.view, "Type the drawn event", "Blackout")
    card = EventCard(name="Blackout", duration=2)
    assert sent == [
        ForTable(action={"do": "draw_event", "card": card.model_dump(mode="json", exclude_none=True)})
    ]


async def test_a_brawl_is_typed_at_the_tablet() -> None:
    sent = await tapped(kit.views()["site-brawl"], "Type the brawl card", "Green", "This brawl was drawn")
    card = BrawlCard(colour="green")
    assert sent == [
        ForTable(action={"do": "draw_brawl", "card": card.model_dump(mode="json", exclude_none=True)})
    ]


async def test_play_again() -> None:
    assert await tapped(kit.views()["over"], "Play again") == [PlayAgain()]


async def test_the_city_is_one_tap_away_and_back() -> None:
    phone = await kit.Booth(kit.views()["two-draw"], shared).open()
    await phone.tap("Show the districts")
    assert any(one.startswith("District 3, JoyTown.") for one in phone.texts())
    await phone.tap("Show the checklist")
    assert "News track".upper() in phone.texts()


async def test_the_result_card_can_be_closed_and_opened_again() -> None:
    phone = await kit.Booth(kit.views()["site-attacked"], shared).open()
    assert "Vex attacks Kade" in phone.texts()
    await phone.tap("Show the zones")
    assert "Vex attacks Kade" not in phone.texts()
    await phone.tap("Show the last attack")
    assert "Vex attacks Kade" in phone.texts()


def test_the_result_card_belongs_to_its_district() -> None:
    assert shows_attack(kit.views()["site-attacked"], 0)
    assert not shows_attack(kit.views()["site-influence"], 0)
    assert not shows_attack(kit.views()["setup"], 0)


def test_zones_run_as_they_are_walked() -> None:
    assert rows_of(4) == ((1, 2), (4, 3))
    assert rows_of(3) == ((1, 2), (3,))
    assert rows_of(6) == ((1, 2, 3), (6, 5, 4))


@pytest.mark.parametrize("most", [0, 1, 5, 7, 900, 1300, 4200, 99_999])
def test_an_axis_is_round_and_high_enough(most: int) -> None:
    axis = scale(most)
    assert axis.top >= max(most, 1)
    assert axis.top % axis.step == 0
    assert axis.top // axis.step <= 4


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("site-declare", "Bo has folded a paper"),
        ("site-tokens", "The tokens of Bo lie face down"),
        ("one-entries", "Bo has folded a paper"),
    ],
)
async def test_cv_52_the_table_says_that_a_seat_on_paper_is_ready(moment: str, words: str) -> None:
    booth = kit.Booth(kit.views()[moment], shared, paper="bo")
    phone = await booth.open()
    await phone.tap(words)
    assert booth.sent == [ForTable(action={"do": "paper_ready", "seat": "bo"})]
    phone = await kit.Booth(kit.views()[moment], shared).open()
    assert not phone.says(words), "whoever has a phone says it there"
    phone = await kit.Booth(kit.views()[moment], shared, is_host=False, paper="bo").open()
    assert not phone.says(words)


async def test_the_tablet_says_whose_paper_is_unfolded() -> None:
    view = kit.views()["one-entries"].model_copy(update={"unfolding": ("bo",), "waiting_for": ("bo",)})
    phone = await kit.Booth(view, shared, paper="bo").open()
    assert phone.says("All are ready: unfold the paper of")
