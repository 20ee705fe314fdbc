"""CyberVerse over real sockets: tokens, sealed answers, two stories and decks leave no trace (CV-3).

Both games of a comparison have as many actions: `rev` counts every one of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.state import Searched
from companion.games.cyberverse.sums.faces import read_titles
from companion.kernel.chance import seed_from
from companion.kernel.seat import Seat
from tests.games.cyberverse.kit import GUN, IMPLANT, KIT
from tests.games.cyberverse.printed import sheet
from tests.net.playing import Game, playing

SEATS = ("ann", "bo", "cy")
OTHERS = ("ann", "cy", "@screen")
SEAL = "5e" * 32
Heard = dict[str, list[str]]

PLAIN: dict[str, Any] = {"attack": 2, "defense": 1}
STEALTH: dict[str, Any] = {"attack": 0, "defense": 0, "defense_effect": "stealth"}
FRENZY: dict[str, Any] = {"attack": 4, "defense": 0, "attack_effect": "frenzy", "defense_effect": "medkit"}
SHIELD: dict[str, Any] = {
    "attack": 1,
    "defense": 5,
    "attack_effect": "poisoned_blade",
    "defense_effect": "energy_shield",
}
BRAWL: dict[str, Any] = {"kind": "brawl", "colour": "green", "henchmen": []}
STORY: dict[str, Any] = {"kind": "story", "vp": 3, "colours": ["yellow"]}
VAULT, RAIN, GHOST = "The Vault", "Neon Rain", "Ghost in the very long corridor"


def table(**options: Any) -> Any:
    """CyberVerse for three."""
    return replace(KIT, tables={"three": (3, CyberverseOptions(**options))})


def views(frames: list[str]) -> list[str]:
    return [frame for frame in frames if json.loads(frame)["t"] in ("welcome", "view")]


def masked(heard: Heard) -> Heard:
    """Without the seals: of a token, and of the table. They are different each time and equally long."""
    token = re.compile(r'"seal":"[A-Z2-7]{4}","commitment":"[0-9a-f]{64}"')
    deal = re.compile(r'"commitment":"[0-9a-f]{64}","phrase":"[a-z ]+"')
    return {
        name: [deal.sub('"deal"', token.sub('"token"', text)) for text in texts]
        for name, texts in heard.items()
    }


# --- a table that has come so far ---


async def does(game: Game, seat: str, do: str, /, **fields: Any) -> None:
    """A seat does something, and everybody has heard what there is to hear of it."""
    await game.done(seat, do, **fields)
    await game.caught_up()


async def said(game: Game, do: str, /, **fields: Any) -> None:
    """The people around the table say something."""
    await game.host("for_table", action={"do": do, **fields})


async def fixed(game: Game, of: str, /, **fields: Any) -> None:
    """The table puts something right."""
    await said(game, "correct", fix={"of": of, **fields}, reason="as the test needs it")


async def heard(game: Game, names: tuple[str, ...] = OTHERS) -> Heard:
    """What these have heard since the last time."""
    await game.caught_up()
    fresh = game.new_frames()
    return {name: fresh[name] for name in names}


def agent(game: Game, seat: str, at: int = 0) -> str:
    """The id of somebody's agent."""
    return [one.id for one in game.state.agents.values() if one.seat == seat][at]


async def begun(game: Game) -> None:
    """Turn 1: everybody has an agent, Ann's acts first."""
    await said(game, "begin", chooser="ann", story_vp=4)
    for at, seat in enumerate(SEATS):
        card = sheet(f"{seat} 1", initiative=5 + at)
        await game.done(seat, "first_agent", sheet=card.model_dump(mode="json"))


async def activation(game: Game) -> None:
    """The Activation phase begins; nobody bought anything."""
    await said(game, "draw_event", card={"kind": "event", "name": "Curfew", "duration": 1})
    await said(game, "place_event")
    await said(game, "next_phase")
    for seat in game.state.order:
        await game.done(seat, "end_strategy")
    await said(game, "next_phase")


async def auxiliary(game: Game) -> None:
    """Every called agent stays; the first auxiliary action is Bo's (CV-38)."""
    await activation(game)
    for one in sorted(game.state.agents.values(), key=lambda one: one.sheet.initiative):
        await game.done(one.seat, "stay", agent=one.id)
    await fixed(game, "org", seat="bo", actions=4)


async def investigation(game: Game) -> None:
    """The Investigation phase begins."""
    for seat in SEATS:
        if game.state.orgs[seat].actions:
            await fixed(game, "org", seat=seat, actions=0)
    await said(game, "next_phase")


async def brawl(game: Game) -> None:
    """All three stand in district 1 and are asked whether they fight (CV-52)."""
    await begun(game)
    for seat in SEATS:
        await fixed(game, "agent", agent=agent(game, seat), district=1)
    await auxiliary(game)
    await investigation(game)
    await said(game, "draw_brawl", card=BRAWL)


async def fight(game: Game) -> None:
    """Ann wanted a fight: everybody keeps a token now (CV-54)."""
    await brawl(game)
    for seat in SEATS:
        await game.done(seat, "declare_fight", fight=seat == "ann")
    assert game.state.now.step == "tokens"


async def sealed(game: Game, seat: str, token: dict[str, Any] | None) -> None:
    """Somebody's agent keeps this."""
    await does(game, seat, "seal_token", agent=agent(game, seat), token=token)


async def struck(game: Game, seat: str, target: str) -> None:
    """Somebody's agent attacks somebody's with bare hands."""
    await does(game, seat, "attack", attacker=agent(game, seat), aims=[{"target": agent(game, target)}])


async def ended(game: Game, seat: str) -> None:
    """Somebody's agent is done."""
    await does(game, seat, "end_activation", figure=agent(game, seat))


# --- combat tokens ---


async def kept(first: dict[str, Any] | None, last: dict[str, Any] | None) -> tuple[Heard, Heard]:
    """Bo keeps a token, then another, takes it back, keeps it again; the fight goes on around him.

    What the others hear of it to the end of the fight, and what Bo's own phone hears until he may act.
    """
    async with playing(table(), "three") as game:
        await fight(game)
        await heard(game)
        for token in (first, last):
            await sealed(game, "bo", token)
        await does(game, "bo", "reopen_token", agent=agent(game, "bo"))
        await sealed(game, "bo", last)
        keeping = await heard(game, (*OTHERS, "bo"))
        for name in OTHERS:
            assert len(views(keeping[name])) == 4, "the public bits: sealed, again, open, sealed"
        for seat in ("ann", "cy"):
            await sealed(game, seat, PLAIN)
        await struck(game, "ann", "cy")
        met = await heard(game, (*OTHERS, "bo"))
        await ended(game, "ann")
        await does(game, "bo", "step", zone=2)
        await ended(game, "bo")
        await ended(game, "cy")
        assert game.state.now == Searched(), "the fight is over, and so is the phase"
        rest = await heard(game)
    own = {"bo": views(keeping["bo"]) + views(met["bo"])}
    return masked({name: keeping[name] + met[name] + rest[name] for name in OTHERS}), masked(own)


async def test_cv54_a_kept_token_leaves_no_trace_until_it_opens() -> None:
    """Not what it is, not that it was changed for another, not at the end of a fight that never opened it."""
    others, own = await kept(PLAIN, PLAIN)
    for first, last in ((FRENZY, SHIELD), (None, None)):
        assert await kept(first, last) == (others, own), "not even on Bo's own phone, unless he holds it"
    assert (await kept(STEALTH, STEALTH))[0] == others, "that it cannot attack is Bo's business"


async def opened(token: dict[str, Any]) -> tuple[Heard, Heard, list[dict[str, Any]]]:
    """Bo keeps this: what the others hear until Ann attacks him, of that, and his token on the screen."""
    async with playing(table(), "three") as game:
        await fight(game)
        await heard(game)
        for seat in SEATS:
            await sealed(game, seat, token if seat == "bo" else PLAIN)
        before = await heard(game)
        await struck(game, "ann", "bo")
        after = await heard(game)
    sites = [
        json.loads(text)["view"]["investigation"] for text in views(before["@screen"] + after["@screen"])
    ]
    lines = [line for site in sites for line in site["tokens"] if line["seat"] == "bo"]
    return masked(before), masked(after), [line for line in lines if line["state"] != "choosing"]


async def test_cv55_a_token_that_opened_does_differ() -> None:
    """The test above would notice; and everybody can check that it is the token that was sealed."""
    (before, after, plain), (same, other, frenzy) = await opened(PLAIN), await opened(FRENZY)
    assert before == same
    assert all(after[name] != other[name] for name in OTHERS)
    for lines, written in ((plain, "2|1||"), (frenzy, "4|0|frenzy|medkit")):
        assert [line["state"] for line in lines] == ["sealed", "sealed", "open"]
        assert [line["token"] is None and not line["salt"] for line in lines] == [True, True, False]
        salted = f"{lines[-1]['salt']}|{written}"
        assert {line["commitment"] for line in lines} == {sha256(salted.encode()).hexdigest()}


async def test_cv54_a_held_token_is_shown_to_its_owner_alone() -> None:
    """Whatever it is, the owner's frames are equally long; nobody hears that it is held."""
    lengths = set()
    async with playing(table(), "three") as game:
        await fight(game)
        for token in (PLAIN, STEALTH, SHIELD, None):
            await sealed(game, "bo", token)
            await heard(game)
            await does(game, "bo", "look", at=f"token:{agent(game, 'bo')}")
            await does(game, "bo", "cover")
            fresh = await heard(game, (*OTHERS, "bo"))
            assert all(views(fresh[name]) == [] for name in OTHERS)
            shown = views(fresh["bo"])
            faces = [json.loads(text)["view"]["my_face"] for text in shown]
            values = "-|-|" if token is None else f"{token['attack']}|{token['defense']}|"
            assert faces[0]["code"].startswith(values)
            assert faces[1:] == [None]
            lengths.add(tuple(len(re.sub(r'"rev":\d+', "", text)) for text in shown))
    assert len(lengths) == 1


# --- answers that open together ---


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


# --- two stories ---


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


# --- the order of the decks ---


def orders(seal: str) -> dict[Seat, tuple[int, ...]]:
    """Everybody's modifier deck under this seal, top first."""
    seed = seed_from(bytes.fromhex(seal), (40, 41, 42))
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


async def test_cv54_a_refusal_about_a_token_goes_to_its_owner_alone() -> None:
    async with playing(table(), "three") as game:
        await fight(game)
        mine = agent(game, "bo")
        assert "nothing_sealed" in await refused(game, "bo", "reopen_token", agent=mine)
        assert "token_range" in await refused(game, "bo", "seal_token", agent=mine, token={"attack": 77})
        for seat in SEATS:
            await sealed(game, seat, STEALTH if seat == "bo" else PLAIN)
        assert "locked" in await refused(game, "bo", "seal_token", agent=mine, token=PLAIN)
        await ended(game, "ann")
        aims = [{"target": agent(game, "ann")}]
        assert "stealth_attacker" in await refused(game, "bo", "attack", attacker=mine, aims=aims)


async def probed(token: dict[str, Any] | None) -> list[str]:
    """Everything Ann is told when she tries to find out about Bo's token without opening it."""
    async with playing(table(), "three") as game:
        await fight(game)
        theirs, me = agent(game, "bo"), agent(game, "ann")
        told = [await refused(game, "ann", "look", at=f"token:{theirs}")]
        await sealed(game, "bo", token)
        told += [await refused(game, "ann", "look", at=f"token:{one}") for one in (theirs, "nobody")]
        assert len(set(told)) == 1, "alike for what is not there and what is another's"
        told += [await refused(game, "ann", do, agent=theirs) for do in ("reopen_token", "seal_token")]
        for seat in ("ann", "cy"):
            await sealed(game, seat, PLAIN)
        await does(game, "ann", "step", zone=2)
        near = {"target": theirs, "relation": "adjacent"}
        for aims in ([{"target": theirs}], [near], [near, {**near, "target": agent(game, "cy")}]):
            told += [
                await refused(game, "ann", "attack", attacker=me, aims=aims),
                await refused(game, "ann", "attack", attacker=me, aims=aims, revealed={theirs: PLAIN}),
            ]
        return told


async def test_cv55_no_refusal_tells_of_anothers_token() -> None:
    assert await probed(STEALTH) == await probed(None)


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
