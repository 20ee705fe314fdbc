"""Ended early, gone on elsewhere, looked at again: every screen of a real hall leads on."""

from __future__ import annotations

import pytest

from companion.cli.front import HallFront
from companion.games import GAMES
from companion.kernel.seat import Seat
from companion.net.hall import Hall
from companion.table.actions import EndTable, HandOver, Start
from companion.table.table import Table
from companion.ui import app
from tests.net.house import House
from tests.ui.frames import Guest
from tests.ui.games.emergence.test_words_fit import LONGEST
from tests.ui.phone import Phone
from tests.ui.room import misfits

DEAD = ("Cut the deck", "Start with", "The game starts when the host says so")
"""What a table that is ended must never say."""
HOST = Guest("laptop", is_host=True)
TV = (1920, 1080)
PHONE = (390, 844)


@pytest.fixture
def hall() -> Hall:
    return House(games=GAMES).hall


async def opened(hall: Hall, route: str, guest: Guest, size: tuple[int, int] = PHONE) -> Phone:
    """A page, which goes wherever the app sends it."""
    phone = Phone(route, *size)

    async def push(to: str) -> None:
        phone.page.route = to
        await phone.page.on_route_change(None)  # type: ignore[misc, arg-type]

    phone.page.push_route = push  # type: ignore[method-assign, assignment]
    await phone.open(lambda page: app.main(page, HallFront(hall), guest))
    return phone


async def seated(hall: Hall, game: str, *names: str) -> Table:
    """A lobby with these people."""
    table = await hall.create(game)
    for name, colour in zip(names, table.game.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    return table


async def playing(hall: Hall, game: str = "emergence", *names: str) -> Table:
    """A game that has begun."""
    table = await seated(hall, game, *(names or ("Ann", "Bo", "Chi")))
    await table.host_act(Start())
    return table


def says(phone: Phone, words: str) -> bool:
    return any(words in line for line in phone.texts())


def is_alive(phone: Phone) -> bool:
    """Whether nothing here belongs to a dead table's lobby."""
    return not any(says(phone, words) for words in (*DEAD, "stumbled"))


@pytest.mark.parametrize("game", [game.card.id for game in GAMES])
async def test_a_game_that_is_ended_says_who_and_how_it_stood_on_every_screen(hall: Hall, game: str) -> None:
    options = (
        {"board": hall.library.lines("emergent", "emergent-board-pack/1")[0].id} if game == "emergent" else {}
    )
    table = await hall.create(game, options)
    for name, colour in zip(("Ann", "Bo", "Chi"), table.game.card.colours, strict=False):
        await table.sit(f"phone-{name}", name, colour)
    await table.host_act(HandOver(seat=Seat("ann")))
    await table.host_act(Start())
    shared = await opened(hall, f"/table/{table.id}", HOST, TV)
    screen = await opened(hall, f"/screen/{table.id}/{table.opening.screen.value}", Guest("tv"), TV)
    ann, bo = [await opened(hall, f"/seat/{table.id}", Guest(f"phone-{name}")) for name in ("Ann", "Bo")]
    await table.host_act(EndTable())
    for one in (shared, screen, ann, bo):
        await one.settle()
        assert says(one, "Ended early, nobody won")
        assert says(one, "The host ended it at")
        assert says(one, "The host ended the table for all.")
        assert says(one, "Read all of it")
        assert is_alive(one), one.texts()
    for host in (shared, ann):
        assert host.button("Play again, same seats")
        assert host.button("Carry on after all")
    assert shared.button("All games")
    for words in ("Host", "All games"):
        with pytest.raises(LookupError):
            ann.button(words)
    for guest in (screen, bo):
        assert says(guest, "The host decides what is next")
        with pytest.raises(LookupError):
            guest.button("Play again")


async def test_every_screen_follows_to_the_next_table(hall: Hall) -> None:
    table = await playing(hall)
    shared = await opened(hall, f"/table/{table.id}", HOST, TV)
    screen = await opened(hall, f"/screen/{table.id}/{table.opening.screen.value}", Guest("tv"), TV)
    bo = await opened(hall, f"/seat/{table.id}", Guest("phone-Bo"))
    await table.host_act(EndTable())
    await shared.settle()
    await shared.tap("Play again, same seats")
    following = table.setting.next_table
    assert following
    for one in (screen, bo):
        await one.settle()
    assert shared.page.route == f"/table/{following}"
    assert bo.page.route == f"/seat/{following}"
    assert screen.page.route == f"/screen/{following}/{table.opening.screen.value}"
    late = await opened(hall, f"/seat/{table.id}", Guest("phone-Chi"))
    assert late.page.route == f"/seat/{following}", "also a phone that was away, or is reloaded"


async def test_carried_on_everybody_is_back_in_the_game(hall: Hall) -> None:
    table = await playing(hall)
    shared = await opened(hall, f"/table/{table.id}", HOST, TV)
    bo = await opened(hall, f"/seat/{table.id}", Guest("phone-Bo"))
    before = bo.texts()
    await table.host_act(EndTable())
    await shared.settle()
    await shared.tap("Carry on after all")
    assert table.stage == "playing"
    await bo.settle()
    assert bo.texts() == before
    assert not says(shared, "Ended early")


async def test_a_lobby_that_is_closed_leads_on_too(hall: Hall) -> None:
    table = await seated(hall, "emergence", "Ann", "Bo")
    shared = await opened(hall, f"/table/{table.id}", HOST, TV)
    bo = await opened(hall, f"/seat/{table.id}", Guest("phone-Bo"))
    await table.host_act(EndTable())
    for one in (shared, bo):
        await one.settle()
        assert says(one, "Closed before it began")
        assert is_alive(one)
    assert bo.button("Another table? Type its code")
    await shared.tap("Open the lobby again")
    await bo.settle()
    assert says(bo, "Cut the deck")


async def test_ending_closes_no_secret_and_opens_none(hall: Hall) -> None:
    """EM-7, EM-47: allegiances stay locked, on the wire too."""
    table = await playing(hall)
    bo = await opened(hall, f"/seat/{table.id}", Guest("phone-Bo"))
    await table.host_act(EndTable())
    await bo.settle()
    assert says(bo, "Allegiance stays closed")
    assert table._dealing.draw.secret.encode() not in b"".join(bo.wire.frames)


async def test_a_cover_beside_a_running_table_says_so(hall: Hall) -> None:
    table = await playing(hall)
    start = await opened(hall, "/", HOST, TV)
    for words in ("Tables still running", "Ann, Bo, Chi", table.opening.code):
        assert says(start, words), start.texts()
    await start.tap("Emergent Make, move and sell")
    assert says(start, f"Emergence is still running at {table.opening.code}: Ann, Bo, Chi")
    assert len(hall.tables) == 1, "nothing opens by itself"
    await start.tap(f"Resume Emergence at {table.opening.code}")
    assert start.page.route == f"/table/{table.id}"
    again = await opened(hall, "/", HOST, TV)
    await again.tap("Emergent Make, move and sell")
    await again.tap("Open a new table beside it")
    beside = next(one for one in hall.tables if one is not table)
    assert again.page.route == f"/table/{beside.id}"
    assert table.stage == "playing"


@pytest.mark.parametrize("size", [PHONE, (360, 640), (1024, 768), TV])
async def test_every_unfinished_table_is_on_the_start_screen(hall: Hall, size: tuple[int, int]) -> None:
    tables = [
        await playing(hall, "emergence", *(f"{name}{at}" for name in ("Ann", "Bo", "Chi"))) for at in range(7)
    ]
    waiting = await seated(hall, "cyberverse", "Dee")
    nobody = await hall.create("emergent")
    start = await opened(hall, "/", HOST, size)
    for table in (*tables, waiting):
        assert says(start, table.opening.code)
    assert not says(start, nobody.opening.code)
    assert is_alive(start)
    assert sum(line == "Resume" for line in start.texts()) == 8


async def test_one_tap_takes_the_people_of_an_ended_table_along(hall: Hall) -> None:
    names = ("Ann", "Bo", "Chi", "Dee", "Eli")
    table = await playing(hall, "emergence", *names)
    phones = {name: await opened(hall, f"/seat/{table.id}", Guest(f"phone-{name}")) for name in names}
    await table.host_act(EndTable())
    start = await opened(hall, "/", HOST, TV)
    await start.tap("CyberVerse Five districts, one payday")
    assert says(start, "CyberVerse has 4 places. Eli can watch on the shared screen.")
    await start.tap("Take Ann, Bo, Chi and Dee along")
    following = hall.table(table.setting.next_table or "")
    assert start.page.route == f"/table/{following.id}"
    for phone in phones.values():
        await phone.settle()
        assert phone.page.route == f"/seat/{following.id}"
    assert says(phones["Dee"], "CyberVerse") or says(phones["Dee"], "Dee")
    assert says(phones["Eli"], "No place was left for you")
    assert "To the door" in phones["Eli"].texts()
    assert following.opening.secret.value in str(phones["Eli"].button("To the door").url)


@pytest.mark.parametrize(
    ("route", "guest", "button"),
    [
        ("/seat/nothing", Guest("phone-Zoe"), "Another table? Type its code"),
        ("/seat/TABLE", Guest("phone-Zoe"), "Another table? Type its code"),
        ("/table/nothing", HOST, "All games"),
        ("/seat/nothing", HOST, "All games"),
        ("/history/nothing", HOST, "All games"),
    ],
)
async def test_every_closing_page_leads_on(hall: Hall, route: str, guest: Guest, button: str) -> None:
    table = await playing(hall)
    phone = await opened(hall, route.replace("TABLE", table.id), guest)
    assert phone.button(button)


async def test_history_shows_games_that_were_played_and_their_ends_again(hall: Hall) -> None:
    over = await playing(hall)
    await over.host_act(EndTable())
    lobby = await seated(hall, "cyberverse", "Dee")
    await lobby.host_act(EndTable())
    page = await opened(hall, "/history", HOST, TV)
    assert says(page, "Ended early")
    assert not says(page, "CyberVerse"), "nothing was played there"
    assert not says(page, "Nobody won")
    await page.tap("Open")
    assert page.page.route == f"/history/{over.id}"
    assert says(page, "Ended early, nobody won")
    await page.tap("Back to the history")
    await page.tap("Delete")
    assert says(page, "Delete this game?")
    await page.tap("Rather not")
    assert [one.opening.table for one in await hall.history()] == [over.id]
    await page.tap("Delete")
    await page.tap("Delete it")
    assert says(page, "No games played yet")
    assert await hall.history() == ()


async def test_from_the_history_the_same_people_play_again(hall: Hall) -> None:
    ended = await playing(hall)
    await ended.host_act(EndTable())
    page = await opened(hall, f"/history/{ended.id}", HOST, TV)
    await page.tap("Play again, same seats")
    assert page.page.route == f"/table/{ended.setting.next_table}"


@pytest.mark.parametrize("game", [game.card.id for game in GAMES])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), TV], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_long_names_are_whole_where_it_stood(hall: Hall, game: str, size: tuple[int, int]) -> None:
    table = await playing(hall, game, *LONGEST[:3])
    await table.host_act(EndTable())
    screen = await opened(hall, f"/table/{table.id}", HOST, size)
    assert says(screen, "Ended early")
    cut = {fault for root in screen.page.views for fault in misfits(root, float(size[0]))}
    assert not {fault for fault in cut if any(name in fault for name in LONGEST)}
