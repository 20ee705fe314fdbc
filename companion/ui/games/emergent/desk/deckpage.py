"""The deck editor's page: cards, sums and checks, side by side, or below each other on a phone."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kernel.action import Reason
from companion.ui.desk.checks import CheckLine
from companion.ui.desk.frame import EDGE
from companion.ui.games.emergent.desk import deck_bench as touches
from companion.ui.games.emergent.desk.bits import Columns, Tabs
from companion.ui.games.emergent.desk.deal import Deal
from companion.ui.games.emergent.desk.deck_bench import LINE, Told
from companion.ui.games.emergent.desk.deckcards import round_cards
from companion.ui.games.emergent.desk.entry import Roll
from companion.ui.games.emergent.draw.charts import Gauge
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.kit.boxes import Panel, Spaced
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words

SIDE = 300


def deck_body(deal: Deal, *, note: list[ft.Control]) -> ft.Control:
    """Everything below the head."""
    skin = deal.skin
    gap = skin.px(8)
    if skin.is_phone:
        return ft.Column(
            [
                _Rounds(deal),
                Columns(
                    [
                        Spaced(skin, *note, gap=0),
                        _Sums(deal, skin.width - 2 * EDGE),
                        _LineEntry(deal),
                        *round_cards(deal, 1),
                        _Checks(deal),
                    ],
                    spacing=10,
                ),
            ],
            spacing=8,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    side = min(skin.px(SIDE) * (1.3 if skin.large_text else 1.0), 0.4 * skin.width)
    room = skin.width - 2 * skin.px(EDGE) - side - gap
    columns = max(1, int(room // (skin.px(300) * (1.5 if skin.large_text else 1.0))))
    inner = side - 2 * skin.px(12)
    left = ft.Column(
        [_Rounds(deal), Columns(round_cards(deal, columns), spacing=gap)],
        spacing=gap,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    right = Panel(
        skin,
        Columns(
            [Spaced(skin, *note, gap=0), _Sums(deal, inner), _LineEntry(deal), _Checks(deal)],
            spacing=skin.px(10),
        ),
        width=side,
    )
    return ft.Row([left, right], spacing=gap, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _Rounds(deal: Deal) -> ft.Control:
    """Which round is open."""
    skin, draft = deal.skin, deal.bench.draft
    wrong = {told.round for told in deal.told if told.standing == "fault"}
    icons = [
        "warning" if at in wrong else "check" if _adds_up(deal, at) else "" for at in range(len(draft.rounds))
    ]
    short = skin.is_phone or skin.large_text
    text = "emergent-editor-round-short" if short else "emergent-editor-round"
    return Tabs(
        skin,
        [(str(at), icon, skin.say(text, n=at + 1)) for at, icon in enumerate(icons)],
        str(deal.bench.round),
        lambda at: deal.act(lambda bench: touches.with_round(bench, int(at))),
        height=44,
        label=skin.say("emergent-editor-rounds"),
    )


def _adds_up(deal: Deal, at: int) -> bool:
    """Whether a round has cards, and they add up in one of the readings."""
    draft = deal.bench.draft
    return bool(draft.rounds[at]) and draft.goal(at) in (None, *draft.sums(at))


def _Sums(deal: Deal, width: float) -> ft.Control:
    """What the round adds up to so far, in both readings (A2)."""
    skin, bench = deal.skin, deal.bench
    goal, (every, first) = bench.draft.goal(bench.round), bench.draft.sums(bench.round)
    text = "emergent-editor-goal" if goal is not None else "emergent-editor-no-goal"
    head = ft.Row(
        [
            Words(skin, skin.say(text, n=bench.round + 1), 16, family=TEXT_600, expand=True),
            *(
                [Words(skin, str(goal), 30, family=DISPLAY_700, colour=tones(skin).accent)]
                if goal is not None
                else []
            ),
        ],
    )
    return Spaced(
        skin,
        head,
        _Reading(deal, "all", every, goal, width),
        _Reading(deal, "first", first, goal, width),
        gap=8,
    )


def _Reading(deal: Deal, name: str, value: int, goal: int | None, width: float) -> ft.Control:
    skin = deal.skin
    row = ft.Row(
        [
            Strong(skin, skin.say(f"emergent-editor-reading-{name}"), 16, expand=True),
            Words(skin, str(value), 24, family=DISPLAY_700),
        ]
    )
    if goal is None:
        return row
    left = goal - value
    said = (
        "emergent-editor-to-go"
        if left > 0
        else "emergent-editor-fits"
        if left == 0
        else "emergent-editor-over"
    )
    return Spaced(
        skin, row, Gauge(skin, value, 0, goal, width), Muted(skin, skin.say(said, n=abs(left)), 14), gap=2
    )


def _LineEntry(deal: Deal) -> ft.Control:
    """One card in one line, as it is read aloud; the last one is echoed below."""
    skin, bench, names = deal.skin, deal.bench, deal.names
    ranks = {city.rank: city.id for city in deal.board.cities} if deal.board else {}
    echo = bench.echo

    field = Roll(
        skin,
        skin.say("emergent-editor-line"),
        lambda line: deal.act(lambda now: touches.type_line(now, line, names, ranks)),
        subject=bench.round,
        focus=bench.turn if bench.cursor == LINE else 0,
        hint=skin.say("emergent-editor-line", "hint"),
    )
    return Spaced(skin, field, *(_Echo(skin, reason) for reason in echo), gap=4)


def _Echo(skin: Skin, reason: Reason) -> ft.Control:
    is_right = reason.code.startswith("emergent.editor_read")
    line = CheckLine(skin, "good" if is_right else "fault", reason)
    return ft.Semantics(content=line, live_region=True, container=True)


def _Checks(deal: Deal) -> ft.Control:
    skin = deal.skin
    title = Heading(skin, skin.say("desk-checks"), 18)
    return Spaced(skin, title, *(_Check(deal, told) for told in deal.told), gap=6)


def _Check(deal: Deal, told: Told) -> ft.Control:
    at = told.round
    go = partial(deal.act, lambda bench: touches.with_round(bench, at)) if at is not None else None
    return CheckLine(deal.skin, told.standing, told.reason, go)
