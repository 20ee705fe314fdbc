"""Luck: who begins, dice, bags; the newest result large on every screen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.toolbox.actions import Begin, MarkTurn, NameLeader, PutAway, Roll
from companion.games.toolbox.sums.bags import FEWEST_PLACES
from companion.games.toolbox.sums.dice import dice
from companion.games.toolbox.views import LuckView
from companion.kernel.action import Action
from companion.kernel.seat import Seat
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.results import Rolled, WhoBegins
from companion.ui.games.toolbox.setup.forms import names_field, words
from companion.ui.games.toolbox.tools.bags import bags
from companion.ui.games.toolbox.tools.page import Page, paired
from companion.ui.kit.boxes import STRETCHED, Caption, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, component
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import SendQuietly
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage

DICE = ("d6", "2d6", "d20", "3d6+1", "d%")
LONGEST_DICE = 60
IN_ORDER = "clock:order"
"""The clock, set up in the order that was drawn."""


def luck(stage: Stage, pick: Choose) -> Page:
    """The newest result, then what can be asked for."""
    skin, view = stage.skin, reading.game(stage)
    body: list[ft.Control] = [*(_result(stage, view.luck) if view.luck else [])]
    if view.luck and view.luck.kind == "begin":
        body += paired(skin, _following(stage, view.luck, pick))
    if reading.may(stage, "roll"):
        body.append(DiceForm(skin, reading.way(stage), not view.seats, reading.may(stage, "begin")))
    body += bags(stage)
    away: list[ft.Control] = []
    if "luck" in reading.offered(stage, "put_away", "tool"):
        words = stage.say("toolbox-put-away")
        away.append(SendQuietly(skin, words, reading.way(stage), PutAway(tool="luck")))
    return Page(stage.say("toolbox-tool-luck"), skin.say("toolbox-tool-luck", "line"), body, more=away)


def _result(stage: Stage, now: LuckView) -> list[ft.Control]:
    """Large, the same on every screen: dice as dice, people as their marks."""
    skin = stage.skin
    match now.kind:
        case "begin":
            places = reading.places(stage, now.order, now.names)
            return [WhoBegins(skin, places)]
        case "roll":
            sides = tuple(term.sides for term in dice(now.notation).terms if term.is_dice)
            return [Rolled(skin, now.notation, now.faces, sides, now.total, now.low, now.high)]
        case "draw":
            told = skin.language.listed(now.pieces) if now.pieces else stage.say("toolbox-unseen")
            line = stage.say("toolbox-drew", n=now.count)
    words = [Heading(skin, told, 40, align=CENTER, bold=True), Muted(skin, line, 18, align=CENTER)]
    return [Panel(skin, ft.Column(list(words), spacing=skin.px(6), horizontal_alignment=STRETCHED))]


def _following(stage: Stage, now: LuckView, pick: Choose) -> list[ft.Control]:
    """Marker, lead and clock may follow who begins, each by a tap (TB-79)."""
    skin, send = stage.skin, reading.way(stage)
    first, view = now.order[0], reading.game(stage)
    name = reading.name(stage, first, now.names)
    found: list[ft.Control] = []
    if first in reading.offered(stage, "mark_turn", "place") and view.marker != first:
        turn = stage.say("toolbox-begin-marks", name=name)
        found.append(SendQuietly(skin, turn, send, MarkTurn(place=first), icon="flag"))
    if first in reading.offered(stage, "name_leader", "seat") and view.leader != first:
        leads = stage.say("toolbox-begin-leads", name=name)
        found.append(SendQuietly(skin, leads, send, NameLeader(seat=Seat(first)), icon="hand"))
    if reading.may(stage, "set_clock"):
        clock = stage.say("toolbox-begin-clock")
        found.append(OutlineButton(skin, clock, lambda: pick(IN_ORDER), icon="tool-clock", expand=True))
    return found


@component
def DiceForm(skin: Skin, send: Callable[[Action], None], asks_names: bool, may_begin: bool) -> ft.Control:
    """Dice as people write them; who begins."""
    typed, put = ft.use_state("")
    names, set_names = ft.use_state("")
    told = words(names)
    common = Pills(skin, [(one, one, "dice") for one in DICE], "", lambda one: send(Roll(notation=one)))
    field = Field(skin, skin.say("toolbox-dice"), typed, put, longest=LONGEST_DICE)
    roll = MainButton(
        skin,
        skin.say("toolbox-roll"),
        lambda: send(Roll(notation=typed)),
        icon="dice",
        disabled=not typed.strip(),
    )
    begin = Begin(names=told) if may_begin and (len(told) >= FEWEST_PLACES or not asks_names) else None
    asked = SendQuietly(skin, skin.say("toolbox-begin-draw"), send, begin, icon="shuffle")
    thrown = Spaced(skin, Caption(skin, skin.say("toolbox-dice-title")), common, field, roll, gap=12)
    who = names_field(skin, names, set_names, is_asked=asks_names)
    order = Spaced(skin, Caption(skin, skin.say("toolbox-begin")), *who, ft.Row([asked]), gap=12)
    return Spaced(skin, Panel(skin, thrown), Panel(skin, order), gap=12)
