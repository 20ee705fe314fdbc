"""Phones of The Singularity War with the real rules behind them: a table to play, a booth for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft

from companion import texts
from companion.games.singularity import GAME
from companion.games.singularity.rules.groups import register
from companion.games.singularity.state.board import Group
from companion.games.singularity.views import SingularityView
from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat, Voice
from companion.net.link import Frame, Refused
from companion.table.actions import ForTable
from companion.table.views import Happened, SeatLine, TableView
from companion.ui.documents import NO_DOCUMENTS, Documents
from companion.ui.games.singularity.draw.colours import LOOKS
from companion.ui.games.singularity.guide import header
from companion.ui.games.singularity.phone.seat import seat as seat_screen
from companion.ui.games.singularity.pieces import peek, pieces
from companion.ui.kit.drawing import component
from companion.ui.kit.headers import PeekBar, PhoneHeader
from companion.ui.kit.skin import skin_for
from companion.ui.stage import Stage
from tests.games.singularity.shipped import CARDS, RELAY
from tests.ui.phone import Phone

SEATS = tuple(map(Seat, ("ann", "bo", "cleo", "dev")))
NAMES = {"ann": "Ann", "bo": "Bo", "cleo": "Cleo", "dev": "Dev"}
LONG_NAMES = {
    "ann": "Annabel of the Green Hill",
    "bo": "Bo",
    "cleo": "Christopher-Maximilian",
    "dev": "Eve-Marie van den Broeck",
}
COLOURS = ("orange", "sky", "green", "yellow")
MAP = {"level": "map", "map": RELAY, "library": CARDS}
LIGHT = {"level": "light", "library": CARDS}


class Table:
    """A game that is really played."""

    def __init__(self, count: int = 3, **options: Any) -> None:
        self.seats = SEATS[:count]
        self.state: Any = GAME.setup(
            GAME.options.model_validate({**LIGHT, **options}), self.seats, b"\x07" * 32
        )

    def view(self, seat: str | None = None) -> SingularityView:
        """What a seat sees."""
        return GAME.view(self.state, Seat(seat) if seat else None)

    def say(self, who: str, do: str, **fields: Any) -> Table:
        """One action as it arrives from a phone; `@table` is the host's word."""
        self.do(who, GAME.actions.validate_python({"do": do, **fields}))
        return self

    def do(self, who: str, action: Action) -> None:
        """One action."""
        actor = Voice.TABLE if who == "@table" else Seat(who)
        self.state = GAME.apply(self.state, actor, action)  # type: ignore[arg-type]

    def begun(self, *, threat: int = 20, awareness: int = 10) -> Table:
        """Limits are typed, everybody has a character, the first turn begins."""
        for seat, character in zip(self.seats, CARDS.characters, strict=False):
            self.say(seat, "take_character", character=character.model_dump())
        self.say("@table", "set_limits", threat=threat, awareness=awareness)
        return self.say("ann", "begin")

    def put(self, *groups: tuple[str, str, int], threat: int | None = None, **members: str) -> Table:
        """Enemies and members stand where a scene needs them."""
        state = self.state
        seated = {
            seat: replace(member, place=members.get(seat, member.place))
            for seat, member in state.members.items()
        }
        found = register(state, (Group(*group) for group in groups))
        self.state = replace(
            state, members=seated, groups=found, threat=state.threat if threat is None else threat
        )
        return self


@dataclass
class Booth:
    """One seat's phone at a table. What it says is really done; a refusal becomes its toast."""

    table: Table
    me: str = "ann"
    size: tuple[float, float] = (390, 844)
    is_host: bool = False
    shows: str = "seat"
    draw: Callable[[Stage], ft.Control] | None = None
    names: dict[str, str] = field(default_factory=lambda: NAMES)
    away: tuple[str, ...] = ()
    paper: tuple[str, ...] = ()
    skin: dict[str, Any] = field(default_factory=dict)
    sent: list[Action] = field(default_factory=list)
    toast: Refused | None = None
    redraw: Callable[[], None] = lambda: None
    library: Documents = NO_DOCUMENTS

    def __post_init__(self) -> None:
        self.view = self.table.view(self.me)

    def send(self, action: Action) -> None:
        """As a link would."""
        self.sent.append(action)
        self.toast = None
        who = self.me
        if isinstance(action, ForTable):
            who, action = "@table", GAME.actions.validate_python(action.action)
        try:
            self.table.do(who, action)
        except Rejection as refused:
            said = texts.rejection(refused, self.names)
            self.toast = Refused(texts.say(texts.text_id(refused.code), "title"), said, refused.reasons)
        self.view = self.table.view(self.me)
        self.redraw()

    def stage(self) -> Stage:
        """What the screens get."""
        seats = tuple(
            SeatLine(
                seat=seat,
                name=self.names[seat],
                colour=COLOURS[at],
                presence="away" if seat in self.away else "paper" if seat in self.paper else "here",
            )
            for at, seat in enumerate(self.table.seats)
        )
        known = TableView(
            id="t1",
            game="singularity",
            title="The Singularity War",
            code="KITE",
            stage="over" if self.view.phase == "over" else "playing",
            seats=seats,
            places=(1, 6),
            options={},
            timer=None,
            log=tuple(
                Happened(number=at, at=1.0, line=line)
                for at, line in enumerate(GAME.log(self.table.state), start=1)
            )[-12:],
            my_seat=Seat(self.me),
            my_seats=(Seat(self.me),),
            is_host=self.is_host,
        )
        return Stage(
            frame=Frame(1, known, self.view, 100.0),
            skin=skin_for(*self.size, is_seat=True, **{"motion": False, **self.skin}).dressed(LOOKS),
            send=self.send,
            toast=self.toast,
            names=self.names,
            library=self.library,
        )

    def page(self, stage: Stage) -> ft.Control:
        """The whole phone as the shell puts it together."""
        if self.draw is not None:
            return self.draw(stage)
        if self.shows == "pieces":
            return pieces(stage)
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
        found = next(one for one in self.controls() if isinstance(one, ft.TextField) and one.label == label)
        self.session.apply_patch(found._i, {"value": text})
        await self.session.dispatch_event(found._i, "change", None)
        await self.settle()

    def says(self, words: str) -> bool:
        """Whether these words stand anywhere on the page."""
        return any(words in text for text in self.texts())
