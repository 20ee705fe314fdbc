"""What luck is made of: words that everybody heard, and the pieces that they make.

A role line, a die, a bag are made while people play. Their words are written down before anything is
shuffled, so anybody can make the same pieces again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence

from companion.games.toolbox.sums.dice import dice, sides_of
from companion.kernel.action import Rejection
from companion.kernel.game import Later

LABEL = re.compile(
    r"(roles|begin|tie)/[1-9][0-9]{0,4}"
    r"|dice/(?P<roll>[1-9][0-9]{0,4})/[1-9][0-9]?"
    r"|bag/[a-z0-9-]+/[1-9][0-9]{0,4}(/[1-9][0-9]{0,4})?"
)
"""Every label that the tools use."""
GAPLESS = ("roles", "begin", "dice")
"""Tools of which every number is shuffled; a question may have no tie, and a bag lie there undrawn."""
MOST = 999


def written(pieces: Iterable[str | tuple[str, int]]) -> str:
    """Pieces, or kinds with how many there are of each, as words."""
    return json.dumps(list(pieces), ensure_ascii=False, separators=(",", ":"))


def made(deck: Later) -> tuple[str, ...]:
    """What a tool makes from its words. Raises ValueError."""
    label, words = deck.label, deck.words
    found = LABEL.fullmatch(label)
    if found is None:
        raise ValueError(label)
    if found["roll"]:
        return _die(words, label, int(found["roll"]))
    read = json.loads(words)
    if not isinstance(read, list) or written(read) != words:
        raise ValueError(words)
    return tuple(piece for one in read for piece in _pieces(one))


def is_gapless(labels: Sequence[str]) -> bool:
    """Whether every number follows one before it; the same may come again after a takeback."""
    highest: dict[str, int] = {}
    for label in labels:
        tool, *numbers = label.split("/")
        above = tool
        for number in map(int, numbers if tool in GAPLESS else ()):
            if number > highest.get(above, 0) + 1:
                return False
            highest[above] = max(highest.get(above, 0), number)
            above = f"{above}/{number}"
    return True


def _die(words: str, label: str, roll: int) -> tuple[str, ...]:
    try:
        thrown = dice(words)
    except Rejection as no:
        raise ValueError(words) from no
    sides = dict(thrown.labels(roll)).get(label)
    if sides is None or thrown.notation != words:
        raise ValueError(label)
    return sides_of(sides)


def _pieces(one: object) -> tuple[str, ...]:
    match one:
        case str(piece):
            return (piece,)
        case [str(piece), int(count)] if 0 <= count <= MOST and not isinstance(count, bool):
            return (piece,) * count
    raise ValueError(one)
