"""From one table to the next: people, phones and house rules come along where they may."""

from __future__ import annotations

from companion.kernel.seat import Seat
from companion.net.hall import DAY, Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.table.actions import CarryOn, EndTable
from companion.table.presence import Watcher
from tests.net.halls import played
from tests.net.house import GAMES, House
from tests.table.people import refusal


async def test_playing_again_keeps_seats_phones_rules_and_hosts() -> None:
    hall = House().hall
    table = await hall.create("pebble", {"most": 4})
    host = Watcher(device="laptop", is_host=True)
    for name, colour in (("Ann", "rose"), ("Bo", "sky")):
        await table.sit(f"phone-{name}", name, colour)
    await table.act(host, {"do": "add_paper_seat", "name": "Pip", "colour": "green"})
    await table.act(host, {"do": "hand_over", "seat": "ann"})
    assert await refusal(table.act(host, {"do": "play_again"})) == "table.not_over"
    await table.act(host, {"do": "start"})
    await table.act(host, {"do": "end_table"})
    await table.act(host, {"do": "play_again"})
    following = hall.table(table.setting.next_table or "")
    assert [
        (place.name, place.colour, place.is_paper, place.is_host) for place in following.setting.places
    ] == [
        ("Ann", "rose", False, True),
        ("Bo", "sky", False, False),
        ("Pip", "green", True, False),
    ]
    assert following.setting.options == table.setting.options
    assert following.setting.held_by("phone-Ann") == ("ann",)
    before = len(hall.tables)
    await table.act(host, {"do": "play_again"})
    assert len(hall.tables) == before, "once is enough"


async def test_a_screen_that_leads_leads_the_next_table_too() -> None:
    hall = House().hall
    table = await hall.create("pebble")
    host, screen = Watcher(device="laptop", is_host=True), Watcher(device="tablet")
    table.watch(screen)
    await table.act(host, {"do": "let_lead", "screen": "TAB"})
    await table.act(host, {"do": "end_table"})
    await table.act(host, {"do": "play_again"})
    following = hall.table(table.setting.next_table or "")
    assert screen.leads(following.setting)
    assert following.opening.screen == table.opening.screen


async def test_playing_again_may_change_house_rules() -> None:
    hall = House().hall
    table = await hall.create("pebble", {"most": 4})
    host = Watcher(device="laptop", is_host=True)
    await table.act(host, {"do": "end_table"})
    wrong = {"do": "play_again", "options": {"most": "x"}}
    assert await refusal(table.act(host, wrong)) == "table.bad_option"
    await table.act(host, {"do": "play_again", "options": {"most": 5}})
    assert hall.table(table.setting.next_table or "").setting.options == {**table.setting.options, "most": 5}


async def test_another_game_keeps_the_code_and_the_people() -> None:
    hall = House().hall
    lobby = await hall.choose("pebble")
    assert await hall.choose("pebble") is lobby
    await lobby.sit("phone-Ann", "Ann", "orange")
    following = await hall.choose("emergence")
    assert following.opening.code == lobby.opening.code
    assert following.opening.secret == lobby.opening.secret
    assert hall.by_code(lobby.opening.code) is following
    assert following.setting.held_by("phone-Ann") == ("ann",)
    assert lobby.stage == "closed"


async def test_the_people_of_an_ended_table_are_taken_along_to_another_game() -> None:
    hall = House().hall
    table = await played(hall, "Ann", "Bo", "Chi", game="emergence")
    assert hall.leaving("pebble") is None, "a running game is not left"
    assert await refusal(hall.choose("pebble", table.id)) == "table.not_over"
    await table.host_act(EndTable())
    assert hall.leaving("pebble") is table
    following = await hall.choose("pebble", table.id)
    assert hall.leaving("pebble") is None
    assert [place.name for place in following.setting.places] == ["Ann", "Bo", "Chi"]
    assert following.opening.code == table.opening.code
    assert following.opening.secret == table.opening.secret
    assert hall.by_code(table.opening.code) is following
    assert table.setting.next_table == following.id
    assert await hall.choose("pebble", table.id) is following, "a second tap opens nothing more"
    assert await refusal(table.host_act(CarryOn())) == "table.moved_on"


async def test_whoever_has_no_place_in_the_next_game_stays_behind() -> None:
    hall = House().hall
    names = ("Ann", "Bo", "Chi", "Dee", "Eli")
    table = await played(hall, *names, game="emergence")
    await table.host_act(EndTable())
    following = await hall.choose("pebble", table.id)
    assert [place.name for place in following.setting.places] == list(names[:4])
    assert following.setting.held_by("phone-Eli") == ()
    assert {place.colour for place in following.setting.places} == set(following.game.card.colours)


async def test_a_new_table_beside_a_running_one_leaves_it_alone() -> None:
    hall = House().hall
    running = await played(hall, "Ann", "Bo")
    beside = await hall.choose("emergence", beside=True)
    assert beside.opening.code != running.opening.code
    assert hall.unfinished() == (running,), "an empty lobby is nothing to go on with"
    assert hall.by_code(running.opening.code) is running
    await beside.sit("phone-Chi", "Chi", "orange")
    assert set(hall.unfinished()) == {running, beside}
    third = await hall.choose("pebble", beside=True)
    assert third.setting.places == (), "who waits in a lobby beside it stays there"
    assert beside.stage == "lobby"


async def test_who_waits_in_a_lobby_comes_along_rather_than_who_finished_before() -> None:
    hall = House().hall
    ended = await played(hall, "Ann", "Bo")
    await ended.host_act(EndTable())
    waiting = await hall.choose("emergence", beside=True)
    assert hall.leaving("pebble") is ended
    await waiting.sit("phone-Chi", "Chi", "orange")
    assert hall.leaving("pebble") is waiting
    assert hall.leaving("emergence") is None, "they are there already"


async def test_nobody_is_taken_along_from_a_table_of_days_ago() -> None:
    now = 1000.0
    hall = Hall(GAMES, MemoryJournal(), Packs(None), wall=lambda: now)
    table = await played(hall, "Ann", "Bo")
    await table.host_act(EndTable())
    now += 2 * DAY
    assert hall.leaving("pebble") is None
    table.watch(Watcher(device="phone-Ann", seat=Seat("ann")))
    assert hall.leaving("pebble") is table, "somebody still sits there"
