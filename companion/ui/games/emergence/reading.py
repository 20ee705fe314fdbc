"""What the screens read out of a frame again and again: facts about people and tiles, and words for them."""

from __future__ import annotations

from companion.games.emergence.views import ClaimView, EmergenceView, OperativeLine, TileView
from companion.games.emergence.words import (
    HOSTILE_ACTIONS,
    ActionName,
    Augmentation,
    DataType,
)
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.table.views import SeatLine
from companion.ui.kit.person import Person, people_of, person_of
from companion.ui.kit.skin import Skin
from companion.ui.reading import is_me, may, reasons, stands_in
from companion.ui.stage import Stage

__all__ = ["is_me", "may", "reasons", "stands_in"]


@frozen
class Operative:
    """Somebody at the table as everybody sees them."""

    person: Person
    line: OperativeLine
    is_leader: bool = False
    is_now: bool = False
    """It is their turn."""

    @property
    def action(self) -> ActionName:
        """What they chose, once it is open."""
        return self.line.action or "activate"


@frozen
class Near:
    """A tile beside my agent: open, or closed and why (EM-16..18)."""

    tile: TileView
    agents: tuple[tuple[str, Augmentation | None], ...]
    """The colour of everybody else there, and the augmentation that opens or closes the tile."""
    is_open: bool
    why: str = ""


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


def person(stage: Stage, seat: str | None) -> Person:
    """Who sits there."""
    return person_of(people_of(stage.table), seat)


def operatives(stage: Stage, *, in_order: bool = False) -> tuple[Operative, ...]:
    """Everybody in the order of the seats, or of this round's turns."""
    view, people = game(stage), people_of(stage.table)
    now = view.turn.seat if view.turn else None
    found = {
        one.seat: Operative(person_of(people, one.seat), one, one.seat == view.leader, one.seat == now)
        for one in view.operatives
    }
    return tuple(found[seat] for seat in (view.order if in_order else view.seats))


def name(stage: Stage, seat: str | None) -> str:
    """What people call a seat."""
    return person(stage, seat).name


def listed(stage: Stage, seats: tuple[Seat, ...]) -> str:
    """Names as a list in words, me last and as "you"."""
    others = tuple(name(stage, seat) for seat in seats if not is_me(stage, seat))
    me = (stage.say("emergence-you-low"),) if any(is_me(stage, seat) for seat in seats) else ()
    return stage.skin.language.listed(others + me)


def my_colour(stage: Stage) -> str:
    """The colour my main button wears; the look's own where nobody sits."""
    return person(stage, stage.table.my_seat).paint(stage.skin) if stage.me else ""


def late(view: EmergenceView) -> tuple[Seat, ...]:
    """Whom this phase waits for."""
    return tuple(one.seat for one in view.operatives if not one.is_ready)


def others(stage: Stage) -> tuple[SeatLine, ...]:
    """Everybody but me."""
    return tuple(one for one in stage.table.seats if one.seat != stage.table.my_seat)


def is_on_paper(stage: Stage) -> bool:
    """Whether the host types for this seat: what was dealt to it is shown to nobody."""
    return stage.me is not None and stage.me.presence == "paper"


def has_paper(stage: Stage, seat: str) -> bool:
    """Whether somebody writes on paper there, and no phone has come for the seat since."""
    found = stage.seat_line(seat)
    return seat in game(stage).by_hand and found is not None and found.presence == "paper"


def claim(view: EmergenceView) -> ClaimView | None:
    """The attack that waits for its target's word, in a turn or on the board."""
    return view.turn.claim if view.turn else view.on_board.claim if view.on_board else None


def tile(view: EmergenceView, tile_id: str | None) -> TileView | None:
    """One tile of the city."""
    return next((found for found in view.board.tiles if found.id == tile_id), None)


def neighbours(stage: Stage, here: TileView) -> tuple[Near, ...]:
    """The tiles beside this one."""
    view, people = game(stage), people_of(stage.table)
    closed = {at.tile: at.why for at in view.my_closed}

    def near(found: TileView) -> Near:
        agents = tuple(
            (person_of(people, seat).colour, line(view, seat).augmentation)
            for seat in found.agents
            if not is_me(stage, seat)
        )
        why = reasons(stage.skin, closed.get(found.id, ()), stage.names)
        return Near(found, agents, found.id in view.my_moves, why)

    tiles = (tile(view, tile_id) for tile_id in here.next_to)
    return tuple(near(found) for found in tiles if found is not None)


def is_before_first_act(view: EmergenceView) -> bool:
    """The leader has not done anything yet: the choices have just been opened."""
    turn = view.turn
    return turn is not None and turn.seat == view.order[0] and turn.step == "move" and not turn.stayed


def doing(stage: Stage) -> str:
    """What the operative whose turn it is does now, in a sentence."""
    view = game(stage)
    turn = view.turn
    if turn is None:
        return ""
    action = line(view, turn.seat).action or "activate"
    match turn.step:
        case "move":
            return stage.say("emergence-other-move")
        case "act":
            text = "emergence-other-act-hostile" if action in HOSTILE_ACTIONS else "emergence-other-act"
            return stage.say(text, action=action_word(stage.skin, action).lower())
        case "compile":
            return stage.say("emergence-other-compile")
        case "claim" if turn.claim:
            return stage.say(
                "emergence-other-claim",
                action=action_word(stage.skin, turn.claim.action),
                target=person(stage, turn.claim.target).called(stage.skin),
            )
        case _:
            return stage.say("emergence-other-done")


def end_words(skin: Skin, view: EmergenceView) -> str:
    """Why it ended, with the numbers."""
    if view.end is None:
        return ""
    return skin.say(
        f"emergence-over-reason-{view.end.reason.replace('_', '-')}",
        ai=view.totals.ai,
        ai_need=view.required.ai,
        human=view.totals.human,
        human_need=view.required.human,
    )


def data_word(skin: Skin, kind: DataType) -> str:
    """`light blue`."""
    return skin.say(f"emergence-data-{kind.replace('_', '-')}")


def kind_word(skin: Skin, kind: str) -> str:
    """What sort of tile, in a word."""
    if kind in ("start", "compile", "assimilate"):
        return skin.say(f"emergence-tile-{kind}")
    return skin.say(f"emergence-data-{kind.replace('_', '-')}")


def action_word(skin: Skin, action: str) -> str:
    """`Hack`, as a title or at the start of a line."""
    return skin.say(f"emergence-action-{action}").capitalize()


def augmentation_word(skin: Skin, augmentation: Augmentation) -> str:
    """`Electromechanical`."""
    return skin.say(f"emergence-augmentation-{augmentation}").capitalize()
