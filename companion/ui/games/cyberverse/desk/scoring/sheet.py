"""The answer of the scoring: totals always in sight, the whole sheet on wish (CV-87..89)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.sums.scoring import Score
from companion.games.cyberverse.words import SCORE_ROWS
from companion.texts import text_id
from companion.ui.games.cyberverse.desk.scoring.draft import Ending, ends, problems
from companion.ui.games.cyberverse.draw.cash import money
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.score import Column, Row, ScoreFacts, ScoreTable
from companion.ui.kit.boxes import Aside, Big, InRow, Notice, Panel, Spaced, Together
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Heading, Muted, Words


def named(skin: Skin, ending: Ending, places: tuple[str, ...]) -> str:
    """Organizations as a list in words."""
    return skin.language.listed(tuple(ending.orgs[int(at)].name for at in places))


def verdict(skin: Skin, ending: Ending, done: Score) -> str:
    """Who wins; nobody before there is anything to score."""
    if ending.is_blank:
        return skin.say("cyberverse-scoring-nothing")
    who = named(skin, ending, done.winners)
    return skin.say("cyberverse-shared-wins", who=who, count=len(done.winners))


def why(skin: Skin, ending: Ending, done: Score) -> tuple[str, ...]:
    """What decided; and what ends the game, if it does."""
    found = [] if ending.is_blank else [skin.say(text_id(f"cyberverse-decided-{done.decided_by}"))]
    over = ends(ending)
    found += [skin.say(f"cyberverse-shared-ended-{by}", org=ending.orgs[int(at)].name) for at, by in over]
    if not over:
        found.append(skin.say("cyberverse-scoring-not-over"))
    if ending.is_partial:
        found.append(skin.say("cyberverse-scoring-partial"))
    return tuple(found)


def Refused(skin: Skin, ending: Ending) -> ft.Control | None:
    """Why there is no sheet."""
    wrong = problems(ending)
    if not wrong:
        return None
    text = skin.say(f"cyberverse-scoring-no-{wrong[0]}")
    return Notice(skin, skin.say("cyberverse-scoring-cannot"), text, icon="hand", is_live=True)


def FinalScore(skin: Skin, ending: Ending, done: Score, on_more: Tap) -> ft.Control:
    """Every total, who wins and why; a tap shows the sheet."""
    if refused := Refused(skin, ending):
        return refused
    totals = [_total(skin, ending, done, at) for at in range(len(ending.orgs))]
    said, lines = verdict(skin, ending, done), why(skin, ending, done)
    words = Words(skin, f"{said}. {lines[0]}", 15, family=TEXT_600, lines=None if skin.large_text else 2)
    rest = Muted(skin, " ".join(lines[1:]), 14, lines=2)
    points = tuple(f"{one.name} {done.rows[str(at)].total}" for at, one in enumerate(ending.orgs))
    label = " ".join([skin.language.listed(points), f"{said}.", *lines, skin.say("cyberverse-scoring-whole")])
    row = InRow(skin, *totals, gap=8)
    box = Panel(skin, Spaced(skin, row, words, rest, gap=6), padding=12, on_click=on_more, label=label)
    return ft.Semantics(content=box, live_region=True)


def _total(skin: Skin, ending: Ending, done: Score, at: int) -> ft.Control:
    """A name and its points; the winner with a cup."""
    is_first = str(at) in done.winners and not ending.is_blank
    paint = tones(skin).amber if is_first else skin.palette.text
    cup = [Icon(skin, "trophy", skin.px(18), paint)] if is_first else []
    points = Big(skin, str(done.rows[str(at)].total), 26, paint)
    return ft.Column(
        [
            Words(skin, ending.orgs[at].name, 14, family=TEXT_600, lines=1, align=CENTER),
            Together(skin, *cup, points, gap=5),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def sheet_facts(skin: Skin, ending: Ending, done: Score) -> ScoreFacts:
    """The sheet with what was counted for every row."""
    rows = [done.rows[str(at)] for at in range(len(ending.orgs))]
    counts = {
        "stories": tuple(str(len(one.stories)) for one in ending.orgs),
        "influence": tuple(str(sum(one.influence)) for one in ending.orgs),
        "majority": tuple(str(one.majority) for one in rows),
        "money": tuple(money(skin, one.cash) for one in ending.orgs),
    }

    def detail(code: str) -> str:
        if code not in counts:
            return skin.say(f"cyberverse-score-{code}", "text")
        return skin.say(f"cyberverse-shared-counted-{code}", amounts=skin.language.listed(counts[code]))

    return ScoreFacts(
        tuple(Column(one.name) for one in ending.orgs),
        tuple(Row(code, detail(code), tuple(getattr(one, code) for one in rows)) for code in SCORE_ROWS),
        tuple(one.total for one in rows),
    )


def WholeSheet(skin: Skin, ending: Ending, done: Score, room: float) -> list[ft.Control]:
    """The whole sheet, and who leads where."""
    if refused := Refused(skin, ending):
        return [refused]
    wide = min(skin.size(78), room * 0.5 / len(ending.orgs))
    lines = [
        skin.say("cyberverse-scoring-leads", district=name, org=named(skin, ending, first), count=len(first))
        for name, first in zip(ending.districts, done.majority, strict=True)
    ]
    return [
        Heading(skin, verdict(skin, ending, done), 24),
        ScoreTable(skin, sheet_facts(skin, ending, done), wide),
        *(Aside(skin, line) for line in (*why(skin, ending, done), *lines)),
    ]
