"""People at the door who need the host's tap."""

from __future__ import annotations

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.knocks import KNOCK_SECONDS, MOST, Knock
from tests.table.people import People, people, refusal


def knock(at: People, name: str, colour: str = "green", seat: str | None = None, device: str = "") -> str:
    return at.table.knock(Knock(device or f"phone-{name}", name, colour, Seat(seat) if seat else None, None))


def refused(at: People, *args: str, **more: str) -> str:
    try:
        knock(at, *args, **more)
    except Rejection as rejection:
        return rejection.code
    raise AssertionError("the knock was taken")


async def test_a_knock_is_shown_to_hosts_only_and_let_in() -> None:
    at = await people("Ann")
    number = knock(at, " Kit ", device="phone-Kit")
    assert [one.name for one in at.table.frame(at.host).table.knocks] == ["Kit"]
    assert at.frame("ann").table.knocks == at.frame(None).table.knocks == ()
    assert at.cues[-1] == "knock"
    assert at.table.knock_answer(number).answer == "waiting"
    await at.host_act("admit", knock=number, let_in=True)
    answer = at.table.knock_answer(number)
    assert (answer.answer, answer.seat) == ("in", "kit")
    assert at.table.setting.place(Seat("kit")).devices == {"phone-Kit"}
    assert at.table.frame(at.host).table.knocks == ()


async def test_a_knock_that_is_turned_away() -> None:
    at = await people("Ann")
    number = knock(at, "Kit")
    await at.host_act("admit", knock=number, let_in=False)
    assert at.table.knock_answer(number).answer == "no"
    assert at.table.setting.seats == ("ann",)
    assert await refusal(at.host_act("admit", knock="0" * 16, let_in=True)) == "table.knock_gone"


async def test_an_answered_knock_is_not_answered_again() -> None:
    at = await people("Ann")
    number = knock(at, "Kit")
    await at.host_act("admit", knock=number, let_in=True)
    assert await refusal(at.host_act("admit", knock=number, let_in=True)) == "table.knock_gone"
    assert at.table.setting.seats == ("ann", "kit")


async def test_a_knock_that_could_not_be_let_in_is_refused_at_the_door() -> None:
    at = await people("Ann", "Bo")
    assert refused(at, "ann") == "table.name_taken"
    assert refused(at, "Kit", "orange") == "table.colour_taken"
    assert refused(at, "  ") == "table.name_missing"
    await at.sit("Chi", "Dee")
    assert refused(at, "Kit") == "table.full"
    await at.host_act("start")
    assert refused(at, "Kit") == "table.already_playing"
    await at.host_act("end_table")
    assert refused(at, "Kit") == "table.ended"


async def test_an_old_phones_seat_is_given_back_by_the_host() -> None:
    at = await people("Ann", "Bo", started=True)
    assert refused(at, "Bo", "", "bo", "new-phone") == "table.seat_taken"
    at.table.unwatch(at.seats["bo"])
    number = knock(at, "Bo", "", "bo", "new-phone")
    assert at.table.frame(at.host).table.knocks[0].wants == "seat_back"
    at.table.watch(at.seats["bo"])
    assert await refusal(at.host_act("admit", knock=number, let_in=True)) == "table.seat_taken"
    at.table.unwatch(at.seats["bo"])
    await at.host_act("admit", knock=number, let_in=True)
    at.seats["bo"] = at.connect("bo", "new-phone")
    await at.act("bo", "hide", number=1)


async def test_a_crowd_at_the_door() -> None:
    at = await people("Ann")
    numbers = [knock(at, f"Kit {number}") for number in range(MOST)]
    assert refused(at, "One more") == "table.too_many_knocks"
    knock(at, "Kit 0 again", device="phone-Kit 0")
    for number in numbers[1:]:
        await at.host_act("admit", knock=number, let_in=False)
    knock(at, "One more")
    assert [one.name for one in at.table.frame(at.host).table.knocks] == ["Kit 0 again", "One more"]


async def test_a_knock_whose_phone_has_gone_is_forgotten() -> None:
    at = await people("Ann")
    gone, waits = (
        knock(at, "Kit", device="phone-Kit"),
        knock(at, "Lou", at.table.game.card.colours[-1], device="phone-Lou"),
    )
    for _ in range(4):
        await at.time.pass_by(KNOCK_SECONDS / 3)
        at.table.knock_answer(waits)
    assert [one.name for one in at.table.frame(at.host).table.knocks] == ["Lou"]
    assert at.table.knock_answer(waits).answer == "waiting"
    assert await refusal(at.host_act("admit", knock=gone, let_in=True)) == "table.knock_gone"
