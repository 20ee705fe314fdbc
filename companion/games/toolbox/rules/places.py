"""Who takes part: the seats, or with nobody seated the names that are typed (TB-3)."""

from __future__ import annotations

from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.refusals import is_clean, refusal, same, tidy
from companion.games.toolbox.words import MOST_SEATS

LONGEST_NAME = 24


def places(state: ToolboxState, names: tuple[str, ...], least: int) -> tuple[tuple[str, ...], dict[str, str]]:
    """The places of a tool, and what typed ones are called."""
    if state.seats:
        return state.seats, {}
    if not names:
        raise refusal("needs_seats", "TB-3")
    written = [tidy(name) for name in names]
    for at, name in enumerate(written):
        if not is_clean(name, LONGEST_NAME):
            raise refusal("bad_name", "TB-3", high=LONGEST_NAME)
        if any(same(name, other) for other in written[:at]):
            raise refusal("name_taken", "TB-3", name=name)
    if not least <= len(written) <= MOST_SEATS:
        raise refusal("too_few_seats", "TB-3", need=least, seats=len(written))
    called = {f"p{number}": name for number, name in enumerate(written, start=1)}
    return tuple(called), called


def around(state: ToolboxState) -> tuple[tuple[str, ...], dict[str, str]]:
    """The places that turns go round: the seats, else the names of the tool that has some."""
    if state.seats:
        return state.seats, {}
    for tool in (state.clock, state.pad):
        if tool is not None:
            return tuple(tool.names), tool.names
    if state.luck and state.luck.names:
        return tuple(state.luck.names), state.luck.names
    return (), {}
