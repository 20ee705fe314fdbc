"""The end of an issue is written into its campaign: the next document, saved once (SW-7). No screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pydantic import ValidationError

from companion.games.singularity.packs.campaign import CAMPAIGN_FORMAT, Campaign
from companion.games.singularity.sums.story import after
from companion.games.singularity.views import SingularityView
from companion.net.link import Refused
from companion.net.packs import slug
from companion.ui.documents import Keeping, Reading

GAME_ID: Final = "singularity"


class Kept(NamedTuple):
    """Where a result stands now."""

    document: Campaign
    is_copy: bool
    """The shipped story stays as it is; the result stands in a copy of it."""


def route(campaign_id: str) -> str:
    """The campaign page of this document."""
    return f"/library/{GAME_ID}/{slug(CAMPAIGN_FORMAT)}/{campaign_id}"


def found(library: Reading, key: str) -> Campaign | None:
    """The campaign that has this result in its log already."""
    for line in library.lines(GAME_ID, CAMPAIGN_FORMAT):
        document = _read(library, line.id)
        if document and any(result.key == key for result in document.log):
            return document
    return None


def keep(
    library: Keeping, view: SingularityView, *, key: str, date: str, names: Mapping[str, str]
) -> Kept | None:
    """Save the campaign with this result in it; None where no campaign is played. Raises `Refused`.

    A story that ships with the project is not changed: its first result makes a copy under the same name.
    Saving again changes nothing, from whichever device.
    """
    if view.end is None or view.issue is None or not view.issue.campaign_id:
        return None
    done = found(library, key)
    if done is not None:
        return Kept(done, is_copy=done.id != view.issue.campaign_id)
    document = _read(library, view.issue.campaign_id)
    if document is None:
        return None
    written = after(
        document, view.end.record, date=date, key=key, names=names, retry_deck=view.house.retry_deck
    )
    lines = library.lines(GAME_ID, CAMPAIGN_FORMAT)
    is_copy = any(line.id == document.id and line.is_shipped for line in lines)
    if is_copy:
        new_id = library.free_id(GAME_ID, CAMPAIGN_FORMAT, document.name)
        written = written.model_copy(update={"id": new_id})
    library.save(GAME_ID, written.model_dump(mode="json"))
    return Kept(written, is_copy=is_copy)


def _read(library: Reading, campaign_id: str) -> Campaign | None:
    try:
        return Campaign.model_validate(library.read(GAME_ID, CAMPAIGN_FORMAT, campaign_id))
    except (Refused, ValidationError):
        return None
