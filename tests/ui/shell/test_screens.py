"""The screen in the middle: put there by a second code, let to lead, and what everybody finds on it."""

from __future__ import annotations

import pytest

from companion import texts
from companion.kernel.seat import Seat
from companion.net.hall import Hall
from companion.table.actions import Start
from companion.table.table import Table
from tests.games.test_contract import KITS
from tests.ui.frames import Guest
from tests.ui.phone import Phone
from tests.ui.room import misfits
from tests.ui.shell.test_paper_seats import STUMBLED, TABLET, lobby, opened

TALL, PHONE = (768, 1024), (390, 844)
TABLETTE = Guest("tablet-in-the-middle")
SIGN = "TAB"
EVERYWHERE = ("shell-log", "shell-rules", "shell-invite", "shell-settings")
IDS = [kit.game.card.id for kit in KITS]


def link_of(table: Table) -> str:
    """Where the second code leads, as a route."""
    return f"/screen/{table.id}/{table.opening.screen.value}"


async def second_screen(hall: Hall, table: Table, size: tuple[int, int] = TABLET) -> Phone:
    return await opened(hall, link_of(table), size, TABLETTE)


async def begun(game: str) -> tuple[Hall, Table]:
    hall, table = await lobby(game, "ann", "bo", "cy")
    await table.host_act(Start())
    return hall, table


@pytest.mark.parametrize("size", [TABLET, TALL, PHONE], ids=["tablet", "upright", "phone"])
@pytest.mark.parametrize("game", IDS)
async def test_everybody_finds_log_rules_settings_and_sound(game: str, size: tuple[int, int]) -> None:
    hall, table = await begun(game)
    screen = await second_screen(hall, table, size)
    assert texts.say("shell-mute") in screen.texts()
    await screen.tap(texts.say("shell-table-menu"))
    for text in EVERYWHERE:
        assert texts.say(text) in screen.texts()
    assert texts.say("shell-undo") not in screen.texts(), "it only shows"
    await screen.tap(texts.say("shell-rules"))
    assert STUMBLED not in screen.texts()


@pytest.mark.parametrize("size", [TALL, PHONE], ids=["upright", "phone"])
@pytest.mark.parametrize("is_playing", [False, True], ids=["lobby", "play"])
@pytest.mark.parametrize("game", IDS)
async def test_words_fit_on_an_upright_screen(game: str, size: tuple[int, int], *, is_playing: bool) -> None:
    hall, table = await begun(game) if is_playing else await lobby(game, "ann", "bo", "cy")
    screen = await second_screen(hall, table, size)
    assert STUMBLED not in screen.texts()
    assert [*misfits(screen.page.views[0], size[0])] == []


@pytest.mark.parametrize("game", IDS)
async def test_a_second_tablet_is_let_to_lead(game: str) -> None:
    hall, table = await lobby(game, "ann", "bo", "cy")
    host = await opened(hall, f"/table/{table.id}", TABLET)
    screen = await second_screen(hall, table)
    assert texts.say("shell-lobby-watch") in screen.texts()
    await host.tap(texts.say("shell-tablet"))
    assert texts.say("shell-screen", sign=SIGN) in host.texts()
    await host.tap(texts.say("shell-screen-lead"))
    await screen.settle()
    await screen.tap(texts.say("shell-start-with", n=3))
    assert table.stage == "playing"
    await screen.tap(texts.say("shell-table-menu"))
    assert texts.say("shell-this-screen-leads", sign=SIGN) in screen.texts()
    assert texts.say("shell-undo") in screen.texts()
    for text in ("shell-host-menu", "shell-end-table", "shell-seats"):
        assert texts.say(text) not in screen.texts()
    assert table.setting.seat_of(TABLETTE.device) is None


async def test_from_a_hosts_seat_too_and_taken_away_again() -> None:
    hall, table = await begun("emergence")
    await second_screen(hall, table)
    host = await opened(hall, f"/seat/{table.id}", PHONE, Guest("phone-ann", is_host=True))
    await host.tap(texts.say("shell-more"))
    await host.tap(texts.say("shell-host-menu"))
    await host.tap(texts.say("shell-tablet"))
    await host.tap(texts.say("shell-screen-lead"))
    assert table.setting.leading == {TABLETTE.device}
    await host.tap(texts.say("shell-screen-lead-no"))
    assert table.setting.leading == frozenset()


async def test_a_seat_that_does_not_host_is_not_offered_the_second_code() -> None:
    hall, table = await begun("emergence")
    seat = await opened(hall, f"/seat/{table.id}", PHONE, Guest("phone-bo"))
    await seat.tap(texts.say("shell-more"))
    await seat.tap(texts.say("shell-invite"))
    assert texts.say("shell-tablet") not in seat.texts()
    assert not any(link_of(table) in line for line in seat.texts())
    assert table.setting.seat_of("phone-bo") == Seat("bo")


async def test_the_house_rule_that_every_screen_leads() -> None:
    hall, table = await begun("emergence")
    await second_screen(hall, table)
    host = await opened(hall, f"/table/{table.id}", PHONE)
    await host.tap("Host")
    await host.tap("On the tablet One more shared screen")
    await host.tap(texts.say("shell-screens-lead"))
    assert table.setting.may_lead(TABLETTE.device)
    assert texts.say("shell-screen-leads") in host.texts()
    assert texts.say("shell-screen-lead-no") not in host.texts(), "no screen by itself"
    assert [*misfits(host.page.views[0], PHONE[0])] == []
    await host.tap(texts.say("shell-screens-lead-no"))
    assert not table.setting.may_lead(TABLETTE.device)
