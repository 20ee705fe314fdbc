"""Proofs of tables: over, ended, restarted, older; and devices that do not trust what they are shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.actions import OpenPart
from companion.table.checks import faults
from companion.table.device import Distrust
from companion.table.facts import FACTS, Started
from tests.table.pebble import GAME as PEBBLE
from tests.table.people import refusal
from tests.table.phones import Phones, phones, started

NAMES = ("Ann", "Bo", "Chi")


def shelf(_game: str) -> Any:
    return PEBBLE


async def over(at: Phones) -> str:
    await started(at)
    at.see()
    await at.at.act("ann", "finish", winner="bo")
    return json.dumps(await at.at.table.deal.proof())


async def test_the_proof_is_fair_on_every_device_and_ticks_are_counted() -> None:
    at = await phones(*NAMES)
    proof = await over(at)
    assert faults(proof, shelf, at.seal.words) == ()
    assert {device.check(proof, shelf) for device in at.devices.values()} == {()}
    for seat in ("ann", "bo"):
        await at.at.act(seat, "checked", ok=True)
    await at.at.act("chi", "checked", ok=False)
    assert (at.seal.checked, at.seal.doubted) == (("ann", "bo"), ("chi",))


async def test_a_restarted_host_tells_the_same_proof() -> None:
    at = await phones(*NAMES)
    proof = await over(at)
    at = await at.restarted()
    assert json.dumps(await at.at.table.deal.proof()) == proof
    assert at.seal.step == "open"


async def test_a_game_that_was_ended_opens_its_deal_with_a_tap() -> None:
    at = await phones(*NAMES)
    await started(at)
    at.see()
    with pytest.raises(Rejection, match=r"table\.not_over"):
        await at.at.table.deal.proof()
    await at.at.host_act("end_table")
    with pytest.raises(Rejection, match=r"table\.deal_is_shut"):
        await at.at.table.deal.proof()
    assert await refusal(at.at.act("bo", "open_deal")) == "table.host_only"
    assert (at.seal.secret, at.seal.step) == (None, "dealt"), "asking opens nothing"
    await at.at.host_act("open_deal")
    proof = json.dumps(await at.at.table.deal.proof())
    assert {device.check(proof, shelf) for device in at.devices.values()} == {()}
    assert at.seal.step == "open"
    assert await refusal(at.at.host_act("carry_on")) == "table.deal_is_open"
    assert (await at.restarted()).seal.step == "open"


async def test_a_game_that_was_ended_by_mistake_is_carried_on() -> None:
    at = await phones(*NAMES)
    await started(at)
    await at.at.host_act("end_table")
    await at.at.host_act("carry_on")
    assert (at.at.table.stage, at.seal.step) == ("playing", "dealt")


async def test_whoever_asks_for_the_proof_does_not_keep_the_host_from_carrying_on() -> None:
    """Any device at the table could end that by one request."""
    at = await phones(*NAMES)
    await started(at)
    assert await refusal(at.at.host_act("open_deal")) == "table.not_over"
    await at.at.host_act("end_table")
    entries = await at.at.entries()
    with pytest.raises(Rejection, match=r"table\.deal_is_shut"):
        await at.at.table.deal.proof()
    assert await at.at.entries() == entries
    await at.at.host_act("carry_on")
    assert at.at.table.stage == "playing"


async def test_a_game_that_cannot_be_carried_on_any_more_opens_its_deal_by_itself() -> None:
    at = await phones(*NAMES)
    await started(at)
    await at.at.host_act("end_table")
    await at.at.table.move_to("t2")
    assert at.seal.step == "open"
    proof = json.dumps(await at.at.table.deal.proof())
    assert faults(proof, shelf, at.seal.words) == ()


async def test_two_rosters_have_two_sets_of_words() -> None:
    """A host that shows Bo another roster than Ann."""
    at = await phones("Ann", "Bo")
    await at.cut()
    await at.at.host_act("start")
    roster = at.seal.roster
    assert roster is not None
    at.devices["ann"].open(roster)
    other = roster.model_copy(update={"stock": "0" * 64})
    at.devices["bo"].open(other)
    with pytest.raises(Distrust, match="second-roster"):
        at.devices["ann"].open(other)
    await at.open("ann")
    await at.say("bo", OpenPart(draw=1, cut=7, bits=at.devices["bo"].kept.bits or ""))  # type: ignore[union-attr]
    assert len(at.see()) == 2


async def test_an_older_journal_replays_as_before() -> None:
    at = await phones(*NAMES, without=NAMES)
    await at.at.host_act("start")
    older = [entry for entry in await at.at.entries() if not (entry.fact and entry.fact["is_"] == "closed")]
    fact = FACTS.validate_python(older[-1].fact)
    assert isinstance(fact, Started)
    was = Started(cuts=(5, 17, 92), given=(Seat("chi"),))
    dumped = was.model_dump(mode="json", exclude={"draw", "secret", "bits", "roster"})
    older[-1] = older[-1].model_copy(update={"fact": dumped})
    at.at.journal._tables[at.at.table.id][1][:] = older
    back = await at.restarted()
    assert (back.at.table.stage, back.seal.draw) == ("playing", 0)
    assert len(back.seal.words.split()) == 3
    await back.at.act("ann", "finish", winner="bo")
    proof = await back.at.table.deal.proof()
    assert (proof["format"], proof["cuts"], proof["given"]) == ("companion-proof/1", [5, 17, 92], ["chi"])
    assert proof["secret"] == "5e" * 32
