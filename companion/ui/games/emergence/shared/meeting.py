"""The Humans meet: the narrator's lines, large enough for everybody (EM-8)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import PauseCountdown, RepeatLine, ResumeCountdown
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SharedPage, for_table, is_narrow
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage


def Meeting(stage: Stage) -> ft.Control:
    """The narrator's line, as large as it goes."""
    view, skin = reading.game(stage), stage.skin
    meeting, is_list = view.meeting, is_narrow(skin)
    caption_id = meeting.caption if meeting else "emergence-meeting-1"
    is_held = meeting is not None and meeting.is_held
    count = skin.say("emergence-meeting-line", step=meeting.step, steps=meeting.steps) if meeting else ""
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
            Icon(skin, skin.say(caption_id, "icon"), skin.px(72 if is_list else 110), skin.palette.muted),
            ft.Container(
                Heading(skin, skin.say(caption_id), 34 if is_list else 44, align=CENTER),
                width=None if is_list else skin.width * 0.76,
                alignment=ft.Alignment.CENTER,
            ),
            dots,
            Muted(skin, skin.say("emergence-meeting-held") if is_held else count, 18, align=CENTER),
        ],
        spacing=skin.px(20 if is_list else 28),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=not is_list or None,
    )
    steering = (
        [_steering(stage, is_held=is_held)] if stage.table.is_host and meeting and not meeting.is_last else []
    )
    return SharedPage(stage, stage.table.title, skin.say("emergence-meeting-title"), body, actions=steering)


def _steering(stage: Stage, *, is_held: bool) -> ft.Control:
    """The host stops the narrator, or has the line said again; so may anybody on their own phone."""
    skin = stage.skin
    hold = ResumeCountdown() if is_held else PauseCountdown()
    return ft.Row(
        [
            OutlineButton(
                skin,
                skin.say("emergence-meeting-go-on" if is_held else "emergence-meeting-pause"),
                lambda: for_table(stage, hold),
                icon="play" if is_held else "pause",
                filled=skin.palette.card,
            ),
            OutlineButton(
                skin,
                skin.say("emergence-meeting-repeat"),
                lambda: for_table(stage, RepeatLine()),
                icon="undo",
                filled=skin.palette.card,
            ),
        ],
        spacing=skin.px(12),
        run_spacing=skin.px(8),
        wrap=True,
        alignment=CENTERED,
    )
