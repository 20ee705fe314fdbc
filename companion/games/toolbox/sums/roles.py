"""A line of roles, and the cards it makes (TB-34..40, 42)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.chance import Seed, shuffled
from companion.kernel.frozen import frozen

LONGEST_LINE, LONGEST_NAME = 400, 24
MOST_OF_A_ROLE, MOST_KINDS, MOST_CARDS = 24, 16, 24
FEWEST_SEATS = 2

Spare = Literal["refuse", "hidden"]

BLANKS = re.compile(r"[ \t\u00a0\r]+")
COUNTED = (
    re.compile(r"([0-9]+) ?x (.+)"),
    re.compile(r"([0-9]+) ?× ?(.*)"),
    re.compile(r"([0-9]+) (.+)"),
    re.compile(r"([0-9]+)()"),
)
"""The ways to say how many, the longest first; "2nd Guard" and "2x4 Plank" are names (TB-35)."""


@frozen
class Role:
    """One kind of card: how many there are, and whose holders it knows."""

    name: str
    count: int
    knows: tuple[str, ...] = ()
    """Names of roles, in the order in which the line mentions them."""


@frozen
class Cast:
    """A line that fits its table: the kinds in order of mention, and how many cards lie in the middle."""

    roles: tuple[Role, ...]
    spare: int

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card before the shuffle."""
        return tuple(role.name for role in self.roles for _ in range(role.count))

    @property
    def meets(self) -> tuple[str, ...]:
        """The roles that know somebody and are in the game: decided by the line alone."""
        return tuple(role.name for role in self.roles if role.knows and role.count)

    def role(self, name: str) -> Role:
        """The kind of this name."""
        return next(role for role in self.roles if role.name == name)

    def sees(self, dealt: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
        """For each seat, whom it gets to know in the meeting; never itself."""
        known = {role.name: role.knows for role in self.roles}
        return tuple(
            tuple(at for at, card in enumerate(dealt) if at != me and card in known[mine])
            for me, mine in enumerate(dealt)
        )


@frozen
class _Entry:
    name: str
    count: int
    knows: tuple[str, ...] | None
    is_filler: bool


def cast(line: str, seats: int, *, filler: str = "", spare: Spare = "refuse") -> Cast:
    """The cards of this line for so many seats, or the first fault in the order of TB-39."""
    entries = tuple(_entries(line))
    roles = _merged(entries)
    if len(roles) > MOST_KINDS:
        raise refusal("too_many_kinds", "TB-39", high=MOST_KINDS)
    fillers = [entry.name for entry in entries if entry.is_filler]
    if len(fillers) > 1:
        raise refusal("two_fillers", "TB-37", name=fillers[1])
    roles = tuple(_with_known(roles))
    if seats < FEWEST_SEATS:
        raise refusal("too_few_seats", "TB-39", need=FEWEST_SEATS, seats=seats)
    total = sum(role.count for role in roles)
    if total > seats and spare == "refuse":
        raise refusal("too_many_roles", "TB-39", roles=total, seats=seats)
    if total > MOST_CARDS:
        raise refusal("too_many_cards", "TB-39", high=MOST_CARDS)
    if total < seats:
        wanted = fillers[0] if fillers else filler.strip()
        if not wanted:
            raise refusal("too_few_roles", "TB-39", roles=total, seats=seats)
        roles = _filled(roles, wanted, seats - total)
    return Cast(roles, max(0, total - seats))


def dealt(cast: Cast, seed: Seed, deal: int, seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards by seat, and those that lie in the middle (TB-40)."""
    order = shuffled(seed, f"roles/{deal}", cast.cards)
    return order[:seats], order[seats:]


def _entries(line: str) -> Iterator[_Entry]:
    if len(line) > LONGEST_LINE:
        raise refusal("line_too_long", "TB-34", high=LONGEST_LINE)
    pieces = [BLANKS.sub(" ", piece).strip(" ") for piece in re.split(r"[,;\n]", line)]
    written = [piece for piece in pieces if piece]
    if not written:
        raise refusal("no_roles", "TB-34")
    said: dict[str, tuple[str, ...]] = {}
    for at, piece in enumerate(written, start=1):
        entry = _entry(piece, at)
        key = entry.name.casefold()
        if entry.knows is not None:
            knows = tuple(sorted({name.casefold() for name in entry.knows}))
            if said.setdefault(key, knows) != knows:
                raise refusal("knows_twice", "TB-38", entry=at, name=entry.name)
        yield entry


def _entry(piece: str, at: int) -> _Entry:
    """`[count] name [> known]`, or `*name` for the filler (TB-35..38)."""
    left, arrow, right = piece.partition(">")
    if ">" in right:
        raise refusal("bad_knows", "TB-38", entry=at)
    left, is_filler = left.strip(" "), left.startswith("*")
    if is_filler:
        left = left[1:].strip(" ")
    counted = next((found for form in COUNTED if (found := form.fullmatch(left))), None)
    count, name = (int(counted[1]), counted[2]) if counted else (0 if is_filler else 1, left)
    if counted and (is_filler or not 1 <= count <= MOST_OF_A_ROLE):
        raise refusal("bad_count", "TB-35", entry=at, count=count)
    _check_name(name, at)
    if not arrow:
        return _Entry(name, count, None, is_filler)
    known = tuple(one.strip(" ") for one in right.split("+")) if right.strip(" ") else (name,)
    if not all(known):
        raise refusal("bad_knows", "TB-38", entry=at)
    return _Entry(name, count, known, is_filler)


def _check_name(name: str, at: int) -> None:
    """TB-36."""
    if not any(letter.isalpha() for letter in name):
        raise refusal("no_role_name", "TB-36", entry=at)
    if any(letter in "*+>" or not letter.isprintable() for letter in name):
        raise refusal("bad_role_name", "TB-36", entry=at)
    if len(name) > LONGEST_NAME:
        raise refusal("role_name_too_long", "TB-36", entry=at, high=LONGEST_NAME)


def _merged(entries: tuple[_Entry, ...]) -> tuple[Role, ...]:
    """Same name again: the counts add, the first spelling stays."""
    found: dict[str, Role] = {}
    for entry in entries:
        known = found.setdefault(entry.name.casefold(), Role(entry.name, 0))
        found[entry.name.casefold()] = replace(
            known, count=known.count + entry.count, knows=entry.knows or known.knows
        )
    return tuple(found.values())


def _with_known(roles: tuple[Role, ...]) -> Iterator[Role]:
    """Roles are known by the spelling and in the order of the line (TB-38)."""
    names = {role.name.casefold(): role.name for role in roles}
    for role in roles:
        wanted = {name.casefold() for name in role.knows}
        if missing := [name for name in role.knows if name.casefold() not in names]:
            raise refusal("unknown_role", "TB-38", name=missing[0])
        yield replace(role, knows=tuple(name for key, name in names.items() if key in wanted))


def _filled(roles: tuple[Role, ...], name: str, missing: int) -> tuple[Role, ...]:
    """The filler takes all seats that are left (TB-37)."""
    if not any(role.name.casefold() == name.casefold() for role in roles):
        return (*roles, Role(name, missing))
    return tuple(
        replace(role, count=role.count + missing) if role.name.casefold() == name.casefold() else role
        for role in roles
    )
