"""Ways out of the page: a browser follows an address by itself, a window of ours is told to."""

from __future__ import annotations

from typing import Any, Final

import flet as ft

from companion.ui.kit.drawing import Tap
from companion.ui.kit.skin import Skin

FOLLOW: Final = "companion.follow"
"""Where a session outside of a browser keeps how it follows a link."""


def address(skin: Skin, url: str) -> ft.Url | None:
    """For a browser: in this tab."""
    return ft.Url(url, target=ft.UrlTarget.SELF) if url and skin.in_browser else None


def followed(skin: Skin, url: str) -> Tap | None:
    """Outside of a browser a link is a tap."""
    if not url or skin.in_browser:
        return None

    async def follow() -> None:
        session: Any = ft.context.page.session
        await session.store.get(FOLLOW)(url)

    return follow
