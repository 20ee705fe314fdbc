"""The phone: one question a screen, by phase and step."""

from __future__ import annotations

import flet as ft

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
from companion.ui.kit.correcting import Asked
from companion.ui.stage import Stage


def seat(stage: Stage) -> ft.Control:
    """The screen of a seat. Half-made choices do not outlive their step: the key sees to it."""
    screen = WithResults.keyed(f"{stage.table.my_seat}")(stage, _screen, moment(stage))
    asked = Asked(stage) if stage.table.is_host else None
    if asked is None:
        return screen
    above = ft.Container(asked, padding=ft.Padding.symmetric(horizontal=20, vertical=4))
    return ft.Column(
        [above, screen], spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


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
    match view.phase:
        case "setup":
            return Setup(stage)
        case "agents":
            return FirstAgents(stage)
        case "event":
            return Event(stage)
        case "strategy":
            return KeepOne(stage) if reading.may(view, "keep_story") else Strategy(stage)
        case "activation":
            return Activation(stage)
        case "investigation":
            return _site(stage)
        case "payday":
            return Payday(stage)
        case "scoring" | "over":
            return Scoring(stage)


def _site(stage: Stage) -> ft.Control:
    """The steps of a district (CV-46)."""
    view = reading.game(stage)
    here = view.investigation
    if here is None:
        return Watching(stage)
    match view.step:
        case "ambush":
            is_mine = reading.is_me(stage, here.ambush_by)
            return TableCard.keyed(f"ambush-{here.district}")(stage, "ambush", is_mine)
        case "brawl":
            is_mine = bool(view.order) and reading.is_me(stage, view.order[0])
            return TableCard.keyed(f"brawl-{here.district}")(stage, "brawl", is_mine)
        case "teammates":
            return Teammates(stage) if reading.may(view, "recruit_teammates") else Bystander(stage)
        case "declare":
            return Declare(stage)
        case "tokens":
            return Tokens(stage)
        case "fight" | "after_attack":
            return Fight(stage)
        case "hacking":
            return Hacking(stage)
        case "missions":
            return Missions(stage)
        case "settle":
            return Settle(stage)
        case "influence":
            return PlaceInfluence(stage)
        case _:
            return Watching(stage)
