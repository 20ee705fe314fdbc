"""Three cards for who plays this game here for the first time; skippable."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.notices import Hint
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.text import CENTER, Body, Heading, Muted
from companion.ui.stage import GameScreens, Stage


def tour_of(stage: Stage, game: GameScreens) -> tuple[str, tuple[str, ...]]:
    """The first-time cards for what is played, and the name they are remembered by."""
    if game.tour_at is None or stage.frame.view is None:
        return game.id, game.tour
    return game.tour_at(stage)


@component
def Tour(stage: Stage, game: GameScreens, on_done: Tap) -> ft.Control:
    """What this phone is for, one card after the other."""
    at, set_at = ft.use_state(0)
    skin, me = stage.skin, stage.me
    _, cards = tour_of(stage, game)
    mine = seat_colour(me.colour, skin.palette) if me and game.uses_seat_colour_button else ""
    colour = mine or skin.look.accent
    card, is_last = cards[min(at, len(cards) - 1)], at + 1 >= len(cards)
    dots = ft.Row(
        [
            ft.Container(
                width=24 if dot == at else 8,
                height=8,
                border_radius=4,
                bgcolor=colour if dot == at else skin.palette.outline,
                animate=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
            )
            for dot in range(len(cards))
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    face = Card(
        skin,
        ft.Column(
            [
                ft.Container(
                    Icon(skin, skin.say(card, "icon") or "bulb", 84, colour),
                    alignment=ft.Alignment.CENTER,
                ),
                Heading(skin, skin.say(card), 26, align=CENTER),
                Body(skin, skin.say(card, "text"), colour=skin.palette.muted, align=CENTER),
            ],
            spacing=18,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            scroll=ft.ScrollMode.AUTO,
        ),
        padding=24,
        expand=True,
    )
    late = (
        [Hint(skin, skin.say("shell-late-hint"))] if stage.frame.view and stage.frame.view.round > 1 else []
    )
    return ft.Container(
        ft.Column(
            [
                Muted(skin, skin.say("shell-tour", title=stage.table.title), align=CENTER),
                face,
                dots,
                *late,
                MainButton(
                    skin,
                    skin.say("shell-tour-done" if is_last else "shell-tour-next"),
                    on_done if is_last else lambda: set_at(at + 1),
                    colour=mine,
                    icon="check" if is_last else "arrow",
                ),
                *(
                    []
                    if is_last
                    else [ft.Row([OutlineButton(skin, skin.say("shell-tour-skip"), on_done, expand=True)])]
                ),
            ],
            spacing=14,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=20,
        expand=True,
    )
