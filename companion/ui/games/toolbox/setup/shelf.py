"""Kits and sets of roles that the library keeps, as the home of the tools offers them."""

from __future__ import annotations

from pydantic import ValidationError

from companion.games.toolbox.packs.kit import FORMAT, Kit, faults
from companion.kernel.frozen import frozen
from companion.net.link import Refused
from companion.ui.documents import Documents
from companion.ui.games.toolbox import reading
from companion.ui.stage import Stage

GAME = "toolbox"


@frozen
class Saved:
    """A kit of the library without a fault."""

    kit: Kit
    fits: bool
    """For as many as sit here."""


def kits_of(library: Documents) -> tuple[Kit, ...]:
    """Every kit that can be played, in the order of their names."""
    found = []
    for line in library.lines(GAME, FORMAT):
        try:
            kit = Kit.model_validate(library.read(GAME, FORMAT, line.id))
        except (Refused, ValidationError):
            continue
        if not faults(kit):
            found.append(kit)
    return tuple(found)


def saved_for(stage: Stage) -> tuple[Saved, ...]:
    """The kits, those for as many people first."""
    seats = len(reading.game(stage).seats)
    made = (Saved(kit, kit.players[0] <= seats <= kit.players[1]) for kit in kits_of(stage.library))
    return tuple(sorted(made, key=lambda one: not one.fits))


def sets_of(stage: Stage) -> tuple[tuple[str, str], ...]:
    """The roles of every kit that has some: a name and the line; first the line that is dealt now."""
    view = reading.game(stage)
    now = (view.deal.line or view.my_line) if view.deal else ""
    here = ((stage.say("toolbox-deal-last"), now),) if now else ()
    return (*here, *((one.name, one.roles.line) for one in kits_of(stage.library) if one.roles))
