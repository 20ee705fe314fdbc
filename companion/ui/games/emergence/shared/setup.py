"""Before the first round, and while everybody chooses: whom we wait for, large."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import CountDown, NameLeader
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SharedPage, for_table, is_narrow
from companion.ui.games.emergence.shared.people import People, Standing, late_or_away
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage


def _people(stage: Stage, done: str, late: str) -> ft.Control:
    return People(
        stage,
        [
            Standing(
                line.seat,
                stage.say(done) if line.is_ready else late_or_away(stage, line.seat, late),
                is_done=line.is_ready,
                is_strong=line.is_ready,
            )
            for line in reading.game(stage).operatives
        ],
    )


def _hero(skin: Skin, icon: str, title: str, line: str, below: ft.Control) -> ft.Control:
    """The one thing everybody does now."""
    is_list = is_narrow(skin)
    picture = [Icon(skin, icon, skin.px(64 if is_list else 110))] if icon else []
    return ft.Column(
        [
            *picture,
            Heading(skin, title, 34 if is_list else 46, align=CENTER, bold=True),
            Muted(skin, line, 18 if is_list else 20, align=CENTER),
            ft.Container(height=skin.px(4 if is_list else 20)),
            below,
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=not is_list or None,
    )


def Looking(stage: Stage) -> ft.Control:
    """Everybody looks at their card, or enters the one they were dealt."""
    view = reading.game(stage)
    is_declare = view.phase == "declare"
    name = "declare" if is_declare else "card"
    line = stage.say(f"emergence-shared-{name}-line", ai=view.counts.ai, human=view.counts.human)
    if len(view.by_hand) == len(view.seats):
        line = stage.say("emergence-paper-dealt-line", ai=view.counts.ai, human=view.counts.human)
    if view.declare_again:
        line = stage.say("emergence-declare-again")
    below = _people(stage, "emergence-shared-ready", "emergence-shared-looking")
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(stage.skin, "fingerprint", stage.say(f"emergence-shared-{name}-title"), line, below),
    )


def Turning(stage: Stage) -> ft.Control:
    """The game is over; cards on paper are turned over and entered, then the end opens (EM-47)."""
    late = tuple(reading.name(stage, seat) for seat in reading.game(stage).waiting_for)
    line = stage.skin.say(
        "emergence-paper-turn-wait", "text", names=stage.skin.language.listed(late), count=len(late)
    )
    below = _people(stage, "emergence-shared-ready", "emergence-shared-turning")
    title = stage.say("emergence-paper-turn-wait")
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-head-turning"),
        _hero(stage.skin, "flag", title, line, below),
    )


def LayOut(stage: Stage) -> ft.Control:
    """The board is counted on a phone."""
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(
            stage.skin,
            "activate",
            stage.say("emergence-shared-board-title"),
            stage.say("emergence-shared-board-line"),
            ft.Container(),
        ),
    )


def Oldest(stage: Stage) -> ft.Control:
    """Who leads first; the host may tap it here."""

    def name(seat: str) -> None:
        for_table(stage, NameLeader.model_validate({"seat": seat}))

    people = People(
        stage,
        [Standing(seat, is_strong=True) for seat in reading.game(stage).seats],
        on_tap=name if stage.table.is_host else None,
    )
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(
            stage.skin,
            "crown",
            stage.say("emergence-shared-leader-title"),
            stage.say("emergence-shared-leader-line"),
            people,
        ),
    )


def Choosing(stage: Stage) -> ft.Control:
    """An envelope for everybody who has sealed (EM-11)."""
    view, skin = reading.game(stage), stage.skin
    leader = reading.name(stage, view.leader)

    def picture(one: Standing, wide: float) -> ft.Control:
        line = stage.seat_line(one.seat)
        inside = (
            Envelope(skin, line.colour if line else "", width=wide)
            if one.is_done
            else Icon(skin, "pencil", skin.px(56), skin.palette.muted)
        )
        return ft.Container(inside, height=wide * 0.62, alignment=ft.Alignment.CENTER)

    people = People(
        stage,
        [
            Standing(
                line.seat,
                skin.say("emergence-shared-sealed")
                if line.is_ready
                else late_or_away(stage, line.seat, "emergence-shared-choosing"),
                is_done=line.is_ready,
            )
            for line in view.operatives
        ],
        picture=picture,
    )
    actions: list[ft.Control] = []
    if stage.table.is_host and all(line.is_ready for line in view.operatives):
        label = skin.say("emergence-shared-count-for", name=leader)
        actions.append(MainButton(skin, label, lambda: for_table(stage, CountDown()), icon="hourglass"))
    title = skin.say("emergence-shared-select-title")
    line = skin.say("emergence-shared-select-line", leader=leader)
    return SharedPage(
        stage,
        stage.table.title,
        skin.say("emergence-round", n=view.round),
        _hero(skin, "", title, line, people),
        actions=actions,
    )
