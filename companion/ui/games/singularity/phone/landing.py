"""Where miniatures stand: tap the map for one more, or name a place and count (SW-19, SW-28)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.pieces import Landing
from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import MapBoard, MapFrame, Panel, PillMark, Spaced
from companion.ui.games.singularity.phone.page import NumberRow, inner_width, map_height
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage

Counts = dict[str, int]
"""Place → miniatures."""
Change = Callable[[Callable[[Counts], Counts]], None]
"""A step on the counts as they will be then: a quick finger loses no tap."""
MOST = 60
SHOWN = 16
"""Places that are offered to be tapped."""


def places_known(view: SingularityView) -> tuple[str, ...]:
    """Light level: where enemies stand, then the spaces of the map that was chosen."""
    return tuple(dict.fromkeys((*(group.place for group in view.groups), *view.places)))


def landings(counts: Counts) -> tuple[Landing, ...]:
    """What the actions want."""
    return tuple(Landing(place=place, count=count) for place, count in counts.items() if count)


def LandingMap(
    stage: Stage,
    enemy: str,
    counts: Counts,
    change: Change,
    *,
    spaces: frozenset[str] | None = None,
    most: int = MOST,
    chosen: frozenset[str] = frozenset(),
) -> ft.Control:
    """A tap puts one more on a space; below the map each space has − and +."""
    view, skin = reading.game(stage), stage.skin
    if view.map is None:
        return PlaceNames(stage, counts, change, most)
    total = sum(counts.values())

    def put(place: str, count: int) -> None:
        change(lambda now: {name: number for name, number in {**now, place: count}.items() if number})

    def tap(place: str) -> None:
        if total < most and (spaces is None or place in spaces):
            change(lambda now: {**now, place: now.get(place, 0) + 1})

    icon = reading.icon_of(view, enemy)
    marks = reading.marks(
        stage,
        lit=spaces,
        chosen=chosen,
        pills=tuple(PillMark(place, icon, count) for place, count in counts.items()),
    )
    board = MapBoard(
        skin,
        view.map,
        marks,
        inner_width(skin) - 18,
        map_height(skin, 0.36),
        labels=reading.space_labels(stage),
        on_tap=tap,
        diagonal=view.house.diagonal,
    )
    rows = [
        NumberRow(
            skin,
            reading.space_name(view, place),
            count,
            0,
            min(most, count + most - total),
            partial(put, place),
        )
        for place, count in counts.items()
    ]
    below = [Panel(skin, Spaced(skin, *rows), padding=10)] if rows else []
    return Spaced(skin, MapFrame(skin, board, padding=8), *below)


@component
def PlaceNames(stage: Stage, counts: Counts, change: Change, most: int) -> ft.Control:
    """Without a map: what the table calls the place, and how many."""
    view, skin = reading.game(stage), stage.skin
    name, set_name = ft.use_state("")
    total = sum(counts.values())

    def put(place: str, count: int) -> None:
        change(lambda now: {one: number for one, number in {**now, place: count}.items() if number})

    def add() -> None:
        put(name.strip(), counts.get(name.strip(), 0) + 1)
        set_name("")

    rows: list[ft.Control] = [
        NumberRow(skin, place, count, 0, min(most, count + most - total), partial(put, place))
        for place, count in counts.items()
    ]
    known = [place for place in places_known(view) if place not in counts][:SHOWN]
    if known:
        rows.append(
            ft.Row(
                [OutlineButton(skin, place, partial(put, place, 1), height=44) for place in known],
                wrap=True,
                spacing=8,
                run_spacing=8,
            )
        )
    rows += [
        Field(skin, skin.say("singularity-phone-place-name"), name, set_name, longest=24),
        ft.Row(
            [
                OutlineButton(
                    skin,
                    skin.say(
                        "singularity-phone-place-add" if name.strip() else "singularity-phone-place-why"
                    ),
                    add,
                    icon="plus-thin",
                    disabled=not name.strip(),
                    expand=True,
                )
            ]
        ),
    ]
    return Spaced(skin, *rows)
