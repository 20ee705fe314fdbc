"""My plan is sealed: the same picture whatever is in it (ET-14, FP-3)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import Unready
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.walk import PlanEnvelope
from companion.ui.games.emergent.phone.timer import TimerDoor, TimerLine, use_timer
from companion.ui.games.emergent.reading import papers_line
from companion.ui.kit.boxes import BETWEEN, MIDDLE, START, InRow, Labelled, Stacked, Tick
from companion.ui.kit.drawing import component, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.person import Person
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Heading, Muted, Strong, Words
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def SealedPlan(stage: Stage) -> ft.Control:
    """Waiting for the last envelope; mine can be opened again until then."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    timer, can_open = use_timer(stage), may(view, "unready")
    again = SendQuietly(
        skin, skin.say("emergent-phone-sealed-open"), stage.send, Unready(), "envelope-open", 56
    )
    notes = [*TimerLine(skin, timer), *([ChangeHint(skin)] if can_open else [])]
    page = SeatPage(
        stage,
        body=[
            MySealedPlan(skin, cast.mine),
            SealedWaits(
                skin, cast.people(skin, view.waiting_for), len(view.seats), papers_line(skin, cast, view)
            ),
            Everybody(skin, cast.everybody, view.waiting_for),
        ],
        notes=notes,
        actions=[InRow(skin, again, *TimerDoor(skin, timer))] if can_open else [],
        centre=True,
        plain_foot=True,
        spacing=14,
    )
    return ft.Stack(
        [
            ft.Container(Contours(skin), left=0, right=0, top=0, bottom=0),
            ft.Container(page, left=0, right=0, top=0, bottom=0),
        ],
        expand=True,
    )


@part
def Contours(skin: Skin) -> ft.Control:
    """Lines of a map behind everything, quiet."""
    return ft.Image(
        src="art/emergent-contours.svg",
        width=skin.width,
        fit=ft.BoxFit.COVER,
        opacity=0.14 if skin.is_dark else 0.2,
        exclude_from_semantics=True,
    )


@part
def MySealedPlan(skin: Skin, mine: str) -> ft.Control:
    """It is in there."""
    width = min(skin.width * (0.5 if skin.is_small or skin.large_text else 0.77), 330)
    title = skin.say("emergent-phone-sealed-title")
    return ft.Column(
        [
            PlanEnvelope(skin, mine, width),
            Heading(skin, title, 24 if skin.is_small else 28, align=CENTER),
        ],
        spacing=14,
        tight=True,
        horizontal_alignment=MIDDLE,
    )


@part
def SealedWaits(skin: Skin, names: str, count: int, papers: str) -> ft.Control:
    """Whom we wait for, and what happens then."""
    amber, waits = tones(skin).amber_words, skin.say("emergent-phone-sealed-waiting", names=names)
    return ft.Column(
        [
            Strong(skin, waits, 20, colour=amber, align=CENTER),
            Muted(skin, papers or skin.say("emergent-phone-sealed-line", n=count), align=CENTER),
        ],
        spacing=14,
        tight=True,
        horizontal_alignment=MIDDLE,
    )


@part
def ChangeHint(skin: Skin) -> ft.Control:
    """It can still be changed."""
    return Muted(skin, skin.say("emergent-phone-sealed-change"), align=CENTER)


@part
def Everybody(skin: Skin, people: tuple[Person, ...], late: tuple[str, ...]) -> ft.Control:
    """A ring for every seat: sealed with a tick, the others thin. Who, never what."""
    size = min(56.0, (skin.width - 40) / max(1, len(people)) - 12)
    marks = [
        ft.Container(
            SealedSeat.keyed(one.seat)(skin, one, one.seat in late, size),
            expand=None if skin.large_text else True,
        )
        for one in people
    ]
    if skin.large_text:
        return Stacked(skin, *marks, gap=8)
    return ft.Row(list(marks), alignment=BETWEEN, vertical_alignment=START)


@part
def SealedSeat(skin: Skin, person: Person, is_late: bool, size: float) -> ft.Control:
    """One seat, and whether its plan is in the envelope."""
    palette = skin.palette
    edge = palette.outline if is_late else seat_look(skin, person.colour).colour
    ring = ft.Container(
        SeatMark(skin, person.colour, size * 0.46, dim=is_late),
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=palette.card,
        border=ft.Border.all(1.2 if is_late else 2.4, edge),
        alignment=ft.Alignment.CENTER,
    )
    badge = [] if is_late else [ft.Container(Tick(skin, palette.good, 20), right=0, bottom=0)]
    state = skin.say("emergent-phone-planning" if is_late else "emergent-phone-sealed")
    title = person.called(skin)
    face = ft.Column(
        [
            ft.Stack([ring, *badge], width=size + 4, height=size + 4),
            Fitted(skin, title, 14, (skin.width - 40) / 4, align=CENTER),
            Words(skin, state, 13, colour=palette.muted, family=TEXT_500, align=CENTER, lines=2),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    return Labelled(face, f"{title}: {state}")
