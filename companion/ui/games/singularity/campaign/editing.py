"""The form of a campaign: its issues in order, its cards, its team; the log stays as it was played (SW-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion import texts
from companion.games.singularity.packs import campaign as story
from companion.net.link import Refused
from companion.ui.games.singularity.campaign.drafting import blank_campaign as blank_campaign
from companion.ui.games.singularity.campaign.drafting import numbered, with_issue, written
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.editor import documents
from companion.ui.games.singularity.editor.documents import Document
from companion.ui.games.singularity.editor.fields import OneOf, TextLine
from companion.ui.games.singularity.editor.issueform import IssueForm, Known, known_in
from companion.ui.games.singularity.editor.work import GAME_ID, EditorPage, Faults, Work, use_work
from companion.ui.kit.boxes import Caption, Panel
from companion.ui.kit.buttons import Chip, IconButton48, OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

_STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def CampaignForm(
    desk: Desk, content: dict[str, Any], shown: Callable[[dict[str, Any]], None], close: Tap
) -> ft.Control:
    """Issues with their cards, who plays, which cards; saved, it goes back to the page."""
    work = use_work(desk, content, dict, written, story.check)
    known, set_known = ft.use_state(Known())
    at, set_at = ft.use_state(0)
    skin, document = work.skin, work.now

    async def look() -> None:
        set_known(known_in(desk.library))

    effect(look, [])

    def done() -> None:
        shown(written(document))
        close()

    is_saved = not work.faults and not work.is_changed
    to_page = OutlineButton(
        skin,
        desk.skin.say("singularity-campaign-show" if is_saved else "singularity-campaign-show-why"),
        done,
        icon="books",
        disabled=not is_saved,
    )
    body: list[ft.Control] = [
        Main(work, known),
        Issues(work, known, at, set_at),
        Team(work),
        Panel(
            skin,
            ft.Column(
                [Caption(skin, desk.skin.say("singularity-editor-checks")), Faults(skin, work.faults)],
                spacing=skin.px(8),
                tight=True,
            ),
        ),
        ft.Row([to_page]),
    ]
    return EditorPage(work, str(document.get("name", "")), body)


def Main(work: Work[Document], known: Known) -> ft.Control:
    """Which collection of cards the story is played with."""
    skin = work.skin
    options = [
        ("", texts.say("singularity-campaign-no-library"), ""),
        *((one, name, "books") for one, name in known.libraries),
    ]
    chosen = str(work.now.get("library") or "")
    return Panel(
        skin,
        OneOf(
            skin,
            texts.say("singularity-campaign-library"),
            options,
            chosen,
            lambda one: work.act(lambda now: documents.with_field(now, "library", one or None)),
        ),
    )


def Issues(work: Work[Document], known: Known, at: int, choose: Callable[[int], None]) -> ft.Control:
    """The issues in story order; a typed one, or one from the library."""
    skin, document = work.skin, work.now
    issues = documents.entries(document, "issues")
    chips = [
        Chip(
            skin,
            f"#{number + 1} {one.get('title') or texts.say('singularity-editor-nameless')}",
            partial(choose, number),
            selected=number == at,
            colour=tones(skin).red,
        )
        for number, one in enumerate(issues)
    ]

    def add(issue: Document) -> None:
        work.act(lambda now: with_issue(now, issue))
        choose(len(issues))

    def shift(by: int) -> None:
        work.act(lambda now: numbered(documents.moved(now, "issues", at, by)))
        choose(max(0, min(len(issues) - 1, at + by)))

    more = [
        OutlineButton(skin, texts.say("singularity-campaign-new-issue"), lambda: add({}), icon="plus-thin")
    ]
    for line in work.desk.library.lines(GAME_ID, story.ISSUE_FORMAT):
        words = texts.say("singularity-campaign-add-issue", name=line.name)
        more.append(OutlineButton(skin, words, partial(_add, work, line.id, add), icon="copy"))
    rows: list[ft.Control] = [
        Caption(skin, texts.say("singularity-campaign-issues")),
        ft.Row(list(chips), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)),
        ft.Row(list(more), wrap=True, spacing=skin.px(8), run_spacing=skin.px(8)),
    ]
    if at < len(issues):
        title = str(issues[at].get("title", ""))
        rows.append(
            ft.Row(
                [
                    IconButton48(
                        skin, "up", texts.say("singularity-campaign-earlier", name=title), lambda: shift(-1)
                    ),
                    IconButton48(
                        skin, "down", texts.say("singularity-campaign-later", name=title), lambda: shift(1)
                    ),
                    IconButton48(
                        skin,
                        "bin",
                        texts.say("singularity-editor-remove", name=title),
                        lambda: work.act(lambda now: numbered(documents.without(now, "issues", at))),
                        disabled=len(issues) < 2,
                    ),
                ],
                spacing=skin.px(8),
            )
        )

        def change(field: str, value: object, touch: str) -> None:
            work.act(lambda now: documents.changed(now, "issues", at, field, value), touch)

        rows += IssueForm(skin, issues[at], known, change, f"issue-{at}", has_number=False)
    return Panel(skin, ft.Column(rows, spacing=skin.px(12), tight=True, horizontal_alignment=_STRETCH))


def _add(work: Work[Document], issue_id: str, add: Callable[[Document], None]) -> None:
    """An issue of the library is copied into the story."""
    try:
        add(work.desk.library.read(GAME_ID, story.ISSUE_FORMAT, issue_id))
    except Refused as refused:
        work.set_toast(refused)


def Team(work: Work[Document]) -> ft.Control:
    """Who plays whom; the cards gained stay with the character."""
    skin = work.skin
    team = documents.entries(work.now, "team")
    rows: list[ft.Control] = [Caption(skin, texts.say("singularity-campaign-team"))]
    for at, deck in enumerate(team):
        fields = [
            ft.Container(
                TextLine(
                    skin,
                    texts.say(f"singularity-campaign-field-{name}"),
                    str(deck.get(name, "")),
                    partial(_deck, work, at, name),
                    longest=40,
                    key=f"deck-{at}-{name}-{len(team)}",
                ),
                expand=True,
            )
            for name in ("character", "player")
        ]
        remove = IconButton48(
            skin,
            "bin",
            texts.say("singularity-editor-remove", name=str(deck.get("character", ""))),
            partial(work.act, partial(documents.without, name="team", at=at)),
        )
        rows.append(ft.Row([*fields, remove], spacing=skin.px(8)))
        if deck.get("gained"):
            rows.append(Muted(skin, ", ".join(map(str, deck["gained"])), 14))
    name = texts.say("singularity-editor-new-characters-name", n=len(team) + 1)
    rows.append(
        OutlineButton(
            skin,
            texts.say("singularity-editor-new-characters"),
            lambda: work.act(lambda now: documents.with_entry(now, "team", {"character": name})),
            icon="plus-thin",
        )
    )
    return Panel(skin, ft.Column(rows, spacing=skin.px(10), tight=True, horizontal_alignment=_STRETCH))


def _deck(work: Work[Document], at: int, name: str, words: str) -> None:
    work.act(lambda now: documents.changed(now, "team", at, name, words), f"deck-{at}-{name}")
