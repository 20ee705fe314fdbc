"""A piece that is put elsewhere because the cardboard stands there (SW-21, SW-38). No screen in here.

A finger taps a space, says which piece of it is meant, and taps where it stands; or drags it there.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.singularity.actions.facts import Correct, MemberFact, ShiftFact
from companion.games.singularity.views import SingularityView
from companion.kernel.frozen import frozen


@frozen
class Piece:
    """Something that stands on a space: a member, or a group of enemies."""

    seat: str
    """Of a member; empty for a group."""
    group: str
    """`enemy@place`; empty for a member."""
    count: int


@frozen
class Lift:
    """What the finger has said so far."""

    start: str
    piece: Piece | None = None
    to: str = ""
    count: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to say."""
        return self.piece is not None and bool(self.to)


def pieces_at(view: SingularityView, place: str) -> tuple[Piece, ...]:
    """Everything that stands on a space: members first."""
    members = tuple(Piece(one.seat, "", 1) for one in view.members if one.place == place)
    return members + tuple(Piece("", one.id, one.size) for one in view.groups if one.place == place)


def tapped(view: SingularityView, lift: Lift | None, place: str) -> Lift | None:
    """A space is tapped: the first one lifts, the second one puts down, the first once more lets go."""
    if lift is None or lift.is_whole:
        return _lifted(view, place)
    if place == lift.start:
        return None
    if lift.piece is None:
        return _lifted(view, place)
    return replace(lift, to=place)


def dropped(view: SingularityView, start: str, to: str) -> Lift | None:
    """A finger drags from one space to another."""
    lift = _lifted(view, start)
    return None if lift is None or start == to else replace(lift, to=to)


def chosen(lift: Lift, piece: Piece) -> Lift:
    """This piece is meant, with all its miniatures."""
    return replace(lift, piece=piece, count=piece.count)


def counted(lift: Lift, count: int) -> Lift:
    """So many of its miniatures."""
    most = lift.piece.count if lift.piece else 1
    return replace(lift, count=max(1, min(count, most)))


def action(lift: Lift) -> Correct | None:
    """What is said to the table; None while something is missing."""
    if lift.piece is None or not lift.to:
        return None
    if lift.piece.seat:
        return Correct(what=MemberFact(seat=lift.piece.seat, place=lift.to))
    return Correct(what=ShiftFact(group=lift.piece.group, to=lift.to, count=lift.count))


def framed(lift: Lift | None) -> frozenset[str]:
    """Spaces to frame while a piece is lifted."""
    return frozenset({lift.start, lift.to} - {""}) if lift else frozenset()


def _lifted(view: SingularityView, place: str) -> Lift | None:
    """A single piece needs no question."""
    there = pieces_at(view, place)
    if not there:
        return None
    return chosen(Lift(place), there[0]) if len(there) == 1 else Lift(place)
