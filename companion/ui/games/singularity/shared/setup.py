"""Before the first turn: who plays whom, the limits of both tracks, what the issue card says (SW-2..6)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.setup import Begin, NameFirst
from companion.games.singularity.sums.previews import track
from companion.games.singularity.views import IssueLine, SingularityView
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.board import MapBoard
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.scene import MapScene, scene_of
from companion.ui.games.singularity.draw.tokens import MemberTile
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared.limits import LimitsBox
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.reminders import card_lines
from companion.ui.games.singularity.shared.team import Mate
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component, part
from companion.ui.kit.shared import USUAL, Beside, FootButton, Sentence, Side, room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage


@component
def SetUpScene(stage: Stage) -> ft.Control:
    """Three things to check, one button that says what is missing."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    say, scene = use_word(stage), scene_of(stage.skin, view, cast)
    limits = (track(view, "threat").limit, track(view, "awareness").limit)
    has_limits = bool(view.setup and view.setup.has_limits)
    left = Side(skin, [LimitsBox(skin, limits, has_limits, say), IssueBox(skin, view.issue)])
    people = PeopleBox(skin, people_of(skin, view, cast), say)
    right = Side(skin, [people, *([MapBox(skin, scene, len(view.seats))] if scene else [])])
    missing = view.setup.missing if view.setup else ()
    words = (
        skin.say(f"singularity-shared-missing-{missing[0].replace('_', '-')}")
        if missing
        else skin.say("singularity-shared-setup-ready")
    )
    foot: list[ft.Control] = [Sentence(skin, words, "list-check")]
    if say is not None:
        begin = None if missing else partial(say, Begin())
        foot.append(FootButton(skin, skin.say("singularity-shared-begin"), begin, icon="flag", width=300))
    detail = skin.say("singularity-shared-setup-map" if view.map else "singularity-shared-setup-light")
    body = Beside(skin, [left, right], (1, 1), room(skin)[1])
    return IssuePage(skin, stage.tools, head_of(stage, subtitle=detail), body, foot=foot)


@part
def MapBox(skin: Skin, scene: MapScene, people: int) -> ft.Control:
    """The board as it is laid: tokens face down, the team on Start (SW-5, SW-6)."""
    width, height = room(skin)
    inner = (width if stacks(skin) else (width - skin.px(USUAL.gap)) / 2) - skin.px(28)
    tall = max(skin.px(150), height - skin.px(190 + 60 * people))
    label = skin.say("singularity-draw-map")
    board = MapBoard(skin, scene.board, scene.marks, inner, tall, label=label, diagonal=scene.diagonal)
    return Panel(skin, Stacked(skin, Caption(skin, scene.board.name), board, gap=8))


@part
def IssueBox(skin: Skin, issue: IssueLine | None) -> ft.Control:
    """What the issue card says about setting up."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-setup-board"))]
    lines = issue.setup if issue else ()
    rows += card_lines(skin, lines or (skin.say("singularity-shared-setup-free"),), "list-check")
    if issue and issue.rules:
        rows += [Caption(skin, skin.say("singularity-shared-special")), *card_lines(skin, issue.rules)]
    return Panel(skin, Spaced(skin, *rows, gap=8))


def people_of(skin: Skin, view: SingularityView, cast: Cast) -> tuple[Mate, ...]:
    """Who plays whom, and who goes first (SW-2)."""
    none = skin.say("singularity-shared-no-character")

    def one(seat: Seat) -> Mate:
        character = reading.member(view, seat).character
        words = character.name if character else none
        return Mate(seat, cast.name(seat), cast.colour(seat), words, "leader" if seat == view.leader else "")

    return tuple(map(one, view.order))


@part
def PeopleBox(skin: Skin, people: tuple[Mate, ...], say: Send | None) -> ft.Control:
    """Everybody with their character; the host says who is first."""
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-shared-team"))]
    rows += [_person(skin, one, say) for one in people]
    rows.append(Muted(skin, skin.say("singularity-shared-characters"), 15))
    return Panel(skin, Spaced(skin, *rows, gap=12))


def _person(skin: Skin, one: Mate, say: Send | None) -> ft.Control:
    is_first = one.mark == "leader"
    words = Stacked(
        skin, Strong(skin, one.name, 17, lines=1), Muted(skin, one.words, 15, lines=1), gap=0, expand=True
    )
    said = skin.say("singularity-shared-first" if is_first else "singularity-shared-make-first")
    tap = partial(say, NameFirst(seat=Seat(one.seat))) if say and not is_first else None
    mark = [Chip(skin, said, tap, selected=is_first, colour=tones(skin).red)] if is_first or say else []
    return InRow(skin, MemberTile(skin, one.colour, skin.px(46)), words, *mark, gap=12)
