"""The final score, opened row by row with what was counted; plots beside it (CV-88, CV-89)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import ScoreLine, ScoreView
from companion.table.actions import PlayAgain
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.score import Column, Row, ScoreFacts, ScoreTable
from companion.ui.games.cyberverse.shared.drive import DriveFoot
from companion.ui.games.cyberverse.shared.page import GAP, CityPage, room
from companion.ui.games.cyberverse.shared.plots import Plot, What, series
from companion.ui.games.cyberverse.shared.saying import orgs
from companion.ui.kit.icon import Icon
from companion.ui.kit.shared import Beside, FootButton, Sentence, stacks
from companion.ui.stage import Stage

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


def ScoreSheet(stage: Stage, score: ScoreView) -> ft.Control:
    """Five rows and the total."""
    view = reading.game(stage)
    closed = next((row.code for row in score.rows if not row.is_open), "")
    facts = ScoreFacts(
        tuple(Column(one.name, reading.seat_colour_name(stage, one.seat)) for one in view.organizations),
        tuple(
            Row(row.code, counted(stage, row), tuple(one.value for one in row.cells), row.code == closed)
            for row in score.rows
        ),
        tuple(one.value or 0 for one in score.totals),
    )
    return ScoreTable(stage.skin, facts, stage.skin.size(78 if len(view.organizations) < 4 else 62))


def counted(stage: Stage, row: ScoreLine) -> str:
    """What was counted: `5, 4 and 4 stories`; the rule while it is closed."""
    rule = stage.skin.say(f"cyberverse-score-{row.code}", "text")
    if not row.is_open or row.code == "overall":
        return rule
    amounts = tuple(
        money(stage.skin, one.count or 0) if row.code == "money" else str(one.count or 0) for one in row.cells
    )
    return stage.say(f"cyberverse-shared-counted-{row.code}", amounts=stage.skin.language.listed(amounts))


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
