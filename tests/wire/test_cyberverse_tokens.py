"""A token that is kept in CyberVerse leaves no trace until it opens (CV-3, CV-54)."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from companion.games.cyberverse.state.site import Searched
from tests.wire.cyberverse import (
    OTHERS,
    SEATS,
    Heard,
    agent,
    brawl,
    does,
    heard,
    masked,
    refused,
    table,
    views,
)
from tests.wire.playing import Game, playing

PLAIN: dict[str, Any] = {"attack": 2, "defense": 1}
STEALTH: dict[str, Any] = {"attack": 0, "defense": 0, "defense_effect": "stealth"}
FRENZY: dict[str, Any] = {"attack": 4, "defense": 0, "attack_effect": "frenzy", "defense_effect": "medkit"}
SHIELD: dict[str, Any] = {
    "attack": 1,
    "defense": 5,
    "attack_effect": "poisoned_blade",
    "defense_effect": "energy_shield",
}


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
