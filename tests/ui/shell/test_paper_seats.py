"""Seats on paper, and seats of the host's own device: added, found, typed for, in all four games."""

from __future__ import annotations

from random import Random
from typing import Any

import flet as ft
import pytest

from companion import texts
from companion.cli.front import HallFront
from companion.kernel.action import Action
from companion.kernel.seat import Seat, Voice
from companion.net.hall import Hall
from companion.net.packs import Packs
from companion.store import MemoryJournal
from companion.table.actions import AddPaperSeat, EndTable, ForTable, HandOver, Start
from companion.table.presence import Watcher
from companion.table.record import Stamp
from companion.table.table import Table
from companion.ui import app
from companion.ui.kit.palette import SEAT_COLOURS
from companion.ui.shell import shade
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS
from tests.games.walking import lucky, next_step
from tests.ui.frames import Guest
from tests.ui.phone import Phone

TABLET, LAPTOP, TV, SMALL = (1024, 768), (1280, 800), (1920, 1080), (360, 640)
HOST = Guest("laptop", is_host=True)
STUMBLED = texts.say("shell-part-stumbled")
TABLES = {
    "emergence": "attested, as printed",
    "emergent": "three, dealt by the app",
    "cyberverse": "as printed",
    "singularity": "light, as printed",
    "toolbox": "a kit of votes",
}


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shade, "LONG", 0)


async def paper_table(kit: Kit, count: int, options: dict[str, Any], *phones: str) -> tuple[Hall, Table]:
    """A table of this many, all on paper but for those with a phone."""
    hall = Hall((kit.game,), MemoryJournal(), Packs(None), address=lambda: "http://10.0.0.1:8550")
    table = await hall.create(kit.game.card.id, options)
    for seat, colour in zip(SEATS[:count], kit.game.card.colours, strict=False):
        if seat in phones:
            await table.sit(f"phone-{seat}", seat.title(), colour)
        else:
            await table.host_act(AddPaperSeat(name=seat.title(), colour=colour))
    return hall, table


async def opened(hall: Hall, route: str, size: tuple[int, int], guest: Guest = HOST) -> Phone:
    """A page that follows wherever it is sent, as a browser does."""
    phone = Phone(route, *size)

    async def push(to: str) -> None:
        phone.page.route = to
        await phone.page.on_route_change(None)  # type: ignore[misc, arg-type]

    phone.page.push_route = push  # type: ignore[method-assign, assignment]
    await phone.open(lambda page: app.main(page, HallFront(hall), guest))
    return phone


async def unshaded(phone: Phone, name: str) -> None:
    """Hold until the shade opens."""
    held = phone.button(f"Hold to type for {name}")
    await phone.session.dispatch_event(held._i, "tap", None)
    await phone.settle()


def field(phone: Phone, label: str) -> Any:
    return next(one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == label)


async def write(phone: Phone, label: str, text: str) -> None:
    """Type over what stands there, as the client reports it."""
    typed_in = field(phone, label)
    phone.session.apply_patch(typed_in._i, {"value": text})
    await phone.session.dispatch_event(typed_in._i, "change", text)
    await phone.settle()


async def typed(table: Table, seat: Seat, action: Action) -> None:
    """As the page of that seat on the host's device sends it."""
    page = Watcher(device=HOST.device, seat=seat, is_host=True)
    await table.act(page, action.model_dump(mode="json"))


async def played_on(kit: Kit, table: Table, luck: Random) -> str:
    """One more step of random play, typed by the host; which kind it was."""
    play: Any = table._record.play
    actor, action = next_step(kit, play._now.state, luck)
    if actor == Voice.CLOCK:
        await table._turns.take(lambda: table._course.play(Voice.CLOCK, action, Stamp()))
    elif actor == Voice.TABLE:
        await table.host_act(ForTable(action=action.model_dump(mode="json")))
    else:
        await typed(table, Seat(str(actor)), action)
    return str(action.do)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
async def test_a_host_alone_plays_two_rounds_for_paper(kit: Kit) -> None:
    """Whenever the table waits, the shared screen leads to a page of that seat, and it can be answered."""
    count, options = kit.tables[TABLES[kit.game.card.id]]
    hall, table = await paper_table(kit, count, options.model_dump(mode="json"))
    await table.host_act(Start())
    phone, luck, seen, steps = await opened(hall, f"/table/{table.id}", TABLET), lucky(3), set[Any](), 0
    while table.round() < 3 and table.stage == "playing":
        steps += 1
        assert steps < 3000, "two rounds never end"
        play: Any = table._record.play
        view = play.view(None)
        moment = (view.phase, getattr(view, "step", ""), len(view.waiting_for))
        if view.waiting_for and moment not in seen:
            seen.add(moment)
            await phone.settle()
            name = table.setting.place(view.waiting_for[0]).name
            assert STUMBLED not in phone.texts()
            await phone.tap(f"Type for {name}")
            assert f"You are typing for {name}" in phone.texts()
            await unshaded(phone, name)
            assert STUMBLED not in phone.texts()
            assert "the table waits" in phone.texts()
            await phone.tap("Shared screen")
            assert phone.page.route == f"/table/{table.id}"
        await played_on(kit, table, luck)
    assert len(seen) > 3
    said = {line.line.code for line in table.log()}
    assert "table-log-typed" in said


KIT = {kit.game.card.id: kit for kit in KITS}


async def lobby(game: str, *phones: str, paper: int = 0) -> tuple[Hall, Table]:
    kit = KIT[game]
    return await paper_table(kit, len(phones) + paper, kit.game.options().model_dump(mode="json"), *phones)


@pytest.mark.parametrize("game", KIT)
async def test_the_sheet_offers_the_colours_of_the_game(game: str) -> None:
    hall, table = await lobby(game)
    phone = await opened(hall, f"/table/{table.id}", TABLET)
    await phone.tap("Seat on paper")
    offered = {colour for colour in SEAT_COLOURS if texts.say(f"shell-colour-{colour}") in phone.texts()}
    assert offered == set(table.game.card.colours)
    await write(phone, "Name", "Pip")
    await phone.tap("Add this seat")
    assert [place.name for place in table.setting.places] == ["Pip"]
    sheets = [one for one in phone.controls() if isinstance(one, ft.BottomSheet)]
    assert not any(one.open for one in sheets), "the sheet closes when the seat is there"


async def test_a_refusal_is_read_in_the_sheet_and_what_was_typed_stays() -> None:
    hall, table = await lobby("emergent", "ann")
    phone = await opened(hall, f"/table/{table.id}", TABLET)
    await phone.tap("Seat on paper")
    await write(phone, "Name", "Ann")
    await phone.tap("Add this seat")
    assert any("Ann is already at this table" in line for line in phone.texts())
    assert field(phone, "Name").value == "Ann"
    await write(phone, "Name", "Pip")
    await phone.tap("Add this seat")
    assert [place.name for place in table.setting.places] == ["Ann", "Pip"]


@pytest.mark.parametrize("size", [SMALL, LAPTOP, TV])
@pytest.mark.parametrize("stage", ["lobby", "playing", "over"])
async def test_my_seat_and_the_shared_screen_are_one_tap_apart(stage: str, size: tuple[int, int]) -> None:
    hall, table = await lobby("emergence", "ann", "bo", "cy")
    host = Guest("phone-ann", is_host=True)
    if stage != "lobby":
        await table.host_act(Start())
    if stage == "over":
        await table.host_act(EndTable())
    phone = await opened(hall, f"/table/{table.id}", size, host)
    await phone.tap("My seat")
    assert phone.page.route == f"/seat/{table.id}?seat=ann"
    await phone.tap("Shared screen")
    assert phone.page.route == f"/table/{table.id}"
    assert STUMBLED not in phone.texts()


async def test_the_host_starts_from_the_own_seat() -> None:
    hall, table = await lobby("emergence", "ann", "bo", "cy")
    host = Guest("phone-ann", is_host=True)
    phone = await opened(hall, f"/seat/{table.id}", SMALL, host)
    await phone.tap("House rules")
    assert texts.say("emergence-option-deal") in phone.texts()
    await phone.tap("Cut at 50")
    assert not any("when the host says so" in line for line in phone.texts())
    await phone.tap("Start with 3")
    assert table.stage == "playing"
    other = await opened(hall, f"/seat/{table.id}", SMALL, Guest("phone-bo"))
    assert not any("Start with" in line or "Shared screen" in line for line in other.texts())


@pytest.mark.parametrize("size", [(520, 900), TABLET, LAPTOP, TV])
async def test_a_seat_is_as_wide_as_a_phone_on_any_screen(size: tuple[int, int]) -> None:
    hall, table = await lobby("emergence", "ann", "bo", "cy")
    phone = await opened(hall, f"/seat/{table.id}", size, Guest("phone-ann"))
    button = phone.button("Cut at 50")
    around = [one for one in phone.controls() if button in list(phone._below(one))]
    widths = [one.width for one in around if getattr(one, "width", None)]
    assert (widths or [size[0]])[-1] == (size[0] if size[0] <= 520 else 430)
    assert not [one for one in around if getattr(one, "width", 0) and getattr(one, "expand", 0)], (
        "in a row that would be stretched"
    )


async def test_another_person_is_offered_where_people_look() -> None:
    hall, table = await lobby("emergence", "ann", "bo", "cy")
    seat = await opened(hall, f"/seat/{table.id}", SMALL, Guest("phone-ann"))
    url = seat.button("Add another person on this phone").url.url
    assert url == f"/j/{table.opening.code}?more=1#{table.opening.secret.value}", (
        "of this device's own origin"
    )
    await seat.tap("Switch seat")
    assert sum("Add another person" in line for line in seat.texts()) == 2
    host = await opened(hall, f"/table/{table.id}", TABLET, Guest("phone-ann", is_host=True))
    await host.tap("Host")
    await host.tap("Another person here")
    assert any("hand it over" in line for line in host.texts())


async def test_in_a_game_it_is_said_kindly_that_nobody_can_join() -> None:
    hall, table = await lobby("emergence", "ann", "bo", "cy")
    await table.host_act(Start())
    host = await opened(hall, f"/table/{table.id}", TABLET)
    for sheet in ("Host", "Invite"):
        await host.tap(sheet)
        assert any("takes nobody new" in line for line in host.texts())


async def test_a_phone_that_was_made_host_types_for_paper_too() -> None:
    hall, table = await lobby("emergence", "bo", "cy", paper=1)
    assert table.setting.on_paper == ("ann",)
    await table.host_act(HandOver(seat=Seat("bo")))
    await table.host_act(Start())
    phone = await opened(hall, f"/seat/{table.id}", SMALL, Guest("phone-bo"))
    assert phone.page.route == f"/seat/{table.id}"
    assert not any("typing for Ann" in line for line in phone.texts()), "the own seat comes first"
    stranger = await opened(hall, f"/seat/{table.id}?seat=ann", SMALL, Guest("phone-cy"))
    assert not any("typing for Ann" in line for line in stranger.texts()), "a seat that hosts nothing may not"
    page = await opened(hall, f"/seat/{table.id}?seat=ann", SMALL, Guest("phone-bo"))
    await unshaded(page, "Ann")
    assert "You are typing for Ann" in page.texts()
    await page.tap("Ann has a card")
    assert STUMBLED not in page.texts()
