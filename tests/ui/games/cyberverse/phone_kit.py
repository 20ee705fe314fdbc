"""Phones of CyberVerse with the real rules behind them: a table that is really played, a booth for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from companion import texts
from companion.games.cyberverse import GAME
from companion.games.cyberverse.views import CyberverseView
from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat, Voice
from companion.kernel.view import Face
from companion.net.link import Frame, Refused
from companion.table.actions import ForTable
from companion.table.show import options_in_words
from companion.table.views import SeatLine, TableView
from companion.ui.documents import NO_DOCUMENTS, Documents
from companion.ui.games.cyberverse.draw.colours import LOOKS
from companion.ui.games.cyberverse.guide import header
from companion.ui.games.cyberverse.phone import seat as seat_screen
from companion.ui.games.cyberverse.pieces import peek, pieces
from companion.ui.kit.drawing import component
from companion.ui.kit.headers import PeekBar, PhoneHeader
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.ui.phone import Phone

SEATS = tuple(map(Seat, ("ann", "bo", "cy", "dee")))
NAMES = {"ann": "Ann", "bo": "Bo", "cy": "Cleo", "dee": "Dee"}
COLOURS = ("orange", "sky", "green", "yellow")
STUMBLED = texts.say("shell-part-stumbled")


class Table:
    """A game that is really played."""

    def agent_of(self, seat: str) -> str:
        """The id of the only agent of a seat."""
        return next(one.agents[0].id for one in self.view().organizations if one.seat == seat)

    def who_may(self, do: str) -> str | None:
        """The first seat to whom this is offered."""
        offered = (seat for seat in self.seats if any(choice.do == do for choice in self.view(seat).choices))
        return next(offered, None)

    def owner(self, agent: str | None) -> str:
        """Whose agent it is."""
        return next(
            str(org.seat) for org in self.view().organizations for one in org.agents if one.id == agent
        )

    def __init__(self, count: int = 3, state: Any = None, **options: Any) -> None:
        self.seats = SEATS[:count]
        made = GAME.options.model_validate(options)
        self.options = options_in_words(GAME, options)[0]
        self.state: Any = state if state is not None else GAME.setup(made, self.seats, b"\x07" * 32)  # type: ignore[arg-type]

    def view(self, seat: str | None = None) -> CyberverseView:
        """What a seat sees."""
        return GAME.view(self.state, Seat(seat) if seat else None)

    def do(self, who: str, action: Action | dict[str, Any]) -> None:
        """One action; `@table` is the host's word."""
        actor = Voice.TABLE if who == "@table" else Seat(who)
        said = action if isinstance(action, dict) else action.model_dump()
        self.state = GAME.apply(self.state, actor, GAME.actions.validate_python(said))

    def all(self, *told: tuple[str, dict[str, Any]]) -> Table:
        """Several actions, one after the other."""
        for who, action in told:
            self.do(who, action)
        return self


def sheet(name: str, initiative: int, **values: Any) -> dict[str, Any]:
    """An agent with middling values."""
    plain = {"health": 4, "movement": 3, "analysis": 2, "hacking": 2, "reputation": 2, "combat": 3}
    return {**plain, "name": name, "initiative": initiative, "salary": 300, **values}


def begun(count: int = 3, **options: Any) -> Table:
    """Everybody has a first agent; the event of turn 1 is to be drawn."""
    table = Table(count, **options)
    table.do("@table", {"do": "begin", "chooser": "ann", "story_vp": 4})
    agents = {"ann": ("Vex", 5), "bo": ("Kade", 8), "cy": ("Ibis", 14), "dee": ("Mox", 7)}
    while (chooser := table.view().chooser) is not None:
        table.do(chooser, {"do": "first_agent", "sheet": sheet(*agents[chooser])})
    return table


def strategy(count: int = 3, **options: Any) -> Table:
    """The Strategy phase of turn 1."""
    event = {"name": "Blackout", "duration": 2, "district": 3, "effect": "Hacking −1"}
    table = begun(count, **options)
    while (item := next((one for one in table.view().checklist if one.is_active), None)) is not None:
        card = {"card": event} if item.do == "draw_event" else {}
        table.do("@table", {"do": item.do, **card})
    table.do("@table", {"do": "next_phase"})
    return table


def activation(count: int = 3, **options: Any) -> Table:
    """Everybody is done with Strategy: the agents are called."""
    table = strategy(count, **options)
    while (turn := table.who_may("end_strategy")) is not None:
        table.do(turn, {"do": "end_strategy"})
    table.do("@table", {"do": "next_phase"})
    return table


@dataclass
class Booth:
    """One seat's phone at a table. What it says is really done; a refusal becomes its toast."""

    table: Table
    me: str = "ann"
    size: tuple[float, float] = (390, 844)
    is_host: bool = False
    draw: Callable[[Stage], ft.Control] | None = None
    library: Documents = NO_DOCUMENTS
    skin: dict[str, Any] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    held: str = ""
    paper: tuple[str, ...] = ()
    """Seats without a phone."""
    toast: Refused | None = None
    redraw: Callable[[], None] = lambda: None

    @property
    def view(self) -> CyberverseView:
        """What this phone sees, with the face it holds."""
        view = self.table.view(self.me)
        if not self.held:
            return view
        assert GAME.look is not None
        face = GAME.look(self.table.state, Seat(self.me), self.held)
        shown = face if isinstance(face, Face) else Face(at=self.held, code=str(face))
        return view.model_copy(update={"my_face": shown})

    def send(self, action: Action) -> None:
        """As a link would."""
        self.sent.append(action)
        self.toast, who, said = None, self.me, action.model_dump()
        if isinstance(action, ForTable):
            who, said = "@table", action.action
        try:
            self.table.do(who, said)
        except Rejection as refused:
            words = texts.rejection(refused, NAMES)
            self.toast = Refused(texts.say(texts.text_id(refused.code), "title"), words, refused.reasons)
        self.redraw()

    def hold(self, at: str) -> None:
        """A finger on a card, or off it."""
        self.held = at
        self.redraw()

    def stage(self) -> Stage:
        """What the screens get."""
        view = self.view
        seats = tuple(
            SeatLine(
                seat=seat,
                name=NAMES[seat],
                colour=COLOURS[at],
                presence="paper" if seat in self.paper else "here",
            )
            for at, seat in enumerate(self.table.seats)
        )
        known = TableView(
            id="t1",
            game="cyberverse",
            title="CyberVerse",
            code="KITE",
            stage="over" if view.phase == "over" else "playing",
            seats=seats,
            places=(2, 4),
            options=self.table.options,
            my_seat=Seat(self.me),
            my_seats=(Seat(self.me),),
            is_host=self.is_host,
        )
        return Stage(
            frame=Frame(1, known, view, 100.0),
            skin=skin_for(*self.size, is_seat=True, **{"motion": False, **self.skin}).dressed(LOOKS),
            send=self.send,
            hold=self.hold,
            cover=lambda: self.hold(""),
            toast=self.toast,
            names={str(seat): NAMES[seat] for seat in self.table.seats},
            library=self.library,
        )

    def page(self, stage: Stage) -> ft.Control:
        """The whole phone as the shell puts it together."""
        if self.draw is not None:
            return self.draw(stage)
        head = PhoneHeader(stage.skin, stage.me.name, stage.me.colour, *header(stage))
        bar = PeekBar(stage.skin, peek(stage), lambda: None, more="More")
        return ft.Column([head, ft.Container(seat_screen(stage), expand=True), bar], spacing=0, expand=True)

    async def open(self) -> BoothPhone:
        """Draw it."""
        booth = self

        @component
        def Root() -> ft.Control:
            _, bump = ft.use_state(0)
            booth.redraw = lambda: bump(lambda count: count + 1)
            return booth.page(booth.stage())

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = BoothPhone("/", *self.size)
        await phone.open(main)
        return phone


class BoothPhone(Phone):
    """A phone that can also write into fields."""

    async def write(self, label: str, text: str) -> None:
        """Type into the field of this label, as the client would report it."""
        field = self.field(label)
        self.session.apply_patch(field._i, {"value": text})
        await self.session.dispatch_event(field._i, "change", None)
        await self.settle()

    def field(self, label: str) -> ft.TextField:
        """The field of this label, which may be one only a screen reader says."""
        for one in self.controls():
            if isinstance(one, ft.TextField) and one.label == label:
                return one
            if isinstance(one, ft.Semantics) and one.label == label and isinstance(one.content, ft.TextField):
                return one.content
        raise LookupError(f"no field is called {label!r}")

    def says(self, words: str) -> bool:
        """Whether these words stand anywhere on the page."""
        return any(words in text for text in self.texts())

    def silent_buttons(self) -> list[Any]:
        """Everything to tap that says nothing."""
        return [one for one in self.controls() if self._is_button(one) and not self._words(one).strip()]


def whole_sheet(stage: Stage) -> ft.Control:
    """My pieces as the sheet shows them."""
    return pieces(stage)
