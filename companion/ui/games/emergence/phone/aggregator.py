"""Feed the aggregator: any split, unseen (EM-41..44). Both halves are the same grey on purpose."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import Insert, OpenAggregator
from companion.games.emergence.views import AggregatorView
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.compartments import Compartment, Remaining, SideButtons
from companion.ui.games.emergence.draw.tokens import StackedToken
from companion.ui.kit.boxes import CENTERED, InRow, Panel, Together, Wrapped
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Banner, Hint
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.person import Person, people_of, person_of
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send, SendQuietly, as_host
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage


def _state(event: AggregatorView, seat: Seat) -> str:
    """`in`, `now` at it, or `not` yet."""
    if seat not in event.waiting:
        return "in"
    return "now" if seat == event.waiting[0] else "not"


def _droppers(stage: Stage, event: AggregatorView) -> tuple[tuple[Person, str], ...]:
    people = people_of(stage.table)
    return tuple((person_of(people, seat), _state(event, seat)) for seat in event.order)


@part
def Droppers(skin: Skin, droppers: tuple[tuple[Person, str], ...]) -> ft.Control:
    """Who has dropped, who is at it, who comes: never how much."""
    others = [
        Together(
            skin,
            SeatMark(skin, one.colour, 17),
            Muted(skin, skin.say(f"emergence-drop-{state}", name=one.name), 14, lines=1),
            gap=5,
        )
        for one, state in droppers
        if not one.is_me
    ]
    return Wrapped(skin, *others, gap=14, between=6)


@component
def Drop(stage: Stage) -> ft.Control:
    """My tokens fall into the two compartments (EM-42)."""
    view, skin = reading.game(stage), stage.skin
    ai, set_ai = ft.use_state(0)
    human, set_human = ft.use_state(0)
    put_ai, put_human = steady(set_ai), steady(set_human)
    held = reading.mine(stage).knowledge or 0
    dropped = ai + human
    left = held - dropped
    high = 150.0 if skin.is_small or skin.large_text else max(170.0, min(262.0, skin.height - 600))
    halves = [Compartment(skin, "ai", ai, high), Compartment(skin, "human", human, high)]
    buttons = [
        SideButtons(skin, "ai", ai, left > 0, put_ai),
        SideButtons(skin, "human", human, left > 0, put_human),
    ]
    notes: list[ft.Control] = []
    if view.my_split_shows:
        notes.append(Banner(skin, "", skin.say("emergence-drop-shows")))
    elif view.aggregator and not skin.is_small:
        notes.append(Droppers(skin, _droppers(stage, view.aggregator)))
    if not dropped:
        notes.append(Hint(skin, skin.say("emergence-drop-one"), "info", centre=False))
    label, made = skin.say("emergence-drop-button", n=dropped), Insert(ai=ai, human=human)
    return SeatPage(
        stage,
        title=skin.say("emergence-drop-title"),
        subtitle="" if skin.is_small else skin.say("emergence-drop-line"),
        body=[
            InRow(skin, *halves, gap=16),
            InRow(skin, *buttons, gap=16),
            Remaining(skin, held, left),
        ],
        notes=notes,
        actions=[Send(skin, label, stage.send, made if dropped else None, reading.my_colour(stage), "into")],
    )


@part
def _Dropper(skin: Skin, one: Person, state: str) -> ft.Control:
    icon, colour = ("check", skin.palette.good) if state == "in" else ("hourglass", skin.palette.muted)
    words = skin.say(f"emergence-drop-{state}", name=one.called(skin))
    row = [
        SeatMark(skin, one.colour, 22),
        Strong(skin, words, 17, lines=2, expand=True),
        Icon(skin, icon, 22, colour),
    ]
    is_now = state == "now"
    return Panel(skin, InRow(skin, *row, gap=12), radius=16, selected=is_now, colour=one.paint(skin))


@component
def WaitForDrops(stage: Stage) -> ft.Control:
    """Others are at it."""
    view, skin = reading.game(stage), stage.skin
    event, me = view.aggregator, stage.table.my_seat
    if event is None:
        return SeatPage(stage, body=[])
    if me not in event.order:
        line = skin.say("emergence-dropped-not-in")
    elif me in event.waiting:
        line = skin.say("emergence-dropped-wait", name=reading.name(stage, event.waiting[0]))
    else:
        line = skin.say("emergence-dropped-line")
    return SeatPage(
        stage,
        title=skin.say("emergence-dropped-title"),
        subtitle=line,
        body=[_Dropper.keyed(one.seat)(skin, one, state) for one, state in _droppers(stage, event)],
        spacing=8,
    )


@component
def OpenIt(stage: Stage) -> ft.Control:
    """All tokens are in: the one who started it opens it (EM-44)."""
    view, skin = reading.game(stage), stage.skin
    trigger = view.aggregator.trigger if view.aggregator else None
    is_mine, name = reading.is_me(stage, trigger), reading.name(stage, trigger)
    line = skin.say("emergence-open-line") if is_mine else skin.say("emergence-open-wait", name=name)
    actions: list[ft.Control] = []
    if is_mine:
        label, colour = skin.say("emergence-open-button"), reading.my_colour(stage)
        actions.append(Send(skin, label, stage.send, OpenAggregator(), colour, "assimilate"))
    elif reading.stands_in(stage, trigger):
        label = skin.say("emergence-shared-open-for", name=name)
        actions.append(ft.Row([SendQuietly(skin, label, stage.send, as_host(OpenAggregator()))]))
    tokens = [StackedToken(54) for _ in range(3)]
    return SeatPage(
        stage,
        body=[
            ft.Container(height=10),
            ft.Row([Icon(skin, "assimilate", 110)], alignment=CENTERED),
            ft.Row(list(tokens), alignment=CENTERED, spacing=10),
            Heading(skin, skin.say("emergence-open-title"), 30, align=CENTER),
            Muted(skin, line, align=CENTER),
        ],
        actions=actions,
        spacing=20,
    )
