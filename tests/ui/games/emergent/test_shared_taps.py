"""What is tapped or typed on the shared screen is what is said at the table."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.games.emergent import GAME
from companion.games.emergent.actions import PaperReady, Ready
from companion.kernel.action import Action
from companion.kernel.seat import Voice
from companion.table.actions import ForTable, PlayAgain
from companion.table.views import TimerView
from companion.ui.games.emergent.shared import shared
from tests.ui.games.emergent import shared_kit as kit
from tests.ui.games.emergent.shared_kit import Booth
from tests.ui.games.emergent.shared_market import market_views
from tests.ui.phone import Phone


def said(booth: Booth) -> list[dict[str, Any]]:
    """What the host said for the table."""
    return [one.action for one in booth.sent if isinstance(one, ForTable)]


def field(phone: Phone, key: str) -> Any:
    """A field by its key, or by what a screen reader says of it."""
    fields = (one for one in phone.controls() if isinstance(one, ft.TextField))
    return next(one for one in fields if key in (one.key, one.tooltip))


async def write(phone: Phone, key: str, text: str) -> None:
    """Type into a field, as the client would report it."""
    there = field(phone, key)
    phone.session.apply_patch(there._i, {"value": text})
    await phone.session.dispatch_event(there._i, "change", None)
    await phone.settle()


@pytest.mark.parametrize(
    ("name", "taps", "action"),
    [
        ("plan-3", ["Start a timer: 5 min"], {"do": "start_timer", "seconds": 300}),
        ("open-3", ["Go on without waiting"], {"do": "go_on"}),
        ("typing-3", ["The other 7 have no card"], {"do": "no_card"}),
        ("city-3-2", ["Next: Kestrel"], {"do": "walk", "to": 3}),
        ("city-3-6", ["Next: the money"], {"do": "walk", "to": 7}),
        ("settle-3", ["The cities again"], {"do": "walk", "to": 6}),
        ("settle-3", ["Close the round"], {"do": "close_round"}),
        ("award-2", ["Go on without waiting"], {"do": "go_on"}),
    ],
)
async def test_tapping_says_it(name: str, taps: list[str], action: dict[str, Any]) -> None:
    views = {**kit.other_views(), **kit.fast_views(), **kit.full_views()}
    booth = Booth(views[name], shared)
    phone = await booth.open()
    for words in taps:
        await phone.tap(words)
    assert said(booth) == [action]


@pytest.mark.parametrize(
    ("ends", "words", "action"),
    [
        (None, "Let it run", {"do": "resume"}),
        (9e9, "Hold it", {"do": "pause"}),
        (None, "60 seconds more", {"do": "stretch", "seconds": 60}),
        (None, "Call it off", {"do": "call_off"}),
    ],
)
async def test_the_host_may_turn_the_clock(ends: float | None, words: str, action: dict[str, Any]) -> None:
    timer = TimerView(name="plan", seconds=300, left=200, ends=ends)
    booth = Booth(kit.full_views()["plan-2"], shared, timer=timer)
    phone = await booth.open()
    await phone.tap(words)
    assert said(booth) == [action]


async def test_a_card_is_typed_in_its_boxes_and_the_line_fills() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await phone.tap("Type Fairlock")
    for at, number in enumerate("321"):
        await write(phone, f"Tier {at + 1} of Fairlock", number)
    assert field(phone, "one-line").value == "Fairlock 3 2 1"
    await phone.tap("Enter Fairlock 3 2 1")
    assert said(booth) == [{"do": "card", "city": "fairlock", "tiers": [3, 2, 1], "replace": False}]


async def test_a_card_is_typed_in_one_line_and_the_boxes_fill() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await write(phone, "one-line", "fair 3 2")
    assert [field(phone, f"Tier {at + 1} of Fairlock").value for at in range(3)] == ["3", "2", ""]
    assert any("5 being typed" in text for text in phone.texts())
    await write(phone, "one-line", "fair 3 2 1\n")
    assert said(booth)[-1]["tiers"] == [3, 2, 1]
    assert field(phone, "one-line").value == "Amberley ", "the next city to come is ready"


async def test_fingers_may_be_faster_than_the_screen() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await phone.tap("Type Fairlock")
    fields = [field(phone, f"Tier {at + 1} of Fairlock") for at in range(3)]
    for there, number in zip(fields, "321", strict=True):
        phone.session.apply_patch(there._i, {"value": number})
        await phone.session.dispatch_event(there._i, "change", None)
    await phone.session.dispatch_event(fields[2]._i, "submit", None)
    await phone.settle()
    assert said(booth) == [{"do": "card", "city": "fairlock", "tiers": [3, 2, 1], "replace": False}]


async def test_a_typed_card_is_corrected_by_typing_it_again() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await phone.tap("Type Port Lumen")
    await write(phone, "Tier 1 of Port Lumen", "6")
    await phone.tap("Enter Port Lumen 6 3 2")
    assert said(booth) == [{"do": "card", "city": "port-lumen", "tiers": [6, 3, 2], "replace": True}]


async def test_tiers_that_rise_cannot_be_entered() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await write(phone, "one-line", "fairlock 2 3 1")
    assert phone.button("7 cities to come").disabled
    await write(phone, "one-line", "fairlock 2 3 1\n")
    assert booth.sent == []
    assert any("must not rise" in text for text in phone.texts()), "it is said why"


async def test_there_may_be_no_card_for_a_city() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared)
    phone = await booth.open()
    await phone.tap("Type Quill")
    await phone.tap("No card for Quill")
    assert said(booth) == [{"do": "no_card", "city": "quill"}]


async def test_who_only_watches_types_nothing() -> None:
    booth = Booth(kit.full_views()["typing-3"], shared, is_host=False)
    phone = await booth.open()
    assert not any(isinstance(one, ft.TextField) for one in phone.controls())


async def test_a_city_unfolds_step_by_step_and_back() -> None:
    booth = Booth(kit.full_views()["city-3-2"], shared)
    phone = await booth.open()
    for _ in range(6):
        await phone.tap("One step back")
    assert phone.button("Next: cylinders")
    assert "2=" not in phone.texts()
    for step in ("cylinders", "distance", "the order", "tiers", "cubes leave", "money"):
        await phone.tap(f"Next: {step}")
    assert "2=" in phone.texts()
    assert booth.sent == [], "steps inside a city are nobody else's business"
    await phone.tap("One step back")
    await phone.tap("All at once")
    assert phone.button("Next: Kestrel")


async def test_auto_play_can_be_stopped() -> None:
    booth = Booth(kit.full_views()["city-3-2"], shared)
    phone = await booth.open()
    await phone.tap("Auto-play")
    await phone.tap("Stop auto-play")
    assert phone.button("Auto-play")


async def test_who_only_watches_walks_nobody_on() -> None:
    booth = Booth(kit.full_views()["city-3-2"], shared, is_host=False)
    phone = await booth.open()
    assert "Whoever leads, or any phone, goes on to the next city." in phone.texts()
    with pytest.raises(LookupError):
        phone.button("Next: Kestrel")


async def test_a_card_can_be_corrected_from_the_market() -> None:
    booth = Booth(kit.full_views()["city-3-2"], shared)
    phone = await booth.open()
    await phone.tap("Correct a card")
    await phone.tap("Type Quill")
    await write(phone, "Tier 1 of Quill", "4")
    await phone.tap("Enter Quill 4 1 1")
    await phone.tap("Back to the market")
    assert said(booth) == [{"do": "card", "city": "quill", "tiers": [4, 1, 1], "replace": True}]
    assert any("Port Lumen sells" in text for text in phone.texts())


async def test_a_column_opens_its_lines() -> None:
    booth = Booth(kit.full_views()["settle-3"], shared)
    phone = await booth.open()
    await phone.tap("Every line of Bo")
    assert any("Bo, round 3, line by line" in text for text in phone.texts())
    await phone.tap("Back to all")
    assert phone.button("Close the round")


async def test_the_lists_and_the_plans_are_one_tap_apart() -> None:
    booth = Booth(kit.full_views()["ticks-3"], shared)
    phone = await booth.open()
    assert any("10 cubes into Midvale: done" in text for text in phone.texts())
    await phone.tap("The plans")
    assert any("Builds large in Harrow, sells small in Saltmere" in text for text in phone.texts())
    await phone.tap("The lists")
    assert any("Pays the bank" in text for text in phone.texts())


async def test_every_page_of_the_end_is_one_tap_away_and_the_seats_play_again() -> None:
    booth = Booth(kit.full_views()["over"], shared)
    phone = await booth.open()
    pages = {
        "Money": "Cash, round by round",
        "Places": "What ties cost",
        "Talk about it": "Which way of playing paid off?",
        "What if …?": "No changes in round 4 yet",
        "Take it home": "Report to print",
        "Result": "Most money after the last sale",
    }
    for tab, shows in pages.items():
        await phone.tap(tab)
        assert any(shows in text for text in phone.texts()), tab
    await phone.tap("Play again, same seats")
    expected: list[Action] = [PlayAgain()]
    assert booth.sent == expected


@pytest.mark.parametrize("leads", [False, True], ids=["host", "a tablet that leads"])
async def test_taps_in_a_hurry_go_to_the_table_as_one_before_the_region_is_counted(leads: bool) -> None:
    view = market_views()["board-1"]
    assert view.laying is not None
    booth = Booth(view, shared, is_host=not leads, leads=leads)
    phone = await booth.open()
    first, second = view.laying.regions[0].region, view.board.regions[1].name
    await phone.tap("More Ann, small discs")
    await phone.tap("More Bo, cubes")
    await phone.tap(f"Next: {second}")
    *_, laid, counted = said(booth)
    assert (laid["do"], laid["region"], counted) == ("lay", first, {"do": "counted", "region": first})
    assert (laid["lots"]["ann"]["small"], laid["lots"]["bo"]["cubes"]) == (1, 1)


@pytest.mark.parametrize(
    ("name", "words", "action"),
    [
        ("board-right", "On to the market", {"do": "share_out"}),
        ("board-2", "Same as last round", {"do": "lay_again", "region": "skerry"}),
        ("board-cards", "The cards are right", {"do": "confirm_cards"}),
    ],
)
async def test_the_tablet_alone_drives_the_market(name: str, words: str, action: dict[str, Any]) -> None:
    booth = Booth(market_views()[name], shared, is_host=False, leads=True)
    phone = await booth.open()
    await phone.tap(words)
    assert said(booth) == [action]


async def test_what_cannot_lie_there_is_said() -> None:
    booth = Booth(market_views()["board-wrong"], shared)
    phone = await booth.open()
    await phone.tap("Midvale: not counted yet")
    assert "holds only 5" in phone.texts()
    assert any(text.startswith("Cy: 7 cubes are too many") for text in phone.texts())


async def test_a_folded_paper_is_said_at_the_shared_screen() -> None:
    """ET-48: by the host's screen or one that leads; a plain one only shows who folds."""
    playing = kit.full(by_hand=("bo", "cy"))
    booth = Booth(playing.view, shared)
    await (await booth.open()).tap("Cy")
    assert said(booth) == [{"do": "paper_ready", "seat": "cy", "is_ready": True}]
    plain = await Booth(playing.view, shared, is_host=False).open()
    assert "Bo and Cy will fold a paper." in plain.texts()
    for action in said(booth):
        playing.state = GAME.apply(playing.state, Voice.TABLE, GAME.actions.validate_python(action))
    playing.state = GAME.apply(playing.state, Voice.TABLE, PaperReady(seat=kit.SEATS[1]))
    for seat in (kit.SEATS[0], kit.SEATS[3]):
        playing.do(seat, Ready())
    typing = await Booth(playing.view, shared).open()
    assert "The papers of Bo and Cy are typed now, then all opens." in typing.texts()
