"""The home of the tools: a tile each, what is laid aside, and the kit's next step."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.toolbox.actions import Bring, Close
from companion.games.toolbox.views import ToolboxView
from companion.games.toolbox.words import TOOLS
from companion.table.views import SeatLine
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.draw.chain import icon_of
from companion.ui.games.toolbox.draw.scenes import TALL, WIDE, Scene
from companion.ui.games.toolbox.tools.course import played
from companion.ui.games.toolbox.tools.kits import Kits, is_free
from companion.ui.games.toolbox.tools.page import MEASURES, Page
from companion.ui.games.toolbox.tools.repeat import repeat
from companion.ui.games.toolbox.tools.turn import leading, marking
from companion.ui.games.toolbox.tools.twice import Twice
from companion.ui.kit.boxes import CENTERED, MIDDLE, Caption, Note, Panel, Spaced, Together, Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Choose, Tap, component, guarded, part, steady
from companion.ui.kit.layout import Card
from companion.ui.kit.pages import inner_width
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import room, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Strong
from companion.ui.stage import Stage

STARTS = {
    "countdown": "count_down",
    "clock": "set_clock",
    "deal": "deal",
    "choose": "ask",
    "tally": "start_tally",
    "pad": "start_pad",
    "luck": "roll",
}
"""The action each tool begins with."""
GAP, INSET = 12, 14
KIT_TALL, KITS_TALL = 210, 185
"""Of a kit that is played, and of the row of saved ones."""
FLAT = 0.62
"""How high a tile is that has a phone's whole width, by the others."""
KIT, LIBRARY = "kit", "/library"


def home(stage: Stage, pick: Choose) -> Page:
    """Pick a tool; the rules stay on the table."""
    view = reading.game(stage)
    is_lead = reading.leads(stage)
    tiles = _Tiles(stage, pick)
    body: list[ft.Control] = [
        *_people(stage),
        *played(stage, pick),
        tiles,
        *_aside(stage, view),
        *_nobody(stage),
        *([Kits(stage)] if can_begin(stage) else []),
        *marking(stage),
        *leading(stage),
    ]
    closing = [_closing(stage)] if is_lead else []
    is_narrow = stage.skin.is_phone
    if is_narrow and closing:
        body.append(ft.Row(list(closing)))
    line = "toolbox-home-line" if is_lead else "toolbox-home-wait"
    leader = reading.name(stage, view.leader) if view.leader else ""
    return Page(
        stage.say("toolbox-home"),
        stage.say(line, name=leader),
        body,
        repeat(stage),
        [] if is_narrow else closing,
        wide=True,
    )


def _closing(stage: Stage) -> ft.Control:
    """The end of the evening is asked twice (TB-12)."""
    words, sure = stage.say("toolbox-close"), stage.say("toolbox-close-sure")
    return Twice(stage.skin, words, sure, reading.way(stage), Close(), "door")


def _nobody(stage: Stage) -> list[ft.Control]:
    """Why some tools rest where nobody sits, and the way on: a table with people."""
    if reading.game(stage).seats or not reading.leads(stage):
        return []
    skin = stage.skin
    words, sure = stage.say("toolbox-seat-people"), stage.say("toolbox-seat-people-sure")
    again = Twice.keyed("seat-people")(skin, words, sure, reading.way(stage), Close(), "people")
    return [Panel(skin, Spaced(skin, Note(skin, stage.say("toolbox-nobody"), "people"), ft.Row([again])))]


def _people(stage: Stage) -> list[ft.Control]:
    """Who sits here; on phones the header says it."""
    if not stage.is_shared or not stage.table.seats:
        return []
    skin = stage.skin
    chips = [
        Card(
            skin,
            Together(
                skin, SeatMark(skin, line.colour, skin.px(22)), Strong(skin, _called(stage, line), 17), gap=8
            ),
            padding=9,
            radius=16,
            border=skin.look.accent if _has_turn(stage, line) else "",
            border_width=2 if _has_turn(stage, line) else 1,
        )
        for line in stage.table.seats
    ]
    add = partial(stage.open_sheet, "host" if stage.table.is_host else "invite")
    more = Chip(skin, stage.say("toolbox-add-seat"), add, icon="plus-thin")
    return [Wrapped(skin, *chips, more)]


def _has_turn(stage: Stage, line: SeatLine) -> bool:
    return reading.game(stage).marker == line.seat


def _called(stage: Stage, line: SeatLine) -> str:
    """The name; with the turn marker said in words too."""
    return stage.say("toolbox-turn-of", name=line.name) if _has_turn(stage, line) else line.name


def _columns(skin: Skin) -> int:
    """Two beside each other on a phone, four on a tablet; one where letters are large."""
    return 1 if skin.large_text else 2 if skin.is_phone or stacks(skin, MEASURES) else 4


@component
def _Tiles(stage: Stage, pick: Choose) -> ft.Control:
    """A tile shows the thing, not a form; on the host's own device kits are made too."""
    skin, view, count = stage.skin, reading.game(stage), _columns(stage.skin)
    wide, gap = room(skin, MEASURES)[0] if stage.is_shared else inner_width(skin), skin.px(GAP)
    taken = KIT_TALL if view.kit is not None and not is_free(stage) else KITS_TALL if can_begin(stage) else 0
    height = _tallness(skin, count, taken)
    is_brief = skin.is_phone and not skin.large_text
    take = steady(lambda tool: stage.go(LIBRARY) if tool == KIT else pick(tool))
    names = (*TOOLS, *((KIT,) if stage.has_start and stage.is_shared else ()))

    def tile(tool: str, width: float, *, is_alone: bool) -> ft.Control:
        can = tool == KIT or reading.may(stage, STARTS[tool])
        needs = not can and not view.seats and tool in ("deal", "choose", "tally")
        line = skin.say("toolbox-needs-people") if needs else skin.say(f"toolbox-tool-{tool}", "line")
        if is_brief and is_alone:
            return WideTile.keyed(tool)(skin, tool, line, width, height * FLAT, can, take)
        if is_brief and not needs:
            line = ""
        return Tile.keyed(tool)(skin, tool, line, width, height, can, take)

    rows = [names[at : at + count] for at in range(0, len(names), count)]
    drawn = [
        ft.Row(
            [tile(tool, (wide - (len(row) - 1) * gap) / len(row), is_alone=len(row) == 1) for tool in row],
            spacing=gap,
        )
        for row in rows
    ]
    return Spaced(skin, *drawn, gap=GAP)


def can_begin(stage: Stage) -> bool:
    """Whether kits are offered here."""
    return reading.leads(stage) and is_free(stage)


def _tallness(skin: Skin, count: int, taken: float) -> float:
    """All tiles on the page without scrolling, where they fit; `taken`: what else stands there."""
    if skin.large_text:
        return 150.0
    if skin.is_phone:
        return max(104.0, min(132.0, (skin.height - 330) / 4 - GAP))
    rows = -(-len(TOOLS) // count)
    left = room(skin, MEASURES)[1] - skin.px(70) - skin.px(taken)
    return max(skin.px(130), min(skin.px(210), left / rows - skin.px(GAP)))


@part
def Tile(
    skin: Skin, tool: str, line: str, width: float, height: float, can: bool, pick: Choose
) -> ft.Control:
    """A tool as a picture with its name; faint where it cannot be taken now."""
    palette, title = skin.palette, skin.say(f"toolbox-tool-{tool}")
    is_brief = skin.is_phone and not skin.large_text
    taken = skin.size(18) * 1.5 + (0 if is_brief else skin.size(15) * 1.5) + 2 * skin.px(INSET)
    scene = min(width - 2 * skin.px(INSET), (height - taken) * WIDE / TALL)
    words: list[ft.Control] = [Fitted(skin, title, 18, width - 2 * skin.px(INSET), align=CENTER)]
    if line:
        words.append(Fitted(skin, line, 14, width - 2 * skin.px(INSET), colour=palette.muted, align=CENTER))
        scene *= 0.8 if is_brief else 1.0
    column = ft.Column(
        [Scene(skin, tool, scene, dim=not can), *words],
        spacing=skin.px(4),
        tight=True,
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
    )
    return _Face(skin, column, width, height, partial(pick, tool) if can else None)


@part
def WideTile(
    skin: Skin, tool: str, line: str, width: float, height: float, can: bool, pick: Choose
) -> ft.Control:
    """A tool with a phone's whole width: the picture, and the words beside it."""
    room_ = width - 3 * skin.px(INSET) - height * WIDE / TALL
    words = ft.Column(
        [
            Fitted(skin, skin.say(f"toolbox-tool-{tool}"), 18, room_),
            Fitted(skin, line, 14, room_, colour=skin.palette.muted),
        ],
        spacing=skin.px(2),
        tight=True,
        expand=True,
    )
    scene = Scene(skin, tool, (height - skin.px(INSET)) * WIDE / TALL, dim=not can)
    row = ft.Row([scene, words], spacing=skin.px(INSET), vertical_alignment=MIDDLE)
    return _Face(skin, row, width, height, partial(pick, tool) if can else None)


def _Face(skin: Skin, content: ft.Control, width: float, height: float, tap: Tap | None) -> ft.Control:
    """What a tile is drawn on; a button where the tool can be taken now."""
    palette = skin.palette
    face = ft.Container(
        content,
        width=width,
        height=height,
        padding=skin.px(INSET) / 2,
        border_radius=skin.px(20),
        alignment=ft.Alignment.CENTER,
        bgcolor=skin.wash(skin.look.accent, 0.06) if tap else palette.background,
        border=ft.Border.all(1, palette.outline),
        ink=skin.motion and tap is not None,
        on_click=guarded(tap) if tap else None,
    )
    return ft.Semantics(content=face, button=tap is not None, container=True)


def _aside(stage: Stage, view: ToolboxView) -> list[ft.Control]:
    """What is laid aside comes back with a tap."""
    skin, send = stage.skin, reading.way(stage)
    if not view.resting or not reading.may(stage, "bring"):
        return []
    chips = [
        Chip(skin, stage.say(f"toolbox-tool-{tool}"), partial(send, Bring(tool=tool)), icon=icon_of(tool))
        for tool in view.resting
    ]
    return [
        Caption(skin, stage.say("toolbox-resting-title")),
        ft.Row(list(chips), wrap=True, spacing=skin.px(8)),
    ]
