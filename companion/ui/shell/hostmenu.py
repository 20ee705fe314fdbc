"""What only the host decides: take back, correct, seats of absent people, hand over, end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.table import actions
from companion.table.views import SeatLine
from companion.ui.kit.boxes import InRow
from companion.ui.kit.buttons import Chip, IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.text import Heading, Muted, SectionTitle, Strong
from companion.ui.organiser.notices import Calling
from companion.ui.shell import everyone
from companion.ui.shell.reckoning import ToolButtons
from companion.ui.shell.roundtable import shifted, state_word
from companion.ui.shell.screens import Ways
from companion.ui.shell.sheet import AnotherPerson, ToTheTablet
from companion.ui.shell.takeback import BackCard
from companion.ui.stage import GameScreens, Stage


def HostMenu(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """The host's drawer."""
    skin, table = stage.skin, stage.table

    made: list[ft.Control] = [
        Heading(skin, skin.say("shell-host-menu"), 26),
        Muted(skin, skin.say("shell-host-menu", "text")),
    ]
    made += BackCard(stage)
    made += Calling(skin, table.orders, stage.send)
    if stage.is_shared:
        made += [*Ways(stage), *ToolButtons(stage, game)]
    else:
        made.append(ToTheTablet(stage))
    if table.stage == "playing" and game.fixes:
        made.append(
            OutlineButton(
                skin,
                skin.say("shell-correct"),
                lambda: stage.open_sheet("fixes"),
                icon="pencil",
                height=52,
            )
        )
    made.append(SectionTitle(skin, skin.say("shell-seats")))
    made += [_SeatLine(stage, line) for line in table.seats]
    made += _more_people(stage)
    if table.stage in ("lobby", "playing"):
        made.append(
            OutlineButton(
                skin,
                skin.say("shell-end-table"),
                lambda: stage.open_sheet("end"),
                icon="flag",
                colour=skin.palette.bad,
                height=52,
            )
        )
    if stage.has_start:
        made.append(
            OutlineButton(skin, skin.say("shell-to-start"), lambda: stage.go("/"), icon="grid", height=52)
        )
    return made


def _more_people(stage: Stage) -> list[ft.Control]:
    """Who else could play: on paper, or with a seat on this very device; in a game, why not."""
    skin = stage.skin
    if stage.table.stage != "lobby":
        return [AnotherPerson(stage)] if stage.table.stage == "playing" else []
    here = "shell-sit-more" if stage.own_seats else "shell-sit-here"
    return [
        OutlineButton(skin, skin.say(text), partial(stage.open_sheet, sheet), icon=icon, height=52)
        for text, sheet, icon in (
            ("shell-everyone", everyone.SHEET, "people"),
            ("shell-add-paper", "paper", "paper"),
            (here, "sit", "person"),
        )
    ]


def _SeatLine(stage: Stage, line: SeatLine) -> ft.Control:
    skin = stage.skin
    more = partial(stage.open_sheet, f"seat:{line.seat}")
    label = skin.say("shell-seat-button", name=line.name)
    buttons = [IconButton48(skin, "menu", label, more)]
    if line.presence == "paper" and stage.table.stage in ("playing", "over"):
        typed = skin.say("shell-type-for", name=line.name)
        to_seat = partial(stage.go_to_seat, line.seat)
        buttons.insert(0, OutlineButton(skin, typed, to_seat, icon="paper"))
    words = ft.Column(
        [Strong(skin, line.name, 16, lines=1), Muted(skin, state_word(skin, line, stage.table.stage), 14)],
        spacing=1,
        tight=True,
        expand=True,
    )
    return InRow(skin, SeatMark(skin, line.colour, skin.px(22)), words, *buttons, gap=12)


def SeatMenu(stage: Stage, seat: str, close: Tap) -> list[ft.Control]:
    """What the host can do for or with one seat."""
    skin, table, line = stage.skin, stage.table, stage.seat_line(seat)
    if line is None:
        return [Muted(skin, skin.say("shell-seat-gone"))]

    def button(text: str, action: Action, icon: str, colour: str = "", **values: object) -> ft.Control:
        def act() -> None:
            close()
            stage.send(action)

        return OutlineButton(skin, skin.say(text, **values), act, icon=icon, height=52, colour=colour)

    made: list[ft.Control] = [
        InRow(skin, SeatMark(skin, line.colour, skin.px(30)), Heading(skin, line.name, 26), gap=12),
        Muted(skin, state_word(skin, line, table.stage)),
    ]
    order = tuple(str(one.seat) for one in table.seats)
    if table.stage == "lobby":
        if len(order) > 1:
            left = actions.Arrange(seats=tuple(Seat(one) for one in shifted(order, seat, -1)))
            right = actions.Arrange(seats=tuple(Seat(one) for one in shifted(order, seat, 1)))
            made.append(button("shell-move-left", left, "left"))
            made.append(button("shell-move-right", right, "right"))
        made.append(
            button("shell-kick", actions.Kick(seat=line.seat), "door", skin.palette.bad, name=line.name)
        )
    else:
        if line.presence == "paper":
            made.append(_type_for(stage, line))
        if line.presence in ("here", "away"):
            made.append(
                button("shell-free-seat-of", actions.FreeSeat(seat=line.seat), "phone", name=line.name)
            )
            share, text = (
                not line.is_shared,
                "shell-share-phone-no" if line.is_shared else "shell-share-phone",
            )
            made.append(button(text, actions.SharePhone(seat=line.seat, on=share), "swap", name=line.name))
        if line.acted_for_by:
            made.append(button("shell-lend-back", actions.LendSeat(seat=line.seat), "undo", name=line.name))
        else:
            made += [
                button(
                    "shell-lend",
                    actions.LendSeat(seat=line.seat, to=other.seat),
                    "swap",
                    name=line.name,
                    other=other.name,
                )
                for other in table.seats
                if other.seat != line.seat and other.presence == "here"
            ]
    if not line.is_host and line.presence != "paper":
        made.append(button("shell-hand-host", actions.HandOver(seat=line.seat), "crown", name=line.name))
    return made


def _type_for(stage: Stage, line: SeatLine) -> ft.Control:
    """Act for a seat on paper: its page on this device."""
    paint = seat_colour(line.colour, stage.skin.palette)
    label = stage.skin.say("shell-type-for", name=line.name)
    return MainButton(stage.skin, label, partial(stage.go_to_seat, line.seat), colour=paint, icon="paper")


def _Question(stage: Stage, text: str, action: Action, close: Tap, icon: str) -> list[ft.Control]:
    def yes() -> None:
        close()
        stage.send(action)

    skin = stage.skin
    return [
        ft.Row(
            [Icon(skin, icon, skin.px(30), skin.palette.bad), Heading(skin, skin.say(text), 24)],
            spacing=12,
        ),
        Muted(skin, skin.say(text, "text")),
        MainButton(skin, skin.say(text, "yes"), yes, colour="#FF7A74", icon=icon),
        ft.Row([OutlineButton(skin, skin.say("shell-rather-not"), close, expand=True, height=52)]),
    ]


def EndQuestion(stage: Stage, close: Tap) -> list[ft.Control]:
    """End the table for good?"""
    return _Question(stage, "shell-end-question", actions.EndTable(), close, "flag")


def LeaveQuestion(stage: Stage, close: Tap) -> list[ft.Control]:
    """Leave my seat?"""
    text = "shell-leave-lobby" if stage.table.stage == "lobby" else "shell-leave-game"
    return _Question(stage, text, actions.LeaveSeat(), close, "door")


@component
def PaperSeat(stage: Stage, colours: Sequence[str], close: Tap) -> ft.Control:
    """Somebody without a phone: a name and a colour; the host types for them. Stays open after a refusal."""
    skin, table = stage.skin, stage.table
    taken = {line.colour for line in table.seats}
    free = [colour for colour in colours if colour not in taken]
    name, set_name = ft.use_state("")
    wanted, want = ft.use_state("")
    sent, set_sent = ft.use_state("")
    colour = wanted if wanted in free else free[0] if free else ""

    def done() -> None:
        if any(line.colour == sent and line.presence == "paper" for line in table.seats):
            close()

    effect(done, [sent, table.seats])

    def add() -> None:
        set_sent(colour)
        stage.send(actions.AddPaperSeat(name=name.strip(), colour=colour))

    picks = [
        Chip(skin, skin.say(f"shell-colour-{one}"), partial(want, one), selected=one == colour)
        for one in free
    ]
    note = f"{table.game}-paper"
    return ft.Column(
        [
            Heading(skin, skin.say("shell-add-paper"), 26),
            Muted(skin, skin.say("shell-add-paper", "text")),
            *([Hint(skin, skin.say(note), "paper", centre=False)] if skin.language.has(note) else []),
            Field(skin, skin.say("shell-name-label"), name, set_name, longest=24, autofocus=True),
            Card(skin, ft.Row(list(picks), wrap=True, spacing=8, run_spacing=8), padding=10),
            *([Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []),
            MainButton(
                skin,
                skin.say("shell-add-paper-do"),
                add,
                colour="#EEF2F6",
                icon="paper",
                disabled=not name.strip() or not colour,
            ),
        ],
        spacing=14,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
