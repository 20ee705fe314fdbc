"""The questions before the first round: cards dealt by hand, the board, the leader (EM-4, EM-6, EM-10)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.actions import Declare, NameLeader, Seen, SetBoard
from companion.games.emergence.words import DATA_TYPES, Allegiance, DataType
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES, emblem
from companion.ui.games.emergence.marks import Mark
from companion.ui.games.emergence.panels import CENTERED, MIDDLE, Caution, Note, Panel, Tick, WhyNot
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Strong, style
from companion.ui.stage import Stage


def _grey_card(skin: Skin, side: Allegiance, is_picked: bool, pick: object) -> ft.Control:
    """One of two equal cards: grey on slate, whichever it is."""
    palette = skin.palette
    width = (skin.width - 52) / 2
    face = ft.Container(
        ft.Stack(
            [
                ft.Column(
                    [
                        ft.Image(
                            src=emblem(
                                side, palette.secret_ink, palette.secret_line, palette.secret_well, "#56616E"
                            ),
                            width=width * 0.72,
                            height=width * 0.72,
                            exclude_from_semantics=True,
                        ),
                        ft.Text(
                            skin.say(f"emergence-team-{side}"),
                            style=style(30, palette.secret_ink, DISPLAY_700, 1.1),
                            text_align=CENTER,
                        ),
                    ],
                    alignment=CENTERED,
                    horizontal_alignment=MIDDLE,
                    spacing=12,
                    left=0,
                    right=0,
                    top=0,
                    bottom=0,
                ),
                ft.Container(
                    Icon(skin, "check", 18, palette.secret_ink),
                    width=28,
                    height=28,
                    border_radius=14,
                    border=ft.Border.all(2, palette.secret_ink),
                    alignment=ft.Alignment.CENTER,
                    opacity=1 if is_picked else 0,
                    right=0,
                    top=0,
                ),
            ]
        ),
        width=width,
        height=min(width * 1.4, skin.height * 0.36),
        padding=12,
        border_radius=24,
        bgcolor=palette.secret_card,
        border=ft.Border.all(3, palette.secret_ink if is_picked else palette.secret_card),
        on_click=guarded(pick),  # type: ignore[arg-type]
        ink=skin.motion,
    )
    return ft.Semantics(content=face, button=True, container=True, selected=is_picked)


@component
def WhichCard(stage: Stage) -> ft.Control:
    """Cards dealt by hand: tell only this phone (EM-6)."""
    view, skin = reading.game(stage), stage.skin
    nothing: Allegiance | None = None
    picked, pick = ft.use_state(nothing)
    is_ready = reading.mine(stage).is_ready
    cards = ft.Row(
        [_grey_card(skin, side, side == picked, partial(pick, side)) for side in SIDES],
        spacing=12,
        alignment=CENTERED,
    )

    def declare() -> None:
        if picked:
            stage.send(Declare(allegiance=picked))
            pick(None)

    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    waiting = WaitingStrip(
        skin,
        stage.table.seats,
        late,
        skin.say("emergence-have-entered"),
        skin.say("emergence-have-not"),
    )
    title = "emergence-declare-done-title" if is_ready and not picked else "emergence-declare-title"
    line = "emergence-declare-done-line" if is_ready and not picked else "emergence-declare-line"
    return Page(
        stage,
        title=skin.say(title),
        subtitle=skin.say(line),
        body=[*([Caution(skin, skin.say("emergence-declare-again"))] if view.declare_again else []), cards],
        actions=[
            waiting if picked or is_ready else WhyNot(skin, skin.say("emergence-declare-pick")),
            MainButton(
                skin,
                skin.say("emergence-declare-button"),
                declare,
                colour=reading.my_colour(stage),
                disabled=picked is None,
            ),
        ],
        centre=True,
        spacing=20,
    )


def DealtByHand(stage: Stage) -> ft.Control:
    """For a seat on paper: that the cards are dealt, never what they say (EM-6)."""
    view, skin = reading.game(stage), stage.skin
    seats = view.by_hand or (str(stage.table.my_seat),)
    names, count = skin.language.listed(tuple(reading.name(stage, seat) for seat in seats)), len(seats)
    is_ready = reading.mine(stage).is_ready
    done = MainButton(
        skin,
        skin.say("emergence-paper-dealt-button", names=names, count=count),
        lambda: stage.send(Seen()),
        colour=reading.my_colour(stage),
        icon="check",
    )
    return Page(
        stage,
        title=skin.say("emergence-paper-dealt-done" if is_ready else "emergence-paper-dealt-title"),
        subtitle=skin.say("emergence-paper-dealt-line", ai=view.counts.ai, human=view.counts.human),
        body=[
            ft.Container(Icon(skin, "swap", 88, reading.my_colour(stage)), alignment=ft.Alignment.CENTER),
            Note(skin, skin.say("emergence-paper-dealt-secret", names=names, count=count), "shield"),
        ],
        actions=[] if is_ready else [done],
        centre=True,
        spacing=24,
    )


@component
def TurnedOver(stage: Stage) -> ft.Control:
    """The end: the card of a seat on paper lies open, and is entered (EM-47)."""
    view, skin = reading.game(stage), stage.skin
    nothing: Allegiance | None = None
    picked, pick = ft.use_state(nothing)
    if not reading.may(view, "declare"):
        names = tuple(reading.name(stage, seat) for seat in view.waiting_for)
        line = skin.say(
            "emergence-paper-turn-wait", "text", names=skin.language.listed(names), count=len(names)
        )
        return Page(
            stage,
            title=skin.say("emergence-paper-turn-wait"),
            subtitle=line,
            body=[ft.Container(Icon(skin, "flag", 96, skin.palette.muted), alignment=ft.Alignment.CENTER)],
            centre=True,
        )

    def enter() -> None:
        if picked:
            stage.send(Declare(allegiance=picked))

    cards = [_grey_card(skin, side, side == picked, partial(pick, side)) for side in SIDES]
    return Page(
        stage,
        title=skin.say("emergence-paper-turn-title", name=reading.name(stage, stage.table.my_seat)),
        subtitle=skin.say("emergence-paper-turn-line"),
        body=[ft.Row(list(cards), spacing=12, alignment=CENTERED)],
        actions=[
            MainButton(
                skin,
                skin.say("emergence-paper-turn-button"),
                enter,
                colour=reading.my_colour(stage),
                disabled=picked is None,
            )
        ],
        centre=True,
        spacing=20,
    )


@component
def CountTheBoard(stage: Stage) -> ft.Control:
    """Without a city the app needs to know how much data lies on the board (EM-4, EM-46)."""
    skin = stage.skin
    start: dict[DataType, int] = dict.fromkeys(DATA_TYPES, 0)
    counts, set_counts = ft.use_state(start)

    def change(kind: DataType, to: int) -> None:
        set_counts(lambda now: {**now, kind: to})

    def row(kind: DataType) -> ft.Control:
        word = reading.data_word(skin, kind)
        stepper = Stepper(skin, counts[kind], 0, 99, lambda to: change(kind, to), word)
        name = ft.Row(
            [
                DataBlock(kind, 30 if skin.is_small else 40),
                Strong(skin, word.capitalize(), 15 if skin.is_small else 18, expand=True),
            ],
            spacing=8 if skin.is_small else 12,
            expand=True,
        )
        inner = (
            ft.Column([name, stepper], spacing=8, tight=True)
            if skin.large_text
            else ft.Row([name, stepper], spacing=8)
        )
        return Panel(skin, inner, padding=12)

    total = sum(counts.values())
    return Page(
        stage,
        title=skin.say("emergence-board-title"),
        subtitle=skin.say("emergence-board-line"),
        body=[row(kind) for kind in DATA_TYPES],
        actions=[
            *([] if total else [WhyNot(skin, skin.say("emergence-board-none"))]),
            MainButton(
                skin,
                skin.say("emergence-board-button", n=total),
                lambda: stage.send(SetBoard(**counts)),
                colour=reading.my_colour(stage),
                icon="check",
                disabled=not total,
            ),
        ],
    )


@component
def WhoIsOldest(stage: Stage) -> ft.Control:
    """The oldest leads the first round; the app asks for the name, not for ages (EM-10)."""
    view, skin = reading.game(stage), stage.skin
    picked, pick = ft.use_state("")
    colour = reading.my_colour(stage)

    def row(seat: str) -> ft.Control:
        return Panel(
            skin,
            ft.Row(
                [
                    Mark(stage, seat, 26),
                    Strong(skin, reading.you_or(stage, seat), 20, lines=1, expand=True),
                    *([Tick(skin, colour)] if seat == picked else []),
                ],
                spacing=14,
            ),
            on_click=lambda: pick(seat),
            selected=seat == picked,
            colour=colour,
            padding=16,
        )

    if reading.is_me(stage, picked):
        label = skin.say("emergence-leader-me")
    else:
        label = skin.say("emergence-leader-button", name=reading.name(stage, picked))
    return Page(
        stage,
        title=skin.say("emergence-leader-title"),
        subtitle=skin.say("emergence-leader-line"),
        body=[row(seat) for seat in view.seats],
        actions=[
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("emergence-leader-draw"),
                        lambda: stage.send(NameLeader()),
                        icon="dice",
                        expand=True,
                    )
                ]
            ),
            MainButton(
                skin,
                label if picked else skin.say("emergence-leader-pick"),
                lambda: stage.send(NameLeader(seat=picked)),
                colour=colour,
                icon="crown",
                disabled=not picked,
            ),
        ],
        spacing=10,
    )
