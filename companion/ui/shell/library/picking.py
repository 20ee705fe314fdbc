"""Bringing text from this device: a file of its own, or a large field to paste into."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import flet as ft

from companion.kernel.action import Rejection
from companion.net.link import Refused, refused
from companion.net.packs import MOST_BYTES
from companion.ui.front import HostFront
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component, guarded
from companion.ui.kit.field import edges
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.text import style
from companion.ui.stage import Desk

LONGEST_TEXT = MOST_BYTES


class Courier:
    """Brings a file of this device to one screen. Belongs to that session alone.

    The browser's dialog opens inside the tap, as browsers want it; the file then comes over HTTP, because a
    frame of the page's socket must stay small.
    """

    def __init__(self, hall: HostFront, *, is_native: bool = False) -> None:
        """In a window or an app the file lies on this very device; a browser's word for a path is no path."""
        self._hall, self._ticket, self._is_native = hall, "", is_native
        self.brought: Choose = lambda _text: None
        self.refuse: Callable[[Refused], None] = lambda _refused: None
        self.picker = ft.FilePicker(on_result=guarded(self.chosen), on_upload=guarded(self.arrived))

    async def chosen(self, event: ft.FilePickerResultEvent) -> None:
        """A file was chosen; or none, when the dialog was closed."""
        if not event.files:
            return
        file = event.files[0]
        if file.size > MOST_BYTES:
            self._no(Rejection("library.too_large", most=MOST_BYTES // 1024))
            return
        if self._is_native:
            text = await asyncio.to_thread(_text_of, Path(file.path or ""))
            if text is None:
                self._no(Rejection("library.not_brought"))
            else:
                self.brought(text)
            return
        self._ticket = self._hall.exchange.file_ticket()
        to = f"/library/tray/{self._ticket}"
        await self.picker.upload([ft.FilePickerUploadFile(to, method="PUT", id=file.id, name=file.name)])

    def arrived(self, event: ft.FilePickerUploadEvent) -> None:
        """It lies on the tray, or something went wrong on the way."""
        if event.error:
            self._no(Rejection("library.not_brought"))
        elif event.progress == 1.0:
            self.brought(self._hall.exchange.file_text(self._ticket))

    def _no(self, rejection: Rejection) -> None:
        self.refuse(refused(rejection, {}))


def _text_of(file: Path) -> str | None:
    """What is in a file, as far as it can be used; None for one that cannot be read."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1).decode(errors="replace")
    except OSError:
        return None


@component
def FileButton(desk: Desk, hall: HostFront, brought: Choose, refuse: Callable[[Refused], None]) -> ft.Control:
    """Choose a file in the browser's own dialog."""
    skin = desk.skin

    def begin() -> Courier:
        return Courier(hall, is_native=not skin.in_browser)

    courier = cast("Courier", cast("Any", ft.use_ref(cast("Any", begin))).current)
    courier.brought, courier.refuse = brought, refuse
    button = OutlineButton(
        skin, skin.say("library-choose-file"), lambda: None, icon="upload", filled=skin.palette.card
    )
    cast("Any", button).action = ft.PickFiles(
        courier.picker, file_type=ft.FilePickerFileType.CUSTOM, allowed_extensions=["json", "toml"]
    )
    return button


def Paper(desk: Desk, label: str, value: str, on_change: Choose, *, lines: int = 1) -> ft.Control:
    """A field for what is pasted, a link or a whole document: nothing is corrected or capitalised."""
    skin = desk.skin
    palette = skin.palette

    def typed(event: ft.Event[ft.TextField]) -> None:
        on_change(str(event.control.value or ""))

    return ft.TextField(
        value=value,
        label=label,
        on_change=guarded(typed),
        multiline=lines > 1,
        min_lines=lines,
        max_lines=lines,
        text_style=style(skin.size(15), palette.text, TEXT_500),
        label_style=style(skin.size(16), palette.muted, TEXT_500),
        autocorrect=False,
        enable_suggestions=False,
        align_label_with_hint=True,
        filled=True,
        fill_color=palette.raised,
        border=edges(skin, skin.px(16)),
        max_length=LONGEST_TEXT,
        counter="",
    )
