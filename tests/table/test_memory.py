"""Decks made while people play: announced in a chain, kept by devices, told in the proof."""

from __future__ import annotations

import json

from companion.games import by_id
from companion.games.toolbox import GAME as TOOLBOX
from companion.kernel.chance import later_of
from companion.table.checks import faults
from tests.table.phones import Phones, phones, started


async def evening(**options: str) -> Phones:
    """A table of tools, dealt by everybody's devices."""
    at = await phones("Ann", "Bo", "Cara", game=TOOLBOX, options=options)
    await started(at)
    at.see()
    return at


async def opened(at: Phones) -> str:
    """The evening ends; its proof."""
    await at.at.host_act("end_table")
    await at.at.host_act("open_deal")
    return json.dumps(await at.at.table.deal.proof())


async def test_every_device_keeps_the_chain_and_agrees_at_the_end() -> None:
    at = await evening()
    assert at.seal.later == ""
    await at.at.act("bo", "roll", notation="d6")
    at.see()
    sides = ("1", "2", "3", "4", "5", "6")
    assert at.seal.later == later_of("", "dice/1/1", sides)
    await at.at.act("ann", "roll", notation="2d4")
    at.see()
    proof = await opened(at)
    assert [device.check(proof, by_id) for device in at.devices.values()] == [()] * 3
    assert [one["deck"] for one in json.loads(proof)["later"]] == ["dice/1/1", "dice/2/1", "dice/2/2"]
    told = json.loads(proof)
    told["later"] = [one for one in told["later"] if one["deck"] != "dice/2/2"]
    assert at.devices["ann"].check(json.dumps(told), by_id) == ("memory later",)


async def test_what_was_taken_back_is_told_too() -> None:
    at = await evening()
    await at.at.act("bo", "roll", notation="d6")
    at.see()
    before = at.seal.later
    await at.at.host_act("take_back")
    for seat in at.devices:
        if at.at.frame(seat).table.takeback:
            await at.at.act(seat, "answer_takeback", agree=True)
    await at.at.act("bo", "roll", notation="d20")
    at.see()
    proof = await opened(at)
    assert [one["words"] for one in json.loads(proof)["later"]] == ["1d6", "1d20"]
    assert at.devices["ann"].kept is not None
    assert at.devices["ann"].kept.later[0] == before
    assert at.devices["ann"].check(proof, by_id) == ()


async def test_a_line_that_only_the_leader_knows_is_announced_at_the_end() -> None:
    """Its hash would let the others guess it."""
    at = await evening(role_list="lead")
    await at.at.act("ann", "deal", roles={"line": "Wolf, 2 Sheep"})
    assert at.seal.later == ""
    proof = await opened(at)
    assert [one["deck"] for one in json.loads(proof)["later"]] == ["roles/1"]
    assert faults(proof, by_id) == ()


async def test_a_host_that_stands_up_again_tells_the_same_chain() -> None:
    at = await evening()
    for notation in ("d6", "3d8+2"):
        await at.at.act("bo", "roll", notation=notation)
    chain = at.seal.later
    again = await at.restarted()
    assert again.seal.later == chain
