"""One session, one link, one pump; and nothing of one session on another's wire."""

from __future__ import annotations

import asyncio

from companion.ui import app
from tests.ui.frames import CannedHall, Guest
from tests.ui.phone import Phone

HOST = Guest(is_host=True)


async def opened(route: str, hall: CannedHall) -> Phone:
    phone = Phone(route, 390, 844)
    await phone.open(lambda page: app.main(page, hall, HOST))
    return phone


async def test_a_new_frame_is_drawn() -> None:
    hall = CannedHall()
    phone = await opened("/seat/lobby", hall)
    hall.links[0].publish(code="LYNX", seats=hall.links[0].frame.table.seats[:3])
    await phone.settle()
    assert "3 seated" in phone.texts()


async def test_a_refusal_shows_as_a_toast_until_it_is_closed() -> None:
    hall = CannedHall()
    phone = await opened("/seat/play", hall)
    await phone.tap("Bid")
    assert "Tea is sold out" in phone.texts()
    assert "Take silk, or pass. (p. 4)" in phone.texts()
    await phone.tap("Close")
    assert "Tea is sold out" not in phone.texts()


async def test_cutting_the_deck_can_be_changed() -> None:
    hall = CannedHall()
    phone = await opened("/seat/lobby", hall)
    await phone.tap("Cut at 50")
    assert "Your number is 50" in phone.texts()
    await phone.tap("Cut again")
    assert "Cut at 50" in phone.texts()


async def test_a_closed_link_says_what_happened() -> None:
    hall = CannedHall()
    phone = await opened("/seat/lobby", hall)
    hall.links[0].end("table.seat_moved")
    await phone.settle()
    assert "Your seat moved to another phone" in phone.texts()


async def test_a_phone_that_comes_back_sees_the_newest_frame() -> None:
    hall = CannedHall()
    phone = await opened("/seat/lobby", hall)
    link = hall.links[0]
    await phone.session.disconnect(60)
    assert link.is_away
    link.publish(seats=link.frame.table.seats[:2])
    await phone.settle()
    phone.session.attach_connection(phone.wire)
    await phone.session.dispatch_connect_event()
    await phone.settle()
    assert "2 seated" in phone.texts()
    assert not link.is_away


async def test_a_crash_never_sends_a_traceback() -> None:
    hall = CannedHall()
    phone = await opened("/seat/play", hall)

    async def broken(_action: object, _seat: object = None) -> None:
        raise RuntimeError("the secret is 42")

    hall.links[0].act = broken  # type: ignore[method-assign]
    await phone.tap("Bid")
    phone.session.error("Traceback: the secret is 42")
    sent = b"".join(phone.wire.frames)
    assert b"Traceback" not in sent
    assert b"secret is 42" not in sent
    assert "This part of the screen stumbled" in phone.texts()


async def test_sessions_do_not_see_each_other() -> None:
    hall = CannedHall()
    ann, bo = await opened("/seat/lobby", hall), await opened("/seat/lobby", hall)
    before = len(bo.wire.frames)
    link = hall.links[0]
    seats = tuple(line.model_copy(update={"name": "Annabella"}) for line in link.frame.table.seats)
    link.publish(seats=seats)
    await asyncio.gather(ann.settle(), bo.settle())
    assert b"Annabella" in b"".join(ann.wire.frames)
    assert b"Annabella" not in b"".join(bo.wire.frames)
    assert len(bo.wire.frames) == before


async def test_playing_again_takes_every_screen_along() -> None:
    hall = CannedHall()
    phone = await opened("/seat/over", hall)
    gone: list[str] = []

    async def note(route: str) -> None:
        gone.append(route)

    phone.page.push_route = note  # type: ignore[method-assign, assignment]
    hall.links[0].publish(next_table="lobby")
    await phone.settle()
    assert gone == ["/seat/lobby"]


async def test_a_shared_phone_is_handed_over_behind_a_shade() -> None:
    hall = CannedHall()
    phone = await opened("/seat/pass", hall)
    assert "Hand the phone to Dev" in phone.texts()
    assert not any("Bid" in line for line in phone.texts())
