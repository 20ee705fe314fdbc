"""The library on the host's own devices: what is there, what comes in, what goes out."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.ui.front import HostFront
from companion.ui.shell.library.importing import ImportScreen
from companion.ui.shell.library.listing import LibraryScreen
from companion.ui.shell.library.opening import DocumentScreen, Wanted
from companion.ui.stage import Desk, GameScreens

__all__ = ["library_screen"]


def library_screen(
    desk: Desk,
    hall: HostFront,
    screens_of: Callable[[str], GameScreens],
    parts: tuple[str, ...],
    asked: dict[str, str],
) -> ft.Control:
    """Which screen a route is: `/library`, `/library/import`, a new document, or one that is kept."""
    match parts:
        case ("import",):
            return ImportScreen(desk, hall)
        case (game_id, slugged, *rest):
            name = asked.get("copy" if rest else "name", "")
            return DocumentScreen.keyed("/".join((*parts, name)))(
                desk, hall, screens_of, Wanted(game_id, slugged, rest[0] if rest else "", name)
            )
        case _:
            return LibraryScreen(desk, hall, screens_of)
