"""Names of any script can be read, and no page asks for fonts without end."""

from __future__ import annotations

import re
from pathlib import Path

import flet_web
import httpx
import pytest

from companion import paths
from companion.net import letters
from companion.net.client import Client, make_client

WEB = Path(flet_web.get_package_web_dir())


def wanted() -> dict[str, str]:
    """Every font the client of this Flet knows by heart: its family, and one of its files."""
    script = (WEB / "main.dart.js").read_text(encoding="utf-8")
    found = re.findall(r'"Noto [A-Za-z0-9 ]+","((noto[a-z0-9]+)/[^"]+\.woff2)"', script)
    return {family: file for file, family in found}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Client:
    return make_client(tmp_path_factory.mktemp("packed"))


@pytest.fixture
async def http(client: Client) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(client), base_url="http://10.0.0.1")


async def test_whatever_font_the_client_asks_for_it_gets_one(http: httpx.AsyncClient) -> None:
    """A 404 makes it ask again, twenty times a second."""
    assert len(wanted()) > 120, "the client keeps its list in another way: look at this again"
    for file in wanted().values():
        answer = await http.get(f"/assets/fonts/{file}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "font/woff2"), file
        assert answer.content.startswith(b"wOF2")
    assert (await http.get("/assets/fonts/notonever/v1/x.woff2")).status_code == 200


async def test_scripts_that_people_write_have_letters(http: httpx.AsyncClient, client: Client) -> None:
    await client.start()
    blank = (await http.get("/assets/fonts/notonever/v1/x.woff2")).content
    living = """sc tc hk jp kr arabic hebrew thai bengali tamil telugu gujarati gurmukhi kannada malayalam
        oriya sinhala lao khmer myanmar georgian armenian ethiopic mongolian cherokee symbols symbols2"""
    families = [f"notosans{script}" for script in living.split()]
    for family in ("notosans", "notoseriftibetan", "notocoloremoji", *families):
        answer = await http.get(f"/assets/fonts/{wanted()[family]}")
        assert answer.content != blank, family
        assert letters.files_by_family(client._items)[family]


async def test_a_page_knows_the_files_and_loads_none_of_them_early(
    http: httpx.AsyncClient, client: Client
) -> None:
    page = (await http.get("/seat/x")).text
    assert '"notosanssc": "fallback/notosanscjk.woff2"' in page
    assert letters.blank(client._items) in page
    assert not [url for url in client.preload_urls() if "/fallback/" in url]
    kept = await http.get(f"/c/{client.key}/fallback/notosanscjk.woff2")
    assert "immutable" in kept.headers["cache-control"]


def test_the_fonts_are_free_and_not_too_heavy() -> None:
    folder = paths.assets() / "fallback"
    assert "SIL OPEN FONT LICENSE" in (folder / "LICENSE-noto.txt").read_text(encoding="utf-8")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 7_200_000
    assert (folder / "blank.woff2").stat().st_size < 400
