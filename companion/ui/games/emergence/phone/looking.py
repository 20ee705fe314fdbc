"""My own card, and the meeting of the Humans: the same for everybody from outside (EM-7, EM-8)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergence.actions import (
    EmergenceAction,
    Met,
    PauseCountdown,
    RepeatLine,
    ResumeCountdown,
    Seen,
)
from companion.games.emergence.views import MeetingView
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDE_CODES, allegiance_faces, meeting_faces
from companion.ui.games.emergence.holding import Grip, QuietHold, face_code, use_grip
from companion.ui.games.emergence.panels import Title
from companion.ui.games.emergence.tokens import CARD_BACK
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.hold import FaceCard, HoldArea, HoldButton
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

AROUND = 386
"""What header, title, hint, two buttons and the peek bar take of a phone's height."""
LOW = 0.62
"""Height by width of a card with large letters."""


def card_width(skin: Skin) -> float:
    """As large as the screen allows, in the proportions of a real card; large letters need all of it."""
    if skin.large_text:
        return skin.width - 2 * SIDE
    room = skin.height - AROUND + (20 if skin.is_small else 0)
    return max(118.0, min(268.0, room * 268 / 384, skin.width - 2 * SIDE - 60))


def CardPage(
    stage: Stage,
    title: str,
    line: str,
    faces: Sequence[ft.Control],
    codes: Sequence[str],
    code: str | None,
    grip: Grip | None,
    actions: Sequence[ft.Control],
    width: float,
) -> ft.Control:
    """A title, one card in the middle, and what to do below. Without a grip the card lies still.

    Large letters leave no room for both: the card takes the title's place while it is held.
    """
    skin, me = stage.skin, stage.me or stage.table.seats[0]
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    if skin.large_text:
        is_held = grip is not None and grip.is_held
        wide = FaceCard(skin, me, CARD_BACK, faces, codes, code, width=width, height=width * LOW)
        middle: list[ft.Control] = [
            ft.Container(Scrolling([Title(skin, title, line)]), expand=True, visible=not is_held),
            ft.Container(wide, alignment=ft.Alignment.TOP_CENTER, expand=True, visible=is_held),
        ]
    else:
        card = FaceCard(skin, me, CARD_BACK, faces, codes, code, width=width)
        held = HoldArea(card, grip.hold, grip.release) if grip else card
        middle = [
            Title(skin, title, line),
            ft.Container(held, alignment=ft.Alignment.CENTER, expand=True),
        ]
    return ft.Container(
        ft.Column(
            [*middle, *toast, *actions],
            spacing=10,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8),
        expand=True,
    )


def _hold(stage: Stage, grip: Grip, text_id: str) -> ft.Control:
    """Tall and filled the first time, quiet once the card has been seen."""
    if grip.was_held or reading.mine(stage).is_ready:
        return QuietHold(stage, grip, stage.say(text_id), wide=True)
    skin = stage.skin
    height = 64 if skin.is_small else 72
    return HoldButton(
        skin,
        reading.my_colour(stage),
        skin.say(text_id),
        grip.is_held,
        grip.hold,
        grip.release,
        height=height,
    )


def _waiting(stage: Stage) -> ft.Control:
    view = reading.game(stage)
    late = tuple(line.seat for line in view.operatives if not line.is_ready)
    others = tuple(line for line in stage.table.seats if line.seat != stage.table.my_seat)
    return WaitingStrip(
        stage.skin,
        others,
        late,
        stage.say("emergence-have-looked"),
        stage.say("emergence-have-not"),
    )


@component
def LookAtMyCard(stage: Stage) -> ft.Control:
    """Hold to look, then say so (EM-7)."""
    view, skin = reading.game(stage), stage.skin
    grip = use_grip(stage, "card")
    is_ready = reading.mine(stage).is_ready
    width = card_width(skin)
    hint = Hint(skin, skin.say("emergence-card-alike", n=len(view.seats)), "shield")
    known = _say_so(stage, grip.was_held)
    actions = [] if skin.large_text else [_waiting(stage) if is_ready else hint]
    actions += [_hold(stage, grip, "emergence-card-hold"), *([] if is_ready else [known])]
    return CardPage(
        stage,
        skin.say("emergence-card-done-title" if is_ready else "emergence-card-title"),
        skin.say("emergence-card-done-line" if is_ready else "emergence-card-line"),
        allegiance_faces(stage, width),
        SIDE_CODES,
        face_code(stage, grip, "card"),
        grip,
        actions,
        width,
    )


def _say_so(stage: Stage, is_main: bool) -> ft.Control:
    """The way on; the filled button of the screen once the card has been seen."""
    skin, label = stage.skin, stage.say("emergence-card-known")

    def seen() -> None:
        stage.send(Seen())

    if is_main:
        return MainButton(skin, label, seen, colour=reading.my_colour(stage), icon="check")
    return ft.Row([OutlineButton(skin, label, seen, icon="check", height=56, expand=True)])


def _narrator(stage: Stage, meeting: MeetingView) -> ft.Control:
    """Which line it is; anybody may stop the narrator or have it said again (EM-8)."""
    skin = stage.skin
    line = skin.say("emergence-meeting-line", step=meeting.step, steps=meeting.steps)

    def steer(icon: str, text_id: str, action: EmergenceAction) -> ft.Control:
        return IconButton48(skin, icon, skin.say(text_id), lambda: stage.send(action))

    hold = (
        steer("play", "emergence-meeting-go-on", ResumeCountdown())
        if meeting.is_held
        else steer("pause", "emergence-meeting-pause", PauseCountdown())
    )
    tools = [] if meeting.is_last else [steer("undo", "emergence-meeting-repeat", RepeatLine()), hold]
    words = skin.say("emergence-meeting-held") if meeting.is_held else line
    return ft.Row([Muted(skin, words, 15, expand=True), *tools], spacing=8)


@component
def TheHumansMeet(stage: Stage) -> ft.Control:
    """The narrator's lines, the same on every phone; a card to hold while the line says so (EM-8)."""
    view, skin = reading.game(stage), stage.skin
    grip = use_grip(stage, "meeting")
    width = card_width(skin)
    faces, codes = meeting_faces(stage, width)
    meeting = view.meeting
    caption = skin.say(meeting.caption) if meeting else skin.say("emergence-meeting-title")
    may_hold, is_ready = "meeting" in view.my_looks, reading.mine(stage).is_ready
    actions: list[ft.Control] = [_narrator(stage, meeting)] if meeting else []
    if may_hold:
        actions.append(_hold(stage, grip, "emergence-meeting-hold"))
    elif view.by_hand or reading.is_on_paper(stage):
        actions.append(Hint(skin, skin.say("emergence-paper-meeting"), "shield"))
    else:
        actions.append(Hint(skin, skin.say("emergence-meeting-wait"), "hourglass"))
    if is_ready:
        actions.append(_waiting(stage))
    elif reading.may(view, "met"):
        actions.append(
            MainButton(
                skin,
                skin.say("emergence-meeting-done"),
                lambda: stage.send(Met()),
                colour=reading.my_colour(stage),
                icon="check",
            )
        )
    code = face_code(stage, grip, "meeting")
    return CardPage(stage, caption, "", faces, codes, code, grip if may_hold else None, actions, width)
