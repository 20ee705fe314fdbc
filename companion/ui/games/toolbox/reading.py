"""What the screens read off a stage: the view, who is called what, who may do what, and the way to say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.games.toolbox import COLOURS
from companion.games.toolbox.views import ToolboxView
from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.kernel.view import Choice
from companion.ui.kit.sending import Way, as_host
from companion.ui.stage import Stage


@frozen
class Place:
    """Somebody who takes part: a seat, or a name that was typed at a tablet without seats."""

    id: str
    name: str
    colour: str
    """Of the seat; a typed name has the colour of its turn."""


def game(stage: Stage) -> ToolboxView:
    """The toolbox's half of the frame."""
    return stage.view_as(ToolboxView)


def way(stage: Stage) -> Way:
    """A seat says it itself; a screen without a seat says it for the table."""

    def for_table(action: Action) -> None:
        stage.send(as_host(action))

    return for_table if stage.is_shared else stage.send


def choices(stage: Stage) -> tuple[Choice, ...]:
    """What may be said from here."""
    view = game(stage)
    if not stage.is_shared:
        return view.choices
    return view.lead if stage.leads else ()


def may(stage: Stage, do: str) -> bool:
    """Whether this could be said now."""
    return any(choice.do == do for choice in choices(stage))


def offered(stage: Stage, do: str, field: str) -> tuple[str, ...]:
    """The words that would be taken for a field of an action; none where it cannot be said."""
    found = (choice.one_of[field] for choice in choices(stage) if choice.do == do and field in choice.one_of)
    return tuple(map(str, next(found, ())))


def leads(stage: Stage) -> bool:
    """Whether this page steers."""
    return may(stage, "close")


def name(stage: Stage, place: str, names: Mapping[str, str] | None = None) -> str:
    """What a place is called: a seat by its name at the table, else by the name that was typed."""
    return (names or {}).get(place) or stage.names.get(place, place)


def places(stage: Stage, ids: Iterable[str], names: Mapping[str, str] | None = None) -> tuple[Place, ...]:
    """Everybody of these with their marks."""

    def one(at: int, place: str) -> Place:
        line = stage.seat_line(place)
        colour = line.colour if line else COLOURS[at % len(COLOURS)]
        return Place(place, name(stage, place, names), colour)

    return tuple(one(at, place) for at, place in enumerate(ids))


def seated(stage: Stage) -> tuple[Place, ...]:
    """Who sits at the table."""
    return places(stage, game(stage).seats)


def typed_names(stage: Stage) -> dict[str, str]:
    """What typed places are called: those of the tool that has some (TB-3)."""
    view = game(stage)
    if view.seats:
        return {}
    for tool in (view.clock, view.pad, view.luck):
        if tool is not None and tool.names:
            return tool.names
    return {}


def drawn_order(stage: Stage) -> tuple[str, ...]:
    """The order in which people begin, as it was drawn last: seats, or the names that were typed."""
    now = game(stage).luck
    if now is None or now.kind != "begin":
        return ()
    return tuple(now.names.get(place, place) for place in now.order)


def word(stage: Stage, value: object) -> str:
    """A choice in words: a seat by its name."""
    return stage.names.get(str(value), str(value))
