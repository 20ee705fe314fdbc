"""What somebody seals, splits, spies or is refused in Emergence leaves no trace elsewhere."""

from __future__ import annotations

import json

from tests.wire.emergence import SEAL, WIRE, masked, other_seal, views
from tests.wire.playing import Game, playing


async def chosen(action: str, augmentation: str, again: bool) -> dict[str, list[str]]:
    """A round up to the countdown in which Bo chooses this, perhaps again and again."""
    async with playing(WIRE, "three, attested, dealt by the app", SEAL) as game:
        for seat in game.state.seats:
            await game.done(seat, "seen")
        if game.state.phase == "board":
            await game.done("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
        if game.state.phase == "leader":
            await game.done("ann", "name_leader", seat="ann")
        await game.caught_up()
        game.new_frames()
        await game.done("bo", "select", action="boost", augmentation="biomechanical")
        await game.caught_up()
        first = game.new_frames()
        await game.done("bo", "select", action=action, augmentation=augmentation)
        if again:
            for _ in range(3):
                await game.done("bo", "select", action="replenish", augmentation="electromechanical")
            await game.done("bo", "select", action=action, augmentation=augmentation)
        await game.caught_up()
        second = game.new_frames()
        for seat in ("ann", "cy"):
            await game.done(seat, "select", action="activate", augmentation="biomechanical")
        await game.done("ann", "count_down")
        await game.caught_up()
        game.new_frames()
        await game.time.pass_by(1.25)
        await game.done("bo", "select", action=action, augmentation=augmentation)
        await game.caught_up()
        third = game.new_frames()
    for name in ("ann", "cy", "@screen"):
        assert len(views(first[name])) == 1, "the public bit: Bo has sealed a choice"
        assert views(second[name]) == [], "changing a sealed choice is nobody's business"
        assert views(third[name]) == [], "not even during the countdown"
        assert not any('"t":"timer"' in text for text in third[name])
    return {name: first[name] + second[name] + third[name] for name in ("ann", "cy", "@screen")}


async def test_what_somebody_seals_leaves_no_trace() -> None:
    hack = await chosen("hack", "electromechanical", again=False)
    activate = await chosen("activate", "biomechanical", again=True)
    assert hack == activate


async def split(ai: int, human: int) -> dict[str, list[str]]:
    """Everybody's bytes while Bo drops tokens into the aggregator."""
    async with playing(WIRE, "three, attested, dealt by the app", SEAL) as game:
        for seat in game.state.seats:
            await game.done(seat, "seen")
        if game.state.phase == "board":
            await game.done("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
        if game.state.phase == "leader":
            await game.done("ann", "name_leader", seat="ann")
        for seat in game.state.seats:
            await game.host("for_table", action={"do": "correct", "seat": seat, "knowledge": 5})
            await game.done(seat, "select", action="activate", augmentation="biomechanical")
        await game.done("ann", "count_down")
        await game.time.pass_by(10)
        await game.done("ann", "moved")
        await game.done("ann", "activate", tile="assimilate")
        await game.done("ann", "insert", ai=2, human=1)
        await game.caught_up()
        game.new_frames()
        await game.done("bo", "insert", ai=ai, human=human)
        await game.caught_up()
        return {name: frames for name, frames in game.new_frames().items() if name != "bo"}


async def test_a_split_leaves_no_trace() -> None:
    assert await split(3, 1) == await split(0, 4)


async def test_a_spys_answer_is_the_spys_alone() -> None:
    """Bo spies on Cy under two deals in which Ann's card is the same: nobody else can tell them apart."""
    table = "three, attested, dealt by the app"
    heard = {}
    for seal in (SEAL, other_seal(table, ("ann",), "cy")):
        async with playing(WIRE, table, seal) as game:
            await spied(game)
            await game.caught_up()
            game.new_frames()
            look = next(
                name for name in game.table._record.play.view("bo").my_looks if name.startswith("spy")
            )  # type: ignore[union-attr]
            before = {name: list(phone.frames) for name, phone in game.phones.items()}
            await game.done("bo", "look", at=look)
            await game.caught_up()
            fresh = game.new_frames()
            face = next(
                frame["view"]["my_face"]["code"] for frame in views(fresh["bo"]) if frame["view"]["my_face"]
            )
            assert all(not views(fresh[name]) for name in ("ann", "cy", "@screen"))
            heard[face] = (before, [len(text) for text in masked(fresh["bo"])])
    (one, lengths), (two, others) = heard.values()
    for name in ("ann", "@screen", "bo"):
        assert masked(one[name]) == masked(two[name])
    assert lengths == others


async def spied(game: Game) -> None:
    for seat in game.state.seats:
        await game.done(seat, "seen")
    if game.state.phase == "board":
        await game.done("ann", "set_board", light_blue=3, dark_blue=3, light_green=3, dark_green=3)
    if game.state.phase == "leader":
        await game.done("ann", "name_leader", seat="bo")
    await game.host("for_table", action={"do": "correct", "seat": "bo", "knowledge": 5})
    await game.host("for_table", action={"do": "correct", "seat": "cy", "on_start": False})
    await game.done("ann", "select", action="activate", augmentation="biomechanical")
    await game.done("bo", "select", action="spy", augmentation="biomechanical")
    await game.done("cy", "select", action="activate", augmentation="biomechanical")
    await game.done("bo", "count_down")
    await game.time.pass_by(10)
    await game.done("bo", "moved")
    await game.done("bo", "spy", target="cy", adjacent=False, same_tile=True)
    if game.state.turn.claim is not None:
        await game.done("cy", "confirm_claim", agree=True)


async def test_a_refusal_goes_to_its_sender_alone() -> None:
    async with playing(WIRE, "three, attested, dealt by the app", SEAL) as game:
        game.new_frames()
        for seat, do, fields in (
            ("bo", "count_down", {}),
            ("bo", "insert", {"ai": 3, "human": 4}),
            ("cy", "hack", {"target": "ann"}),
            ("ann", "select", {"action": "hack", "augmentation": "biomechanical"}),
        ):
            answer = await game.act(seat, do, **fields)
            assert answer["t"] == "refused"
            assert answer["say"] != answer["code"].replace(".", "-").replace("_", "-"), "it has a sentence"
            await game.caught_up()
            for viewer, frames in game.new_frames().items():
                kinds = {json.loads(text)["t"] for text in frames}
                assert kinds == ({"refused", "pong"} if viewer == seat else {"pong"})
