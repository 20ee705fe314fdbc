"""The Singularity War on its public screens: real views of every moment, a screen to draw them on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import flet as ft

from companion.games.singularity import GAME
from companion.games.singularity.actions import ACTIONS
from companion.games.singularity.views import SingularityView
from companion.kernel.action import Action
from companion.kernel.seat import Actor, Seat, Voice
from companion.net.link import Frame
from companion.table.views import SeatLine, TableView
from companion.ui.documents import NO_DOCUMENTS, Documents
from companion.ui.games.singularity.draw.colours import LOOKS
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Desk, Stage
from tests.games.singularity.shipped import CARDS, FIRST, GLASS, RELAY, STORY, TRAM
from tests.ui.games.singularity.phone_kit import BoothPhone
from tests.ui.phone import Phone

SEATS = (Seat("ann"), Seat("bo"), Seat("cleo"))
NAMES = ("Ann", "Bo", "Cleo")
LONG_NAMES = ("Maximiliane Alexandra", "Bartholomäus-Heinrich", "Wilhelmina Q.")
COLOURS = ("orange", "sky", "green")
LINK = "http://10.0.0.2:8830/j/KITE-RIVER-42"
UPGRADES = [card.model_dump() for card in CARDS.upgrades]


@dataclass
class Playing:
    """A game in progress and the public views on the way."""

    options: dict[str, Any]
    views: dict[str, SingularityView] = field(default_factory=dict)
    state: Any = None

    def __post_init__(self) -> None:
        made = GAME.options.model_validate({"library": CARDS, **self.options})
        self.state = GAME.setup(made, SEATS, b"\x07" * 32)  # type: ignore[arg-type]

    @property
    def view(self) -> SingularityView:
        """What the shared screen sees."""
        return GAME.view(self.state, None)

    def do(self, who: Actor, do: str, **fields: Any) -> None:
        """One action."""
        action = ACTIONS.validate_python({"do": do, **fields})
        self.state = GAME.apply(self.state, who, action)

    def keep(self, name: str) -> None:
        """Remember the screen of this moment."""
        self.views[name] = self.view


def characters(playing: Playing) -> None:
    """Everybody has one."""
    for seat, character in zip(SEATS, CARDS.characters, strict=False):
        playing.do(seat, "take_character", character=character.model_dump())


@cache
def map_views() -> dict[str, SingularityView]:
    """An issue of a story on the map, to a win: with a cache, a vote and an odd drone."""
    ann, bo, cleo = SEATS
    game = Playing({"level": "map", "mode": "story", "map": RELAY, "campaign": STORY})
    game.keep("setup")
    characters(game)
    game.do(ann, "begin")
    game.keep("play")
    game.do(ann, "move", steps=3, path=["B3", "C3"], companions=[bo, cleo])
    game.keep("encounter")
    game.do(ann, "place_enemies", token="D2", enemy="drone", places=[{"place": "D2", "count": 3}])
    game.do(ann, "place_enemies", token="C1", enemy="hunter", places=[{"place": "C1", "count": 1}])
    game.keep("cache-reveal")
    game.do(bo, "reveal_cards", cards=UPGRADES[:3])
    game.keep("cache-pick")
    game.do(ann, "pick", card=0)
    game.do(cleo, "reveal_cards", cards=UPGRADES[3:4])
    game.keep("cache-second")
    game.do(bo, "pick")
    game.do(cleo, "pick", card=2)
    game.do(cleo, "reveal_cards")
    game.keep("travel")
    game.do(ann, "end_play")
    game.keep("vote")
    game.do(cleo, "vote", option=1)
    game.keep("vote-some")
    game.do(ann, "vote", option=1)
    game.do(bo, "vote", option=0)
    game.keep("vote-open")
    game.do(bo, "carry_out")
    game.keep("enemies")
    game.do(ann, "enemies_done")
    game.keep("refill")
    game.do(ann, "refilled")
    game.keep("play-2")
    for place, enemy, hits in (("C3", "hunter", (1,)), ("D3", "drone", (1, 1)), ("C2", "drone", (1,))):
        target = {"place": place, "hits": [{"enemy": enemy, "hits": hits}]}
        game.do(bo, "attack", damage=2, range=1, targets=[target])
    game.do(bo, "end_play")
    game.do(bo, "refilled")
    game.do(cleo, "move", steps=4, path=["C2", "C1", "D1"], companions=[ann, bo])
    game.keep("won")
    return game.views


@cache
def light_views() -> dict[str, SingularityView]:
    """An issue without a map, to a loss."""
    ann, bo, cleo = SEATS
    game = Playing({"issue": FIRST.model_copy(update={"limits": None, "map": None})})
    game.keep("light-setup")
    characters(game)
    game.do(Voice.TABLE, "set_limits", threat=20, awareness=10)
    game.keep("light-ready")
    game.do(ann, "begin")
    game.keep("light-empty")
    game.do(ann, "walk", steps=2, path=[{}, {"types": 1, "hazard": True}])
    game.do(ann, "change", track="awareness", amount=4, cause="event")
    for enemy, place, count in (
        ("drone", "Loading bay", 5),
        ("drone", "Rail yard", 2),
        ("hunter", "Roof", 3),
    ):
        game.do(cleo, "spawn", enemy=enemy, places=[{"place": place, "count": count}], reason="a token")
    game.do(ann, "change", track="threat", amount=-2, cause="calm")
    game.keep("light-play")
    game.do(bo, "call_vote", question="Whom do they follow?", options=["Ann", "Bo"])
    game.keep("light-vote")
    for seat in SEATS:
        game.do(seat, "vote", option=1)
    game.do(cleo, "carry_out")
    game.do(ann, "end_play")
    game.keep("light-enemies")
    game.do(ann, "answer_group", group="drone@Loading bay", in_range=False, to=["stairs", "ladder"])
    game.do(ann, "answer_group", group="drone@Rail yard", in_range=True, to=[""])
    game.keep("light-asked")
    game.do(ann, "answer_group", group="hunter@Roof", in_range=True, to=[])
    game.keep("light-settled")
    game.do(ann, "enemies_done")
    game.do(ann, "refilled")
    game.do(bo, "change", track="threat", amount=14, cause="event", note="the tower falls")
    game.keep("lost")
    return game.views


@cache
def tie_views() -> dict[str, SingularityView]:
    """Votes that tie, a direction by hand, a map that is no grid, a big board."""
    ann = SEATS[0]
    game = Playing({"level": "map", "map": TRAM, "smart_enemies": True})
    game.do(ann, "set_limits", threat=30, awareness=8)
    game.do(ann, "begin")
    game.do(ann, "spawn", enemy="stalker", places=[{"place": "summit", "count": 1}])
    game.do(ann, "spawn", enemy="drone", places=[{"place": "quay", "count": 2}])
    game.keep("tram-play")
    game.do(ann, "end_play")
    game.keep("by-hand")
    big = Playing({"level": "map", "map": GLASS})
    big.do(ann, "set_limits", threat=20, awareness=10)
    big.do(ann, "begin")
    for seat, place in zip(SEATS, ("B2", "B5", "E4"), strict=True):
        big.do(seat, "correct", what={"fact": "member", "seat": seat, "place": place})
    for enemy, place, count in (("drone", "A4", 5), ("brute", "E2", 1), ("drone", "C5", 2)):
        big.do(ann, "spawn", enemy=enemy, places=[{"place": place, "count": count}])
    big.keep("glass-play")
    big.do(ann, "end_play")
    big.keep("glass-enemies")
    while big.view.phase == "vote":
        for seat in SEATS:
            big.do(seat, "vote", option=0)
        big.do(ann, "carry_out")
    big.keep("glass-step")
    custom = Playing({"level": "map", "map": RELAY})
    custom.do(ann, "set_limits", threat=20, awareness=10)
    custom.do(ann, "begin")
    custom.do(ann, "call_vote", question="Which door?", options=["Left", "Right", "Wait"])
    for seat, option in zip(SEATS, (0, 1, 2), strict=True):
        custom.do(seat, "vote", option=option)
    custom.keep("tied")
    custom.do(ann, "close_vote", option=2)
    custom.keep("tie-broken")
    custom.do(ann, "carry_out")
    return {**game.views, **big.views, **custom.views}


@cache
def views() -> dict[str, SingularityView]:
    """All of them."""
    return {**map_views(), **light_views(), **tie_views()}


def table(view: SingularityView, *, is_host: bool, names: tuple[str, ...], **changes: Any) -> TableView:
    """The table around a view."""
    known: dict[str, Any] = {
        "id": "t1",
        "game": "singularity",
        "title": "The Singularity War",
        "code": "KITE",
        "stage": "over" if view.phase == "over" else "playing",
        "seats": tuple(
            SeatLine(seat=seat, name=names[at], colour=COLOURS[at], presence="here")
            for at, seat in enumerate(SEATS)
        ),
        "places": (1, 6),
        "options": {},
        "is_host": is_host,
        "join_link": LINK,
    }
    return TableView.model_validate({**known, **changes})


@dataclass
class Booth:
    """One screen on a device, and what it said."""

    view: SingularityView
    draw: Any
    size: tuple[float, float] = (1024, 768)
    is_host: bool = True
    names: tuple[str, ...] = NAMES
    library: Documents = NO_DOCUMENTS
    skin: dict[str, Any] = field(default_factory=dict)
    around: dict[str, Any] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    went: list[str] = field(default_factory=list)

    def stage(self) -> Stage:
        """What the screen gets."""
        known = table(self.view, is_host=self.is_host, names=self.names, **self.around)
        return Stage(
            frame=Frame(1, known, self.view, 100.0),
            skin=skin_for(*self.size, **{"motion": False, **self.skin}).dressed(LOOKS),
            send=self.sent.append,
            is_shared=True,
            names={line.seat: line.name for line in known.seats},
            library=self.library,
            go=self.went.append,
            now=1_795_000_000.0,
        )

    async def open(self) -> BoothPhone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            made: ft.Control = booth.draw(booth.stage())
            return made

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = BoothPhone("/", *self.size)
        await phone.open(main)
        return phone


@dataclass
class Workshop:
    """An editor on a device, and where it led."""

    draw: Any
    content: dict[str, Any]
    library: Documents = NO_DOCUMENTS
    size: tuple[float, float] = (1024, 768)
    skin: dict[str, Any] = field(default_factory=dict)
    went: list[str] = field(default_factory=list)
    set_up: Callable[[str, dict[str, Any]], Awaitable[None]] | None = None

    async def open(self) -> Phone:
        """Draw it."""
        bench = self
        skin = skin_for(*self.size, **{"motion": False, **self.skin})

        @component
        def Root() -> ft.Control:
            made: ft.Control = bench.draw(
                Desk(skin, library=bench.library, go=bench.went.append, set_up=bench.set_up), bench.content
            )
            return made

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", *self.size)
        await phone.open(main)
        return phone
