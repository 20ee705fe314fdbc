"""Parts of the game alone: a fight, a Payday, the scoring; without a table, or beside one that goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion.games.cyberverse.sums.fighters import Rulings as Combat
from companion.games.cyberverse.sums.scoring import Rulings
from companion.games.cyberverse.views import CyberverseView
from companion.ui.games.cyberverse.desk.fight import page as fight
from companion.ui.games.cyberverse.desk.fight.draft import Fight
from companion.ui.games.cyberverse.desk.payday import page as payday
from companion.ui.games.cyberverse.desk.payday.draft import Payroll, from_org
from companion.ui.games.cyberverse.desk.rulings import chosen
from companion.ui.games.cyberverse.desk.scoring import page as scoring
from companion.ui.games.cyberverse.desk.scoring.draft import Ending, from_game
from companion.ui.stage import Desk, Stage

TOOLS: Mapping[str, Callable[[Desk], ft.Control]] = {
    "fight": fight.FightTool,
    "payday": payday.PaydayTool,
    "scoring": scoring.ScoringTool,
}


def FightHere(desk: Desk, stage: Stage) -> ft.Control:
    """A fight by the house rules of this table."""
    return fight.FightTool(desk, Fight(rulings=Combat(**chosen(stage.table.options, fight.SWITCHES))))


def PaydayHere(desk: Desk, stage: Stage) -> ft.Control:
    """The Payday of every organization as it stands, mine first."""
    house = payday.house(stage.table.options)
    view, mine = stage.frame.view, stage.table.my_seat
    found = view.organizations if isinstance(view, CyberverseView) else ()
    orgs = sorted(found, key=lambda one: one.seat != mine)
    begun = tuple((one.name, from_org(one, house)) for one in orgs)
    return payday.PaydayTool(desk, begun, Payroll(house=house))


def ScoringHere(desk: Desk, stage: Stage) -> ft.Control:
    """The score sheet as if the game ended now."""
    rulings = rulings_of(stage.table.options)
    view = stage.frame.view
    begun = from_game(view, rulings) if isinstance(view, CyberverseView) else Ending(rulings=rulings)
    return scoring.ScoringTool(desk, begun)


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """The house rules that scoring needs, as a table plays."""
    return Rulings(**chosen(options, scoring.SWITCHES))


HERE = {"fight": FightHere, "payday": PaydayHere, "scoring": ScoringHere}
