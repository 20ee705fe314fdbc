"""Before the first round, and while everybody chooses: whom we wait for, large."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.actions import CountDown, NameLeader
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import Crown, Mark, Small
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SeatPanel, SharedPage, for_table
from companion.ui.parts.buttons import DualButton
from companion.ui.parts.envelope import Envelope
from companion.ui.parts.guard import guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import CENTER, Heading, Muted, Strong
from companion.ui.stage import Stage


def _seat(stage: Stage, seat: str, is_ready: bool, done: str, late: str) -> ft.Control:
    """One seat: mark, name, and one word. Never what they do."""
    skin = stage.skin
    line = stage.seat_line(seat)
    if line is not None and line.presence in ("away", "free") and not is_ready:
        late = stage.say("emergence-shared-away")
    return SeatPanel(
        stage,
        seat,
        ft.Column(
            [
                Mark(stage, seat, skin.px(54), dim=not is_ready),
                ft.Row(
                    [
                        Strong(skin, reading.name(stage, seat), 20, lines=1, align=CENTER),
                        *Crown(stage, seat, 24),
                    ],
                    spacing=skin.px(8),
                    alignment=CENTERED,
                    tight=True,
                    wrap=True,
                ),
                ft.Row(
                    [
                        Icon(
                            skin,
                            "check" if is_ready else "hourglass",
                            skin.px(20),
                            skin.palette.good if is_ready else skin.palette.muted,
                        ),
                        Small(skin, done if is_ready else late),
                    ],
                    spacing=skin.px(6),
                    alignment=CENTERED,
                ),
            ],
            spacing=skin.px(12),
            tight=True,
            horizontal_alignment=MIDDLE,
            alignment=CENTERED,
        ),
        strong=is_ready,
    )


def _people(stage: Stage, done: str, late: str) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    cards = [
        _seat(stage, line.seat, line.is_ready, stage.say(done), stage.say(late)) for line in view.operatives
    ]
    return ft.Row(list(cards), spacing=skin.px(14))


def _hero(stage: Stage, icon: str, title: str, line: str, below: ft.Control) -> ft.Control:
    """The one thing everybody does now."""
    skin = stage.skin
    return ft.Column(
        [
            Icon(skin, icon, skin.px(110)),
            Heading(skin, title, 46, align=CENTER, bold=True),
            Muted(skin, line, 20, align=CENTER),
            ft.Container(height=skin.px(20)),
            below,
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=True,
    )


def Looking(stage: Stage) -> ft.Control:
    """Everybody looks at their card, or enters the one they were dealt."""
    view = reading.game(stage)
    is_declare = view.phase == "declare"
    name = "declare" if is_declare else "card"
    line = stage.say(f"emergence-shared-{name}-line", ai=view.counts.ai, human=view.counts.human)
    if view.declare_again:
        line = stage.say("emergence-declare-again")
    below = _people(stage, "emergence-shared-ready", "emergence-shared-looking")
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(stage, "fingerprint", stage.say(f"emergence-shared-{name}-title"), line, below),
    )


def Meeting(stage: Stage) -> ft.Control:
    """The narrator's line, as large as it goes."""
    view, skin = reading.game(stage), stage.skin
    meeting = view.meeting
    caption = stage.say(meeting.caption) if meeting else ""
    count = stage.say("emergence-meeting-line", step=meeting.step, steps=meeting.steps) if meeting else ""
    dots = ft.Row(
        [
            ft.Container(
                width=skin.px(40 if meeting and at == meeting.step else 14),
                height=skin.px(10),
                border_radius=skin.px(5),
                bgcolor=skin.palette.text if meeting and at <= meeting.step else skin.palette.outline,
                animate=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
            )
            for at in range(1, (meeting.steps if meeting else 0) + 1)
        ],
        spacing=skin.px(10),
        alignment=CENTERED,
    )
    body = ft.Column(
        [
            Icon(skin, "eye-closed", skin.px(110), skin.palette.muted),
            ft.Container(
                Heading(skin, caption, 44, align=CENTER),
                width=skin.width * 0.76,
                alignment=ft.Alignment.CENTER,
            ),
            dots,
            Muted(skin, count, 18, align=CENTER),
        ],
        spacing=skin.px(28),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=True,
    )
    return SharedPage(stage, stage.table.title, stage.say("emergence-meeting-title"), body)


def LayOut(stage: Stage) -> ft.Control:
    """The board is counted on a phone."""
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(
            stage,
            "activate",
            stage.say("emergence-shared-board-title"),
            stage.say("emergence-shared-board-line"),
            ft.Container(),
        ),
    )


def Oldest(stage: Stage) -> ft.Control:
    """Who leads first; the host may tap it here."""
    view, skin = reading.game(stage), stage.skin

    def one(seat: str) -> ft.Control:
        face = ft.Column(
            [
                Mark(stage, seat, skin.px(64)),
                Strong(skin, reading.name(stage, seat), 22, lines=1, align=CENTER),
            ],
            spacing=skin.px(14),
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        if not stage.table.is_host:
            return SeatPanel(stage, seat, face, strong=True)
        tap = guarded(partial(for_table, stage, NameLeader.model_validate({"seat": seat})))
        return ft.Semantics(
            content=ft.Container(SeatPanel(stage, seat, face, strong=True), on_click=tap, ink=skin.motion),
            button=True,
            container=True,
            expand=True,
        )

    people = ft.Row([one(seat) for seat in view.seats], spacing=skin.px(14))
    return SharedPage(
        stage,
        stage.table.title,
        stage.say("emergence-setup"),
        _hero(
            stage,
            "crown",
            stage.say("emergence-shared-leader-title"),
            stage.say("emergence-shared-leader-line"),
            people,
        ),
    )


def Choosing(stage: Stage) -> ft.Control:
    """An envelope for everybody who has sealed (EM-11)."""
    view, skin = reading.game(stage), stage.skin
    wide = (skin.width - 2 * skin.px(45)) / max(1, len(view.seats)) - skin.px(52)

    def one(seat: str, is_ready: bool) -> ft.Control:
        line = stage.seat_line(seat)
        colour = line.colour if line else ""
        word = "emergence-shared-sealed" if is_ready else "emergence-shared-choosing"
        if line is not None and line.presence in ("away", "free") and not is_ready:
            word = "emergence-shared-away"
        picture = ft.Container(
            Envelope(skin, colour, width=wide)
            if is_ready
            else Icon(skin, "pencil", skin.px(56), skin.palette.muted),
            height=wide * 0.62,
            alignment=ft.Alignment.CENTER,
        )
        name = ft.Row(
            [
                Mark(stage, seat, skin.px(28)),
                Strong(skin, reading.name(stage, seat), 20, lines=1),
                *Crown(stage, seat, 24),
            ],
            spacing=skin.px(10),
            alignment=CENTERED,
            wrap=True,
        )
        return SeatPanel(
            stage,
            seat,
            ft.Column(
                [picture, name, Small(skin, stage.say(word))],
                spacing=skin.px(12),
                tight=True,
                horizontal_alignment=MIDDLE,
            ),
        )

    people = ft.Row([one(line.seat, line.is_ready) for line in view.operatives], spacing=skin.px(14))
    is_ready = all(line.is_ready for line in view.operatives)
    actions: list[ft.Control] = []
    if stage.table.is_host and is_ready:
        label = stage.say("emergence-shared-count-for", name=reading.name(stage, view.leader))
        actions.append(DualButton(skin, label, lambda: for_table(stage, CountDown()), icon="hourglass"))
    body = ft.Column(
        [
            Heading(skin, stage.say("emergence-shared-select-title"), 46, bold=True, align=CENTER),
            Muted(
                skin,
                stage.say("emergence-shared-select-line", leader=reading.name(stage, view.leader)),
                20,
                align=CENTER,
            ),
            ft.Container(height=skin.px(20)),
            people,
        ],
        spacing=skin.px(14),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=True,
    )
    return SharedPage(
        stage, stage.table.title, stage.say("emergence-round", n=view.round), body, actions=actions
    )
