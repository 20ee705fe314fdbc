"""What the screens of every game read out of a frame: what may be done, for whom the host stands in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.kernel.view import GameView, WhyNot
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def is_me(stage: Stage, seat: str | None) -> bool:
    """Whether this is my seat."""
    return seat is not None and seat == stage.table.my_seat


def may(view: GameView, do: str) -> bool:
    """Whether this action would be accepted now."""
    return any(choice.do == do for choice in view.choices)


def offered(view: GameView, do: str, field: str) -> tuple[str, ...]:
    """The words a field of this action may be now."""
    choice = next((one for one in view.choices if one.do == do), None)
    return tuple(map(str, choice.one_of.get(field, ()))) if choice else ()


def absent(stage: Stage, seat: str | None) -> str:
    """The name of somebody else without a phone that answers, for whom the host may speak; else nothing."""
    line = stage.seat_line(seat) if seat else None
    if line is None or not stage.table.is_host or is_me(stage, seat):
        return ""
    return "" if line.presence == "here" else line.name


def stands_in(stage: Stage, seat: str | None) -> bool:
    """Whether this device is the host's and that seat has no phone that answers."""
    return bool(absent(stage, seat))


def reasons(skin: Skin, why: Iterable[WhyNot], names: Mapping[str, str]) -> str:
    """All reasons as sentences."""
    return " ".join(skin.language.reason(one.reason(), names) for one in why)
