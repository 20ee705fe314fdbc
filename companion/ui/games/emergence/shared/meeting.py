"""The Humans meet: the narrator's lines, large enough for everybody (EM-8)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import PauseCountdown, RepeatLine, ResumeCountdown
from companion.games.emergence.views import MeetingView
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.shared.page import PublicPage
from companion.ui.kit.boxes import CENTERED, MIDDLE
from companion.ui.kit.drawing import component, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.sending import SendQuietly, Way, as_host
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted
from companion.ui.stage import Stage


@part
def Narration(skin: Skin, meeting: MeetingView) -> ft.Control:
    """The narrator's line, as large as it goes, and how many there are."""
    is_list, palette = stacks(skin), skin.palette
    dots = [
        ft.Container(
            width=skin.px(40 if at == meeting.step else 14),
            height=skin.px(10),
            border_radius=skin.px(5),
            bgcolor=palette.text if at <= meeting.step else palette.outline,
            animate=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
        )
        for at in range(1, meeting.steps + 1)
    ]
    count = skin.say("emergence-meeting-line", step=meeting.step, steps=meeting.steps)
    words = Heading(skin, skin.say(meeting.caption), 34 if is_list else 44, align=CENTER)
    width = None if is_list else skin.width * 0.76
    return ft.Column(
        [
            Icon(skin, skin.say(meeting.caption, "icon"), skin.px(72 if is_list else 110), palette.muted),
            ft.Container(words, width=width, alignment=ft.Alignment.CENTER),
            ft.Row(list(dots), spacing=skin.px(10), alignment=CENTERED),
            Muted(skin, skin.say("emergence-meeting-held") if meeting.is_held else count, 18, align=CENTER),
        ],
        spacing=skin.px(20 if is_list else 28),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        expand=not is_list or None,
    )


@part
def _Steering(skin: Skin, is_held: bool, send: Way) -> ft.Control:
    """The host stops the narrator, or has the line said again; so may anybody on their own phone."""
    card = skin.palette.card
    hold = ("emergence-meeting-pause", PauseCountdown(), "pause")
    go_on = ("emergence-meeting-go-on", ResumeCountdown(), "play")
    text, action, icon = go_on if is_held else hold
    again = skin.say("emergence-meeting-repeat")
    return ft.Row(
        [
            SendQuietly(skin, skin.say(text), send, as_host(action), icon, filled=card, fits=True),
            SendQuietly(skin, again, send, as_host(RepeatLine()), "undo", filled=card, fits=True),
        ],
        spacing=skin.px(12),
        run_spacing=skin.px(8),
        wrap=True,
        alignment=CENTERED,
    )


@component
def Meeting(stage: Stage) -> ft.Control:
    """Everybody hears the same."""
    view, skin = reading.game(stage), stage.skin
    meeting = view.meeting or MeetingView(step=0, steps=0, caption="emergence-meeting-1", may_look=False)
    has_steering = stage.leads and view.meeting is not None and not meeting.is_last
    foot = _Steering(skin, meeting.is_held, stage.send) if has_steering else None
    said = skin.say("emergence-meeting-title")
    return PublicPage(skin, stage.tools, stage.table.title, said, Narration(skin, meeting), foot=foot)
