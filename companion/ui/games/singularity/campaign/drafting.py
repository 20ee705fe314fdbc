"""A campaign that is being made: issues in order, each numbered by its place (SW-7). No screen in here."""

from __future__ import annotations

from companion import texts
from companion.games.singularity.packs import campaign
from companion.ui.games.singularity.desk import documents
from companion.ui.games.singularity.desk.documents import Document
from companion.ui.games.singularity.desk.issueeditor import blank_issue
from companion.ui.games.singularity.desk.issueeditor import written as written_issue
from companion.ui.kit.skin import Skin


def blank_campaign() -> Document:
    """A story with one empty issue."""
    first = {**blank_issue(), "id": "issue-1", "title": texts.say("singularity-campaign-first")}
    return {
        "format": campaign.CAMPAIGN_FORMAT,
        "id": "",
        "name": "",
        "source": texts.say("singularity-editor-source"),
        "issues": [first],
        "team": [],
        "unlocked": {"enemies": [], "cards": []},
        "log": [],
    }


def numbered(document: Document) -> Document:
    """Every issue has the number of its place."""
    issues = documents.entries(document, "issues")
    return {**document, "issues": [{**one, "number": at} for at, one in enumerate(issues, start=1)]}


def with_issue(skin: Skin, document: Document, issue: Document) -> Document:
    """One issue more at the end of the story, under an id of its own."""
    issues = documents.entries(document, "issues")
    taken = [str(one.get("id", "")) for one in issues]
    made = {**blank_issue(), **issue}
    name = str(made.get("title") or skin.say("singularity-editor-issue-number", n=len(issues) + 1))
    new = {**made, "title": name, "id": documents.card_id(str(made.get("id") or name), taken)}
    return numbered(documents.with_entry(document, "issues", new))


def written(document: Document) -> Document:
    """As the library keeps it: without lines nobody has typed."""
    return {**document, "issues": [written_issue(one) for one in documents.entries(document, "issues")]}
