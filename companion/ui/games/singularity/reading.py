"""What the screens read out of a frame again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.games.singularity.packs.cards import EnemyCard
from companion.games.singularity.sums.previews import track
from companion.games.singularity.sums.spaces import name_of, space_at
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import GroupView, MemberLine
from companion.games.singularity.views.ending import EndView
from companion.games.singularity.views.enemies import StepRow
from companion.games.singularity.words import Track
from companion.ui.games.singularity.draw.bars import CauseRow
from companion.ui.games.singularity.draw.bars import signed as signed
from companion.ui.games.singularity.draw.dial import Line
from companion.ui.games.singularity.draw.marks import (
    ArrowMark,
    GroupMark,
    LineMark,
    MapMarks,
    MemberMark,
    PillMark,
    TokenMark,
)
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def game(stage: Stage) -> SingularityView:
    """The game's half of the frame."""
    view = stage.frame.view
    if not isinstance(view, SingularityView):
        raise TypeError("a screen of The Singularity War needs its view")
    return view


def is_me(stage: Stage, seat: str | None) -> bool:
    """Whether this is my seat."""
    return seat is not None and seat == stage.table.my_seat


def member(view: SingularityView, seat: str) -> MemberLine:
    """One member of the team."""
    return next(found for found in view.members if found.seat == seat)


def me(stage: Stage) -> MemberLine | None:
    """My member; None where nobody sits."""
    seat = stage.table.my_seat
    return member(game(stage), seat) if seat else None


def mine(stage: Stage) -> MemberLine:
    """My member; the first one where nobody sits, so that a screen can always be drawn."""
    view = game(stage)
    return member(view, stage.table.my_seat or view.seats[0])


def is_my_turn(stage: Stage) -> bool:
    """Whether it is my turn to play cards."""
    view = game(stage)
    return view.turn is not None and is_me(stage, view.turn.seat)


def name(stage: Stage, seat: str | None) -> str:
    """What people call a seat."""
    if seat is None:
        return ""
    found = stage.seat_line(seat)
    return found.name if found else stage.names.get(seat, seat)


def who(stage: Stage, seat: str | None) -> str:
    """The character somebody plays, or the player's name."""
    if seat is None:
        return ""
    character = member(game(stage), seat).character
    return character.name if character else name(stage, seat)


def you_or(stage: Stage, seat: str) -> str:
    """A name, or "You" for me."""
    return stage.say("singularity-phone-you") if is_me(stage, seat) else name(stage, seat)


def people(stage: Stage, seats: Sequence[str]) -> str:
    """Characters as a list in words."""
    return stage.skin.language.listed(tuple(who(stage, seat) for seat in seats))


def tint_name(stage: Stage, seat: str | None) -> str:
    """The word of a seat's colour, for marks."""
    found = stage.seat_line(seat) if seat else None
    return found.colour if found else ""


def colour(stage: Stage, seat: str | None) -> str:
    """The colour of a seat."""
    found = stage.seat_line(seat) if seat else None
    return seat_colour(found.colour, stage.skin.palette) if found else stage.skin.palette.text


def may(view: SingularityView, do: str) -> bool:
    """Whether this action would be accepted now."""
    return any(choice.do == do for choice in view.choices)


def may_correct(view: SingularityView) -> bool:
    """Whether facts can be put right: from the first turn to the end."""
    return view.phase not in ("setup", "over")


def enemy(view: SingularityView, enemy_id: str | None) -> EnemyCard | None:
    """The card of an enemy."""
    return next((found for found in view.enemies if found.id == enemy_id), None)


def enemy_name(view: SingularityView, enemy_id: str | None, count: int = 1) -> str:
    """`Drone`, or `Drones` for several where the card says so."""
    found = enemy(view, enemy_id)
    if found is None:
        return enemy_id or ""
    return found.plural if count != 1 and found.plural else found.name


def icon_of(view: SingularityView, enemy_id: str | None) -> str:
    """The icon of an enemy."""
    found = enemy(view, enemy_id)
    return enemy_icon(found.icon if found else "other")


def group(view: SingularityView, group_id: str | None) -> GroupView | None:
    """A group on the board."""
    return next((found for found in view.groups if found.id == group_id), None)


def space_name(view: SingularityView, place: str | None) -> str:
    """`Gate`, or `A3` where a space has no name."""
    return name_of(view.map, place) if place is not None else ""


def space_words(stage: Stage, place: str) -> str:
    """A space with all that lies and stands on it, for a screen reader."""
    view = game(stage)
    space = space_at(view.map, place)
    said = [place if not space or not space.name else f"{place}, {space.name}"]
    if space and view.map:
        signs = (
            ("hazard", space.hazard),
            ("used" if place in view.used_caches else "cache", space.cache),
            ("end", place == view.map.end),
            ("start", place == view.map.start),
        )
        said += [stage.say(f"singularity-draw-{word}") for word, is_there in signs if is_there]
    for token in view.tokens:
        if token.place == place:
            said.append(
                enemy_name(view, token.enemy) if token.enemy else stage.say(f"singularity-token-{token.kind}")
            )
    said += [
        f"{one.size} × {enemy_name(view, one.enemy, one.size)}" for one in view.groups if one.place == place
    ]
    said += [who(stage, one.seat) for one in view.members if one.place == place]
    return ", ".join(said)


def space_labels(stage: Stage) -> dict[str, str]:
    """Every space in words."""
    view = game(stage)
    return {space.id: space_words(stage, space.id) for space in (view.map.spaces if view.map else ())}


def marks(stage: Stage, **more: Any) -> MapMarks:
    """Members, groups, tokens and used caches as they stand, and whatever is added."""
    view = game(stage)
    now = view.turn.seat if view.turn else None
    standing = MapMarks(
        members=tuple(
            MemberMark(one.place, tint_name(stage, one.seat), one.seat == now)
            for one in view.members
            if one.place
        ),
        groups=tuple(
            GroupMark(one.place, icon_of(view, one.enemy), one.size, hurt=len(one.partial) + len(one.laid))
            for one in view.groups
        ),
        tokens=tuple(
            TokenMark(one.place, one.kind, icon_of(view, one.enemy) if one.enemy else "")
            for one in view.tokens
        ),
        used=view.used_caches,
    )
    return replace(standing, **more)


def step_marks(stage: Stage, shown: int | None = None) -> MapMarks:
    """The enemy step on the map: who attacks along which line, who goes where; of the first `shown` rows."""
    view = game(stage)
    rows = (view.step.rows if view.step else ())[: shown if shown is not None else None]
    calm = {row.group for row in rows if row.in_range is False}
    seen = marks(stage)
    groups = tuple(
        replace(mark, look="calm") if group.id in calm else mark
        for mark, group in zip(seen.groups, view.groups, strict=True)
    )
    return replace(
        seen,
        groups=groups,
        rings=frozenset(row.place for row in rows if row.raised or row.in_range),
        lines=tuple(LineMark(reach.line) for row in rows for reach in row.reaches if len(reach.line) > 1),
        arrows=tuple(arrow for row in rows for arrow in _arrows(row)),
        pills=tuple(
            PillMark(one.place, icon_of(view, row.enemy), one.count) for row in rows for one in _landings(row)
        ),
    )


def _landings(row: StepRow) -> list[Any]:
    return [one for one in row.to if one.count and one.place != row.place]


def _arrows(row: StepRow) -> list[ArrowMark]:
    return [ArrowMark(row.place, one.place) for one in _landings(row)]


def track_line(view: SingularityView, name: Track) -> Line:
    """A track for the dial."""
    found = track(view, name)
    return Line(found.value, found.limit)


def dial_words(stage: Stage) -> str:
    """`of 20 Threat`."""
    limit = track(game(stage), "threat").limit
    return (
        stage.say("singularity-draw-of-threat", limit=limit)
        if limit
        else stage.say("singularity-track-threat")
    )


def dial_label(stage: Stage) -> str:
    """Both tracks in a sentence."""
    view = game(stage)
    return ". ".join(track_words(stage, one.track) for one in view.tracks) + "."


def track_words(stage: Stage, name: Track) -> str:
    """`Threat 12 of 20`."""
    found = track(game(stage), name)
    word = stage.say(f"singularity-track-{name}")
    if found.limit is None:
        return stage.say("singularity-draw-track-free", track=word, value=found.value)
    return stage.say("singularity-draw-track", track=word, value=found.value, limit=found.limit)


def sum_words(skin: Skin, cause: str) -> str:
    """A cause in words."""
    return skin.say(f"singularity-cause-{cause}")


def cause_rows(skin: Skin, end: EndView, name: Track) -> tuple[CauseRow, ...]:
    """Every cause of a track, the largest first; what calms comes last."""
    sums = [one for one in end.sums if one.track == name and one.amount]
    sums.sort(key=lambda one: (one.amount < 0, -abs(one.amount)))
    return tuple(CauseRow(one.cause, sum_words(skin, one.cause), one.amount) for one in sums)
