"""Where the parts of the board editor stand: side by side, or below each other on a phone."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion import texts
from companion.kernel.frozen import frozen
from companion.ui.desk.frame import EDGE, HEAD
from companion.ui.games.emergent.desk import bench as touches
from companion.ui.games.emergent.desk.bench import TOOLS, Bench
from companion.ui.games.emergent.desk.bits import Columns, Tabs
from companion.ui.games.emergent.desk.inspector import Checks, RegionForm
from companion.ui.games.emergent.desk.lists import ListSwitch, RegionEntry, Rows
from companion.ui.games.emergent.desk.mapping import BoardMap, Finger
from companion.ui.games.emergent.desk.work import Work
from companion.ui.games.emergent.draw.board import Board
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.kit.boxes import Panel, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words

ICONS = {"move": "desk-move", "link": "share", "city": "emergent-city"}


@frozen
class Offer:
    """Another board that waits on this device."""

    title: str
    take_up: Tap


@frozen
class Measures:
    """How wide and high everything is on this screen, in pixels."""

    list_width: float
    form_width: float
    map_width: float
    map_height: float
    hint_height: float
    tools_height: float


def measures_of(skin: Skin) -> Measures:
    """The map gets what lists and forms leave."""
    grow = 1.35 if skin.large_text else 1.0
    edge, gap = skin.px(EDGE), skin.px(8)
    lines = 3 if skin.large_text else 2 if skin.is_small else 1
    tools, hint = skin.px(62) * grow, skin.size(15) * 1.2 * lines + 6
    if skin.is_phone:
        width = skin.width - 2 * edge
        tall = max(200.0, min((0.36 if skin.is_small else 0.4) * skin.height, 1.05 * width))
        return Measures(width, width, width, tall, hint, tools)
    side = min(skin.px(210) * grow, 0.26 * skin.width)
    form = min(skin.px(250) * grow, 0.3 * skin.width)
    wide = skin.width - 2 * edge - 2 * gap - side - form
    head = skin.px(HEAD) * (1.3 if skin.large_text else 1.0)
    tall = skin.height - 2 * edge - head - gap - hint - tools - 2 * gap
    return Measures(side, form, wide, max(200.0, tall), hint, tools)


def board_body(
    work: Work,
    board: Board,
    finger: Finger,
    *,
    note: list[ft.Control],
    offers: tuple[Offer, ...],
) -> ft.Control:
    """Everything below the head."""
    skin = work.skin
    measures = measures_of(skin)
    around = _MapBox(work, board, finger, measures, offers)
    tools = Tabs(
        skin,
        [(tool, ICONS[tool], skin.say(f"emergent-editor-tool-{tool}")) for tool in TOOLS],
        work.bench.tool,
        lambda tool: work.act(lambda bench: touches.with_tool(bench, tool)),  # type: ignore[arg-type]
        label=skin.say("emergent-editor-tools"),
    )
    hint = _HintLine(work, measures)
    if skin.is_phone:
        return _phone(work, around, tools, hint, note)
    gap = skin.px(8)
    middle = ft.Column(
        [
            around,
            hint,
            ft.Row(
                [ft.Container(tools, width=min(measures.map_width, skin.px(420)))],
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=gap,
        width=measures.map_width,
    )
    left = Columns([*Rows(work)], spacing=skin.px(2))
    side = Panel(
        skin,
        ft.Column(
            [ListSwitch(work), left, *([RegionEntry(work)] if work.bench.side == "regions" else [])],
            spacing=skin.px(8),
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=measures.list_width,
    )
    form = Panel(skin, Columns(_form(work, note), spacing=skin.px(10)), width=measures.form_width)
    return ft.Row(
        [side, middle, form],
        spacing=gap,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _phone(
    work: Work, around: ft.Control, tools: ft.Control, hint: ft.Control, note: list[ft.Control]
) -> ft.Control:
    """Map and tools stay; what belongs to the tool scrolls below them."""
    lists = Spaced(
        work.skin,
        *(
            [RegionEntry(work), ListSwitch(work), Spaced(work.skin, *Rows(work), gap=2)]
            if not work.draft.region(work.bench.selected)
            else []
        ),
    )
    return ft.Column(
        [around, tools, hint, Columns([lists, *_form(work, note)], spacing=10)],
        spacing=8,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _form(work: Work, note: list[ft.Control]) -> list[ft.Control]:
    """What was taken up, the chosen region, the checks: each in its own place."""
    return [Spaced(work.skin, *note, gap=0), RegionForm(work), Checks(work)]


def _MapBox(
    work: Work,
    board: Board,
    finger: Finger,
    measures: Measures,
    offers: tuple[Offer, ...],
) -> ft.Control:
    """The map; as long as it is empty, what to do first."""
    skin = work.skin
    box = BoardMap(work, board, finger, measures.map_width, measures.map_height)
    layers = [box] if work.draft.regions else [box, _Empty(work, measures, offers)]
    return ft.Container(
        ft.Stack(layers, width=measures.map_width, height=measures.map_height),
        border_radius=skin.px(20),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        width=measures.map_width,
        height=measures.map_height,
    )


def _Empty(work: Work, measures: Measures, offers: tuple[Offer, ...]) -> ft.Control:
    skin = work.skin
    words = ft.TransparentPointer(
        content=ft.Column(
            [
                Heading(skin, skin.say("emergent-editor-empty", "title"), 22, align=CENTER),
                Muted(skin, skin.say("emergent-editor-empty"), 16, align=CENTER),
            ],
            spacing=skin.px(8),
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )
    buttons = [
        OutlineButton(
            skin,
            skin.say("emergent-editor-take-up", title=offer.title),
            offer.take_up,
            icon="pencil",
            filled=skin.palette.card,
        )
        for offer in offers
    ]
    return ft.Container(
        ft.Column(
            [words, *buttons],
            spacing=skin.px(12),
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        left=measures.map_width * 0.1,
        width=measures.map_width * 0.8,
        top=measures.map_height * 0.1,
        height=measures.map_height * 0.8,
        ignore_interactions=not buttons,
    )


def _HintLine(work: Work, measures: Measures) -> ft.Control:
    """What the tool does now, or what it just did; read out when it changes."""
    skin = work.skin
    text = hint_of(work.bench)
    words = Words(
        skin, text, 15, colour=tones(skin).amber_words, family=TEXT_700, align=CENTER, line=1.2, lines=3
    )
    box = ft.Container(words, height=measures.hint_height, alignment=ft.Alignment.CENTER)
    return ft.Semantics(content=box, live_region=True, container=True)


def hint_of(bench: Bench) -> str:
    """The next thing to do with this tool, in one sentence."""
    say = partial(texts.say, "emergent-editor-hint")
    chosen, city = bench.draft.region(bench.selected), bench.draft.city(bench.carried)
    done, one, other = bench.said
    if city:
        return say("carry", name=city.name)
    if done:
        return say(done, one=one, other=other)
    if bench.tool == "move" or not bench.draft.regions:
        return say("move")
    return say(f"{bench.tool}-on", name=chosen.name) if chosen else say(bench.tool)
