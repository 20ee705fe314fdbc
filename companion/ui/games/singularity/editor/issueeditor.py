"""The editor of a single issue card (SW-6)."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion import texts
from companion.games.singularity.packs import campaign
from companion.ui.games.singularity.editor import documents
from companion.ui.games.singularity.editor.documents import Document
from companion.ui.games.singularity.editor.issueform import IssueForm, Known, known_in
from companion.ui.games.singularity.editor.work import EditorPage, Faults, use_work
from companion.ui.kit.boxes import Caption, Panel
from companion.ui.kit.drawing import component, effect
from companion.ui.stage import Desk

_STRETCH = ft.CrossAxisAlignment.STRETCH


def blank_issue() -> Document:
    """An issue card with nothing on it."""
    return {
        "format": campaign.ISSUE_FORMAT,
        "id": "",
        "number": 1,
        "title": "",
        "source": texts.say("singularity-editor-source"),
        "setup": [],
        "rules": [],
        "enemies": [],
        "unlocks": {"enemies": [], "cards": []},
    }


def written(document: Document) -> Document:
    """Without the sentences nobody has typed."""
    return {
        **document,
        **{name: [line for line in document.get(name, ()) if line] for name in ("setup", "rules")},
    }


@component
def IssueEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """The form of one issue, and what is wrong with it."""
    work = use_work(desk, content, dict, written, campaign.check_issue)
    known, set_known = ft.use_state(Known())
    skin, issue = work.skin, work.now

    async def look() -> None:
        set_known(known_in(desk.library))

    effect(look, [])

    def change(field: str, value: object, touch: str) -> None:
        work.act(lambda now: documents.with_field(now, field, value), touch)

    form = Panel(
        skin,
        ft.Column(
            IssueForm(skin, issue, known, change, "issue"),
            spacing=skin.px(14),
            tight=True,
            horizontal_alignment=_STRETCH,
        ),
    )
    checks = Panel(
        skin,
        ft.Column(
            [Caption(skin, desk.skin.say("singularity-editor-checks")), Faults(skin, work.faults)],
            spacing=skin.px(8),
            tight=True,
        ),
    )
    number = desk.skin.say("singularity-editor-issue-number", n=int(issue.get("number", 1)))
    return EditorPage(work, str(issue.get("title", "")), [form, checks], subtitle=number)
