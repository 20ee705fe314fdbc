"""What the end screen says about the campaign, after it has written the result into it (SW-7, SW-40)."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.views.ending import EndView
from companion.kernel.frozen import frozen
from companion.net.link import Refused
from companion.table.actions import PlayAgain
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.campaign import keeping
from companion.ui.kit.drawing import effect
from companion.ui.stage import Stage


@frozen
class Saved:
    """How the saving went."""

    campaign_id: str = ""
    is_copy: bool = False
    refused: Refused | None = None


def day(stage: Stage) -> str:
    """The date of today, as the log keeps it."""
    return datetime.fromtimestamp(stage.now, UTC).astimezone().date().isoformat() if stage.now else ""


def use_saved(stage: Stage) -> Saved | None:
    """Write the result once, on a device that may; None while or where nothing is written."""
    saved, set_saved = ft.use_state(cast("Saved | None", None))
    view = reading.game(stage)
    is_due = view.end is not None and (stage.table.is_host or stage.table.my_seat is not None)

    async def write() -> None:
        if not is_due:
            return
        try:
            kept = await stage.library.together(
                partial(keeping.keep, view=view, key=stage.table.id, date=day(stage), names=dict(stage.names))
            )
        except Refused as refused:
            set_saved(Saved(refused=refused))
            return
        if kept is not None:
            set_saved(Saved(kept.document.id, kept.is_copy))

    effect(write, [stage.table.id, is_due])
    return saved


def next_table(stage: Stage, end: EndView, saved: Saved | None) -> tuple[str, PlayAgain]:
    """What the same seats do next: a story goes on or tries again with its decks, anything else once more."""
    is_won = end.result == "won"
    again = stage.say("singularity-shared-once-more" if is_won else "singularity-shared-try-again")
    if saved is None or not saved.campaign_id:
        return again, PlayAgain()
    words = stage.say("singularity-shared-next-issue", n=end.opens) if is_won and end.opens else again
    return words, PlayAgain(options={"campaign": saved.campaign_id})


def saved_words(stage: Stage, saved: Saved | None) -> str:
    """What becomes of the decks, and where the result stands."""
    view = reading.game(stage)
    if view.end is None or view.issue is None or view.issue.mode != "story":
        return ""
    if saved is not None and saved.refused is not None:
        return saved.refused.say
    is_kept = view.end.result == "won" or view.house.retry_deck == "keep"
    words = stage.say("singularity-campaign-decks-kept" if is_kept else "singularity-campaign-decks-back")
    if saved is None:
        return words
    where = "singularity-campaign-copied" if saved.is_copy else "singularity-campaign-written"
    return f"{words} {stage.say(where)}"
