"""The form of a campaign: its issues in order, its cards, its team; the log stays as it was played (SW-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.singularity.packs import campaign as story
from companion.net.link import Refused
from companion.ui.desk.bench import Bench
from companion.ui.desk.checks import Found, found_of
from companion.ui.desk.frame import CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import Session, use_session
from companion.ui.forms.drafts import Fault, below, faults_of
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.games.singularity.campaign.drafting import blank_campaign as blank_campaign
from companion.ui.games.singularity.campaign.drafting import numbered, with_issue, written
from companion.ui.games.singularity.desk import documents
from companion.ui.games.singularity.desk.collection import GAME_ID
from companion.ui.games.singularity.desk.documents import Document
from companion.ui.games.singularity.desk.issue import IssueFields, Known, use_known
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.field import Field
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

CRAFT: Final = documents.craft(story.Campaign, written, Bench[Document])
Work = Session[Document, Bench[Document]]
MAIN: Final = fields_of(story.Campaign, "library")
WORDS: Final = worded_at("singularity-campaign")


@component
def CampaignForm(
    desk: Desk, content: dict[str, Any], shown: Callable[[dict[str, Any]], None], close: Tap
) -> ft.Control:
    """Issues with their cards, who plays, which cards; saved, it goes back to the page."""
    session = use_session(desk, content, CRAFT)
    at, set_at = ft.use_state(0)
    skin, document, known = session.skin, session.draft, use_known(desk.library)
    reasons = story.check(written(document))
    found, faults = found_of(reasons), faults_of(skin.language, reasons)

    def done() -> None:
        shown(written(document))
        close()

    def show(bench: Bench[Document], one: Found) -> Bench[Document]:
        side, place, *_ = (*one.reason.field.split("."), "", "")
        if side == "issues" and place.isdecimal():
            set_at(int(place))
        return bench

    is_saved = not reasons and not session.bench.is_changed
    to_page = OutlineButton(
        skin,
        skin.say("singularity-campaign-show" if is_saved else "singularity-campaign-show-why"),
        done,
        icon="books",
        disabled=not is_saved,
        expand=True,
    )
    issues = documents.entries(document, "issues")
    body: list[ft.Control] = [
        *Resumed(session),
        Panel(skin, Main(session, known)),
        Issues(session, at, set_at),
        *([IssuePanel(session, known, at, below(faults, "issues", at))] if at < len(issues) else []),
        Team(session),
        CheckPanel(session, found, show),
        ft.Row([to_page]),
    ]
    name, source = documents.head_of(document)
    return DeskFrame(session, body, title=name, subtitle=source, found=found, show=show)


@component
def Main(session: Work, known: Known) -> ft.Control:
    """Which collection of cards the story is played with."""
    skin, document = session.skin, session.draft
    none = Option(None, skin.say("singularity-campaign-no-library"))
    lines = lines_of(skin.language, MAIN, WORDS, document, options={"library": (none, *known.libraries)})
    return Form(skin, lines, document, steady(session.put), KIT, of="campaign")


@component
def IssuePanel(session: Work, known: Known, at: int, faults: tuple[Fault, ...]) -> ft.Control:
    """The form of the issue that is open."""
    skin, issue = session.skin, documents.entries(session.draft, "issues")[at]

    def change(field: str, value: object) -> None:
        session.step(lambda now: documents.changed(now, "issues", at, field, value), f"issue-{at}-{field}")

    of = f"issue-{at}"
    return Panel(skin, IssueFields(skin, issue, known, steady(change), of, faults, in_story=True))


def Issues(work: Work, at: int, choose: Callable[[int], None]) -> ft.Control:
    """The issues in story order; a typed one, or one from the library."""
    skin, document = work.skin, work.draft
    issues = documents.entries(document, "issues")
    chips = [
        Chip(
            skin,
            f"#{number + 1} {one.get('title') or skin.say('desk-nameless')}",
            partial(choose, number),
            selected=number == at,
            colour=skin.look.accent,
        )
        for number, one in enumerate(issues)
    ]

    def add(issue: Document) -> None:
        work.step(lambda now: with_issue(skin, now, issue))
        choose(len(issues))

    def shift(by: int) -> None:
        work.step(lambda now: numbered(documents.moved(now, "issues", at, by)))
        choose(max(0, min(len(issues) - 1, at + by)))

    more = [
        OutlineButton(skin, skin.say("singularity-campaign-new-issue"), lambda: add({}), icon="plus-thin")
    ]
    for line in work.desk.library.lines(GAME_ID, story.ISSUE_FORMAT):
        words = skin.say("singularity-campaign-add-issue", name=line.name)
        more.append(OutlineButton(skin, words, partial(_add, work, line.id, add), icon="copy"))
    rows: list[ft.Control] = [
        Caption(skin, skin.say("singularity-campaign-issues")),
        Wrapped(skin, *chips),
        Wrapped(skin, *more),
    ]
    if at < len(issues):
        title = str(issues[at].get("title", ""))
        rows.append(
            InRow(
                skin,
                IconButton48(
                    skin, "up", skin.say("singularity-campaign-earlier", name=title), lambda: shift(-1)
                ),
                IconButton48(
                    skin, "down", skin.say("singularity-campaign-later", name=title), lambda: shift(1)
                ),
                IconButton48(
                    skin,
                    "bin",
                    skin.say("singularity-editor-remove", name=title),
                    lambda: work.step(lambda now: numbered(documents.without(now, "issues", at))),
                    disabled=len(issues) < 2,
                ),
                gap=8,
            )
        )
    return Panel(skin, Spaced(skin, *rows, gap=12))


def _add(work: Work, issue_id: str, add: Callable[[Document], None]) -> None:
    """An issue of the library is copied into the story."""
    try:
        add(work.desk.library.read(GAME_ID, story.ISSUE_FORMAT, issue_id))
    except Refused as refused:
        work.set_toast(refused)


def Team(work: Work) -> ft.Control:
    """Who plays whom; the cards gained stay with the character."""
    skin = work.skin
    team = documents.entries(work.draft, "team")
    rows: list[ft.Control] = [Caption(skin, skin.say("singularity-campaign-team"))]
    for at, deck in enumerate(team):
        fields = [
            ft.Container(
                Field(
                    skin,
                    skin.say(f"singularity-campaign-field-{name}"),
                    str(deck.get(name, "")),
                    partial(_deck, work, at, name),
                    longest=40,
                ),
                expand=True,
                key=f"deck-{at}-{name}-{len(team)}",
            )
            for name in ("character", "player")
        ]
        remove = IconButton48(
            skin,
            "bin",
            skin.say("singularity-editor-remove", name=str(deck.get("character", ""))),
            partial(work.step, partial(documents.without, name="team", at=at)),
        )
        rows.append(InRow(skin, *fields, remove, gap=8))
        if deck.get("gained"):
            rows.append(Muted(skin, ", ".join(map(str, deck["gained"])), 14))
    name = skin.say("singularity-editor-new-characters-name", n=len(team) + 1)
    rows.append(
        OutlineButton(
            skin,
            skin.say("singularity-editor-new-characters"),
            lambda: work.step(lambda now: documents.with_entry(now, "team", {"character": name})),
            icon="plus-thin",
        )
    )
    return Panel(skin, Spaced(skin, *rows))


def _deck(work: Work, at: int, name: str, words: str) -> None:
    work.step(lambda now: documents.changed(now, "team", at, name, words), f"deck-{at}-{name}")
