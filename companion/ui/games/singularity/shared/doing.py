"""The host plays for whoever has no phone: the pages of a phone beside the tracks (SW-9..19, A28).

All cards are played face up, so the table may tell what somebody did. What is said here the host says for the
table; the offers come from the rules and know no hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel
from companion.ui.games.singularity.phone import turn_end
from companion.ui.games.singularity.phone.drafted import DraftedOnTable
from companion.ui.games.singularity.phone.hub import BESIDE, CARDS, Door
from companion.ui.games.singularity.phone.other import OtherCause
from companion.ui.games.singularity.shared.page import (
    GAP,
    GoButton,
    Sentence,
    SharedPage,
    act,
    issue_title,
    look,
    may_act,
    room,
    subtitle,
)
from companion.ui.games.singularity.shared.team import Team
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH
Do = Callable[[str], None]
DOORS: dict[str, Door] = {
    **{word: door for word, (_, door) in {**CARDS, **BESIDE}.items()},
    "other": OtherCause,
    "drafted": DraftedOnTable,
}
PAGE = 500
"""How wide a phone's page is beside the tracks."""
TABLET = 1.15
"""The scale at which a phone's page has the size of a phone."""


def use_doing(stage: Stage) -> tuple[str, Do]:
    """What the host is about to say, and how to begin or leave it. Another turn or phase forgets it."""
    view = reading.game(stage)
    moment = (view.turn.number if view.turn else 0, view.phase)
    kept, keep = ft.use_state(((0, ""), ""))
    return kept[1] if kept[0] == moment else "", lambda word: keep((moment, word))


def as_phone(stage: Stage) -> Stage:
    """The table as the phone of whoever's turn it is would show it; the host speaks for the table there."""
    view, skin = reading.game(stage), look(stage)
    width, height = room(skin)
    page = replace(
        skin,
        device="phone",
        width=min(skin.px(PAGE), width * 0.6),
        height=height,
        scale=max(1.0, skin.scale / TABLET),
    )
    seat = view.turn.seat if view.turn else None
    frame = replace(
        stage.frame,
        view=view.model_copy(update={"choices": view.table_choices}),
        table=stage.table.model_copy(update={"my_seat": seat}),
    )
    return replace(stage, frame=frame, skin=page, send=partial(act, stage), toast=None)


def Doing(stage: Stage, word: str, do: Do) -> ft.Control:
    """One page of a phone, at a phone's width; tracks and team stay in sight."""
    view, skin = reading.game(stage), look(stage)
    width, height = room(skin)
    inner = as_phone(stage)

    def close() -> None:
        do("")

    if word in (turn_end.END, turn_end.END_ON_HAZARD):
        on_hazard = word == turn_end.END_ON_HAZARD
        page = turn_end.NoEnemies(inner, close, do, on_hazard=on_hazard, speaks=False)
    else:
        page = DOORS[word](inner, close)
    seat = view.turn.seat if view.turn else None
    left = ft.Column(
        [TrackBox(stage), Team(stage)],
        spacing=skin.px(12),
        scroll=ft.ScrollMode.AUTO,
        height=height,
        expand=True,
        horizontal_alignment=_STRETCH,
    )
    right = ft.Container(
        ft.Container(page, key=f"{word}-{seat}", expand=True),
        width=inner.skin.width,
        height=height,
        padding=ft.Padding.only(top=skin.px(8)),
        border_radius=skin.px(20),
        bgcolor=skin.palette.background,
        border=ft.Border.all(1, skin.palette.outline),
    )
    body = ft.Row(
        [left, right], spacing=skin.px(GAP), width=width, vertical_alignment=ft.CrossAxisAlignment.START
    )
    said = "singularity-shared-doing" if word in CARDS else "singularity-shared-doing-all"
    words = stage.say(said, name=reading.name(stage, seat))
    leave = OutlineButton(
        skin, stage.say("singularity-shared-doing-back"), close, icon="arrow-left", height=56
    )
    return SharedPage(
        stage,
        issue_title(stage),
        body,
        detail=subtitle(stage, view),
        foot=[Sentence(skin, words, "sw-card"), leave],
    )


def TurnCards(stage: Stage, do: Do) -> list[ft.Control]:
    """What may be told for whoever's turn it is; nothing on a plain screen."""
    turn = reading.game(stage).turn
    if not may_act(stage) or turn is None:
        return []
    title = stage.say("singularity-shared-cards", name=reading.name(stage, turn.seat))
    return _doors(stage, title, {word: icon for word, (icon, _) in CARDS.items()}, do)


def AtAnyTime(stage: Stage, do: Do) -> list[ft.Control]:
    """What may happen at any time; nothing on a plain screen."""
    if not may_act(stage):
        return []
    doors = {word: icon for word, (icon, _) in BESIDE.items() if word != "claim_win"}
    return _doors(stage, stage.say("singularity-phone-beside"), {**doors, "other": "sw-attack"}, do)


def _doors(stage: Stage, title: str, doors: dict[str, str], do: Do) -> list[ft.Control]:
    view, skin = reading.game(stage), look(stage)
    if view.phase != "play":
        return []
    offered = {choice.do for choice in view.table_choices} | {"other"}
    chips = [
        Chip(skin, stage.say(f"singularity-phone-do-{word.replace('_', '-')}"), partial(do, word), icon=icon)
        for word, icon in doors.items()
        if word in offered
    ]
    row = ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
    rows = [Caption(skin, title), row]
    return [Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True, horizontal_alignment=_STRETCH))]


def CameButton(stage: Stage, do: Do) -> ft.Control:
    """Enemies came onto the board (SW-19): which, or first their card. Nothing on a plain screen."""
    if not may_act(stage):
        return ft.Container(visible=False)
    word = "spawn" if reading.game(stage).enemies else "add_enemy"
    words = stage.say(f"singularity-shared-{word.replace('_', '-')}-open")
    return OutlineButton(look(stage), words, partial(do, word), icon="plus-thin", height=52)


def EndTurn(stage: Stage, do: Do) -> list[ft.Control]:
    """The host ends the turn of whoever plays; what is not told yet is asked first (SW-9, SW-22)."""
    view, skin = reading.game(stage), look(stage)
    if not may_act(stage) or view.phase != "play" or view.turn is None:
        return []
    spoken = as_phone(stage)
    foot: list[ft.Control] = []
    if turn_end.asks_hazard(view):
        words = stage.say("singularity-phone-end-on-hazard")
        foot.append(
            OutlineButton(
                skin,
                words,
                lambda: turn_end.end_turn(spoken, do, on_hazard=True),
                icon="sw-hazard",
                height=56,
            )
        )
    words = stage.say("singularity-shared-end-turn", name=reading.name(stage, view.turn.seat))
    return [*foot, GoButton(skin, words, lambda: turn_end.end_turn(spoken, do), icon="sw-drone", width=330)]
