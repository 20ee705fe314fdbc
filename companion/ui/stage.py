"""What every screen gets, and what a game brings to the shell."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import flet as ft

from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.kernel.view import GameView
from companion.net.link import Frame, Refused
from companion.table.views import Progress, SeatLine, TableView
from companion.ui.documents import NO_DOCUMENTS, DeskDocuments, Documents
from companion.ui.kit.headers import Tools
from companion.ui.kit.look import SHELL, Look
from companion.ui.kit.pages import Said
from companion.ui.kit.settings import AS_IT_COMES, Settings
from companion.ui.kit.skin import Skin
from companion.ui.stood import Stood, TableTold

V = TypeVar("V", bound=GameView)


def _nothing(*_: object) -> None:
    """For what a stage in a test does not need."""


@dataclass(frozen=True)
class Desk:
    """What a screen outside any table gets: editors of the library, stand-alone tools."""

    skin: Skin
    settings: Settings = AS_IT_COMES
    change: Callable[[Settings], None] = _nothing
    """Keep other settings on this device."""
    library: DeskDocuments = NO_DOCUMENTS
    go: Callable[[str], None] = _nothing
    """Another route of this app: `/library` is the way back from an editor, `/` from a tool."""
    set_up: Callable[[str, dict[str, Any]], Awaitable[None]] | None = None
    """The lobby of a game with these house rules chosen, for a host away from any table. Raises `Refused`."""

    def say(self, text_id: str, /, **values: object) -> str:
        """A text with its values."""
        return self.skin.say(text_id, **values)


@dataclass(frozen=True)
class Stage:
    """One session's frame, skin and ways to answer. Screens are functions of it."""

    frame: Frame
    skin: Skin
    send: Callable[[Action], None]
    """Fire and forget; refusals appear as the toast."""
    hold: Callable[[str], None] = _nothing
    """My finger is on the card of this name."""
    cover: Callable[[], None] = _nothing
    """My finger is off it."""
    foretell: Callable[[Action | None], None] = _nothing
    """What the log would say of this correction: `table.foretold` tells it; None: nothing any more."""
    toast: Refused | None = None
    dismiss_toast: Callable[[], None] = _nothing
    open_sheet: Callable[[str], None] = _nothing
    """Show `more`, `log`, `rules`, `invite`, `settings`, `host`, … over the screen."""
    go: Callable[[str], None] = _nothing
    """Another route of this app."""
    clock: Callable[[], float] = time.monotonic
    """The host's clock, now: what `TimerView.ends` is told by."""
    settings: Settings = AS_IT_COMES
    change: Callable[[Settings], None] = _nothing
    """Keep other settings on this device."""
    now: float = field(default=0.0, compare=False)
    """Wall clock when this was drawn (seconds since 1970), for the age of log lines."""
    is_shared: bool = False
    """The shared screen: no seat, public facts only."""
    has_start: bool = False
    """This device has the host's key: the start screen is its own."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Seat → the name people call it by; for `texts.log_line` and `texts.reason`."""
    library: Documents = NO_DOCUMENTS
    """Documents of this table's game: a seat reads and keeps them; a secret deck stays closed."""
    named: str = ""
    """Where the table is found by name on this network, such as `companion-wren.local:8550`."""

    @property
    def said(self) -> Said | None:
        """A refusal that waits to be read."""
        return Said(self.toast, self.dismiss_toast) if self.toast else None

    @property
    def tools(self) -> Tools:
        """For the header of a shared screen."""
        table, ways = self.table, (self.settings, self.change, self.open_sheet, self.go)
        return Tools(
            *ways,
            table=table.id,
            join_link=(table.join_link or "") if table.stage == "playing" else "",
            code=table.code,
            paper=next(iter(self.awaited_on_paper), None),
            mine=self.next_seat,
            is_handed=len(self.own_seats) > 1,
            is_lobby=table.stage == "lobby",
            has_proof=table.stage in ("over", "closed") and table.seal is not None,
            menu="" if table.stage == "closed" else "host" if table.is_host else "table",
        )

    @property
    def table(self) -> TableView:
        """The table's half of the frame."""
        return self.frame.table

    def view_as(self, kind: type[V]) -> V:
        """The game's half of the frame, which is a view of this game."""
        view = self.frame.view
        if not isinstance(view, kind):
            raise TypeError(f"this screen needs a {kind.__name__}")
        return view

    @property
    def me(self) -> SeatLine | None:
        """My seat; None on the shared screen."""
        return self.seat_line(self.table.my_seat) if self.table.my_seat else None

    @property
    def shared_route(self) -> str:
        """Where this device shows the table to everybody; empty where it may not."""
        return f"/table/{self.table.id}" if self.has_start else ""

    @property
    def leads(self) -> bool:
        """Whether it may speak for the whole table: a host device, or a screen that was let to lead."""
        return self.table.is_host or self.table.leads

    @property
    def own_seats(self) -> tuple[SeatLine, ...]:
        """The seats of this device that people sit at: all but those on paper."""
        mine = self.table.my_seats
        return tuple(line for line in self.table.seats if line.seat in mine and line.presence != "paper")

    @property
    def next_seat(self) -> SeatLine | None:
        """Of those, the one that the table waits for; else the first."""
        waiting = self.frame.view.waiting_for if self.frame.view else ()
        own = sorted(self.own_seats, key=lambda line: line.seat not in waiting)
        return own[0] if own else None

    @property
    def is_typing(self) -> bool:
        """Whether this is the page of a seat on paper, for which somebody types."""
        return self.me is not None and self.me.presence == "paper"

    @property
    def awaited_on_paper(self) -> tuple[SeatLine, ...]:
        """Seats on paper that this device may type for, in the order the table waits for them."""
        view = self.frame.view
        if view is None or self.table.stage != "playing":
            return ()
        lines = (line for seat in view.waiting_for if (line := self.seat_line(seat)) is not None)
        return tuple(line for line in lines if line.presence == "paper" and line.seat in self.table.my_seats)

    def go_to_seat(self, seat: str) -> None:
        """The page of a seat of this device."""
        self.go(f"/seat/{self.table.id}?seat={seat}")

    def seat_line(self, seat: str) -> SeatLine | None:
        """The line of a seat at this table."""
        return next((line for line in self.table.seats if line.seat == seat), None)

    def say(self, text_id: str, /, **values: object) -> str:
        """A text with its values."""
        return self.skin.say(text_id, **values)


@frozen
class TableLine(TableTold):
    """A table that stands, for the start screen."""

    touched: float
    """Wall clock of the last action."""
    seats: tuple[SeatLine, ...]
    stage: Progress
    round: int = 0
    code: str = ""
    since: float = 0.0
    """Wall clock of when the game began, or the table was made."""
    is_awake: bool = False
    """Somebody's page shows it now."""

    @property
    def is_playing(self) -> bool:
        """The game has begun and is not over."""
        return self.stage == "playing"


@frozen
class PastTable(TableTold):
    """A game that was played, for the history."""

    ended: float
    names: tuple[str, ...]
    winners: tuple[str, ...]
    """Names; nobody for a draw."""
    round: int = 0
    is_over: bool = True
    """False: ended early."""


Screen = Callable[[Stage], ft.Control]


@frozen
class Choosing:
    """What is to be played, where there is a choice: said in the lobby, and chosen on a sheet of its own."""

    icon: str
    said: Callable[[Stage], str]
    """A few words, such as the name of the board."""
    sheet: Callable[[Stage], list[ft.Control]]
    """For the host: the choices, sent as `SetOptions`."""


@dataclass(frozen=True)
class GameScreens:
    """What a game brings to the shell: `companion/ui/games/<id>/__init__.py` exports one as `SCREENS`."""

    id: str
    seat: Screen
    """Phone: the one question and the main button, below the shell's header. Build it with `kit.SeatPage`."""
    shared: Screen
    """Tablet and TV during play: the whole page, with its own header. Build it with `kit.SharedPage`."""
    end: Screen
    """The shared screen at the end. On phones `seat` draws its own end."""
    peek: Screen
    """My pieces, one line, for the bar under the main button."""
    pieces: Screen
    """My secret and my pieces, for the sheet."""
    rules_at: Callable[[Stage], tuple[str, ...]]
    """Text ids of the rules for where we are, most fitting first."""
    rules: tuple[str, ...]
    """All rules texts in the order of the book."""
    header: Callable[[Stage], tuple[str, str]] | None = None
    """Phase and detail for the phone's header as words; without it `<game>-phase-<phase>` and the round."""
    tour_at: Callable[[Stage], tuple[str, tuple[str, ...]]] | None = None
    """Where a game has several: the name its first-time cards are remembered by, and the cards."""
    tour: tuple[str, ...] = ()
    """Text ids of the first-time cards: the title; attributes `text` (the body) and `icon` (an icon name)."""
    choosing: Choosing | None = None
    """What is to be played, for the lobby; the house rules hold the same choices."""
    fixes: Screen | None = None
    """The host's corrections: a form for public facts, sent as `ForTable`."""
    icon: str = "dice"
    """The game as one sign."""
    art: str = ""
    """Whose pictures it shows, where they are not its own."""
    uses_seat_colour_button: bool = False
    """The main button wears the seat's colour; otherwise the game's accent."""
    looks: tuple[Look, Look] = SHELL
    """The game's clothes by night and by day; its screens get a skin that wears them."""
    peek_facts: Callable[[Stage], object] | None = None
    """What `peek` shows: the bar is drawn again only when that changes. Without it, at every change."""
    stood: Callable[[Stage], Stood] | None = None
    """How it stood, of a table that was ended early: public facts only, nothing opens by it."""
    editors: Mapping[str, Callable[[Desk, dict[str, Any]], ft.Control]] = field(default_factory=dict)
    """Format → the editor of a document: a page (`ui.desk.frame.DeskFrame`). Without one it is only read."""
    readers: Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]] = field(default_factory=dict)
    """Format → how a document looks that can only be read; without one its entries are listed."""
    blanks: Mapping[str, Callable[[], dict[str, Any]]] = field(default_factory=dict)
    """Format → a new document with an empty `name` or `title`; the library asks for it and makes the id."""
    tools: Mapping[str, Callable[[Desk], ft.Control]] = field(default_factory=dict)
    """Name → a tool that needs no table, offered on the start screen: a whole page (`kit.deskpage.DeskPage`).
    Its title is the text `<game>-tool-<name>`, with the attributes `text` (one line) and `icon`."""
    tools_here: Mapping[str, Callable[[Desk, Stage], ft.Control]] = field(default_factory=dict)
    """Name → the same over a table, begun with what this device sees; its words there: `shell.howmuch`."""

    @property
    def accent(self) -> str:
        """Its colour on the shell's screens."""
        return self.looks[0].accent

    @property
    def cover(self) -> str:
        """The start screen's picture, an SVG asset such as `art/emergence-cover.svg`."""
        return f"art/{self.art or self.id}-cover.svg"

    @property
    def texture(self) -> str:
        """The strip behind headers, an SVG asset."""
        return f"art/{self.art or self.id}-texture.svg"
