"""Before the first round, and while everybody chooses: whom we wait for, large."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.games.emergence.actions import CountDown, NameLeader, PaperReady
from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.page import PublicPage, TheMoment
from companion.ui.games.emergence.shared.people import Operatives, Standing, standings
from companion.ui.kit.drawing import component
from companion.ui.kit.sending import Send, as_host
from companion.ui.stage import Stage


@component
def Looking(stage: Stage) -> ft.Control:
    """Everybody looks at their card, or enters the one they were dealt."""
    view, skin = reading.game(stage), stage.skin
    name = "declare" if view.phase == "declare" else "card"
    text = f"emergence-shared-{name}-line"
    if len(view.by_hand) == len(view.seats):
        text = "emergence-paper-dealt-line"
    line = skin.say(text, ai=view.counts.ai, human=view.counts.human)
    if view.declare_again:
        line = skin.say("emergence-declare-again")
    people = Operatives(skin, standings(stage, "emergence-shared-ready", "emergence-shared-looking"))
    body = TheMoment(skin, skin.say(f"emergence-shared-{name}-title"), line, people, icon="fingerprint")
    return PublicPage(skin, stage.tools, stage.table.title, skin.say("emergence-setup"), body)


@component
def Turning(stage: Stage) -> ft.Control:
    """The game is over; cards on paper are turned over and entered, then the end opens (EM-47)."""
    skin = stage.skin
    late = tuple(reading.name(stage, seat) for seat in reading.game(stage).waiting_for)
    names = skin.language.listed(late)
    line = skin.say("emergence-paper-turn-wait", "text", names=names, count=len(late))
    people = Operatives(skin, standings(stage, "emergence-shared-ready", "emergence-shared-turning"))
    body = TheMoment(skin, skin.say("emergence-paper-turn-wait"), line, people, icon="flag")
    return PublicPage(skin, stage.tools, stage.table.title, skin.say("emergence-head-turning"), body)


@component
def LayOut(stage: Stage) -> ft.Control:
    """The board is counted on a phone."""
    skin = stage.skin
    words = skin.say("emergence-shared-board-title"), skin.say("emergence-shared-board-line")
    body = TheMoment(skin, *words, icon="activate")
    return PublicPage(skin, stage.tools, stage.table.title, skin.say("emergence-setup"), body)


@component
def Oldest(stage: Stage) -> ft.Control:
    """Who leads first; the host may tap it here."""
    skin = stage.skin
    people = tuple(
        Standing(one, is_strong=True, says=as_host(NameLeader(seat=one.person.seat)))
        for one in reading.operatives(stage)
    )
    words = skin.say("emergence-shared-leader-title"), skin.say("emergence-shared-leader-line")
    below = Operatives(skin, people, stage.send if stage.leads else None)
    body = TheMoment(skin, *words, below, icon="crown")
    return PublicPage(skin, stage.tools, stage.table.title, skin.say("emergence-setup"), body)


def _on_paper(stage: Stage, one: Standing) -> Standing:
    """Who writes on paper: a tap says that it is folded (EM-57)."""
    seat = one.one.person.seat
    if not reading.has_paper(stage, seat):
        return one
    if one.is_done:
        return replace(one, word=stage.say("emergence-shared-folded"))
    word = stage.say("emergence-shared-tap-folded" if stage.leads else "emergence-shared-writing")
    return replace(one, word=word, says=as_host(PaperReady(seat=Seat(seat))))


@component
def Choosing(stage: Stage) -> ft.Control:
    """An envelope for everybody who has sealed (EM-11)."""
    view, skin = reading.game(stage), stage.skin
    leader = reading.name(stage, view.leader)
    sealed = standings(stage, "emergence-shared-sealed", "emergence-shared-choosing", is_strong=False)
    people = tuple(_on_paper(stage, one) for one in sealed)
    line = skin.say("emergence-shared-select-line", leader=leader)
    below = Operatives(skin, people, stage.send if stage.leads else None, has_envelopes=True)
    body = TheMoment(skin, skin.say("emergence-shared-select-title"), line, below)
    foot = None
    if stage.leads and not reading.late(view):
        label = skin.say("emergence-shared-count-for", name=leader)
        foot = Send(skin, label, stage.send, as_host(CountDown()), icon="hourglass")
    said = skin.say("emergence-round", n=view.round)
    return PublicPage(skin, stage.tools, stage.table.title, said, body, foot=foot)
