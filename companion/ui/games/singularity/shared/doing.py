"""The host plays for whoever has no phone: the pages of a phone beside the tracks (SW-9..19, A28).

All cards are played face up, so the table may tell what somebody did. What is said here the host says for the
table; the offers come from the rules and know no hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.phone import turn_end
from companion.ui.games.singularity.phone.hub import BESIDE, CARDS, Door
from companion.ui.games.singularity.phone.other import OtherCause
from companion.ui.games.singularity.phone.table_draft import DraftedOnTable
from companion.ui.games.singularity.shared.page import LONG, IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.team import TeamBox, team_of
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.boxes import Caption, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import Choose, component, part, steady, use_kept
from companion.ui.kit.picking import Option
from companion.ui.kit.shared import Beside, FootButton, Sentence, Side, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

DOORS: dict[str, Door] = {
    **{word: door for word, (_, door) in {**CARDS, **BESIDE}.items()},
    "other": OtherCause,
    "drafted": DraftedOnTable,
}
PAGE = 500
"""How wide a phone's page is beside the tracks."""
TABLET = 1.15
"""The scale at which a phone's page has the size of a phone."""


def use_doing(stage: Stage) -> tuple[str, Choose]:
    """What the host is about to say, and how to begin or leave it. A hook; another turn or phase forgets."""
    view = reading.game(stage)
    moment = (view.turn.number if view.turn else 0, view.phase)
    kept, keep = use_kept(((0, ""), ""))
    do = steady(lambda word: keep((moment, word)))
    return kept[1] if kept[0] == moment else "", do


@lru_cache(64)
def page_skin(skin: Skin) -> Skin:
    """A phone's page on a larger screen."""
    width, height = room(skin)
    wide = width if stacks(skin) else min(skin.px(PAGE), width * 0.6)
    return replace(skin, device="phone", width=wide, height=height, scale=max(1.0, skin.scale / TABLET))


def as_phone(stage: Stage, say: reading.Send) -> Stage:
    """The table as the phone of whoever's turn it is would show it; the host speaks for the table there."""
    view = reading.game(stage)
    frame = replace(
        stage.frame,
        view=view.model_copy(update={"choices": view.table_choices}),
        table=stage.table.model_copy(update={"my_seat": reading.turn_seat(view)}),
    )
    return replace(stage, frame=frame, skin=page_skin(stage.skin), send=say, toast=None)


@component
def DoingScreen(stage: Stage, word: str, do: Choose) -> ft.Control:
    """One page of a phone, at a phone's width; tracks and team stay in sight."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    say, close = use_word(stage), steady(lambda: do(""))
    inner = as_phone(stage, say or stage.send)
    if word in (turn_end.END, turn_end.END_ON_HAZARD):
        on_hazard = word == turn_end.END_ON_HAZARD
        page = turn_end.NoEnemiesScreen(inner, close, do, on_hazard=on_hazard, speaks=False)
    else:
        page = DOORS[word](inner, close)
    seat, height = reading.turn_seat(view), room(skin)[1]
    left = Side(
        skin, [TrackBox(skin, reading.dial(skin, view)), TeamBox(skin, team_of(skin, view, cast))], gap=12
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
    said = "singularity-shared-doing" if word in CARDS else "singularity-shared-doing-all"
    words = skin.say(said, name=cast.name(seat))
    back = skin.say("singularity-shared-doing-back")
    leave = OutlineButton(skin, back, close, icon="arrow-left", height=56)
    return IssuePage(
        skin,
        stage.tools,
        head_of(stage),
        Beside(skin, [left, right], (1, 0), height),
        foot=[Sentence(skin, words, "sw-card"), leave],
    )


def card_doors(skin: Skin, view: SingularityView) -> tuple[Option, ...]:
    """What may be told for whoever's turn it is."""
    return _doors(skin, view, {word: icon for word, (icon, _) in CARDS.items()})


def other_doors(skin: Skin, view: SingularityView) -> tuple[Option, ...]:
    """What may happen at any time."""
    doors = {word: icon for word, (icon, _) in BESIDE.items() if word != "claim_win"}
    return _doors(skin, view, {**doors, "other": "sw-attack"})


def _doors(skin: Skin, view: SingularityView, doors: dict[str, str]) -> tuple[Option, ...]:
    if view.phase != "play" or view.turn is None:
        return ()
    offered = {choice.do for choice in view.table_choices} | {"other"}
    return tuple(
        (word, skin.say(f"singularity-phone-do-{word.replace('_', '-')}"), icon)
        for word, icon in doors.items()
        if word in offered
    )


@part
def Doors(skin: Skin, title: str, doors: tuple[Option, ...], do: Choose) -> ft.Control:
    """Pages that may be opened; nothing where there are none."""
    chips = [Chip(skin, words, partial(do, word), icon=icon) for word, words, icon in doors]
    row = Wrapped(skin, *chips)
    return Panel(skin, Spaced(skin, Caption(skin, title), row, gap=8))


def CameButton(skin: Skin, has_enemies: bool, do: Choose) -> ft.Control:
    """Enemies came onto the board (SW-19): which, or first their card."""
    word = "spawn" if has_enemies else "add_enemy"
    words = skin.say(f"singularity-shared-{word.replace('_', '-')}-open")
    return ft.Row([OutlineButton(skin, words, partial(do, word), icon="plus-thin", height=52)])


def EndTurn(skin: Skin, name: str, asks_hazard: bool, end: Callable[[bool], None]) -> list[ft.Control]:
    """The host ends the turn of whoever plays; what is not told yet is asked first (SW-9, SW-22)."""
    hazard, words = (
        skin.say("singularity-phone-end-on-hazard"),
        skin.say("singularity-shared-end-turn", name=name),
    )
    first = OutlineButton(skin, hazard, partial(end, True), icon="sw-hazard", height=56)
    width = 470 if len(name) > LONG and skin.device == "tv" else 330
    last = FootButton(skin, words, partial(end, False), icon="sw-drone", width=width)
    return [*([first] if asks_hazard else []), last]
