"""A shared screen that is let to lead: what it may say, what it never may, who decides it."""

from __future__ import annotations

from typing import get_args

import pytest

from companion.table.actions import HostAction, LeadAction
from companion.table.presence import Watcher
from tests.table.people import People, people, refusal

OVER_SEATS = {
    "kick": {"seat": "bo"},
    "free_seat": {"seat": "bo"},
    "share_phone": {"seat": "bo"},
    "lend_seat": {"seat": "bo", "to": "ann"},
    "hand_over": {"seat": "ann"},
    "arrange": {"seats": ["bo", "ann"]},
    "add_paper_seat": {"name": "Pip", "colour": "rose"},
    "seat_here": {"names": ["Pip"]},
    "admit": {"knock": "x", "let_in": True},
    "let_lead": {"screen": "TV"},
    "set_options": {"options": {}},
    "draw_again": {},
    "end_table": {},
    "carry_on": {},
    "open_deal": {},
    "play_again": {},
}


async def led(*names: str) -> People:
    """A table whose TV leads."""
    at = await people(*names)
    await at.host_act("let_lead", screen="TV")
    return at


def test_every_word_of_the_host_is_thought_of() -> None:
    leading = {model.model_fields["do"].default for model in get_args(LeadAction)}
    said = {model.model_fields["do"].default for model in get_args(HostAction)}
    assert said == leading | set(OVER_SEATS)


async def test_the_host_lets_a_screen_lead_and_everybody_reads_it() -> None:
    at = await people("Ann", "Bo")
    (line,) = at.table.frame(at.host).table.screens
    assert (line.sign, line.is_here, line.leads) == ("TV", True, False)
    assert at.frame("ann").table.screens == at.frame(None).table.screens == ()
    assert at.frame(None).table.sign == "TV"
    await at.host_act("let_lead", screen="TV")
    assert at.frame(None).table.leads
    assert not at.frame(None).table.is_host
    assert at.table.log()[-1].line.code == "table-log-led"
    await at.host_act("let_lead", screen="TV", on=False)
    assert not at.frame(None).table.leads
    assert at.table.log()[-1].line.code == "table-log-led-no-more"


async def test_it_starts_drives_the_countdown_and_takes_back() -> None:
    at = await led("Ann", "Bo")
    await at.table.act(at.screen, {"do": "start"})
    for action in ({"do": "hurry"}, {"do": "hold"}, {"do": "stretch"}, {"do": "call_off"}):
        await at.table.act(at.screen, {"do": "for_table", "action": action})
    assert at.frame(None).table.timer is None
    back = at.frame(None).table.back
    assert back is not None
    await at.table.act(at.screen, {"do": "take_back", "number": back.number})
    assert at.frame(None).table.timer is not None
    await at.table.act(at.screen, {"do": "dismiss"})


@pytest.mark.parametrize("do", OVER_SEATS)
async def test_it_has_no_right_over_seats(do: str) -> None:
    at = await led("Ann", "Bo")
    before = at.everything(), at.table.rev
    assert await refusal(at.table.act(at.screen, {"do": do, **OVER_SEATS[do]})) == "table.host_only"
    assert (at.everything(), at.table.rev) == before


async def test_it_has_no_seat_and_leaves_nobody_out() -> None:
    at = await led("Ann", "Bo")
    without = {"do": "start", "without": ["bo"]}
    assert await refusal(at.table.act(at.screen, without)) == "table.host_only"
    await at.host_act("start")
    assert await refusal(at.table.act(at.screen, {"do": "hide", "number": 1})) == "table.needs_a_seat"
    assert at.frame(None).table.my_seats == ()


async def test_only_that_screen_leads_and_not_the_seat_of_its_device() -> None:
    at = await led("Ann", "Bo")
    other = Watcher(device="wall")
    at.table.watch(other)
    seated = Watcher(device="tv", seat=at.seats["ann"].seat)
    said = {"do": "for_table", "action": {"do": "hurry"}}
    await at.host_act("start")
    for page in (other, seated, Watcher(device="")):
        assert not page.leads(at.table.setting)
        assert await refusal(at.table.act(page, said)) in ("table.host_only", "table.not_your_seat")


async def test_a_screen_that_is_not_here_cannot_be_let_to_lead_but_stopped() -> None:
    at = await led("Ann", "Bo")
    at.table.unwatch(at.screen)
    assert await refusal(at.host_act("let_lead", screen="WAL")) == "table.no_such_screen"
    (line,) = at.table.frame(at.host).table.screens
    assert (line.is_here, line.leads) == (False, True)
    await at.host_act("let_lead", screen="TV", on=False)
    assert at.table.frame(at.host).table.screens == ()


async def test_it_leads_after_a_restart_too() -> None:
    again = await (await led("Ann", "Bo")).restarted()
    assert again.frame(None).table.leads


async def test_only_a_host_gets_the_link_of_the_second_code() -> None:
    at = await people("Ann", "Bo")
    link = at.table.frame(at.host).table.screen_link
    assert link == "http://192.168.1.20:8550/screen/t1/screen-key"
    assert at.frame("ann").table.screen_link is None
    assert at.frame(None).table.screen_link is None


async def test_everyone_sits_on_the_device_that_says_it() -> None:
    at = await people()
    await at.host_act("seat_here", names=["Ann", "Bo", "Chi"])
    assert [place.name for place in at.table.setting.places] == ["Ann", "Bo", "Chi"]
    assert len({place.colour for place in at.table.setting.places}) == 3
    assert at.table.setting.held_by(at.host.device) == ("ann", "bo", "chi")


@pytest.mark.parametrize(
    ("names", "code"),
    [(["Dee", "dee"], "table.name_taken"), (["A", "B", "C", "D", "E", "F"], "table.full")],
    ids=["a name twice", "too many"],
)
async def test_all_sit_or_nobody(names: list[str], code: str) -> None:
    at = await people("Ann")
    assert await refusal(at.host_act("seat_here", names=names)) == code
    assert [place.name for place in at.table.setting.places] == ["Ann"]


async def test_a_connection_without_a_device_seats_nobody() -> None:
    at = await people()
    nobody = Watcher(device="", is_host=True)
    assert await refusal(at.table.act(nobody, {"do": "seat_here", "names": ["Ann"]})) == "table.no_device"
