"""Every screen builds on every device, by night and on paper, with normal and large text."""

from __future__ import annotations

from typing import Any

import pytest

from companion import texts
from companion.ui import app
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import skin_for
from companion.ui.shell.offers import rule_words
from tests.ui.frames import SCENES, CannedHall, Guest, table
from tests.ui.phone import Phone

SIZES = {"small phone": (360, 640), "phone": (430, 932), "tablet": (1024, 768), "tv": (1920, 1080)}
HOST = Guest(is_host=True)


async def opened(
    route: str, size: str = "phone", guest: Guest = HOST, hall: CannedHall | None = None
) -> Phone:
    phone = Phone(route, *SIZES[size])
    known = hall or CannedHall()
    await phone.open(lambda page: app.main(page, known, guest))
    return phone


ROUTES = {
    "/": "What is on the table tonight?",
    "/history": "Ann won",
    "/history/over": "Back to the history",
    **{f"/table/{scene}": "Parlour" for scene in SCENES if scene not in ("ended", "shut")},
    "/table/ended": "Ended early, nobody won",
    "/table/shut": "Closed before it began",
    **{f"/seat/{scene}": "Dev" for scene in SCENES},
    **{f"/{page}/store_away": "Saving is interrupted" for page in ("table", "seat")},
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("route", ROUTES)
async def test_a_screen_builds(route: str, size: str) -> None:
    phone = await opened(route, size)
    said = phone.texts()
    assert any(ROUTES[route] in line for line in said), said
    assert texts.say("shell-part-stumbled") not in said


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize(
    "route",
    [
        "/",
        "/table/lobby",
        "/table/play",
        "/seat/lobby",
        "/seat/play",
        "/seat/pass",
        "/table/ended",
        "/seat/ended",
    ],
)
async def test_a_screen_builds_with_settings(
    route: str, light: Any, large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kept() -> Settings:
        return Settings(theme=light, large_text=large)

    monkeypatch.setattr(app, "_kept_settings", kept)
    for size in SIZES:
        phone = await opened(route, size)
        assert texts.say("shell-part-stumbled") not in phone.texts()
        assert phone.page.bgcolor == (app.DARK if light == "dark" else app.LIGHT).background


@pytest.mark.parametrize(
    ("sheet", "says"),
    [
        ("Log", "Bo sat down."),
        ("Rules", "Rules"),
        ("Invite", "Scan to join"),
        ("Settings", "As this device"),
    ],
)
async def test_the_sheet_opens(sheet: str, says: str) -> None:
    phone = await opened("/seat/play")
    await phone.tap("Dev More")
    await phone.tap(sheet)
    assert any(says in line for line in phone.texts()), phone.texts()


@pytest.mark.parametrize("scene", ["lobby", "play"])
async def test_the_host_menu_opens_with_every_seat(scene: str) -> None:
    phone = await opened(f"/table/{scene}", "tv")
    await phone.tap("Host")
    assert "Seat of Bo" in " ".join(phone.texts())
    await phone.tap("Seat of Bo")
    assert texts.say("shell-part-stumbled") not in phone.texts()


async def test_house_rules_are_read_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = CannedHall()
    monkeypatch.setitem(SCENES, "lobby", {"game": "emergence", "title": "Emergence"})
    phone = await opened("/table/lobby", "tv", hall=hall)
    await phone.tap("House rules")
    said = phone.texts()
    assert texts.say("emergence-option-deal") in said
    assert "City 01" in said


async def test_a_stranger_is_shown_the_way_in() -> None:
    phone = await opened("/", guest=Guest("stranger"))
    assert "Scan the code on the table" in phone.texts()
    phone = await opened("/table/lobby", guest=Guest("stranger"))
    assert "Scan the code on the table" in phone.texts()
    phone = await opened("/seat/lobby", guest=Guest("stranger"))
    assert "You do not sit at this table yet" in phone.texts()


async def test_a_plain_screen_needs_its_key() -> None:
    phone = await opened("/screen/play/key", "tv", Guest("tv"))
    assert "Parlour" in phone.texts()
    assert "Host" not in phone.texts()
    phone = await opened("/screen/play/guessed", "tv", Guest("tv"))
    assert "Parlour" not in phone.texts()


async def test_an_unknown_table_says_what_to_do() -> None:
    phone = await opened("/table/gone")
    assert "There is no such table" in phone.texts()


def test_a_lobby_says_which_rules_are_the_houses_and_what_was_chosen() -> None:
    printed = table(custom_options=(), options={})
    assert rule_words(skin_for(390, 844), printed) == ("Printed rules",)
    own = {"mode": "story", "map": "Relay Yard", "campaign": "Quiet Signal"}
    words = rule_words(skin_for(390, 844), table(custom_options=tuple(own), options=own))
    assert words == ("3 house rules", "Relay Yard", "Quiet Signal")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("route", ["/table/lobby", "/table/play", "/table/over", "/screen/play/key"])
async def test_larger_text_is_set_on_every_shared_screen(route: str, size: str) -> None:
    guest = HOST if route.startswith("/table") else Guest("tv")
    phone = await opened(route, size, guest)
    await phone.tap("Settings")
    before = max(one.style.size for one in phone.controls() if getattr(one, "value", "") == "Light")
    await phone.tap("Twice as large")
    after = max(one.style.size for one in phone.controls() if getattr(one, "value", "") == "Light")
    assert after > before


async def test_a_free_seat_offers_every_way_to_fill_it() -> None:
    for way, leads_to in (
        ("Invite", "Scan to join"),
        ("Sit down here too", "You host and play"),
        ("Seat on paper", "Add this seat"),
    ):
        fresh = await opened("/table/lobby", "tablet")
        before = " ".join(fresh.texts()).count(leads_to)
        await fresh.tap("Free seat")
        sheet = [one for one in fresh.controls() if fresh._is_button(one) and fresh._words(one) == way]
        assert len(sheet) >= 1, way
        await fresh.session.dispatch_event(sheet[-1]._i, "click", None)
        await fresh.settle()
        assert " ".join(fresh.texts()).count(leads_to) > before, way


async def test_what_cannot_be_tapped_does_not_look_like_a_button() -> None:
    host = await opened("/table/lobby", "tv")
    await host.tap("Printed rules")
    assert texts.say("shell-house-rules-host") in host.texts()
    plain = await opened("/screen/lobby/key", "tv", Guest("tv"))
    with pytest.raises(LookupError):
        plain.button("Free seat")
    pictures = [str(getattr(one, "src", "")) for one in plain.controls()]
    assert not any("M12 4.6 V19" in drawn for drawn in pictures), "a plus promises something"


@pytest.mark.parametrize("route", ["/", "/table/lobby"])
async def test_the_host_quits_after_a_question(route: str) -> None:
    hall = CannedHall()
    phone = await opened(route, "tablet", hall=hall)
    if route != "/":
        await phone.tap("Host")
    await phone.tap("Quit Companion")
    assert hall.ends == 0, "a question first"
    await phone.tap("Quit")
    assert hall.ends == 1


async def test_nobody_but_the_host_can_quit() -> None:
    phone = await opened("/seat/lobby", guest=Guest())
    assert "Quit Companion" not in phone.texts()
