"""A seat on paper writes its choice down; it is typed at zero, for everybody to see (EM-57, EM-58)."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.games.emergence.actions import PaperReady, TypePaper
from companion.games.emergence.words import ActionName, Augmentation
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.select import SecretChoices
from companion.ui.kit.boxes import CENTERED, Spaced, Strip
from companion.ui.kit.drawing import component, part, use_kept
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.seats import SeatRow
from companion.ui.kit.sending import Send, SendQuietly, Way, as_host
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


@component
def FoldThePaper(stage: Stage) -> ft.Control:
    """Nothing is typed yet: that the paper lies folded is enough."""
    skin, me = stage.skin, stage.table.my_seat
    name, colour = reading.name(stage, me), reading.my_colour(stage)
    label = skin.say("emergence-folded-button", name=name)
    late = reading.late(reading.game(stage))
    words = {False: skin.say("emergence-shared-sealed"), True: skin.say("emergence-shared-choosing")}
    return SeatPage(
        stage,
        title=skin.say("emergence-fold-title", name=name),
        subtitle=skin.say("emergence-fold-line"),
        body=[
            ft.Row([Icon(skin, "envelope-lock", 88, colour)], alignment=CENTERED),
            Strip(skin, skin.say("emergence-fold-secret", name=name), icon="shield"),
            SeatRow(skin, stage.table.seats, None, detail=lambda line: words[line.seat in late]),
        ],
        actions=[Send(skin, label, stage.send, PaperReady(seat=Seat(me or "")), colour, "check")],
        centre=True,
        spacing=24,
    )


@part
def FoldedFor(skin: Skin, names: tuple[tuple[str, str], ...], send: Way) -> ft.Control:
    """The host says for each seat on paper that its paper is folded."""
    rows = [
        ft.Row(
            [
                SendQuietly(
                    skin,
                    skin.say("emergence-folded-button", name=name),
                    send,
                    as_host(PaperReady(seat=Seat(seat))),
                    "check",
                )
            ]
        )
        for seat, name in names
    ]
    return Spaced(skin, *rows, gap=8)


def writing(stage: Stage) -> tuple[tuple[str, str], ...]:
    """Seats on paper whose paper this device may call folded: seat and name, but not its own page's."""
    view = reading.game(stage)
    late = reading.late(view) if stage.leads else ()
    return tuple(
        (str(seat), reading.name(stage, seat))
        for seat in late
        if reading.has_paper(stage, seat) and not reading.is_me(stage, seat)
    )


@component
def Unfolding(stage: Stage) -> ft.Control:
    """Zero: the papers are typed, on the page of their seat or by the host; all others look up."""
    view, skin, me = reading.game(stage), stage.skin, stage.table.my_seat
    mine = [seat for seat in view.papers if reading.is_me(stage, seat)]
    typing = mine[:1] or (list(view.papers[:1]) if stage.leads else [])
    if typing:
        return TypeIt.keyed(f"paper-{typing[0]}")(stage, str(typing[0]), bool(mine))
    names = tuple(reading.name(stage, seat) for seat in view.papers)
    line = skin.say("emergence-unfold-line", names=skin.language.listed(names), count=len(names))
    words = {False: skin.say("emergence-shared-sealed"), True: skin.say("emergence-shared-unfolding")}
    return SeatPage(
        stage,
        title=skin.say("emergence-unfold-title"),
        subtitle=line,
        body=[
            ft.Row([Icon(skin, "envelope-open", 96, skin.palette.muted)], alignment=CENTERED),
            SeatRow(skin, stage.table.seats, me, detail=lambda one: words[one.seat in view.papers]),
        ],
        centre=True,
        spacing=24,
    )


@component
def TypeIt(stage: Stage, seat: str, is_own: bool) -> ft.Control:
    """What stands on one paper: it lies open on the table."""
    skin, person = stage.skin, reading.person(stage, seat)
    choices, typed = use_paper(stage, seat, is_own=is_own)
    return SeatPage(
        stage,
        title=skin.say("emergence-unfold-ask", name=person.name),
        subtitle="" if skin.is_small else skin.say("emergence-unfold-open"),
        body=[choices],
        actions=[typed],
        spacing=8,
    )


def use_paper(stage: Stage, seat: str, *, is_own: bool) -> tuple[ft.Control, ft.Control]:
    """The cards of one paper in the colour of its seat, and the button that says what it holds. A hook."""
    skin, person = stage.skin, reading.person(stage, seat)
    colour = person.paint(skin)
    action, pick_action = use_kept(cast("ActionName | None", None))
    augmentation, pick_augmentation = use_kept(cast("Augmentation | None", None))
    said: Action | None = None
    if action is not None and augmentation is not None:
        said = TypePaper(seat=Seat(seat), action=action, augmentation=augmentation)
        said = said if is_own else as_host(said)
    label = skin.say("emergence-unfold-button", name=person.name)
    choices = SecretChoices(skin, action, augmentation, colour, pick_action, pick_augmentation)
    return choices, Send(skin, label, stage.send, said, colour, "check")
