"""The web client goes out light, is kept for good, and changes its name with its content."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import flet_web
import httpx
import pytest

from companion import paths
from companion.net import client as clients
from companion.net.client import ASK_AGAIN, FOREVER, Client, make_client
from companion.net.shelf import (
    CLIENT,
    ClientMissing,
    Press,
    asset_items,
    item,
    needed_fonts,
    without_service_worker,
)

WEB = Path(flet_web.get_package_web_dir())


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small web client and small assets."""
    web, assets = tmp_path / "web", tmp_path / "assets"
    for name in CLIENT:
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(f"// {name} " * 50)
    (web / "assets/FontManifest.json").write_text(
        '[{"family":"MaterialIcons","fonts":[]},{"family":"KaTeX","fonts":[]}]'
    )
    (web / "pyodide").mkdir()
    (web / "pyodide/pyodide.js").write_text("never")
    for name in (
        "web/index.html",
        "web/companion.js",
        "web/deal.js",
        "web/manifest.json",
        "words/seal-2048.txt",
    ):
        (assets / name).parent.mkdir(parents=True, exist_ok=True)
        (assets / name).write_bytes((paths.assets() / name).read_bytes())
    for name in (
        "fonts/text.ttf",
        "fonts/LICENSE.txt",
        "sounds/tick.mp3",
        "icons/a.svg",
        "locales/en/x.ftl",
        "packs/p.toml",
    ):
        (assets / name).parent.mkdir(parents=True, exist_ok=True)
        (assets / name).write_text(name * 20)
    return tmp_path


def small(house: Path, flet: str = "1.0.5") -> Client:
    return Client(house / "web", house / "assets", house / "cache", flet)


def browser(client: Client) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(client), base_url="http://table")


async def test_versioned_files_are_kept_for_good_and_packed(house):
    client = small(house)
    await client.start()
    async with browser(client) as ask:
        got = await ask.get(f"/c/{client.key}/main.dart.wasm")
    assert got.headers["cache-control"] == FOREVER
    assert got.headers["content-encoding"] == "gzip"
    assert got.headers["content-type"] == "application/wasm"
    assert got.content == (house / "web/main.dart.wasm").read_bytes()
    assert int(got.headers["content-length"]) < len(got.content)


async def test_who_cannot_unpack_gets_it_plain(house):
    client = small(house)
    await client.start()
    async with browser(client) as ask:
        got = await ask.get(f"/c/{client.key}/main.dart.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in got.headers
    assert got.content == (house / "web/main.dart.js").read_bytes()


async def test_the_page_is_asked_for_again_and_answered_briefly(house):
    async with browser(small(house)) as ask:
        first = await ask.get("/seat/t1")
        again = await ask.get("/seat/t1", headers={"if-none-match": first.headers["etag"]})
    assert first.headers["cache-control"] == ASK_AGAIN
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("path", ["/", "/seat/t1", "/watch/KITE", "/index.html", "/start.html"])
async def test_routes_of_the_page_give_the_page(house, path):
    async with browser(small(house)) as ask:
        got = await ask.get(path)
    assert got.status_code == 200
    assert "[[" not in got.text, "a slot stayed open"
    assert '"noCdn": true' in got.text


@pytest.mark.parametrize(
    "path",
    ["/c/other/main.dart.js", "/pyodide/pyodide.js", "/locales/en/x.ftl", "/packs/p.toml", "/../p.toml",
     "/assets/fonts/notosans/x.woff2", "/fonts/none.ttf", "/web/index.js", "/flutter.js.map"],
)  # fmt: skip
async def test_nothing_else_is_served(house, path):
    async with browser(small(house)) as ask:
        got = await ask.get(path)
    assert got.status_code == 404


async def test_our_assets_have_a_plain_and_a_versioned_name(house):
    client = small(house)
    async with browser(client) as ask:
        plain = await ask.get("/icons/a.svg")
        kept = await ask.get(f"/c/{client.key}/icons/a.svg")
    assert plain.content == kept.content
    assert (plain.headers["cache-control"], kept.headers["cache-control"]) == (ASK_AGAIN, FOREVER)


async def test_every_answer_keeps_the_network_shut(house):
    async with browser(small(house)) as ask:
        for path in ("/", "/icons/a.svg", "/none.js"):
            got = await ask.get(path)
            assert "default-src 'self' blob: data:" in got.headers["content-security-policy"]
            assert got.headers["x-content-type-options"] == "nosniff"
            assert got.headers["referrer-policy"] == "no-referrer"


async def test_only_reading_is_allowed(house):
    async with browser(small(house)) as ask:
        assert (await ask.post("/")).status_code == 405
        head = await ask.head("/")
    assert head.content == b""
    assert int(head.headers["content-length"]) > 0


async def test_a_new_flet_or_a_new_picture_is_a_new_name(house):
    keys = set()
    for flet in ("1.0.5", "1.0.6"):
        client = small(house, flet)
        await client.start()
        keys.add(client.key)
    (house / "assets/icons/a.svg").write_text("<svg/>")
    client = small(house)
    await client.start()
    assert len(keys | {client.key}) == 3


async def test_the_door_preloads_what_pages_load(house):
    client = small(house)
    await client.start()
    urls = client.preload_urls()
    async with browser(client) as ask:
        for url in urls:
            assert (await ask.get(url)).headers["cache-control"] == FOREVER
    names = {url.removeprefix(f"/c/{client.key}/") for url in urls}
    assert {"main.dart.js", "main.dart.wasm", "companion.js", "fonts/text.ttf"} <= names
    assert not any(name.endswith((".txt", "NOTICES")) for name in names)


def test_packing_survives_a_damaged_cache(tmp_path):
    one = item("a.js", b"let a = 1;" * 99)
    Press(tmp_path).packed(one)
    (file,) = tmp_path.glob("*.gz")
    file.write_bytes(file.read_bytes()[:20])
    assert gzip.decompress(Press(tmp_path).packed(one)) == one.read()


def test_packing_works_without_a_writable_folder(tmp_path):
    (tmp_path / "file").write_text("in the way")
    one = item("a.js", b"let a = 1;" * 99)
    assert gzip.decompress(Press(tmp_path / "file").packed(one)) == one.read()


def test_what_an_old_version_packed_is_forgotten(tmp_path):
    press, old, new = Press(tmp_path), item("a.js", b"old" * 99), item("a.js", b"new" * 99)
    press.packed(old)
    press.packed(new)
    press.forget_others({new.digest})
    assert [file.stem for file in tmp_path.glob("*.gz")] == [new.digest]


def test_only_what_pages_draw_and_play_is_on_the_shelf():
    tops = {one.name.split("/")[0] for one in asset_items(paths.assets())}
    assert tops <= {"art", "fallback", "fonts", "icons", "pictures", "sounds"}


class TestAgainstTheInstalledFlet:
    """An upgrade of Flet that changes what we rely on fails here, not on a phone."""

    def test_all_client_files_are_there(self):
        assert [name for name in CLIENT if not (WEB / name).is_file()] == []

    def test_the_service_worker_can_be_cut_out(self):
        script = (WEB / "flutter_bootstrap.js").read_text(encoding="utf-8")
        cut = without_service_worker(script)
        assert 'serviceWorkerVersion: "' in script
        assert 'serviceWorkerVersion: "' not in cut
        assert "onEntrypointLoaded: async" in cut

    def test_our_page_knows_every_setting_of_theirs(self):
        index = (WEB / "index.html").read_text(encoding="utf-8")
        theirs = set(re.findall(r"^      (\w+):", index, flags=re.MULTILINE)) - {
            "pyodideUrl",
            "appPackageUrl",
        }
        page = clients.patched((paths.assets() / "web/index.html").read_text(encoding="utf-8"), "k", {})
        ours = set(json.loads(re.search(r"var flet = (\{.*?\});", page)[1]))
        assert theirs == ours

    def test_icons_and_roboto_stay_in_the_font_list(self):
        fonts = json.loads(needed_fonts((WEB / "assets/FontManifest.json").read_text(encoding="utf-8")))
        assert [family["family"] for family in fonts] == ["MaterialIcons", "Roboto"]

    async def test_a_first_visit_stays_light(self, tmp_path):
        client = make_client(tmp_path)
        await client.start()
        lan = ("main.dart.wasm", "main.dart.mjs", "canvaskit/skwasm_heavy.wasm", "canvaskit/skwasm_heavy.js",
               "assets/fonts/MaterialIcons-Regular.otf", "assets/fonts/roboto.woff2")  # fmt: skip
        async with browser(client) as ask:
            sizes = [
                int((await ask.head(f"/c/{client.key}/{name}")).headers["content-length"]) for name in lan
            ]
        assert sum(sizes) < 6_000_000


def test_a_client_with_a_file_missing_is_a_loud_error(
    house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On Android the packages are one zip: the client was not found, and phones saw a blank page."""
    monkeypatch.setattr(flet_web, "get_package_web_dir", lambda: str(house / "web"))
    make_client(tmp_path)
    (house / "web" / "main.dart.js").unlink()
    with pytest.raises(ClientMissing, match=r"main\.dart\.js"):
        make_client(tmp_path)
