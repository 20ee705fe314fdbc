"""My own card, and the meeting of the Humans: the same for everybody from outside (EM-7, EM-8)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergence.actions import Met, PauseCountdown, RepeatLine, ResumeCountdown, Seen
from companion.games.emergence.views import MeetingView
from companion.table.views import SeatLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import CardSide, SecretCard, meeting_sides, team_sides
from companion.ui.kit.boxes import STRETCHED, InRow
from companion.ui.kit.drawing import component, part
from companion.ui.kit.grip import Grip, QuietHold, code_of, use_grip
from companion.ui.kit.hold import HoldArea, HoldButton
from companion.ui.kit.layout import SIDE, Scrolling
from companion.ui.kit.notices import Hint, Toast
from companion.ui.kit.pages import Question, Said
from companion.ui.kit.person import people_of
from companion.ui.kit.seats import WaitingStrip
from companion.ui.kit.sending import Send, SendQuietly, SendSign, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

AROUND = 386
"""What header, title, hint, two buttons and the peek bar take of a phone's height."""


def card_width(skin: Skin) -> float:
    """As large as the screen allows, in the proportions of a real card; large letters need all of it."""
    if skin.large_text:
        return skin.width - 2 * SIDE
    room = skin.height - AROUND + (20 if skin.is_small else 0)
    return max(118.0, min(268.0, room * 268 / 384, skin.width - 2 * SIDE - 60))


def SecretPage(
    skin: Skin,
    said: Said | None,
    title: str,
    subtitle: str,
    line: SeatLine,
    sides: tuple[CardSide, ...],
    code: str | None,
    grip: Grip | None,
    actions: Sequence[ft.Control],
) -> ft.Control:
    """A title, one card in the middle, and what to do below. Without a grip the card lies still.

    Large letters leave no room for both: the card takes the title's place while it is held.
    """
    is_held = grip is not None and grip.is_held
    card = SecretCard(skin, line, sides, code if is_held else None, card_width(skin))
    question = Question(skin, title, subtitle)
    if skin.large_text:
        middle: list[ft.Control] = [
            ft.Container(Scrolling([question]), expand=True, visible=not is_held),
            ft.Container(card, alignment=ft.Alignment.TOP_CENTER, expand=True, visible=is_held),
        ]
    else:
        held = HoldArea(card, grip.hold, grip.release) if grip else card
        middle = [question, ft.Container(held, alignment=ft.Alignment.CENTER, expand=True)]
    toast = [Toast(skin, said.refused, said.close)] if said else []
    return ft.Container(
        ft.Column([*middle, *toast, *actions], spacing=10, expand=True, horizontal_alignment=STRETCHED),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8),
        expand=True,
    )


@part
def LookButton(skin: Skin, grip: Grip, label: str, colour: str, is_ready: bool) -> ft.Control:
    """Tall and filled the first time, quiet once the card has been seen."""
    if grip.was_held or is_ready:
        return QuietHold(skin, grip, label, colour, wide=True)
    height = 64 if skin.is_small else 72
    return HoldButton(skin, colour, label, grip.is_held, grip.hold, grip.release, height=height)


@component
def LookAtMyCard(stage: Stage) -> ft.Control:
    """Hold to look, then say so (EM-7)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    grip = use_grip("card", stage.hold, stage.cover)
    is_ready = reading.mine(stage).is_ready
    actions: list[ft.Control] = []
    if not skin.large_text:
        hint = Hint(skin, skin.say("emergence-card-alike", n=len(view.seats)), "shield")
        actions.append(_waiting(skin, reading.others(stage), reading.late(view)) if is_ready else hint)
    actions.append(LookButton(skin, grip, skin.say("emergence-card-hold"), colour, is_ready))
    if not is_ready:
        label = skin.say("emergence-card-known")
        quiet = ft.Row([SendQuietly(skin, label, stage.send, Seen(), "check", 56)])
        actions.append(Send(skin, label, stage.send, Seen(), colour, "check") if grip.was_held else quiet)
    return SecretPage(
        skin,
        stage.said,
        skin.say("emergence-card-done-title" if is_ready else "emergence-card-title"),
        skin.say("emergence-card-done-line" if is_ready else "emergence-card-line"),
        stage.me or stage.table.seats[0],
        team_sides(skin, view.required),
        code_of(view.my_face, "card"),
        grip,
        actions,
    )


def _waiting(skin: Skin, others: tuple[SeatLine, ...], late: tuple[str, ...]) -> ft.Control:
    return WaitingStrip(skin, others, late, skin.say("emergence-have-looked"), skin.say("emergence-have-not"))


@part
def _Narrator(skin: Skin, meeting: MeetingView, send: Way) -> ft.Control:
    """Which line it is; anybody may stop the narrator or have it said again (EM-8)."""
    words = skin.say("emergence-meeting-line", step=meeting.step, steps=meeting.steps)
    if meeting.is_held:
        words = skin.say("emergence-meeting-held")
    hold = (
        SendSign(skin, "play", skin.say("emergence-meeting-go-on"), send, ResumeCountdown())
        if meeting.is_held
        else SendSign(skin, "pause", skin.say("emergence-meeting-pause"), send, PauseCountdown())
    )
    repeat = SendSign(skin, "undo", skin.say("emergence-meeting-repeat"), send, RepeatLine())
    tools = [] if meeting.is_last else [repeat, hold]
    return InRow(skin, Muted(skin, words, 15, expand=True), *tools, gap=8)


@component
def TheHumansMeet(stage: Stage) -> ft.Control:
    """The narrator's lines, the same on every phone; a card to hold while the line says so (EM-8)."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    grip = use_grip("meeting", stage.hold, stage.cover)
    meeting = view.meeting
    caption = skin.say(meeting.caption) if meeting else skin.say("emergence-meeting-title")
    may_hold, is_ready = "meeting" in view.my_looks, reading.mine(stage).is_ready
    actions: list[ft.Control] = [_Narrator(skin, meeting, stage.send)] if meeting else []
    if may_hold:
        actions.append(LookButton(skin, grip, skin.say("emergence-meeting-hold"), colour, is_ready))
    elif view.by_hand or reading.is_on_paper(stage):
        actions.append(Hint(skin, skin.say("emergence-paper-meeting"), "shield"))
    else:
        actions.append(Hint(skin, skin.say("emergence-meeting-wait"), "hourglass"))
    if is_ready:
        actions.append(_waiting(skin, reading.others(stage), reading.late(view)))
    elif reading.may(view, "met"):
        actions.append(Send(skin, skin.say("emergence-meeting-done"), stage.send, Met(), colour, "check"))
    return SecretPage(
        skin,
        stage.said,
        caption,
        "",
        stage.me or stage.table.seats[0],
        meeting_sides(skin, people_of(stage.table)),
        code_of(view.my_face, "meeting"),
        grip if may_hold else None,
        actions,
    )
