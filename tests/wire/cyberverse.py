"""CyberVerse on the wire: a game of three brought to where something is sealed."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from companion.games.cyberverse.options import CyberverseOptions
from tests.games.cyberverse.kit import KIT
from tests.games.cyberverse.printed import sheet
from tests.wire.playing import Game, deal_without_seals

SEATS = ("ann", "bo", "cy")
OTHERS = ("ann", "cy", "@screen")
Heard = dict[str, list[str]]
BRAWL: dict[str, Any] = {"kind": "brawl", "colour": "green", "henchmen": []}


def table(**options: Any) -> Any:
    """CyberVerse for three."""
    return replace(KIT, tables={"three": (3, CyberverseOptions(**options))})


def views(frames: list[str]) -> list[str]:
    return [frame for frame in frames if json.loads(frame)["t"] in ("welcome", "view")]


def masked(heard: Heard) -> Heard:
    """Without the seals: of a token, and of the table. They are different each time and equally long."""
    token = re.compile(r'"seal":"[A-Z2-7]{4}","commitment":"[0-9a-f]{64}"')
    return {
        name: [deal_without_seals(token.sub('"token"', text)) for text in texts]
        for name, texts in heard.items()
    }


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
