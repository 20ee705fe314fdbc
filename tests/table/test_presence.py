"""Who is here, and what a finger holds: a secret is in a page’s frames only while it holds the card."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.knocks import Knock
from companion.table.presence import LOOK_SECONDS, Watcher
from tests.table.people import People, people, refusal


def faces(at: People) -> dict[str, object]:
    """Who is shown a face now."""
    every = {**at.seats, "@host": at.host, "@screen": at.screen}
    frames = {name: at.table.frame(watcher) for name, watcher in every.items()}
    return {
        name: frame.view.my_face.code for name, frame in frames.items() if frame.view and frame.view.my_face
    }


async def holding() -> People:
    at = await people("Ann", "Bo", started=True)
    for watcher in (*at.seats.values(), at.host, at.screen):
        watcher.news.clear()
    await at.act("ann", "look", at="card")
    assert list(faces(at)) == ["ann"]
    return at


async def test_only_the_holder_is_shown_and_woken() -> None:
    at = await holding()
    assert at.seats["ann"].news.is_set()
    assert not any(watcher.news.is_set() for watcher in (at.seats["bo"], at.host, at.screen))


async def test_lifting_the_finger_covers() -> None:
    at = await holding()
    at.seats["ann"].news.clear()
    await at.act("ann", "cover")
    assert faces(at) == {}
    assert at.seats["ann"].news.is_set()
    assert not at.seats["bo"].news.is_set()


async def test_it_covers_itself_after_eight_seconds() -> None:
    at = await holding()
    await at.time.pass_by(LOOK_SECONDS - 0.1)
    assert list(faces(at)) == ["ann"]
    await at.time.pass_by(0.1)
    assert faces(at) == {}


async def test_a_new_look_gets_its_own_eight_seconds() -> None:
    at = await holding()
    await at.time.pass_by(5)
    await at.act("ann", "cover")
    await at.act("ann", "look", at="card")
    await at.time.pass_by(5)
    assert list(faces(at)) == ["ann"]
    await at.time.pass_by(3)
    assert faces(at) == {}


async def test_a_page_that_hides_covers() -> None:
    at = await holding()
    at.table.cover_all("phone-Bo")
    assert list(faces(at)) == ["ann"]
    at.table.cover_all("phone-Ann")
    assert faces(at) == {}


async def test_a_page_that_ends_covers() -> None:
    at = await holding()
    older = at.seats["ann"]
    at.seats["ann"] = at.connect("ann")
    assert older.looks_at is None
    assert faces(at) == {}
    frame = at.table.frame(older).view
    assert frame is not None
    assert frame.my_face is None


async def test_what_cannot_be_held() -> None:
    at = await people("Ann", "Bo")
    assert await refusal(at.act("ann", "look", at="card")) == "table.nothing_to_look_at"
    await at.host_act("start")
    assert await refusal(at.act("ann", "look", at="spy:1")) == "table.nothing_to_look_at"
    assert await refusal(at.table.act(at.screen, {"do": "look", "at": "card"})) == "table.nothing_to_look_at"
    assert await refusal(at.host_act("look", at="card")) == "table.nothing_to_look_at"
    borrowed = at.table.act(at.seats["ann"], {"do": "look", "at": "card"}, seat=at.seats["bo"].seat)
    assert await refusal(borrowed) == "table.not_your_seat"
    assert faces(at) == {}


async def test_holding_is_written_nowhere() -> None:
    at = await holding()
    await at.act("ann", "cover")
    assert all((entry.action or {}).get("do") not in ("look", "cover") for entry in await at.entries())


async def test_a_phone_out_of_reach_is_covered_and_shown_as_away() -> None:
    at = await holding()
    at.table.step_away(at.seats["ann"], is_away=True)
    assert faces(at) == {}
    assert not at.table.is_alive(Seat("ann"))
    at.table.step_away(at.seats["ann"], is_away=False)
    assert at.table.is_alive(Seat("ann"))
    assert faces(at) == {}


async def let_in(at: People, device: str, seat: str) -> None:
    """A phone knocks for a seat, and the host taps."""
    knock = at.table.knock(Knock(device, "", "", Seat(seat), None))
    await at.host_act("admit", knock=knock, let_in=True)


async def test_a_free_seat_is_given_by_the_hosts_tap_and_a_live_one_to_nobody() -> None:
    at = await people("Ann", "Bo", started=True)
    with pytest.raises(Rejection, match=r"table\.seat_taken"):
        at.table.knock(Knock("new-phone", "", "", Seat("bo"), None))
    await at.free("bo")
    await let_in(at, "new-phone", "bo")
    at.seats["bo"] = at.connect("bo", "new-phone")
    await at.act("bo", "hide", number=2)
    assert at.view("bo").my_number == 2
    with pytest.raises(Rejection, match=r"table\.not_your_seat"):
        at.table.watch(Watcher(device="phone-Bo", seat=Seat("bo")))
    with pytest.raises(Rejection, match=r"table\.no_such_seat"):
        at.table.knock(Knock("new-phone", "", "", Seat("nobody"), None))


async def test_the_log_says_which_phone_came() -> None:
    at = await people("Ann", "Bo", started=True)
    said = []
    for device in ("new-phone", "phone-Bo"):
        await at.free("bo")
        await let_in(at, device, "bo")
        at.seats["bo"] = at.connect("bo", device)
        said.append(at.table.log()[-1].line.code)
    await at.free("bo")
    await at.host_act("share_phone", seat="ann")
    assert at.table.log()[-1].line.code == "table-log-shared"
    await let_in(at, "phone-Ann", "bo")
    said.append(at.table.log()[-1].line.code)
    assert said == [f"table-log-came-back-{phone}" for phone in ("new", "same", "shared")]


async def test_who_sits_here_gets_no_second_seat_unless_the_phone_is_passed_around() -> None:
    at = await people("Ann", "Bo", started=True)
    await at.free("bo")
    with pytest.raises(Rejection, match=r"table\.sits_already"):
        at.table.knock(Knock("phone-Ann", "", "", Seat("bo"), None))
    await at.host_act("share_phone", seat="ann")
    await let_in(at, "phone-Ann", "bo")
    assert at.table.setting.held_by("phone-Ann") == ("ann", "bo")


@pytest.mark.parametrize("how", ["given back", "the owner is back with a new phone"])
async def test_a_page_that_looked_after_a_lent_seat_ends_with_the_loan(how: str) -> None:
    """Otherwise the borrower goes on seeing what only the owner may know."""
    at = await people("Ann", "Bo", "Chi", started=True)
    at.table.unwatch(at.seats["chi"])
    await at.host_act("lend_seat", seat="chi", to="bo")
    borrowed = at.connect("chi", "phone-Bo")
    if how == "given back":
        await at.host_act("lend_seat", seat="chi")
    else:
        await at.host_act("free_seat", seat="chi")
        await let_in(at, "phone-Chi-2", "chi")
    assert borrowed.closed
    assert not at.seats["bo"].closed


async def test_a_second_page_of_a_seat_ends_the_first() -> None:
    at = await people("Ann", "Bo", started=True)
    older = at.seats["ann"]
    at.seats["ann"] = at.connect("ann")
    assert older.closed == "table.seat_other_tab"
    assert older.news.is_set()
    assert await refusal(at.table.act(older, {"do": "hide", "number": 1})) == "table.seat_other_tab"
    await at.act("ann", "hide", number=1)
    assert not at.seats["bo"].closed


async def test_several_seats_on_one_phone() -> None:
    at = await people("Ann")
    await at.table.sit("phone-Ann", "Bo", "sky")
    await at.host_act("start")
    assert at.frame("ann").table.my_seats == ("ann", "bo")
    await at.act("ann", "hide", number=1)
    await at.table.act(at.seats["ann"], {"do": "hide", "number": 2}, seat=Seat("bo"))
    assert at.view().shown == {"ann": 1, "bo": 2}


async def test_watching_a_seat_one_does_not_hold_is_refused() -> None:
    at = await people("Ann", "Bo")
    for device in ("", "phone-Bo", "laptop"):
        with pytest.raises(Exception, match=r"table\.not_your_seat"):
            at.table.watch(Watcher(device=device, seat=Seat("ann")))
    assert not at.seats["ann"].closed
