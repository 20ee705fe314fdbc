"""A map as a view has it: who stands where, what a step does to it, every space in words (SW-5, SW-22)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.games.singularity.packs.issue_map import IssueMap, Space
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.enemies import LandingView, StepRow
from companion.kernel.frozen import frozen
from companion.ui.games.singularity.draw.marks import (
    ArrowMark,
    GroupMark,
    LineMark,
    MapMarks,
    MemberMark,
    PillMark,
    TokenMark,
)
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.skin import Skin


@frozen
class MapScene:
    """A map with everything on it, as a part gets it."""

    board: IssueMap
    marks: MapMarks
    diagonal: bool
    labels: tuple[tuple[str, str], ...] = ()
    """Where it can be tapped: every space in words."""

    def marked(self, **more: Any) -> MapScene:
        """The same with other marks: `lit`, `chosen`, `pills`, …"""
        return replace(self, marks=replace(self.marks, **more))


def scene_of(skin: Skin, view: SingularityView, cast: Cast, *, has_taps: bool = False) -> MapScene | None:
    """The map as it stands; None at a table without one."""
    if view.map is None:
        return None
    labels = space_labels(skin, view, cast) if has_taps else ()
    return MapScene(view.map, marks(view, cast), view.house.diagonal, labels)


def marks(view: SingularityView, cast: Cast) -> MapMarks:
    """Members, groups, tokens and used caches as they stand."""
    now = view.turn.seat if view.turn else None
    return MapMarks(
        members=tuple(
            MemberMark(one.place, cast.colour(one.seat), one.seat == now) for one in view.members if one.place
        ),
        groups=tuple(
            GroupMark(one.place, cast.icon_of(one.enemy), one.size, hurt=len(one.partial) + len(one.laid))
            for one in view.groups
        ),
        tokens=tuple(
            TokenMark(one.place, one.kind, cast.icon_of(one.enemy) if one.enemy else "")
            for one in view.tokens
        ),
        used=view.used_caches,
    )


def step_marks(view: SingularityView, cast: Cast, shown: int | None = None) -> MapMarks:
    """The enemy step on the map: who attacks along which line, who goes where; of the first `shown` rows."""
    rows = (view.step.rows if view.step else ())[: shown if shown is not None else None]
    calm = {row.group for row in rows if row.in_range is False}
    seen = marks(view, cast)
    groups = tuple(
        replace(mark, look="calm") if group.id in calm else mark
        for mark, group in zip(seen.groups, view.groups, strict=True)
    )
    return replace(
        seen,
        groups=groups,
        rings=frozenset(row.place for row in rows if row.raised or row.in_range),
        lines=tuple(LineMark(reach.line) for row in rows for reach in row.reaches if len(reach.line) > 1),
        arrows=tuple(ArrowMark(row.place, one.place) for row in rows for one in _landings(row)),
        pills=tuple(
            PillMark(one.place, cast.icon_of(row.enemy), one.count) for row in rows for one in _landings(row)
        ),
    )


def _landings(row: StepRow) -> list[LandingView]:
    return [one for one in row.to if one.count and one.place != row.place]


def space_labels(skin: Skin, view: SingularityView, cast: Cast) -> tuple[tuple[str, str], ...]:
    """Every space with all that lies and stands on it, for a screen reader."""
    spaces = view.map.spaces if view.map else ()
    return tuple((space.id, _space_words(skin, view, cast, space)) for space in spaces)


def _space_words(skin: Skin, view: SingularityView, cast: Cast, space: Space) -> str:
    place, board = space.id, cast.board
    said = [f"{place}, {space.name}" if space.name else place]
    signs = (
        ("hazard", space.hazard),
        ("used" if place in view.used_caches else "cache", space.cache),
        ("end", board is not None and place == board.end),
        ("start", board is not None and place == board.start),
    )
    said += [skin.say(f"singularity-draw-{word}") for word, is_there in signs if is_there]
    said += [
        cast.enemy_name(one.enemy) if one.enemy else skin.say(f"singularity-token-{one.kind}")
        for one in view.tokens
        if one.place == place
    ]
    said += [
        f"{one.size} × {cast.enemy_name(one.enemy, one.size)}" for one in view.groups if one.place == place
    ]
    said += [cast.who(one.seat) for one in view.members if one.place == place]
    return ", ".join(said)
