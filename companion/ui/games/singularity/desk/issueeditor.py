"""The editor of a single issue card (SW-6)."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion import texts
from companion.games.singularity.packs import campaign
from companion.ui.desk.bench import Bench
from companion.ui.desk.checks import found_of
from companion.ui.desk.frame import CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import use_session
from companion.ui.forms.drafts import faults_of
from companion.ui.games.singularity.desk import documents
from companion.ui.games.singularity.desk.documents import Document
from companion.ui.games.singularity.desk.issue import IssueFields, use_known
from companion.ui.kit.boxes import Panel
from companion.ui.kit.drawing import component, steady
from companion.ui.stage import Desk


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


CRAFT: Final = documents.craft(campaign.Issue, written, Bench[Document])


@component
def IssueEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """The form of one issue, and what is wrong with it."""
    session = use_session(desk, content, CRAFT)
    known, skin, issue = use_known(desk.library), session.skin, session.draft
    put = steady(session.put)
    faults = campaign.check_issue(written(issue))
    form = IssueFields(skin, issue, known, put, "issue", faults_of(skin.language, faults))
    found = found_of(faults)
    return DeskFrame(
        session,
        [*Resumed(session), Panel(skin, form), CheckPanel(session, found)],
        title=str(issue.get("title", "")),
        subtitle=skin.say("singularity-editor-issue-number", n=int(issue.get("number", 1))),
        found=found,
    )
