"""Plain screens that can draw any game from `view.choices`, so that a game without pictures is playable."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft
from pydantic import ConfigDict

from companion import texts
from companion.kernel.action import Action
from companion.kernel.view import Choice
from companion.ui.kit.buttons import Chip, MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.layout import Card
from companion.ui.kit.log import LogLineRow
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatMark, WaitingStrip
from companion.ui.kit.text import Heading, Muted, SectionTitle, Strong
from companion.ui.stage import GameScreens, Stage


class Plain(Action):
    """Any action of any game, as the choice described it; the game itself checks it."""

    model_config = ConfigDict(extra="allow", frozen=True)
    do: str


def words_of(stage: Stage, kind: str, word: str) -> str:
    """The game's own text for a word, else the word itself, readable."""
    text = texts.text_id(f"{stage.table.game}-{kind}-{word}")
    if stage.skin.language.has(text):
        return stage.skin.say(text)
    return stage.names.get(word) or word.replace("_", " ").capitalize()


def first_values(choice: Choice) -> dict[str, str | int]:
    """Where every field of a choice starts."""
    return {name: options[0] for name, options in choice.one_of.items() if options} | {
        name: low for name, (low, _) in choice.between.items()
    }


@component
def ChoiceCard(stage: Stage, choice: Choice) -> ft.Control:
    """One thing that may be done now: its fields, and a button."""
    picked, set_picked = ft.use_state(first_values(choice))
    skin, me = stage.skin, stage.me
    values = {
        **first_values(choice),
        **{name: value for name, value in picked.items() if _fits(choice, name, value)},
    }

    def pick(name: str, value: str | int) -> None:
        set_picked({**values, name: value})

    rows: list[ft.Control] = []
    for name, options in choice.one_of.items():
        chips = [
            Chip(
                skin,
                words_of(stage, name, option),
                partial(pick, name, option),
                selected=values.get(name) == option,
            )
            for option in options
        ]
        rows += [
            SectionTitle(skin, words_of(stage, "field", name)),
            ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8),
        ]
    for name, (low, high) in choice.between.items():
        label = words_of(stage, "field", name)
        number = int(values.get(name, low))
        rows += [
            SectionTitle(skin, label),
            Stepper(skin, number, low, high, partial(pick, name), label),
        ]
    colour = seat_colour(me.colour, skin.palette) if me else skin.palette.text
    rows.append(
        MainButton(
            skin,
            words_of(stage, "do", choice.do),
            lambda: stage.send(Plain.model_validate({"do": choice.do, **values})),
            colour=colour,
        )
    )
    return Card(
        skin,
        ft.Column(rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=14,
    )


def _fits(choice: Choice, name: str, value: Any) -> bool:
    if name in choice.one_of:
        return value in choice.one_of[name]
    low, high = choice.between.get(name, (1, 0))
    return isinstance(value, int) and low <= value <= high


def PlainSeat(stage: Stage) -> ft.Control:
    """My choices, one card each."""
    view = stage.frame.view
    if view is None:
        return ft.Container()
    cards = [ChoiceCard.keyed(choice.do)(stage, choice) for choice in view.choices if not choice.free]
    waiting = WaitingStrip(
        stage.skin,
        stage.table.seats,
        view.waiting_for,
        stage.skin.say("shell-plain-done"),
        stage.skin.say("shell-plain-waits"),
    )
    return SeatPage(
        stage.skin,
        said=stage.said,
        title=words_of(stage, "phase", view.phase),
        subtitle=stage.skin.say("shell-round", n=view.round) if view.round else "",
        body=cards or [Muted(stage.skin, stage.skin.say("shell-plain-nothing"))],
        actions=[waiting],
    )


def PlainShared(stage: Stage) -> ft.Control:
    """Phase, whom we wait for, what happened."""
    skin, view, table = stage.skin, stage.frame.view, stage.table
    phase = words_of(stage, "phase", view.phase) if view else ""
    side = skin.px(20 if skin.is_phone else 44)
    winners = skin.language.listed(tuple(stage.names.get(seat, seat) for seat in table.winners))
    over = (
        [
            Heading(
                skin,
                skin.say("shell-plain-won", names=winners, count=len(table.winners)),
                40,
                bold=True,
            )
        ]
        if table.winners
        else []
    )
    strip = WaitingStrip(
        skin,
        table.seats,
        view.waiting_for if view else (),
        skin.say("shell-plain-done"),
        skin.say("shell-plain-waits"),
    )
    log = ft.Column(
        [LogLineRow(skin, line, table.seats, stage.now) for line in reversed(table.log)],
        spacing=skin.px(10),
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
    return ft.Container(
        ft.Column(
            [
                SharedHeader(skin, stage.tools, table.title, phase),
                *over,
                strip,
                SectionTitle(skin, skin.say("shell-what-happened")),
                log,
            ],
            spacing=skin.px(16),
            expand=True,
        ),
        padding=ft.Padding.symmetric(horizontal=side, vertical=skin.px(22)),
        expand=True,
    )


def PlainPeek(stage: Stage) -> ft.Control:
    """My seat; the game has no pieces to show here."""
    me = stage.me
    if me is None:
        return ft.Container()
    return ft.Row([SeatMark(stage.skin, me.colour, 20), Strong(stage.skin, me.name, 16)], spacing=8)


def plain_screens(game_id: str) -> GameScreens:
    """Screens for a game that has none of its own."""
    return GameScreens(
        id=game_id,
        accent="#A9B8C7",
        second="#6E7E8E",
        cover=f"art/{game_id}-cover.svg",
        texture="art/emergence-texture.svg",
        tagline="",
        uses_seat_colour_button=True,
        seat=PlainSeat,
        shared=PlainShared,
        end=PlainShared,
        peek=PlainPeek,
        pieces=PlainPeek,
        rules_at=lambda _stage: (),
        rules=(),
    )
