"""Documents that come from elsewhere: pasted, fetched, over the tray."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import flet as ft

from companion.net.link import Refused
from companion.net.packs import MOST_BYTES
from companion.ui.shell.library.picking import Courier
from tests.net.shelves import BOARD, board
from tests.ui.frames import CannedHall
from tests.ui.shell.library_kit import ids, opened, write


async def test_a_pasted_text_is_kept(hall: CannedHall) -> None:
    phone = await opened("/library/import", hall)
    await write(phone, "Text", json.dumps(board("south")))
    await phone.tap("Look at it")
    await phone.tap("Keep it")
    assert ids(hall) == ["north", "south"]
    await phone.tap("Open it")
    assert "Editing South" in phone.texts()


async def test_a_text_with_faults_names_them_all_and_stays(hall: CannedHall) -> None:
    phone = await opened("/library/import", hall)
    spoilt = json.dumps({**board("Ä"), "stones": 4, "more": 1})
    await write(phone, "Text", spoilt)
    await phone.tap("Look at it")
    assert "3 faults" in phone.texts()
    await phone.tap("Back: mend it")
    fields = [one for one in phone.controls() if isinstance(one, ft.TextField) and one.label == "Text"]
    assert fields[0].value == spoilt
    assert ids(hall) == ["north"]


async def test_what_is_here_already_is_replaced_or_kept_beside(hall: CannedHall) -> None:
    assert hall.home
    phone = await opened("/library/import", hall)
    await write(phone, "Text", json.dumps(board(stones=["chalk"])))
    await phone.tap("Look at it")
    await phone.tap("Keep both")
    assert ids(hall) == ["north", "north-2"]
    await phone.tap("Import another one")
    await phone.tap("Look at it")
    await phone.tap("Replace the old one")
    assert hall.home.library.read("pebble", BOARD, "north")["stones"] == ["chalk"]


async def test_a_link_that_is_none_says_so(hall: CannedHall) -> None:
    phone = await opened("/library/import", hall)
    await write(phone, "Link", "hello")
    await phone.tap("Fetch it")
    assert "Not a share link" in phone.texts()


async def test_a_file_comes_over_the_tray(hall: CannedHall) -> None:
    phone = await opened("/library/import", hall)
    assert hall.home
    brought: list[str] = []
    no: list[Refused] = []
    courier = Courier(hall)
    courier.brought, courier.refuse = brought.append, no.append
    sent: list[Any] = []

    async def upload(files: list[Any]) -> None:
        sent.extend(files)

    courier.picker.upload = upload  # type: ignore[method-assign]
    picker: Any = courier.picker
    small = ft.FilePickerFile(id=1, name="a.json", size=10)
    await courier.chosen(ft.FilePickerResultEvent("result", picker, files=[]))
    await courier.chosen(ft.FilePickerResultEvent("result", picker, files=[replace(small, size=10**9)]))
    assert [one.title for one in no] == ["Too large"]
    await courier.chosen(ft.FilePickerResultEvent("result", picker, files=[small]))
    ticket = sent[0].upload_url.rpartition("/")[2]
    assert hall.home.tray.put(ticket, b"hello")
    courier.arrived(ft.FilePickerUploadEvent("upload", picker, file_name="a.json", progress=0.5))
    courier.arrived(ft.FilePickerUploadEvent("upload", picker, file_name="a.json", progress=1.0))
    courier.arrived(ft.FilePickerUploadEvent("upload", picker, file_name="a.json", error="gone"))
    assert brought == ["hello"]
    assert [one.title for one in no][1:] == ["The file did not arrive"]
    assert "From a file" in phone.texts()


async def test_in_a_window_a_file_is_read_where_it_lies(hall: CannedHall, tmp_path: Path) -> None:
    brought: list[str] = []
    no: list[Refused] = []
    courier = Courier(hall, is_native=True)
    courier.brought, courier.refuse = brought.append, no.append
    picker: Any = courier.picker
    lying = tmp_path / "north.json"
    lying.write_text('{"id": "north"}')
    for path in (lying, tmp_path / "gone.json", tmp_path):
        file = ft.FilePickerFile(id=1, name=path.name, size=10, path=str(path))
        await courier.chosen(ft.FilePickerResultEvent("result", picker, files=[file]))
    assert brought == ['{"id": "north"}']
    assert [one.title for one in no] == ["The file did not arrive"] * 2
    lying.write_bytes(b"x" * (MOST_BYTES * 2))  # it grew while the dialog was open
    file = ft.FilePickerFile(id=1, name="north.json", size=10, path=str(lying))
    await courier.chosen(ft.FilePickerResultEvent("result", picker, files=[file]))
    assert len(brought[-1]) == MOST_BYTES + 1, "no more than is needed to say that it is too large"
