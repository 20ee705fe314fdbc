"""Before the first turn: name, boards, who chooses first; then the first agent (CV-5..7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import Begin, FirstAgent, NameOrg, SetDistrict
from companion.games.cyberverse.packs.cards import AgentSheet, Card, DistrictCard
from companion.ui.forms.drafts import Draft
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import district_colour, tones
from companion.ui.games.cyberverse.draw.hexes import Hex
from companion.ui.games.cyberverse.draw.skyline import Skyline
from companion.ui.games.cyberverse.phone.entry import CardEntry
from companion.ui.games.cyberverse.phone.menu import Watching
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Aside, Caption, Panel, Spaced
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import inner_width
from companion.ui.kit.picking import Pick
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import AskRow
from companion.ui.kit.steps import StepBar
from companion.ui.stage import Stage

NAME, BOARDS, BEGIN = range(3)
START_POINTS = 4
"""What a starting story could be worth: the example in the empty field."""


@component
def Setup(stage: Stage) -> ft.Control:
    """Three short questions; boards and the start may be said by any phone or the tablet."""
    step, go = ft.use_state(NAME)
    board, edit = ft.use_state(0)
    if board:

        def place(card: Card) -> None:
            if isinstance(card, DistrictCard):
                stage.send(SetDistrict(number=board, card=card))
            edit(0)

        return CardEntry.keyed(f"board-{board}")(
            stage,
            ("district",),
            stage.say("cyberverse-phone-board-title", n=board),
            stage.say("cyberverse-phone-board-line"),
            lambda name: stage.say("cyberverse-phone-board-button", name=name, n=board),
            place,
            partial(edit, 0),
            given=lies_there(stage, board),
            types_first=True,
        )
    if step == NAME:
        return NameMyOrg(stage, partial(go, BOARDS))
    if step == BOARDS:
        return _boards(stage, edit, partial(go, NAME), partial(go, BEGIN))
    return Start(stage, partial(go, BOARDS))


def lies_there(stage: Stage, number: int) -> Draft | None:
    """The board that lies there, as far as it is known."""
    board = reading.district(reading.game(stage), number)
    if board is None:
        return None
    lies = DistrictCard(name=board.name, side=board.side, zones=board.zones, spots=board.spots)
    return lies.model_dump()


def _bar(skin: Skin, step: int) -> list[ft.Control]:
    if skin.large_text:
        return []
    words = [skin.say(f"cyberverse-phone-setup-{one}") for one in ("name", "boards", "begin")]
    return [StepBar(skin, words, step, tones(skin).magenta)]


@component
def NameMyOrg(stage: Stage, onward: Tap) -> ft.Control:
    """What my organization is called (CV-2)."""
    mine = reading.mine(stage)
    name, set_name = ft.use_state(mine.name)

    def done() -> None:
        if name.strip() and name.strip() != mine.name:
            stage.send(NameOrg(name=name.strip()))
        onward()

    wide = inner_width(stage.skin)
    return OrgPage(
        stage,
        asks="cyberverse-phone-name",
        body=[
            *_bar(stage.skin, NAME),
            Field(stage.skin, stage.say("cyberverse-phone-name-field"), name, set_name, longest=16),
            Skyline(stage.skin, wide, wide * 0.45),
        ],
        actions=[
            MainButton(
                stage.skin,
                stage.say("cyberverse-phone-name-button", name=name.strip() or mine.name),
                done,
                icon="check",
                disabled=not name.strip(),
            )
        ],
    )


def _boards(stage: Stage, edit: Callable[[int], None], back: Tap, onward: Tap) -> ft.Control:
    """Which board lies where (CV-6)."""
    view, skin = reading.game(stage), stage.skin
    rows = [
        Pick(
            skin,
            one.name,
            skin.say("cyberverse-phone-line-district", side=one.side, n=one.zones),
            partial(edit, one.number),
            lead=Hex(skin, skin.px(40), str(one.number), colour=district_colour(skin, one.number)),
            right=[Icon(skin, "pencil", skin.px(20), skin.palette.muted)],
        )
        for one in view.districts
    ]
    main = MainButton(skin, skin.say("cyberverse-phone-boards-button"), onward, icon="check")
    return OrgPage(
        stage,
        asks="cyberverse-phone-boards",
        body=[*_bar(skin, BOARDS), *rows],
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
        spacing=8,
    )


@component
def Start(stage: Stage, back: Tap) -> ft.Control:
    """Who chooses the first agent, and what the starting story is worth (CV-5, CV-7)."""
    view, skin = reading.game(stage), stage.skin
    chooser, choose = ft.use_state(str(view.seats[0]))
    points, set_points = ft.use_state(view.story_vp)
    rows = [
        Pick(
            skin,
            reading.org_name(stage, seat),
            reading.person(stage, seat),
            partial(choose, str(seat)),
            lead=SeatMark(skin, reading.seat_colour_name(stage, seat), skin.px(26)),
            selected=seat == chooser,
        )
        for seat in view.seats
    ]
    label = skin.say("cyberverse-phone-start-points")
    story = AskRow(skin, label, points, 0, 20, set_points, example=START_POINTS, icon="trophy")
    main = Send(
        stage.skin,
        skin.say("cyberverse-phone-start-button"),
        stage.send,
        Begin(chooser=chooser, story_vp=points or 0)
        if reading.may(view, "begin") and points is not None
        else None,
        icon="play",
    )
    still = [] if points is not None else [Aside(skin, skin.say("cyberverse-phone-still", items=label))]
    return OrgPage(
        stage,
        asks="cyberverse-phone-start",
        body=[
            *_bar(skin, BEGIN),
            *rows,
            Panel(
                skin,
                Spaced(skin, Caption(skin, skin.say("cyberverse-phone-start-story")), story, gap=6),
                padding=12,
            ),
        ],
        notes=still,
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
        spacing=8,
    )


def FirstAgents(stage: Stage) -> ft.Control:
    """One after the other takes an agent sheet (CV-7)."""
    view, mine = reading.game(stage), reading.mine(stage)
    if not reading.is_me(stage, view.chooser):
        return Watching(stage)

    def done(card: Card) -> None:
        if isinstance(card, AgentSheet):
            stage.send(FirstAgent(sheet=card))

    line = (
        stage.say("cyberverse-phone-sheet-number", n=view.sheet_number)
        if view.sheet_number
        else stage.say("cyberverse-phone-agent-line")
    )
    return CardEntry(
        stage,
        ("agent",),
        stage.say("cyberverse-phone-first-title"),
        line,
        lambda name: stage.say("cyberverse-phone-joins", name=name, org=mine.name),
        done,
        taken=in_play(stage),
    )


def in_play(stage: Stage) -> tuple[str, ...]:
    """Names of all agents on the table: a sheet is there once."""
    return tuple(one.name for found in reading.game(stage).organizations for one in found.agents)
