"""Feed the aggregator: any split, unseen (EM-41..44). Both halves are the same grey on purpose."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import flet as ft

from companion.games.emergence.actions import Insert, OpenAggregator
from companion.games.emergence.views import AggregatorView
from companion.kernel.seat import Seat
from companion.table.actions import ForTable
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.faces import SIDES
from companion.ui.games.emergence.marks import Mark, Small
from companion.ui.games.emergence.panels import ENDS, MIDDLE, Caution, Panel, Title, WhyNot
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.tokens import StackedToken
from companion.ui.kit.buttons import IconButton48, MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage

MOST_STACKED = 6
MOST_HEXES = 8


@lru_cache(maxsize=8)
def _funnel(line: str, well: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke="{line}"><path d="M6 4 L32 34 M114 4 L88 34" stroke-width="2.6"/>'
        f'<rect x="26" y="29" width="68" height="13" rx="6.5" fill="{well}" stroke-width="2"/></svg>'
    )


def Compartment(skin: Skin, side: str, count: int, high: float) -> ft.Control:
    """One half of the box: funnel, name, number, the tokens that fell in."""
    palette = skin.palette
    width = (skin.width - 56) / 2
    name = ft.Row(
        [Icon(skin, side, 22), Strong(skin, skin.say(f"emergence-teams-{side}"), 19, lines=1)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    size = 34.0
    stack = [
        ft.Container(
            StackedToken(size),
            left=(width - size) / 2 - 12,
            bottom=at * 11.0,
            animate_position=ft.Animation(skin.time(280), ft.AnimationCurve.BOUNCE_OUT),
        )
        for at in range(min(count, MOST_STACKED))
    ]
    body = ft.Container(
        ft.Column(
            [
                name,
                RollingNumber(skin, count, 56 if skin.is_small else 80, key=f"in-{side}"),
                ft.Stack(list(stack), width=width - 24, height=max(40.0, high - 160)),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=MIDDLE,
        ),
        width=width,
        height=high,
        padding=ft.Padding.only(left=12, right=12, top=16, bottom=8),
        bgcolor=palette.card,
        border=ft.Border.all(1.5, palette.outline),
        border_radius=24,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    funnel = ft.Image(
        src=_funnel(palette.secret_line, palette.background),
        width=112,
        height=41,
        exclude_from_semantics=True,
    )
    return ft.Column(
        [
            ft.Stack(
                [ft.Container(body, top=32), ft.Container(funnel, left=(width - 112) / 2)],
                width=width,
                height=high + 32,
            )
        ],
        tight=True,
        spacing=0,
    )


def _buttons(skin: Skin, side: str, count: int, left: int, change: Callable[[int], None]) -> ft.Control:
    """− and + under a compartment."""

    def one(icon: str, text: str, to: int, is_off: bool) -> ft.Control:
        return IconButton48(
            skin,
            icon,
            skin.say(text),
            lambda: change(to),
            ground=skin.palette.raised,
            outlined=False,
            size=56,
            radius=16,
            disabled=is_off,
        )

    return ft.Row(
        [
            one("minus", f"emergence-drop-less-{side}", count - 1, count <= 0),
            one("plus-thin", f"emergence-drop-more-{side}", count + 1, left <= 0),
        ],
        spacing=10,
        alignment=ft.MainAxisAlignment.CENTER,
        expand=True,
    )


def _remaining(skin: Skin, held: int, left: int) -> ft.Control:
    """Tokens that stay, filled; tokens that go, hollow."""
    palette = skin.palette
    size = 22 if skin.is_small else 26
    hexes = [
        Icon(
            skin,
            "knowledge" if at < left else "knowledge-hollow",
            size,
            tones(skin).knowledge if at < left else palette.faint,
        )
        for at in range(min(held, MOST_HEXES))
    ]
    words = ft.Column(
        [
            Strong(skin, skin.say("emergence-drop-stay", n=left), 19),
            Small(skin, skin.say("emergence-drop-of", n=held)),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ENDS,
    )
    return Panel(
        skin, ft.Row([ft.Row(list(hexes), spacing=3, wrap=True, expand=True), words], spacing=8), padding=12
    )


def Droppers(stage: Stage, event: AggregatorView) -> ft.Control:
    """Who has dropped, who is at it, who comes: never how much."""
    skin = stage.skin

    def one(seat: Seat) -> ft.Control:
        is_in, is_now = seat not in event.waiting, bool(event.waiting) and seat == event.waiting[0]
        word = "emergence-drop-in" if is_in else "emergence-drop-now" if is_now else "emergence-drop-not"
        return ft.Row(
            [Mark(stage, seat, 17), Small(skin, skin.say(word, name=reading.name(stage, seat)), lines=1)],
            spacing=5,
            tight=True,
        )

    others = [one(seat) for seat in event.order if not reading.is_me(stage, seat)]
    return ft.Row(list(others), spacing=14, run_spacing=6, wrap=True)


@component
def Drop(stage: Stage) -> ft.Control:
    """My tokens fall into the two compartments (EM-42)."""
    view, skin = reading.game(stage), stage.skin
    ai, set_ai = ft.use_state(0)
    human, set_human = ft.use_state(0)
    event = view.aggregator
    held = reading.mine(stage).knowledge or 0
    left = held - ai - human
    high = 150.0 if skin.is_small or skin.large_text else max(170.0, min(262.0, skin.height - 600))
    counts, setters = (ai, human), (set_ai, set_human)
    halves = ft.Row(
        [Compartment(skin, side, count, high) for side, count in zip(SIDES, counts, strict=True)], spacing=16
    )
    buttons = ft.Row(
        [
            _buttons(skin, side, count, left, change)
            for side, count, change in zip(SIDES, counts, setters, strict=True)
        ],
        spacing=16,
    )
    notes: list[ft.Control] = []
    if view.my_split_shows:
        notes.append(Caution(skin, skin.say("emergence-drop-shows")))
    elif event and not skin.is_small:
        notes.append(Droppers(stage, event))
    if not ai + human:
        notes.append(WhyNot(skin, skin.say("emergence-drop-one")))
    actions = [
        MainButton(
            skin,
            skin.say("emergence-drop-button", n=ai + human),
            lambda: stage.send(Insert(ai=ai, human=human)),
            colour=reading.my_colour(stage),
            icon="into",
            disabled=not ai + human,
        )
    ]
    return Page(
        stage,
        title=skin.say("emergence-drop-title"),
        subtitle="" if skin.is_small else skin.say("emergence-drop-line"),
        body=[halves, buttons, _remaining(skin, held, left)],
        notes=notes,
        actions=actions,
    )


def WaitForDrops(stage: Stage) -> ft.Control:
    """Others are at it."""
    view, skin = reading.game(stage), stage.skin
    event, me = view.aggregator, stage.table.my_seat
    if event is None:
        return Page(stage, body=[])
    if me not in event.order:
        line = skin.say("emergence-dropped-not-in")
    elif me in event.waiting:
        line = skin.say("emergence-dropped-wait", name=reading.name(stage, event.waiting[0]))
    else:
        line = skin.say("emergence-dropped-line")

    def row(seat: Seat) -> ft.Control:
        is_in, is_now = seat not in event.waiting, bool(event.waiting) and seat == event.waiting[0]
        word = "emergence-drop-in" if is_in else "emergence-drop-now" if is_now else "emergence-drop-not"
        icon, colour = ("check", skin.palette.good) if is_in else ("hourglass", skin.palette.muted)
        return Panel(
            skin,
            ft.Row(
                [
                    Mark(stage, seat, 22),
                    Strong(skin, skin.say(word, name=reading.you_or(stage, seat)), 17, lines=2, expand=True),
                    Icon(skin, icon, 22, colour),
                ],
                spacing=12,
            ),
            padding=14,
            radius=16,
            selected=is_now,
            colour=reading.colour(stage, seat),
        )

    return Page(
        stage,
        title=skin.say("emergence-dropped-title"),
        subtitle=line,
        body=[row(seat) for seat in event.order],
        spacing=8,
    )


def OpenIt(stage: Stage) -> ft.Control:
    """All tokens are in: the one who started it opens it (EM-44)."""
    view, skin = reading.game(stage), stage.skin
    event = view.aggregator
    trigger = event.trigger if event else None
    is_mine = reading.is_me(stage, trigger)
    line = (
        skin.say("emergence-open-line")
        if is_mine
        else skin.say("emergence-open-wait", name=reading.name(stage, trigger))
    )
    tokens = ft.Row([StackedToken(54) for _ in range(3)], alignment=ft.MainAxisAlignment.CENTER, spacing=10)
    actions: list[ft.Control] = []
    if is_mine:
        actions.append(
            MainButton(
                skin,
                skin.say("emergence-open-button"),
                lambda: stage.send(OpenAggregator()),
                colour=reading.my_colour(stage),
                icon="assimilate",
            )
        )
    elif reading.stands_in(stage, trigger):
        label = skin.say("emergence-shared-open-for", name=reading.name(stage, trigger))
        instead = ForTable(action=OpenAggregator().model_dump())
        actions.append(ft.Row([OutlineButton(skin, label, lambda: stage.send(instead), expand=True)]))
    return Page(
        stage,
        body=[
            ft.Container(height=10),
            ft.Row([Icon(skin, "assimilate", 110)], alignment=ft.MainAxisAlignment.CENTER),
            tokens,
            Title(skin, skin.say("emergence-open-title"), line, align=ft.TextAlign.CENTER),
        ],
        actions=actions,
        spacing=20,
    )
