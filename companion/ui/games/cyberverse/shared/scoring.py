"""The final score, opened row by row with what was counted; plots beside it (CV-88, CV-89)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import ScoreLine, ScoreView
from companion.table.actions import PlayAgain
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.shared.drive import DriveFoot
from companion.ui.games.cyberverse.shared.page import GAP, CityPage, room
from companion.ui.games.cyberverse.shared.plots import Plot, What, series
from companion.ui.games.cyberverse.shared.saying import orgs
from companion.ui.kit.boxes import STRETCHED, Caption, IconTile, Labelled, Panel
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Gap
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.shared import Beside, FootButton, Sentence, stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words
from companion.ui.stage import Stage

ICONS = {
    "stories": "cv-story",
    "influence": "cv-influence",
    "majority": "flag",
    "overall": "crown",
    "money": "cv-cash",
}
PLOTS: tuple[What, ...] = ("cash", "influence", "stories")
SHARES = (29, 20)


def Scoring(stage: Stage) -> ft.Control:
    """The sheet while its rows open, and at the end."""
    view, skin = reading.game(stage), stage.skin
    score = view.score
    if score is None:
        return ft.Container()
    width, height = room(skin, has_rail=False)
    body = Beside(skin, (ScoreSheet(stage, score), Plots(stage, width, height)), SHARES, height)
    title = skin.say("cyberverse-phase-scoring")
    foot = DriveFoot(stage, lambda _: None)
    if view.phase == "over":
        title = skin.say("cyberverse-shared-wins", who=orgs(stage, score.winners), count=len(score.winners))
        said = (
            skin.say(f"cyberverse-decided-{score.decided_by.replace('_', '-')}") if score.decided_by else ""
        )
        crown = Icon(skin, "trophy", skin.px(24), tones(skin).amber)
        foot = [Sentence(skin, said, lead=crown)]
        if stage.table.is_host:
            again = skin.say("cyberverse-shared-again")
            foot.append(FootButton(skin, again, lambda: stage.send(PlayAgain()), icon="refresh"))
    return CityPage(stage, title, _why(stage, score), body, foot=foot)


def _why(stage: Stage, score: ScoreView) -> str:
    """How many turns, and what ended the game."""
    view = reading.game(stage)
    why = tuple(
        stage.say(f"cyberverse-shared-ended-{one.why}", org=reading.org_name(stage, one.seat))
        for one in score.triggers
    )
    return stage.say(
        "cyberverse-shared-ended", n=view.round, why=stage.skin.language.listed(why), has=len(why)
    )


def _wide(stage: Stage) -> float:
    return stage.skin.size(78 if len(reading.game(stage).organizations) < 4 else 62)


def ScoreSheet(stage: Stage, score: ScoreView) -> ft.Control:
    """Five rows and the total."""
    skin, view = stage.skin, reading.game(stage)
    wide = _wide(stage)
    names = [
        ft.Column(
            [
                SeatMark(skin, reading.seat_colour_name(stage, one.seat), skin.px(22)),
                Words(skin, one.name, 15, family=TEXT_700, align=CENTER, lines=1, line=1.1),
            ],
            spacing=skin.px(4),
            tight=True,
            width=wide,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        for one in view.organizations
    ]
    head = ft.Container(
        ft.Row(
            [ft.Container(Caption(skin, skin.say("cyberverse-shared-points")), expand=True), *names],
            spacing=0,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10)),
    )
    closed = next((row.code for row in score.rows if not row.is_open), "")
    rows: list[ft.Control] = [_row(stage, row, is_next=row.code == closed) for row in score.rows]
    return Panel(
        skin,
        ft.Column(
            [head, *rows, _total(stage, score)],
            spacing=skin.px(6),
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            tight=stacks(skin),
            horizontal_alignment=STRETCHED,
        ),
        padding=12,
    )


def counted(stage: Stage, row: ScoreLine) -> str:
    """What was counted: `5, 4 and 4 stories`; the rule while it is closed."""
    rule = stage.skin.say(f"cyberverse-score-{row.code}", "text")
    if not row.is_open or row.code == "overall":
        return rule
    amounts = tuple(
        money(stage.skin, one.count or 0) if row.code == "money" else str(one.count or 0) for one in row.cells
    )
    return stage.say(f"cyberverse-shared-counted-{row.code}", amounts=stage.skin.language.listed(amounts))


def _row(stage: Stage, row: ScoreLine, *, is_next: bool) -> ft.Control:
    skin, found = stage.skin, tones(stage.skin)
    paint = found.amber if is_next else found.magenta if row.is_open else skin.palette.muted
    words = ft.Column(
        [
            Words(skin, word(skin, "score", row.code), 16, family=TEXT_700, lines=1, line=1.1),
            Words(
                skin, counted(stage, row), 14, colour=skin.palette.muted, family=TEXT_500, lines=2, line=1.1
            ),
        ],
        spacing=skin.px(3),
        tight=True,
        expand=True,
    )
    cells = [_cell(skin, one.value, _wide(stage)) for one in row.cells]
    face = ft.Container(
        ft.Row(
            [IconTile(skin, ICONS[row.code], colour=paint, size=38), Gap(width=skin.px(10)), words, *cells],
            spacing=0,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(7)),
        border_radius=skin.px(14),
        bgcolor=skin.wash(found.amber, 0.14) if is_next else None,
        border=ft.Border.all(1.5, skin.wash(found.amber, 0.6)) if is_next else None,
    )
    said = tuple(
        f"{reading.org_name(stage, one.seat)} {one.value}" for one in row.cells if one.value is not None
    )
    label = skin.say(
        "cyberverse-shared-row-label",
        row=word(skin, "score", row.code),
        points=skin.language.listed(said),
        open=len(said),
    )
    return Labelled(face, label)


def _cell(skin: Skin, value: int | None, width: float) -> ft.Control:
    inner: ft.Control
    if value is None:
        inner = ft.Container(
            Icon(skin, "lock", skin.px(15), skin.palette.muted),
            width=width * 0.7,
            height=skin.px(34),
            border_radius=skin.px(9),
            bgcolor=skin.palette.raised,
            border=ft.Border.all(1, skin.palette.outline),
            alignment=ft.Alignment.CENTER,
        )
    else:
        ink = skin.palette.text if value else skin.palette.muted
        inner = Words(skin, str(value), 24, colour=ink, family=DISPLAY_700, line=1.0)
    return ft.Container(inner, width=width, alignment=ft.Alignment.CENTER)


def _total(stage: Stage, score: ScoreView) -> ft.Control:
    skin, found = stage.skin, tones(stage.skin)
    best = max((one.value or 0 for one in score.totals), default=0)
    key = "cyberverse-shared-total" if score.closed == 0 else "cyberverse-shared-so-far"
    words = ft.Column(
        [
            Words(skin, skin.say(key), 20, family=DISPLAY_700, line=1.0, lines=1),
            Words(
                skin,
                skin.say("cyberverse-shared-rows-closed", n=score.closed),
                14,
                colour=skin.palette.muted,
                family=TEXT_500,
                lines=1,
                line=1.1,
            ),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    cells = [
        ft.Container(
            RollingNumber(
                skin,
                one.value or 0,
                skin.size(34 if len(score.totals) < 4 else 28),
                colour=found.amber if one.value == best and best else skin.palette.text,
            ),
            width=_wide(stage),
            alignment=ft.Alignment.CENTER,
        )
        for one in score.totals
    ]
    return ft.Container(
        ft.Row([words, *cells], spacing=0),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(12)),
        border_radius=skin.px(14),
        bgcolor=skin.palette.raised,
    )


def Plots(stage: Stage, width: float, height: float) -> ft.Control:
    """Cash, influence and stories over the turns."""
    skin, view, cast = stage.skin, reading.game(stage), reading.cast(stage)
    gap = skin.px(GAP)
    if stacks(skin):
        made = [Plot(skin, cast, what, series(view, what), width, skin.px(260)) for what in PLOTS]
        return ft.Column(list(made), spacing=gap, tight=True)
    part = (width - gap) * SHARES[1] / sum(SHARES)
    tall = (height - 2 * gap) / 3
    return ft.Column(
        [Plot(skin, cast, what, series(view, what), part, tall) for what in PLOTS], spacing=gap, tight=True
    )
