"""What stands on a map: members, groups, tokens, ways, prices, attacks, moves."""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.words import TokenKind
from companion.kernel.frozen import frozen


@frozen
class MemberMark:
    """A member in its seat's colour and shape."""

    place: str
    colour: str
    """The word of the seat's colour."""
    is_now: bool = False


@frozen
class GroupMark:
    """A group of enemies (SW-20). `calm`: attacked nobody; `ghost`: where it was."""

    place: str
    icon: str
    count: int
    hurt: int = 0
    look: Literal["plain", "calm", "ghost"] = "plain"


@frozen
class TokenMark:
    """An encounter token, face down without an icon (SW-19)."""

    place: str
    kind: TokenKind
    icon: str = ""


@frozen
class PathMark:
    """A way in a seat's colour, start included."""

    spaces: tuple[str, ...]
    colour: str
    has_end: bool = True


@frozen
class PriceMark:
    """What a step costs, beside its space."""

    place: str
    words: str


@frozen
class LineMark:
    """A line of attack (SW-24)."""

    spaces: tuple[str, ...]


@frozen
class ArrowMark:
    """A move of this step; `rest` is the way beyond it, in dots."""

    start: str
    end: str
    rest: tuple[str, ...] = ()


@frozen
class PillMark:
    """So many of a group go here (SW-28)."""

    place: str
    icon: str
    count: int


@frozen
class MapMarks:
    """Everything on the ground. `lit`: spaces that are offered, all others step back."""

    members: tuple[MemberMark, ...] = ()
    groups: tuple[GroupMark, ...] = ()
    tokens: tuple[TokenMark, ...] = ()
    used: tuple[str, ...] = ()
    paths: tuple[PathMark, ...] = ()
    prices: tuple[PriceMark, ...] = ()
    lines: tuple[LineMark, ...] = ()
    arrows: tuple[ArrowMark, ...] = ()
    pills: tuple[PillMark, ...] = ()
    lit: frozenset[str] | None = None
    rings: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    faults: frozenset[str] = frozenset()


def board_marks(board: IssueMap) -> MapMarks:
    """The tokens as they are laid at setup (SW-6)."""
    return MapMarks(tokens=tuple(TokenMark(space.id, space.token) for space in board.spaces if space.token))
