"""Everybody on the clock, for who leads: whose turn it is, more time, and who plays no more."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.actions import GiveTime, LeaveClock, StartClock, TurnTo
from companion.kernel.action import Action
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.reading import Place
from companion.ui.games.toolbox.tools.page import Page, paired
from companion.ui.games.toolbox.tools.twice import Twice
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.countdown import time_of
from companion.ui.kit.layout import Card
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import SendQuietly, Way
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

HANDS = "clock:hands"
GIFT = 60


def hands(stage: Stage) -> Page:
    """A card each, with what may be done for this place."""
    now = reading.game(stage).clock
    title = stage.say("toolbox-clock-hands")
    if now is None:
        return Page(title)
    places = reading.places(stage, now.order, now.names)
    left = {hand.place: hand.left for hand in now.hands}
    return Page(
        title,
        stage.say("toolbox-clock-hands-line"),
        [_card(stage, place, left[place.id]) for place in places],
    )


def _card(stage: Stage, place: Place, left: int) -> ft.Control:
    skin, send = stage.skin, reading.way(stage)
    head = InRow(
        skin,
        SeatMark(skin, place.colour, skin.px(24)),
        ft.Container(Strong(skin, place.name, 18), expand=True),
        Muted(skin, time_of(-(-left // 1000)), 18),
    )
    return Card(skin, Spaced(skin, head, *paired(skin, _ways(stage, place, send))), padding=14)


def _ways(stage: Stage, place: Place, send: Way) -> list[ft.Control]:
    """What would be taken for this place now."""
    skin = stage.skin
    made: list[tuple[str, str, Action]] = [
        ("start_clock", "toolbox-clock-begins", StartClock(place=place.id)),
        ("turn_to", "toolbox-clock-turn-to", TurnTo(place=place.id)),
        ("give_time", "toolbox-clock-give", GiveTime(place=place.id, seconds=GIFT)),
    ]
    found: list[ft.Control] = [
        SendQuietly(skin, stage.say(words, name=place.name), send, action)
        for do, words, action in made
        if place.id in reading.offered(stage, do, "place")
    ]
    if place.id in reading.offered(stage, "leave_clock", "place"):
        words, sure = stage.say("toolbox-clock-leaves"), stage.say("toolbox-clock-leaves-sure")
        leave = LeaveClock(place=place.id)
        found.append(Twice.keyed(f"leave-{place.id}")(skin, words, sure, send, leave, "not-now"))
    return found
