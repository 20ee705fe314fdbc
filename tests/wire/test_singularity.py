"""The Singularity War over real sockets: votes, hands and what the app will draw leave no trace (SW-3).

Both games of a comparison have as many actions: `rev` counts every one of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity.options import SingularityOptions
from companion.kernel.seat import Seat
from tests.games.singularity.boards import at, grid
from tests.games.singularity.kit import KIT
from tests.games.singularity.shipped import CARDS
from tests.table.seeds import seed_under
from tests.wire.playing import Game, deal_without_seals, opening_of, playing

SEATS = ("ann", "bo", "cy")
OTHERS = ("ann", "cy", "@screen")
SEAL = "5e" * 32
Heard = dict[str, list[str]]


def table(**options: Any) -> Any:
    """The Singularity War for three."""
    return replace(KIT, tables={"three": (3, SingularityOptions(library=CARDS, **options))})


def views(frames: list[str]) -> list[str]:
    return [frame for frame in frames if json.loads(frame)["t"] in ("welcome", "view")]


def masked(heard: Heard) -> Heard:
    """Without the commitment, which is different for every seal and equally long."""
    return {name: [deal_without_seals(text) for text in texts] for name, texts in heard.items()}


async def does(game: Game, seat: str, do: str, /, **fields: Any) -> None:
    """A seat does something, and everybody has heard what there is to hear of it."""
    await game.done(seat, do, **fields)
    await game.caught_up()


async def heard(game: Game, names: tuple[str, ...] = OTHERS) -> Heard:
    """What these have heard since the last time."""
    await game.caught_up()
    fresh = game.new_frames()
    return {name: fresh[name] for name in names}


async def begun(game: Game) -> None:
    """The first turn begins; it is Ann's, who leads."""
    await game.done("ann", "set_limits", threat=60, awareness=12)
    await game.done("ann", "begin")


# --- votes ---


async def asked(game: Game) -> None:
    """Ann asks the phones something in words (SW-39)."""
    await begun(game)
    await game.done("ann", "call_vote", question="Which door?", options=["left", "right", "none"])


async def odd_one_out(game: Game) -> None:
    """Five drones, two ways: the phones say where the odd one goes (SW-28, SW-39)."""
    await begun(game)
    for seat in SEATS:
        what = {"fact": "member", "seat": seat, "place": at(1, 1)}
        await game.done("ann", "correct", what=what, reason="as the test needs it")
    await game.done("ann", "spawn", enemy="drone", places=[{"place": at(0, 0), "count": 5}], reason="")
    await game.done("ann", "end_play")


Ballot = Callable[[Game], Any]
BALLOTS = [
    pytest.param(table(), asked, id="in words"),
    pytest.param(table(level="map", map=grid(3, 3)), odd_one_out, id="in the enemy step"),
]


async def voted(kit: Any, ballot: Ballot, *votes: int) -> tuple[Heard, Heard]:
    """Bo votes for these, one after the other, then Ann: what the others hear until Cy votes, and of that."""
    async with playing(kit, "three") as game:
        await ballot(game)
        assert game.state.ballot.is_open
        await heard(game)
        await does(game, "bo", "vote", option=votes[0])
        first = await heard(game)
        assert all(len(views(first[name])) == 1 for name in OTHERS), "the public bit: Bo has voted"
        for option in votes[1:]:
            await does(game, "bo", "vote", option=option)
        again = await heard(game)
        assert all(views(again[name]) == [] for name in OTHERS), "another vote replaces it in silence"
        await does(game, "ann", "vote", option=1)
        waiting = await heard(game)
        await does(game, "cy", "vote", option=1)
        return {name: first[name] + again[name] + waiting[name] for name in OTHERS}, await heard(game)


@pytest.mark.parametrize(("kit", "ballot"), BALLOTS)
async def test_sw39_a_vote_leaves_no_trace_until_all_have_answered(kit: Any, ballot: Ballot) -> None:
    before, after = await voted(kit, ballot, 0, 1, 0)
    same, other = await voted(kit, ballot, 1, 1, 1)
    assert before == same
    assert all(after[name] != other[name] for name in OTHERS), "the comparison would notice"


async def test_sw39_all_votes_open_for_everybody_in_the_same_frame() -> None:
    before, after = await voted(table(), asked, 0)
    closed = [json.loads(text)["view"]["vote"] for frames in before.values() for text in views(frames)]
    assert not [vote for vote in closed if any(option["votes"] for option in vote["options"])]
    opened = [[json.loads(text)["view"]["vote"] for text in views(frames)] for frames in after.values()]
    assert opened[0] == opened[1] == opened[2]
    (vote,) = opened[0]
    assert [option["votes"] for option in vote["options"]] == [["bo"], ["ann", "cy"], []]


async def closed_early(option: int) -> tuple[Heard, Heard]:
    """Bo has voted, and the leader does not wait for Cy: what the others hear until then, and of that."""
    async with playing(table(), "three") as game:
        await asked(game)
        await heard(game)
        await does(game, "bo", "vote", option=option)
        before = await heard(game)
        await does(game, "ann", "close_vote")
        return before, await heard(game)


async def test_sw39_a_vote_that_is_closed_early_opens_only_then() -> None:
    (before, after), (same, other) = await closed_early(0), await closed_early(2)
    assert before == same
    assert all(after[name] != other[name] for name in OTHERS)


async def test_sw39_open_votes_do_differ_at_once() -> None:
    """House rule `votes=open`: the tests above would notice a vote that shows."""
    kit = table(votes="open")
    (one, _), (other, _) = await voted(kit, asked, 0), await voted(kit, asked, 2)
    assert all(one[name] != other[name] for name in OTHERS)


# --- hands ---


async def held(hand: int, **options: Any) -> Heard:
    """Bo's hand is put right, then he plays a whole turn: what the others hear of it."""
    async with playing(table(**options), "three") as game:
        await begun(game)
        await game.done("ann", "end_play")
        await game.done("ann", "refilled")
        assert game.state.turn.seat == "bo"
        await heard(game)
        what = {"fact": "hand", "seat": "bo", "hand": hand}
        await does(game, "bo", "correct", what=what, reason="counted again")
        await does(game, "bo", "play", card="Cool head")
        await does(game, "bo", "discard", purpose="draw")
        await does(game, "bo", "draw", cards=2)
        await does(game, "bo", "end_play")
        told = await heard(game, (*OTHERS, "bo"))
        mine = [json.loads(text)["view"]["my_hand"] for text in views(told.pop("bo"))]
        assert mine[:4] == [hand, hand - 1, hand - 1, hand + 1], "Bo's own phone counts"
        await does(game, "bo", "refilled")
        rest = await heard(game)
        return {name: told[name] + rest[name] for name in OTHERS}


async def test_sw3_how_many_cards_somebody_holds_leaves_no_trace() -> None:
    """Nor does what is thrown away and drawn again because of it (SW-9, SW-31)."""
    assert await held(2) == await held(7)


async def test_sw3_open_hands_do_differ() -> None:
    """House rule `open_hands` (A15): the test above would notice."""
    here, there = await held(2, open_hands=True), await held(7, open_hands=True)
    assert all(here[name] != there[name] for name in OTHERS)


# --- what the app draws ---


def draws(seal: str) -> tuple[str, ...]:
    """The common enemies that will come under this seal, the next one first."""
    options = SingularityOptions(library=CARDS, draws="app")
    opening = opening_of(KIT.game, options.model_dump(mode="json"))
    names = tuple(seat.capitalize() for seat in SEATS)
    seed = seed_under(KIT.game, opening, names, (40, 41, 42), seal)
    queue: tuple[str, ...] = KIT.game.setup(options, tuple(map(Seat, SEATS)), seed).draws["common"].value
    return queue


def other_seal(is_wanted: Callable[[tuple[str, ...]], bool]) -> str:
    """A seal whose draws are like this."""
    return next(seal for number in range(10_000) if is_wanted(draws(seal := f"{number:064x}")))


async def drawn(seal: str, tokens: int) -> list[Heard]:
    """What everybody sees at the start, in the first turn, and after each token that turns."""
    seen: list[Heard] = []
    async with playing(table(draws="app"), "three", seal) as game:

        async def look() -> None:
            await game.caught_up()
            seen.append({name: views(phone.frames)[-1:] for name, phone in game.phones.items()})

        await look()
        await begun(game)
        await look()
        for _ in range(tokens):
            await game.done("bo", "draw_enemy", kind="common")
            await look()
    return list(map(masked, seen))


async def test_sw8_what_the_app_will_draw_is_nobodys_until_it_is_drawn() -> None:
    """Two seals, equal bytes; and with the same first enemy they are equal until the second."""
    here = draws(SEAL)
    another = other_seal(lambda queue: queue[0] != here[0])
    below = other_seal(lambda queue: queue[0] == here[0] and queue[1] != here[1])
    *before, first, second = await drawn(SEAL, 2)
    *same, other = await drawn(another, 1)
    assert before == same
    assert all(first[name] != other[name] for name in first), "the comparison would notice"
    *same, other = await drawn(below, 2)
    assert [*before, first] == same
    assert all(second[name] != other[name] for name in second)


# --- refusals ---


async def refused(game: Game, seat: str, do: str, /, **fields: Any) -> str:
    """The refusal, which goes to its sender alone."""
    await heard(game)
    answer = await game.act(seat, do, **fields)
    assert answer["t"] == "refused", answer
    await game.caught_up()
    for viewer, frames in game.new_frames().items():
        kinds = {json.loads(text)["t"] for text in frames}
        assert kinds == ({"refused", "pong"} if viewer == seat else {"pong"})
    return json.dumps({**answer, "n": 0})


async def test_sw14_that_a_hand_is_empty_is_told_to_its_owner_alone() -> None:
    async with playing(table(), "three") as game:
        await begun(game)
        for _ in range(3):
            await does(game, "ann", "play", card="")
        for do in ("play", "discard"):
            assert "singularity.no_card" in await refused(game, "ann", do)


async def probed(option: int, hand: int) -> list[str]:
    """Everything Cy is told when he tries to find out about Bo's vote and hand."""
    async with playing(table(), "three") as game:
        await begun(game)
        what = {"fact": "hand", "seat": "bo", "hand": hand}
        await does(game, "bo", "correct", what=what, reason="counted again")
        told = [await refused(game, "cy", do) for do in ("play", "discard", "refilled")]
        await does(game, "ann", "call_vote", question="Which door?", options=["left", "right"])
        await does(game, "bo", "vote", option=option)
        told += [await refused(game, "cy", do) for do in ("close_vote", "carry_out")]
        return [*told, await refused(game, "cy", "vote", option=2)]


async def test_sw39_no_refusal_tells_of_anothers_vote_or_hand() -> None:
    assert await probed(0, 0) == await probed(1, 6)
