"""The phone: one question a screen, by phase and step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import flet as ft

from companion.games.cyberverse.words import Phase
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.phone.activation import Activation
from companion.ui.games.cyberverse.phone.event import Event
from companion.ui.games.cyberverse.phone.fight import Fight
from companion.ui.games.cyberverse.phone.harvest import Hacking, PlaceInfluence
from companion.ui.games.cyberverse.phone.ledger import TooManyCards
from companion.ui.games.cyberverse.phone.menu import Watching
from companion.ui.games.cyberverse.phone.missions import Missions, Settle
from companion.ui.games.cyberverse.phone.payday import Payday
from companion.ui.games.cyberverse.phone.results import WithResults
from companion.ui.games.cyberverse.phone.score import Scoring
from companion.ui.games.cyberverse.phone.setup import FirstAgents, Setup
from companion.ui.games.cyberverse.phone.site import (
    Bystander,
    Declare,
    TableCard,
    Teammates,
)
from companion.ui.games.cyberverse.phone.stories import KeepOne
from companion.ui.games.cyberverse.phone.strategy import Strategy
from companion.ui.games.cyberverse.phone.tokens import Tokens
from companion.ui.stage import Screen, Stage


def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their step: the key sees to it."""
    return WithResults.keyed(f"{stage.table.my_seat}")(stage, _screen, moment(stage))


def moment(stage: Stage) -> str:
    """What a half-made choice belongs to: seat, phase, turn, step, district, whose turn. No secrets."""
    view = reading.game(stage)
    step = "fight" if view.step in ("fight", "after_attack") else view.step
    here = view.investigation.district if view.investigation else 0
    now = view.activation
    called = f"{now.called}-{now.moving}-{now.auxiliary}" if now else ""
    agent = view.investigation.teammates.agent if view.investigation and view.investigation.teammates else ""
    return f"{stage.table.my_seat}-{view.phase}-{view.round}-{step}-{here}-{view.turn_of}-{called}-{agent}"


def _screen(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    if view.step == "support" and view.phase != "scoring":
        return TooManyCards(stage) if reading.may(view, "discard_support") else Watching(stage)
    return PHASES[view.phase](stage)


def _strategy(stage: Stage) -> ft.Control:
    return KeepOne(stage) if reading.may(reading.game(stage), "keep_story") else Strategy(stage)


def _site(stage: Stage) -> ft.Control:
    """A district: only while it is investigated (CV-46)."""
    view = reading.game(stage)
    return STEPS.get(view.step, Watching)(stage) if view.investigation else Watching(stage)


def _card(stage: Stage) -> ft.Control:
    """The card of an ambush or a brawl: the one who drew it reads it out."""
    view = reading.game(stage)
    here, kind = view.investigation, view.step
    first = here.ambush_by if here and kind == "ambush" else next(iter(view.order), None)
    is_mine = reading.is_me(stage, first)
    return TableCard.keyed(f"{kind}-{here.district if here else 0}")(stage, kind, is_mine)


def _teammates(stage: Stage) -> ft.Control:
    return Teammates(stage) if reading.may(reading.game(stage), "recruit_teammates") else Bystander(stage)


PHASES: Final[Mapping[Phase, Screen]] = {
    "setup": Setup,
    "agents": FirstAgents,
    "event": Event,
    "strategy": _strategy,
    "activation": Activation,
    "investigation": _site,
    "payday": Payday,
    "scoring": Scoring,
    "over": Scoring,
}
STEPS: Final[Mapping[str, Screen]] = {
    "ambush": _card,
    "brawl": _card,
    "teammates": _teammates,
    "declare": Declare,
    "tokens": Tokens,
    "fight": Fight,
    "after_attack": Fight,
    "hacking": Hacking,
    "missions": Missions,
    "settle": Settle,
    "influence": PlaceInfluence,
}
"""Of a district; at any other step one watches."""
