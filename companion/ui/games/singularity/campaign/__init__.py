"""The campaign page of The Singularity War, its form, and what writes a result into it (SW-7, SW-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.games.singularity.packs.campaign import CAMPAIGN_FORMAT
from companion.ui.games.singularity.campaign.drafting import blank_campaign
from companion.ui.games.singularity.campaign.page import CampaignPage
from companion.ui.stage import Desk

CAMPAIGN_EDITORS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], ft.Control]]] = {
    CAMPAIGN_FORMAT: CampaignPage
}
"""Format → its page, for `GameScreens.editors`."""

CAMPAIGN_BLANKS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {CAMPAIGN_FORMAT: blank_campaign}
"""Format → a new document, for `GameScreens.blanks`."""

__all__ = ["CAMPAIGN_BLANKS", "CAMPAIGN_EDITORS"]
