"""My plan is sealed: the same picture whatever is in it (ET-14, FP-3)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import Unready
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import PlanEnvelope, seat_look, tones
from companion.ui.games.emergent.phone.bits import Badge, Centred
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE, Page
from companion.ui.games.emergent.phone.timer import TimerDoor, TimerLine
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import CENTER, Heading, Strong, Words
from companion.ui.stage import Stage


def Sealed(stage: Stage) -> ft.Control:
    """Waiting for the last envelope; mine can be opened again until then."""
    view, skin = reading.game(stage), stage.skin
    late = tuple(view.waiting_for)
    width = min(skin.width * (0.5 if skin.is_small or skin.large_text else 0.77), 330)
    body: list[ft.Control] = [
        ft.Row([PlanEnvelope(skin, reading.my_colour(stage), width)], alignment=ft.MainAxisAlignment.CENTER),
        Heading(skin, skin.say("emergent-phone-sealed-title"), 24 if skin.is_small else 28, align=CENTER),
        Strong(
            skin,
            skin.say("emergent-phone-sealed-waiting", names=reading.people(stage, late)),
            20,
            colour=tones(skin).amber_words,
            align=CENTER,
        ),
        Centred(skin, skin.say("emergent-phone-sealed-line", n=len(view.seats))),
        _everybody(stage, late),
    ]
    again = OutlineButton(
        skin,
        skin.say("emergent-phone-sealed-open"),
        lambda: stage.send(Unready()),
        icon="envelope-open",
        expand=True,
        height=56,
    )
    can_open = reading.may(view, "unready")
    notes: list[ft.Control] = [*TimerLine(stage)]
    if can_open:
        notes.append(Centred(skin, skin.say("emergent-phone-sealed-change")))
    page = Page(
        stage,
        body=body,
        notes=notes,
        actions=[ft.Row([again, *TimerDoor(stage)], spacing=10)] if can_open else [],
        centre=True,
        plain_foot=True,
        spacing=14,
    )
    ground = ft.Image(
        src="art/emergent-contours.svg",
        width=skin.width,
        fit=ft.BoxFit.COVER,
        opacity=0.14 if skin.is_dark else 0.2,
        exclude_from_semantics=True,
    )
    return ft.Stack(
        [
            ft.Container(ground, left=0, right=0, top=0, bottom=0),
            ft.Container(page, left=0, right=0, top=0, bottom=0),
        ],
        expand=True,
    )


def _everybody(stage: Stage, late: tuple[str, ...]) -> ft.Control:
    """A ring for every seat: sealed with a tick, the others thin. Who, never what."""
    skin, palette = stage.skin, stage.skin.palette
    count = max(1, len(stage.table.seats))
    size = min(56.0, (skin.width - 40) / count - 12)

    def one(seat: str, colour: str, name: str) -> ft.Control:
        is_late = seat in late
        ring = ft.Container(
            SeatMark(skin, colour, size * 0.46, dim=is_late),
            width=size,
            height=size,
            shape=ft.BoxShape.CIRCLE,
            bgcolor=palette.card,
            border=ft.Border.all(
                1.2 if is_late else 2.4, palette.outline if is_late else seat_look(skin, colour).colour
            ),
            alignment=ft.Alignment.CENTER,
        )
        badge = [] if is_late else [ft.Container(Badge(skin, 20), right=0, bottom=0)]
        state = skin.say("emergent-phone-planning" if is_late else "emergent-phone-sealed")
        title = skin.say("emergent-phone-is-you", name=name) if reading.is_me(stage, seat) else name
        face = ft.Column(
            [
                ft.Stack([ring, *badge], width=size + 4, height=size + 4),
                Strong(skin, title, 14, align=CENTER, lines=1),
                Words(skin, state, 13, colour=palette.muted, family=TEXT_500, align=CENTER, lines=2),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        return ft.Semantics(
            content=face,
            label=f"{title}: {state}",
            container=True,
            exclude_semantics=True,
            expand=None if skin.large_text else True,
        )

    marks = [one(line.seat, line.colour, line.name) for line in stage.table.seats]
    if skin.large_text:
        return ft.Column(list(marks), spacing=8, tight=True)
    return ft.Row(list(marks), alignment=BETWEEN, vertical_alignment=ft.CrossAxisAlignment.START)
