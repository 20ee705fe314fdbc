"""Whole games of every game over real sockets, byte by byte.

What reaches a phone is a frame that the table made for its seat, and every such frame is the same in another
world, where all that this seat may not know is dealt anew (`tests/wire/worlds.py`): payday entries, decks to
come, envelopes, tokens, votes, splits. What no frame ever holds is searched for as it is.

`make faults` plays every table to its end and makes every frame twice; here it is one of each game, the
others are left after a while, and one frame in five is made twice.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from companion.net.visitor import device_of
from companion.net.wire import OUTGOING
from tests.faults.figures import SCALE
from tests.games.kits import Kit
from tests.games.test_contract import KITS
from tests.net.house import KEY
from tests.wire.playing import SCREEN, TOKENS, Game, playing
from tests.wire.worlds import Mirror

SEAL = "5e" * 32
IS_FULL = SCALE > 0
SHARE = 1.0 if IS_FULL else 0.2
MOST_STEPS, FEW_STEPS = 2_500, 40
PATIENT = 0.1
"""How often somebody holds a card for a while."""
TO_THE_END = {
    "attested, as printed",
    "owners ship, cash hidden",
    "four, lenient, real cards",
    "house rules on the map",
    "the pad ends it",
}
"""One of each game, in the short form."""
TABLES = [
    pytest.param(kit, table, id=f"{kit.game.card.id}: {table}")
    for kit in KITS
    for table in kit.tables
    if kit.tables[table][0] in (3, 4)
]


def test_a_table_of_every_game_is_played_to_its_end() -> None:
    ended = [param.values[0] for param in TABLES if param.values[1] in TO_THE_END]
    assert ended == list(KITS)


def never_told(game: Game) -> list[str]:
    """What is on no phone until the end: keys, tokens, the secret, and the seed of every deck to come."""
    seed = game.table._record.play._seed.hex()  # type: ignore[union-attr]
    tokens = [*TOKENS.values(), *map(device_of, TOKENS.values())]
    return [SCREEN, KEY, *tokens, *([] if game.table.stage == "over" else [SEAL, seed])]


def check(game: Game, mirror: Mirror, actor: str) -> int:
    """Everything that anybody was sent since the last time; how many views were among it."""
    secrets, seen = never_told(game), 0
    for viewer, frames in game.new_frames().items():
        for text in frames:
            assert not [secret for secret in secrets if secret in text], viewer
            told = OUTGOING.validate_json(text)
            if told.t == "view":
                assert text[text.index('"view":') : -1] in mirror.made[viewer], "the table made no such frame"
                assert told.table["my_seats"] == ([] if viewer == "@screen" else [viewer])
                seen += 1
            assert told.t not in ("done", "refused") or viewer == actor, "only who acted is answered"
    return seen


async def held(game: Game, mirror: Mirror, luck: Random) -> None:
    """Somebody looks at a card for a while: their phone alone hears of it, in every world."""
    seat = luck.choice(game.table.setting.seats)
    looks = game.table._record.play.view(seat).my_looks  # type: ignore[union-attr]
    if not looks or game.table.stage != "playing":
        return
    for do, more in (("look", {"at": luck.choice(looks)}), ("cover", {})):
        await game.done(seat, do, **more)
        await game.caught_up()
        told = {viewer: phone.frames[game.heard[viewer] :] for viewer, phone in game.phones.items()}
        assert not [viewer for viewer, frames in told.items() if len(frames) > 1 and viewer != seat]
        check(game, mirror, seat)


@pytest.mark.parametrize(("kit", "table"), TABLES)
async def test_a_whole_game_sends_every_phone_its_own_view_and_nothing_else(kit: Kit, table: str) -> None:
    luck, views, steps = Random(17), 0, 0  # noqa: S311 - a test, not a deal
    is_whole = IS_FULL or table in TO_THE_END
    async with playing(kit.eager() if is_whole else kit, table, SEAL) as game:
        game.new_frames()
        mirror = Mirror(game.table, kit, Random(5), SHARE)  # noqa: S311 - a test, not a deal
        while game.table.stage == "playing" and steps < (MOST_STEPS if is_whole else FEW_STEPS):
            steps += 1
            actor = await game.walk_on(luck)
            await game.caught_up()
            views += check(game, mirror, actor)
            if luck.random() < PATIENT:
                await held(game, mirror, luck)
        assert game.table.stage == "over" or not is_whole, "2,500 steps were not enough"
    assert not mirror.leaks
    assert views > steps
    assert mirror.compared > steps * SHARE
    assert mirror.differing > mirror.compared // 2


async def test_a_frame_that_tells_another_world_apart_is_found() -> None:
    """The mirror itself: a table that tells everybody what somebody sealed is caught."""
    kit = KITS[0]
    async with playing(kit, "attested, as printed", SEAL) as game:
        mirror = Mirror(game.table, kit, Random(5))  # noqa: S311 - a test, not a deal
        real, play = mirror._real, game.table._record.play
        assert play is not None

        def leaky(watcher):  # type: ignore[no-untyped-def]
            frame = real(watcher)
            held = json.dumps(
                sorted((seat, card.value) for seat, card in play._now.state.allegiances.items())
            )
            return replace(frame, table=frame.table.model_copy(update={"title": held}))

        mirror._real = leaky
        await game.done("ann", "seen")
        await game.caught_up()
    assert mirror.leaks
