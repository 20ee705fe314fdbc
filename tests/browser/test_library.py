"""A city goes from one host to another in real browsers: as a file, and over a share link."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from companion import paths
from tests.browser import kit
from tests.browser.house import House
from tests.browser.people import Screen

pytestmark = pytest.mark.browser

SHIPPED = paths.assets() / "packs" / "emergence" / "harbour-13.toml"


def city(**more: Any) -> dict[str, Any]:
    """The shipped harbour under another name."""
    return {**tomllib.loads(SHIPPED.read_text(encoding="utf-8")), "id": "river", "name": "River fork", **more}


async def test_a_document_travels_between_hosts(tmp_path: Path) -> None:
    """Import of a spoilt file, of a good one, export, share, fetch on the other host, delete."""
    one, two = House(tmp_path / "one"), House(tmp_path / "two")
    spoilt, good = tmp_path / "spoilt.json", tmp_path / "good.json"
    spoilt.write_text(json.dumps(city(tiles=[{"id": "a", "kind": "pond"}], adjacency=[])))
    good.write_text(json.dumps(city()))
    await one.open()
    await two.open()
    screens: list[Screen] = []
    async with kit.open_browser() as browser:
        try:
            here = Screen(await kit.open_phone(browser, one.private, kit.TABLET), "here")
            there = Screen(await kit.open_phone(browser, two.private, kit.PHONE, dark=False), "there")
            screens += [here, there]
            for screen in screens:
                await screen.wake()
                await screen.tap("Library")
                await screen.see("Old Harbour")
            await here.picture("library")
            await here.tap("Import")
            await choose(here.page, spoilt)
            await here.see("5 faults")
            await here.picture("library-faults")
            await here.tap("Back: mend it")
            await here.see("From a file")
            await choose(here.page, good)
            await here.see("All in order")
            await here.tap("Keep it")
            await here.tap("To the library")
            await here.tap("River fork")
            async with here.page.expect_download() as download:
                await here.tap("Save as a file")
            saved = await (await download.value).path()
            assert json.loads(saved.read_text(encoding="utf-8")) == city()
            await here.tap("Share with another host")
            await here.see("River fork is shared")
            await here.picture("library-share")
            link = next(text for text in await kit.texts(here.page) if "/s/" in text)
            await there.tap("Import")
            await there.see("From another host")
            await there.picture("library-import")
            await kit.write(there.page, "Link", link)
            await there.tap("Fetch it")
            await there.see("All in order")
            await there.tap("Keep it")
            await there.tap("To the library")
            await there.tap("River fork")
            await there.tap("Delete")
            await there.see("Delete River fork?")
            await there.tap("Delete it")
            await kit.see(there.page, "River fork", gone=True)
            for screen in screens:
                kit.check_local(screen.page)
                assert kit.errors(screen.page) == []
        except Exception:
            for screen in screens:
                await screen.last_picture("library")
            raise
        finally:
            await one.kill()
            await two.kill()
    assert [file.name for file in (tmp_path / "one" / "packs" / "emergence").iterdir()] == [
        "emergence-city-1--river.json"
    ]
    assert not list((tmp_path / "two" / "packs" / "emergence").iterdir())


async def choose(page: Page, file: Path) -> None:
    """A file in the browser's own dialog."""
    async with page.expect_file_chooser() as chooser:
        await kit.tap(page, kit.named(page, "Choose a file"), "Choose a file")
    await (await chooser.value).set_files(file)
