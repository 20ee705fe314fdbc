"""What this game's documents look like to who only reads them (SW-5, SW-7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.games.singularity.packs import campaign as story
from companion.games.singularity.packs import issue_map
from companion.games.singularity.packs.campaign import Campaign
from companion.games.singularity.packs.issue_map import IssueMap
from companion.ui.games.singularity.campaign.page import Story
from companion.ui.games.singularity.draw.board import MapBoard, MapFrame, MapLegend
from companion.ui.games.singularity.draw.colours import LOOKS
from companion.ui.games.singularity.draw.marks import MapMarks
from companion.ui.kit.deskpage import desk_width
from companion.ui.stage import Desk

SIGNS = ("hazard", "cache", "token", "end")
TALL = 0.52
"""Of its width."""


def board(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The map with what its signs mean."""
    skin, found = desk.skin.dressed(LOOKS), IssueMap.model_validate(document)
    width = desk_width(desk.skin) - 2 * skin.px(16)
    drawn = MapBoard(
        skin, found, MapMarks(), width, width * (1.1 if skin.is_phone else TALL), label=found.name
    )
    words = tuple((sign, skin.say(f"singularity-shared-legend-{sign}")) for sign in SIGNS)
    return [
        MapFrame(skin, ft.Container(drawn, alignment=ft.Alignment.CENTER)),
        MapLegend(skin, words),
    ]


def campaign(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The story as its page shows it, and the way to a table with it."""
    return [Story(desk, Campaign.model_validate(document))]


READERS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]]] = {
    issue_map.FORMAT: board,
    story.CAMPAIGN_FORMAT: campaign,
}
"""Format → its look, for `GameScreens.readers`."""
