"""Emergent over real sockets: a plan, its faults and a saved deck leave no trace elsewhere (ET-5, ET-7)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import DeckCard, DemandDeck
from tests.games.emergent.kit import FIVE, FIVE_DECK, KIT
from tests.wire.playing import Game, deal_without_seals, playing

OTHERS = ("ann", "cy", "@screen")
MODEST: dict[str, Any] = {
    "build": [{"id": "n1", "size": "small", "region": "old-town"}],
    "products": {"n1": 2},
    "marketing": {},
}
BOLD: dict[str, Any] = {
    "build": [
        {"id": "n1", "size": "large", "region": "salt-flats"},
        {"id": "n2", "size": "small", "region": "north-bay"},
    ],
    "products": {"n1": 7, "n2": 4},
    "marketing": {"salt-flats": 3, "north-bay": 1},
}
TOO_DEAR: dict[str, Any] = {"products": {"gone": 40}, "marketing": {"south-cape": 10, "nowhere": 2}}


def table(deck: DemandDeck | None = None) -> Any:
    """Emergent for three, without luck."""
    return replace(KIT, tables={"three": (3, EmergentOptions(board=FIVE, deck=deck))})


def views(frames: list[str]) -> list[str]:
    return [frame for frame in frames if json.loads(frame)["t"] in ("welcome", "view")]


async def heard(game: Game) -> dict[str, list[str]]:
    """What everybody but Bo has heard since the last time."""
    await game.caught_up()
    fresh = game.new_frames()
    return {name: fresh[name] for name in OTHERS}


async def planned(*plans: dict[str, Any]) -> dict[str, list[str]]:
    """Bo plans this, one after the other, and seals the last; what the others hear of it."""
    async with playing(table(), "three") as game:
        await heard(game)
        for plan in plans:
            await game.done("bo", "plan", plan=plan)
        quiet = await heard(game)
        assert all(views(frames) == [] for frames in quiet.values()), "a plan is nobody's business"
        answer = await game.act("bo", "ready")
        sealed = await heard(game)
        if answer["t"] == "refused":
            assert all(views(frames) == [] for frames in sealed.values()), "nor are its faults"
            assert not any("emergent." in text for frames in sealed.values() for text in frames)
            return sealed
        assert all(len(views(frames)) == 1 for frames in sealed.values()), "the public bit: Bo is ready"
        await game.done("bo", "unready")
        await game.done("bo", "plan", plan=MODEST)
        again = await heard(game)
        assert all(len(views(frames)) == 1 for frames in again.values()), "the public bit: Bo opened it again"
        return {name: quiet[name] + sealed[name] + again[name] for name in OTHERS}


async def test_et7_what_somebody_plans_leaves_no_trace() -> None:
    assert await planned(MODEST) == await planned(BOLD) == await planned({})


async def test_et14_the_faults_of_a_plan_are_the_owners_alone() -> None:
    assert await planned(TOO_DEAR) == await planned(TOO_DEAR, BOLD, TOO_DEAR)


async def test_et15_all_plans_open_for_everybody_in_the_same_frame() -> None:
    async with playing(table(), "three") as game:
        for seat, plan in (("ann", MODEST), ("bo", BOLD), ("cy", {})):
            await game.done(seat, "plan", plan=plan)
        await game.done("ann", "ready")
        await game.done("bo", "ready")
        before = await heard(game)
        told = [json.loads(frame) for frames in before.values() for frame in views(frames)]
        assert not any(frame["view"]["plans"] for frame in told if frame["view"])
        await game.done("cy", "ready")
        after = await heard(game)
        opened = {json.dumps(json.loads(views(frames)[0])["view"]["plans"]) for frames in after.values()}
        assert len(opened) == 1
        assert json.loads(opened.pop())


def other_deck(first: int) -> DemandDeck:
    """The same cards before this round, others from it on."""
    rounds = tuple(
        one
        if one.round < first
        else one.model_copy(
            update={"cards": tuple(DeckCard(city=card.city, tiers=(9, 9, 9)) for card in one.cards)}
        )
        for one in FIVE_DECK.rounds
    )
    return FIVE_DECK.model_copy(update={"rounds": rounds})


async def through_a_round(deck: DemandDeck) -> dict[str, list[str]]:
    """One round with the cards of a deck, and the plans of the next."""
    async with playing(table(deck), "three") as game:
        for seat in ("ann", "bo", "cy"):
            await game.done(seat, "plan", plan=MODEST)
            await game.done(seat, "ready")
        await game.host("for_table", action={"do": "go_on"})
        await game.done("ann", "confirm_cards")
        while game.state.phase == "market":
            at = json.loads(views((await heard(game))["ann"])[-1])["view"]["market"]["at"]
            await game.done("ann", "walk", to=at + 1)
        await game.host("for_table", action={"do": "close_round"})
        for seat in ("ann", "bo", "cy"):
            await game.done(seat, "plan", plan={})
        await game.done("ann", "ready")
        await game.caught_up()
        assert game.state.round == 2
        return {
            name: [deal_without_seals(frame) for frame in phone.frames] for name, phone in game.phones.items()
        }


@pytest.mark.parametrize("first", [2, 3])
async def test_et5_cards_that_are_not_open_yet_leave_no_trace(first: int) -> None:
    here, there = await through_a_round(FIVE_DECK), await through_a_round(other_deck(first))
    assert here == there


async def test_et5_cards_that_are_open_do_differ() -> None:
    """The test above would notice."""
    assert await through_a_round(FIVE_DECK) != await through_a_round(other_deck(1))
