"""Pieces moved on the map: drag one, or tap it and then where it really stands (SW-21)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.facts import MemberFact, ShiftFact, TableFact
from companion.games.singularity.views import SingularityView
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import Note, Spaced
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.layout import SIDE
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.picking import Chips, Option
from companion.ui.stage import Stage

WIDEST = 560
"""A sheet is never wider."""


def pieces_on(view: SingularityView, cast: Cast, place: str) -> tuple[Option, ...]:
    """Members and groups of a space: a code to tell them apart, and their name."""
    members = [(f"m:{one.seat}", cast.who(one.seat), "") for one in view.members if one.place == place]
    groups = [
        (f"g:{one.id}", f"{one.size} × {cast.enemy_name(one.enemy, one.size)}", "")
        for one in view.groups
        if one.place == place
    ]
    return (*members, *groups)


def moved(view: SingularityView, piece: str, to: str) -> TableFact | None:
    """A piece really stands there, with all its miniatures."""
    if piece.startswith("m:"):
        return MemberFact(seat=Seat(piece[2:]), place=to)
    group = reading.group(view, piece[2:])
    return ShiftFact(group=group.id, to=to, count=group.size) if group else None


def place_of(fact: TableFact | None) -> str:
    """Where a fact puts a piece."""
    return fact.place if isinstance(fact, MemberFact) else fact.to if isinstance(fact, ShiftFact) else ""


@component
def StandingForm(stage: Stage, fact: TableFact | None, put: Callable[[TableFact | None], None]) -> ft.Control:
    """Who stands where: a space, then the piece on it, then the other space."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    start, set_start = ft.use_state("")
    piece, set_piece = ft.use_state("")

    def tap(place: str) -> None:
        if start and piece and place != start:
            put(moved(view, piece, place))
            return
        found = pieces_on(view, cast, place)
        set_start(place if found else "")
        set_piece(found[0][0] if found else "")
        put(None)

    def drop(here: str, there: str) -> None:
        if found := pieces_on(view, cast, here):
            set_start(here)
            set_piece(found[0][0])
            put(moved(view, found[0][0], there))

    def choose(what: str) -> None:
        set_piece(what)
        put(None)

    def count(number: int) -> None:
        if isinstance(fact, ShiftFact):
            put(fact.model_copy(update={"count": number}))

    tapped, dropped, chosen, counted = steady(tap), steady(drop), steady(choose), steady(count)
    scene = scene_of(skin, view, cast, has_taps=True)
    if scene is None:
        return ft.Container()
    to = place_of(fact)
    marked = scene.marked(chosen=frozenset({start, to} - {""}))
    width = min(skin.width, WIDEST) - 2 * SIDE
    words = "singularity-phone-standing-to" if start else "singularity-phone-standing-from"
    rows: list[ft.Control] = [
        Note(skin, skin.say(words), "hand"),
        PhoneMap(skin, marked, 0.42, tapped, dropped, width),
    ]
    found = pieces_on(view, cast, start)
    if len(found) > 1:
        rows.append(Chips(skin, skin.say("singularity-phone-standing-which"), found, piece, chosen))
    if isinstance(fact, ShiftFact):
        group = reading.group(view, fact.group)
        most = group.size if group else fact.count
        rows.append(NumberRow(skin, skin.say("singularity-fact-count"), fact.count, 1, most, counted))
    return Spaced(skin, *rows)
