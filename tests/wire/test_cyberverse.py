"""CyberVerse over real sockets: sealed answers, two stories and decks leave no trace (CV-3).

Both games of a comparison have as many actions: `rev` counts every one of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.sums.faces import read_titles
from companion.kernel.seat import Seat
from tests.games.cyberverse.kit import GUN, IMPLANT, KIT
from tests.games.cyberverse.printed import sheet
from tests.table.seeds import seed_under
from tests.wire.cyberverse import (
    BRAWL,
    OTHERS,
    SEATS,
    Heard,
    activation,
    agent,
    auxiliary,
    begun,
    brawl,
    does,
    fixed,
    heard,
    investigation,
    masked,
    refused,
    said,
    table,
    views,
)
from tests.wire.playing import Game, opening_of, playing

SEAL = "5e" * 32
STORY: dict[str, Any] = {"kind": "story", "vp": 3, "colours": ["yellow"]}
VAULT, RAIN, GHOST = "The Vault", "Neon Rain", "Ghost in the very long corridor"


async def declared(*answers: bool) -> tuple[Heard, Heard]:
    """Bo says this, one after the other, and Ann yes; what the others hear until Cy's answer, and of it."""
    async with playing(table(), "three") as game:
        await brawl(game)
        await heard(game)
        await does(game, "bo", "declare_fight", fight=answers[0])
        first = await heard(game)
        assert all(len(views(first[name])) == 1 for name in OTHERS), "the public bit: Bo has answered"
        for answer in answers[1:]:
            await does(game, "bo", "declare_fight", fight=answer)
        again = await heard(game)
        assert all(views(again[name]) == [] for name in OTHERS), "changing it is nobody's business"
        await does(game, "ann", "declare_fight", fight=True)
        waiting = await heard(game)
        await does(game, "cy", "declare_fight", fight=False)
        return {name: first[name] + again[name] + waiting[name] for name in OTHERS}, await heard(game)


async def test_cv52_a_declaration_leaves_no_trace_until_all_are_in() -> None:
    (before, after), (same, other) = await declared(True, False, True), await declared(False, False, False)
    assert before == same
    assert all(after[name] != other[name] for name in OTHERS), "the comparison would notice"


async def employed(game: Game) -> None:
    """Everybody has an agent to pay in a district of their own, Bo two and things to sell (CV-81, CV-82)."""
    await begun(game)
    second = sheet("bo 2", initiative=9, salary=400).model_dump(mode="json")
    await fixed(game, "new_agent", seat="bo", sheet=second, district=2)
    for district, seat in enumerate(SEATS, start=1):
        await fixed(game, "agent", agent=agent(game, seat), district=district)
    for gift in (GUN, {**GUN, "name": "Rifle", "price": 900}, IMPLANT):
        await fixed(game, "new_supply", agent=agent(game, "bo"), card=gift)
    await auxiliary(game)


async def payday(game: Game) -> None:
    """Payday begins (CV-81)."""
    await investigation(game)
    for seat in SEATS:
        await said(game, "draw_brawl", card=BRAWL)
        await game.done(seat, "influence")
    await said(game, "next_phase")


def wares(game: Game) -> list[str]:
    """The ids of what Bo's first agent carries: two weapons and an implant."""
    return [token.id for token in game.state.agents[agent(game, "bo")].supply]


Entry = Callable[[Game], dict[str, Any]]


def keeps_all(_game: Game) -> dict[str, Any]:
    return {}


def sells_much(game: Game) -> dict[str, Any]:
    return {"sell": wares(game)[:2], "order": [agent(game, "bo", 1), agent(game, "bo", 0)]}


async def entered(*entries: Entry) -> tuple[Heard, Heard]:
    """Bo enters these, one after the other, takes the last back and enters it again; then Ann, then Cy."""
    async with playing(table(), "three") as game:
        await employed(game)
        await payday(game)
        await heard(game)
        await does(game, "bo", "pay", **entries[0](game))
        first = await heard(game)
        assert all(len(views(first[name])) == 1 for name in OTHERS), "the public bit: Bo has entered"
        for entry in entries[1:]:
            await does(game, "bo", "pay", **entry(game))
        again = await heard(game)
        assert all(views(again[name]) == [] for name in OTHERS), "changing it is nobody's business"
        await does(game, "bo", "reopen_pay")
        await does(game, "bo", "pay", **entries[-1](game))
        await does(game, "ann", "pay")
        waiting = await heard(game)
        await does(game, "cy", "pay")
        return {name: first[name] + again[name] + waiting[name] for name in OTHERS}, await heard(game)


async def test_cv86_a_payday_entry_leaves_no_trace_until_all_are_in() -> None:
    before, after = await entered(keeps_all, sells_much, keeps_all)
    same, other = await entered(sells_much, sells_much, sells_much)
    assert before == same
    assert all(after[name] != other[name] for name in OTHERS), "the comparison would notice"


async def drew(first: str, second: str, keep: str) -> tuple[Heard, Heard, int]:
    """Bo looks at two stories and keeps one: what the others hear before, and then; how long his look was."""
    async with playing(table(open_stories=3), "three") as game:
        await begun(game)
        await auxiliary(game)
        await heard(game)
        await does(game, "bo", "look_at_stories", first=first, second=second)
        await does(game, "bo", "look", at="stories")
        held = views(game.phones["bo"].frames)[-1]
        assert read_titles(json.loads(held)["view"]["my_face"]["code"]) == (first, second)
        await does(game, "bo", "cover")
        looking = await heard(game)
        assert all(len(views(looking[name])) == 1 for name in OTHERS), "the public bit: Bo looks at two"
        await does(game, "bo", "keep_story", card={**STORY, "name": keep})
        kept_one = await heard(game)
        (lost,) = {first, second} - {keep}
        assert not [text for phone in game.phones.values() for text in phone.frames if lost in text]
    return looking, kept_one, len(held)


async def test_cv43_two_stories_are_their_owners_and_the_one_that_went_back_stays_so() -> None:
    looking, kept_one, held = await drew(VAULT, RAIN, keep=VAULT)
    assert await drew(VAULT, GHOST, keep=VAULT) == (looking, kept_one, held), "the other one leaves no trace"
    same, other, length = await drew(GHOST, RAIN, keep=RAIN)
    assert (same, length) == (looking, held), "nor do both of them, before one is kept"
    assert all(other[name] != kept_one[name] for name in OTHERS), "the kept one is everybody's"


def orders(seal: str) -> dict[Seat, tuple[int, ...]]:
    """Everybody's modifier deck under this seal, top first."""
    opening = opening_of(KIT.game, CyberverseOptions().model_dump(mode="json"))
    names = tuple(seat.capitalize() for seat in SEATS)
    seed = seed_under(KIT.game, opening, names, (40, 41, 42), seal)
    state = KIT.game.setup(CyberverseOptions(), tuple(map(Seat, SEATS)), seed)
    return {seat: org.deck.left.value for seat, org in state.orgs.items()}


def other_seal(is_wanted: Callable[[dict[Seat, tuple[int, ...]]], bool]) -> str:
    """A seal whose decks are like this."""
    return next(seal for number in range(10_000) if is_wanted(orders(seal := f"{number:064x}")))


async def drawn(seal: str, cards: int) -> list[Heard]:
    """What everybody sees at the start, with agents, in the Activation phase, and after each draw of Ann."""
    seen: list[Heard] = []
    async with playing(table(), "three", seal) as game:

        async def look() -> None:
            await game.caught_up()
            seen.append({name: views(phone.frames)[-1:] for name, phone in game.phones.items()})

        await look()
        await begun(game)
        await look()
        await activation(game)
        await look()
        for _ in range(cards):
            test = {"feature": "analysis", "threshold": 9, "reason": "Skill"}
            await game.done("ann", "free_test", agent=agent(game, "ann"), **test)
            await look()
    return list(map(masked, seen))


async def test_cv17_the_order_of_a_deck_is_nobodys_until_it_is_drawn() -> None:
    """Two seals: every deck another, equal bytes. Ann's first card the same: equal until her second."""
    here = orders(SEAL)
    every = other_seal(lambda deck: all(cards[0] != here[seat][0] for seat, cards in deck.items()))
    ann = Seat("ann")
    below = other_seal(lambda deck: deck[ann][0] == here[ann][0] and deck[ann][1] != here[ann][1])
    *before, first, second = await drawn(SEAL, 2)
    *same, other = await drawn(every, 1)
    assert before == same
    assert all(first[name] != other[name] for name in first), "the comparison would notice"
    *same, other = await drawn(below, 2)
    assert [*before, first] == same
    assert all(second[name] != other[name] for name in second)


async def test_cv43_cv82_a_refusal_about_stories_or_an_entry_goes_to_its_owner_alone() -> None:
    async with playing(table(open_stories=3), "three") as game:
        await employed(game)
        await does(game, "bo", "look_at_stories", first=VAULT, second=RAIN)
        assert "not_drawn" in await refused(game, "bo", "keep_story", card={**STORY, "name": GHOST})
        assert len({await refused(game, "ann", "look", at=at) for at in ("stories", "nothing")}) == 1
        await does(game, "bo", "keep_story", card={**STORY, "name": RAIN})
        await payday(game)
        assert "nothing_sealed" in await refused(game, "bo", "reopen_pay")
        assert "implant_not_sold" in await refused(game, "bo", "pay", sell=wares(game)[2:])
        assert "must_pay" in await refused(game, "bo", "pay", order=[agent(game, "bo")])
