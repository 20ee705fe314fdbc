"""Pieces moved on the map: drag one, or tap it and then where it really stands (SW-21)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.singularity.actions.facts import MemberFact, ShiftFact, TableFact
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import MapBoard, MapFrame, Note, Spaced
from companion.ui.games.singularity.phone.page import Choices, NumberRow
from companion.ui.kit.drawing import component
from companion.ui.kit.layout import SIDE
from companion.ui.stage import Stage


def pieces_on(stage: Stage, place: str) -> list[tuple[str, str]]:
    """Members and groups of a space: a code to tell them apart, and their name."""
    view = reading.game(stage)
    members = [(f"m:{one.seat}", reading.who(stage, one.seat)) for one in view.members if one.place == place]
    groups = [
        (f"g:{one.id}", f"{one.size} × {reading.enemy_name(view, one.enemy, one.size)}")
        for one in view.groups
        if one.place == place
    ]
    return members + groups


@component
def Standing(stage: Stage, fact: TableFact | None, put: Callable[[TableFact | None], None]) -> ft.Control:
    """Who stands where: a space, then the piece on it, then the other space."""
    view, skin = reading.game(stage), stage.skin
    start, set_start = ft.use_state("")
    piece, set_piece = ft.use_state("")
    if view.map is None:
        return ft.Container()

    def moved(what: str, to: str) -> None:
        if what.startswith("m:"):
            put(MemberFact(seat=Seat(what[2:]), place=to))
        elif (group := reading.group(view, what[2:])) is not None:
            put(ShiftFact(group=group.id, to=to, count=group.size))

    def tap(place: str) -> None:
        if start and piece and place != start:
            moved(piece, place)
            return
        found = pieces_on(stage, place)
        set_start(place if found else "")
        set_piece(found[0][0] if found else "")
        put(None)

    def drop(here: str, there: str) -> None:
        found = pieces_on(stage, here)
        if found:
            set_start(here)
            set_piece(found[0][0])
            moved(found[0][0], there)

    to = fact.place if isinstance(fact, MemberFact) else fact.to if isinstance(fact, ShiftFact) else ""
    marks = reading.marks(stage, chosen=frozenset({start, to} - {""}))
    board = MapBoard(
        skin,
        view.map,
        marks,
        min(skin.width, 560) - 2 * SIDE - 18,
        skin.height * 0.42,
        labels=reading.space_labels(stage),
        on_tap=tap,
        on_drop=drop,
        diagonal=view.house.diagonal,
    )
    words = "singularity-phone-standing-to" if start else "singularity-phone-standing-from"
    rows: list[ft.Control] = [Note(skin, skin.say(words), "hand"), MapFrame(skin, board, padding=8)]
    found = pieces_on(stage, start)

    def choose(what: str) -> None:
        set_piece(what)
        put(None)

    if len(found) > 1:
        rows.append(Choices(skin, skin.say("singularity-phone-standing-which"), found, piece, choose))
    if isinstance(fact, ShiftFact):
        shifted: ShiftFact = fact
        group = reading.group(view, shifted.group)
        rows.append(
            NumberRow(
                skin,
                skin.say("singularity-phone-miniatures"),
                shifted.count,
                1,
                group.size if group else shifted.count,
                lambda number: put(shifted.model_copy(update={"count": number})),
            )
        )
    return Spaced(skin, *rows)
