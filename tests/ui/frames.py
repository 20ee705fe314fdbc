"""Canned tables for the screens, and a host that serves them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from companion.games.emergence import GAME
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, GameView, LogLine
from companion.net.exchange import Exchange
from companion.net.hall import Hall
from companion.net.librarycard import LibraryCard
from companion.net.link import Closed, Frame, Refused
from companion.table.actions import Cut
from companion.table.views import (
    EndedView,
    Happened,
    KnockView,
    SealView,
    SeatLine,
    TableView,
    TakebackView,
)
from companion.ui.documents import NO_DOCUMENTS, Documents
from companion.ui.stage import PastTable, TableLine

PEOPLE = (("ann", "Ann", "orange"), ("bo", "Bo", "sky"), ("chi", "Chi", "green"), ("dev", "Dev", "yellow"))
LINK = "http://192.168.1.20:8550/j/KITE#kd83hJx92ks81"


def seats() -> tuple[SeatLine, ...]:
    """Four people; Chi plays on paper, Ann hosts."""
    return tuple(
        SeatLine(
            seat=Seat(seat),
            name=name,
            colour=colour,
            presence="paper" if seat == "chi" else "here",
            is_host=seat == "ann",
        )
        for seat, name, colour in PEOPLE
    )


def table(stage: str = "lobby", seat: str | None = None, **changes: Any) -> TableView:
    """A table of the plain game `parlour`."""
    lines = [("sat", "ann"), ("sat", "bo"), ("came-back", "dev"), ("freed", "chi")]
    log = tuple(
        Happened(number=at, at=1000.0 + at, line=LogLine(code=f"table-log-{code}", seat=Seat(who)))
        for at, (code, who) in enumerate(lines)
    )
    known: dict[str, Any] = {
        "id": "t1",
        "game": "parlour",
        "title": "Parlour",
        "code": "KITE",
        "stage": stage,
        "seats": seats(),
        "places": (3, 6),
        "options": {"deal": "app", "countdown": "3", "move_mandatory": "true"},
        "log": log,
        "log_length": len(log),
        "seal": SealView(seal="ab" * 32, draw=1, step="cutting" if stage == "lobby" else "dealt"),
        "my_seat": seat,
        "my_seats": (seat,) if seat else (),
        "is_host": True,
        "join_link": LINK,
    }
    return TableView.model_validate({**known, **changes})


def choices() -> GameView:
    """Something to choose, drawn by the plain screens."""
    return GameView(
        phase="choose",
        round=2,
        waiting_for=(Seat("bo"), Seat("dev")),
        choices=(
            Choice(do="bid", one_of={"cargo": ("silk", "tea")}, between={"crates": (1, 6)}),
            Choice(do="pass"),
            Choice(do="plan", free=("route",)),
        ),
    )


SCENES: dict[str, dict[str, Any]] = {
    "lobby": {},
    "knock": {"knocks": (KnockView(id="k1", name="Fay", colour="blue", wants="seat"),)},
    "cut": {"my_cut": 37},
    "play": {"stage": "playing"},
    "over": {"stage": "over", "winners": ("ann", "bo")},
    "ended": {"stage": "closed", "ended": EndedView(by=Seat("ann"), at=2000.0, began=1000.0)},
    "shut": {"stage": "closed", "ended": EndedView(at=2000.0, began=1000.0)},
    "stumbled": {"stage": "playing", "stumbled": True},
    "store_away": {"stage": "playing", "store_away": True},
    "back": {"stage": "playing", "takeback": TakebackView(entries=1, agreed=(), missing=(Seat("dev"),))},
    "pass": {"stage": "playing", "my_seats": ("dev", "bo")},
}


EMPTY = frozenset({"shut"})
"""Scenes in which nothing was dealt yet."""


@dataclass
class CannedLink:
    """A link whose frames the test writes."""

    frame: Frame
    done: list[Action] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    over: str = ""
    is_closed: bool = False
    is_away: bool = False
    is_hidden: bool = False
    is_lost: bool = False
    vacant: asyncio.Event = field(default_factory=asyncio.Event)

    async def changed(self) -> None:
        """Wait for `publish` or `end`."""
        await self.news.wait()
        self.news.clear()
        if self.over:
            raise Closed(self.over)

    async def act(self, action: Action, seat: Seat | None = None) -> None:
        """Cuts are fine; all else is refused."""
        self.done.append(action)
        if not isinstance(action, Cut):
            raise Refused("Tea is sold out", "Take silk, or pass. (p. 4)", ())
        self.publish(my_cut=action.at)

    async def log(self) -> tuple[Happened, ...]:
        """All lines."""
        return self.frame.table.log

    def away(self, is_away: bool) -> None:
        """The phone went, or came back."""
        self.is_away = is_away

    def hide(self, is_hidden: bool) -> None:
        """The page went behind another one, or is seen again."""
        self.is_hidden = is_hidden

    async def vacated(self) -> None:
        """Wait until the test says so."""
        await self.vacant.wait()

    def close(self) -> None:
        """Remember it."""
        self.is_closed = True

    def publish(self, **changes: Any) -> None:
        """A newer frame."""
        changed = self.frame.table.model_copy(update=changes)
        self.frame = Frame(self.frame.rev + 1, changed, self.frame.view, 0.0)
        self.news.set()

    def end(self, code: str) -> None:
        """The link is over."""
        self.over = code
        self.news.set()


@dataclass
class CannedHall:
    """A host with one table a scene."""

    links: list[CannedLink] = field(default_factory=list)
    games: tuple[Any, ...] = (GAME,)
    home: Hall | None = None
    """A real one, for its library."""
    asked: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    is_named: bool = False
    ends: int = 0
    """How often somebody quit."""

    organiser: Any = None
    """Who looks after all tables, where a test brings one."""

    @property
    def host(self) -> CannedHall:
        """Everything is possible here."""
        return self

    def quit(self) -> None:
        """Counted."""
        self.ends += 1

    async def cues(self, device: str) -> AsyncIterator[dict[str, Any]]:
        """It is quiet here."""
        for cue in ():
            yield cue

    async def create(self, game_id: str, options: dict[str, Any] | None = None) -> str:
        """Always the lobby."""
        self.asked.append((game_id, options or {}))
        return "lobby"

    async def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> CannedLink:
        """A fresh link to the scene of this name."""
        if table_id not in SCENES:
            raise Closed("table.unknown")
        changes = {"stage": "lobby", **SCENES[table_id], "is_host": is_host}
        shown = table(changes.pop("stage"), seat, **changes)
        made = CannedLink(
            Frame(1, shown, choices() if table_id not in EMPTY and shown.stage != "lobby" else None, 0.0)
        )
        self.links.append(made)
        return made

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """Every device but a stranger's holds Dev's seat; the host may type for Chi, who has no phone."""
        own = ("dev", "bo") if table_id == "pass" else ("dev",)
        paper = ("chi",) if is_host and table_id == "paper" else ()
        return () if device == "stranger" else tuple(map(Seat, (*own, *paper)))

    def fits_screen(self, table_id: str, key: str) -> bool:
        """One key fits."""
        return key == "key"

    def unfinished(self) -> tuple[TableLine, ...]:
        """One table stands."""
        return (TableLine("play", "parlour", "Parlour", time.time() - 7200, seats(), "playing", 2, "KITE"),)

    async def create_beside(self, game_id: str, along: str = "") -> str:
        """Always the lobby."""
        self.asked.append((game_id, {}))
        return "lobby"

    def leaving(self, game_id: str) -> TableLine | None:
        """Nobody is to be taken along."""
        return None

    def without_seat(self, table_id: str, device: str) -> tuple[str, str]:
        """Just a stranger."""
        return "shell.no_seat", ""

    async def history(self) -> tuple[PastTable, ...]:
        """A finished one, and one that was ended early."""
        return (
            PastTable("over", "parlour", "Parlour", 1000.0, ("Ann", "Bo"), ("Ann",)),
            PastTable("b", "parlour", "Parlour", 900.0, ("Ann", "Bo"), (), is_over=False, round=4),
        )

    async def open_past(self, table_id: str) -> None:
        """Every scene stands already."""

    async def forget(self, table_id: str) -> None:
        """Nothing is kept."""

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """Two cities."""
        return (("city-01", "City 01"), ("ring", "Ring road"))

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> Documents:
        """That of the real hall; without one it is empty."""
        return LibraryCard(self.home.library, game_id, may_save, is_host) if self.home else NO_DOCUMENTS

    @property
    def exchange(self) -> Exchange:
        """That of the real hall."""
        assert self.home, "this test needs a library"
        return Exchange(self.home)

    def named(self, code: str) -> str:
        """As the network knows it, when the test says so."""
        return f"companion-{code.lower()}.local:8550" if self.is_named else ""

    def clock(self) -> float:
        """The host's clock."""
        return time.monotonic()


@dataclass(frozen=True)
class Guest:
    """A visitor."""

    device: str = "device"
    is_host: bool = False
    is_organiser: bool = False
