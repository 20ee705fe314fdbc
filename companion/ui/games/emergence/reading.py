"""What the screens read out of a frame again and again."""

from __future__ import annotations

from companion.games.emergence.views import EmergenceView, OperativeLine, TileView, WhyNot
from companion.games.emergence.words import Augmentation, DataType
from companion.kernel.action import Reason
from companion.kernel.seat import Seat
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def game(stage: Stage) -> EmergenceView:
    """The game's half of the frame."""
    view = stage.frame.view
    if not isinstance(view, EmergenceView):
        raise TypeError("an Emergence screen needs an Emergence view")
    return view


def line(view: EmergenceView, seat: str) -> OperativeLine:
    """One operative."""
    return next(found for found in view.operatives if found.seat == seat)


def mine(stage: Stage) -> OperativeLine:
    """My own operative; the first one where nobody sits, so that a screen can always be drawn."""
    view = game(stage)
    return line(view, stage.table.my_seat or view.seats[0])


def is_me(stage: Stage, seat: str | None) -> bool:
    """Whether this is my seat."""
    return seat is not None and seat == stage.table.my_seat


def name(stage: Stage, seat: str | None) -> str:
    """What people call a seat."""
    if seat is None:
        return ""
    found = stage.seat_line(seat)
    return found.name if found else stage.names.get(seat, seat)


def you_or(stage: Stage, seat: str) -> str:
    """A name, or "You" for me."""
    return stage.say("emergence-you") if is_me(stage, seat) else name(stage, seat)


def people(stage: Stage, seats: tuple[Seat, ...]) -> str:
    """Names as a list in words, me last and as "you"."""
    others = tuple(name(stage, seat) for seat in seats if not is_me(stage, seat))
    me = (stage.say("emergence-you-low"),) if any(is_me(stage, seat) for seat in seats) else ()
    return stage.skin.language.listed(others + me)


def colour(stage: Stage, seat: str | None) -> str:
    """The colour of a seat."""
    found = stage.seat_line(seat) if seat else None
    return seat_colour(found.colour, stage.skin.palette) if found else stage.skin.palette.text


def my_colour(stage: Stage) -> str:
    """The colour my main button wears."""
    return colour(stage, stage.table.my_seat)


def is_on_paper(stage: Stage) -> bool:
    """Whether the host types for this seat: what was dealt to it is shown to nobody."""
    return stage.me is not None and stage.me.presence == "paper"


def stands_in(stage: Stage, seat: str | None) -> bool:
    """Whether this device is the host's and that seat has no phone that answers."""
    line = stage.seat_line(seat) if seat else None
    return stage.table.is_host and not is_me(stage, seat) and line is not None and line.presence != "here"


def may(view: EmergenceView, do: str) -> bool:
    """Whether this action would be accepted now."""
    return any(choice.do == do for choice in view.choices)


def tile(view: EmergenceView, tile_id: str | None) -> TileView | None:
    """One tile of the city."""
    return next((found for found in view.board.tiles if found.id == tile_id), None)


def data_word(skin: Skin, kind: DataType) -> str:
    """`light blue`."""
    return skin.say(f"emergence-data-{kind.replace('_', '-')}")


def kind_word(stage: Stage, kind: str) -> str:
    """What sort of tile, in a word."""
    if kind in ("start", "compile", "assimilate"):
        return stage.say(f"emergence-tile-{kind}")
    return stage.say(f"emergence-data-{kind.replace('_', '-')}")


def action_word(skin: Skin, action: str) -> str:
    """`Hack`, as a title or at the start of a line."""
    return skin.say(f"emergence-action-{action}").capitalize()


def augmentation_word(skin: Skin, augmentation: Augmentation) -> str:
    """`Electromechanical`."""
    return skin.say(f"emergence-augmentation-{augmentation}").capitalize()


def augmentation_icon(augmentation: Augmentation | None) -> str:
    """The icon that always goes with the word."""
    return "bio" if augmentation == "biomechanical" else "electro"


def augmentation_colour(skin: Skin, augmentation: Augmentation | None) -> str:
    """Blue or green, never without icon and word."""
    return tones(skin).augmentation(augmentation)


def reasons(stage: Stage, why: tuple[WhyNot, ...]) -> str:
    """All reasons as sentences."""
    return " ".join(
        stage.skin.language.reason(Reason(one.code, one.rule, dict(one.facts)), stage.names) for one in why
    )
