"""Where miniatures stand: tap the map for one more, or name a place and count (SW-19, SW-28)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.views import SingularityView
from companion.ui.games.singularity.draw.marks import PillMark
from companion.ui.games.singularity.draw.scene import MapScene
from companion.ui.games.singularity.phone.counting import MOST, Counts, one_more, total_of, with_count
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import Panel, Spaced, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import part, steady
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.skin import Skin

Change = Callable[[Callable[[Counts], Counts]], None]
"""A step on the counts as they will be then: a quick finger loses no tap."""
SHOWN = 16
"""Places that are offered to be tapped."""


def places_known(view: SingularityView) -> tuple[str, ...]:
    """Light level: where enemies stand, then the spaces of the map that was chosen."""
    return tuple(dict.fromkeys((*(group.place for group in view.groups), *view.places)))


def pills(cast: Cast, enemy: str, counts: Counts) -> tuple[PillMark, ...]:
    """How many of an enemy are to stand where."""
    return tuple(PillMark(place, cast.icon_of(enemy), count) for place, count in counts)


@part
def LandingMap(
    skin: Skin,
    scene: MapScene | None,
    cast: Cast,
    enemy: str,
    counts: Counts,
    change: Change,
    places: tuple[str, ...] = (),
    spaces: frozenset[str] | None = None,
    most: int = MOST,
    chosen: frozenset[str] = frozenset(),
) -> ft.Control:
    """A tap puts one more on a space, and below the map each space has − and +; without a map by name."""

    def tap(place: str) -> None:
        if spaces is None or place in spaces:
            change(lambda now: one_more(now, place, most))

    tapped = steady(tap)
    if scene is None:
        return PlaceNames(skin, counts, places, change, most)
    marked = scene.marked(lit=spaces, chosen=chosen, pills=pills(cast, enemy, counts))
    rows = _counted(skin, cast, counts, change, most)
    below = [Panel(skin, Spaced(skin, *rows), padding=10)] if rows else []
    return Spaced(skin, PhoneMap(skin, marked, 0.36, tapped), *below)


def _counted(skin: Skin, cast: Cast | None, counts: Counts, change: Change, most: int) -> list[ft.Control]:
    """A line a place, with − and +."""
    left = most - total_of(counts)
    return [
        PlaceCount.keyed(place)(
            skin, place, cast.space(place) if cast else place, count, min(most, count + left), change
        )
        for place, count in counts
    ]


@part
def PlaceCount(skin: Skin, place: str, name: str, count: int, most: int, change: Change) -> ft.Control:
    """How many stand on one place."""
    put = steady(lambda number: change(lambda now: with_count(now, place, number)))
    return NumberRow(skin, name, count, 0, most, put)


@part
def PlaceNames(skin: Skin, counts: Counts, known: tuple[str, ...], change: Change, most: int) -> ft.Control:
    """Without a map: what the table calls the place, and how many."""
    name, set_name = ft.use_state("")

    def one_at(place: str) -> None:
        change(lambda now: one_more(now, place))

    def add() -> None:
        one_at(name.strip())
        set_name("")

    rows = _counted(skin, None, counts, change, most)
    there = dict(counts)
    offered = [place for place in known if place not in there][:SHOWN]
    if offered:
        buttons = [OutlineButton(skin, place, partial(one_at, place), height=44) for place in offered]
        rows.append(Wrapped(skin, *buttons))
    words = skin.say("singularity-phone-place-add" if name.strip() else "singularity-phone-place-why")
    more = OutlineButton(skin, words, add, icon="plus-thin", disabled=not name.strip(), expand=True)
    rows += [
        Field(skin, skin.say("singularity-phone-place-name"), name, set_name, longest=24),
        ft.Row([more]),
    ]
    return Spaced(skin, *rows)
