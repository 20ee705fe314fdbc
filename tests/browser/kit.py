"""Real Chromium for tests: phones that open a link, and what a person does with them.

Nothing here sleeps: everything waits for something to be seen. A missing browser skips at home, fails in CI.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import pytest
from playwright.async_api import Browser, Locator, Page, Request, async_playwright

Size = tuple[int, int]
SMALL_PHONE: Size = (360, 640)
PHONE: Size = (390, 844)
TABLET: Size = (1024, 768)
TV: Size = (1920, 1080)

SCREENS = Path(__file__).parents[2] / "build" / "out" / "screens"
ANDROID = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--autoplay-policy=user-gesture-required",
    "--disable-3d-apis",
)  # fmt: skip
"""Without a graphics card Flutter's own software draws thin lines three times faster than emulated WebGL."""
WAIT_MS = 30_000
FLUTTER_MS = 60_000
LOOK_MS = 60
"""How often a person looks at a screen: at every frame would cost more than drawing it."""
CALM, LONGEST_MOVE = 6, 1200
"""Frames without a change that count as stillness, and after how many we lose patience."""


@dataclass(slots=True)
class Log:
    """What a phone asked for, and where it lives."""

    host: str
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def foreign(self) -> list[str]:
        """Requests that were not for the table."""
        return [url for url in self.requests if urlsplit(url).hostname not in (self.host, None)]


_logs: WeakKeyDictionary[Page, Log] = WeakKeyDictionary()


def chromium() -> str:
    """Where the browser is."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and os.environ.get("CI"):
        pytest.fail("No Chromium here. In CI the browser tests must run: install chromium.")
    if found is None:
        pytest.skip("No Chromium here: apt-get install chromium, or set PATH to google-chrome.")
    return found


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A browser with a fresh profile."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium(), args=list(FLAGS), headless=True
        )
        try:
            yield browser
        finally:
            await browser.close()


async def open_tv(browser: Browser, url: str, *, dark: bool = True) -> Page:
    """A television with two thirds of the dots of a large one: software draws it in half the time."""
    return await open_phone(browser, url, TV, dark=dark, scale=2 / 3)


async def open_phone(
    browser: Browser,
    url: str,
    size: Size = PHONE,
    *,
    dark: bool = True,
    moves: bool = False,
    android: bool = False,
    scale: float = 1,
) -> Page:
    """A phone of its own (own cookies, own storage) that has opened a link.

    Its person asked for less motion unless it `moves`: software draws every frame here, on six screens.
    """
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        device_scale_factor=scale,
        has_touch=android,
        is_mobile=android,
        user_agent=ANDROID if android else None,
    )
    context.set_default_timeout(WAIT_MS)
    await context.add_init_script(_KEEP_SOCKETS)
    await context.add_init_script(_COUNT_FRAMES)
    if not moves:
        await context.add_init_script("localStorage.setItem('flutter.companion.motion', 'false')")
    if not dark:
        await context.add_init_script("localStorage.setItem('flutter.companion.theme', '\"light\"')")
    page = await context.new_page()
    log = _logs[page] = Log(urlsplit(url).hostname or "")

    def asked(request: Request) -> None:
        log.requests.append(request.url)

    context.on("request", asked)
    page.on("websocket", lambda socket: log.requests.append(socket.url))
    page.on("pageerror", lambda error: log.errors.append(str(error)))
    await page.goto(url)
    return page


@asynccontextmanager
async def phone(browser: Browser, url: str, size: Size = PHONE, *, dark: bool = True) -> AsyncIterator[Page]:
    """A phone that is put away at the end, after a check that it asked nobody but the table."""
    page = await open_phone(browser, url, size, dark=dark)
    try:
        yield page
        check_local(page)
    finally:
        await page.context.close()


def requests(page: Page) -> list[str]:
    """Every address this phone asked for, in order."""
    return _logs[page].requests


def errors(page: Page) -> list[str]:
    """Exceptions of scripts on this page."""
    return _logs[page].errors


def check_local(page: Page) -> None:
    """Nothing may leave the network of the table."""
    assert not _logs[page].foreign(), f"asked outside the table: {_logs[page].foreign()}"


async def flutter(page: Page) -> None:
    """Wait for Flet's first picture and switch on its accessibility tree, by which all else finds things."""
    await page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=FLUTTER_MS)
    await page.wait_for_selector("#splash", state="detached", timeout=FLUTTER_MS)
    await page.evaluate(
        """() => {
          const dot = document.querySelector("flt-semantics-placeholder");
          if (!dot) return;
          const { left, top, width, height } = dot.getBoundingClientRect();
          const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2, pointerId: 1 };
          dot.dispatchEvent(new PointerEvent("pointerdown", at));
          dot.dispatchEvent(new PointerEvent("pointerup", at));
          dot.dispatchEvent(new MouseEvent("click", at));
        }"""
    )
    await page.wait_for_selector("flt-semantics-host flt-semantics", state="attached")


def named(page: Page, name: str, *, exact: bool = False) -> Locator:
    """The first thing that can be tapped and is called so."""
    button = page.get_by_role("button", name=name, exact=exact)
    return button.or_(page.get_by_label(name, exact=exact)).first


async def tap(page: Page, name: str, *, exact: bool = False) -> None:
    """Tap what has this name, as soon as it is there."""
    await named(page, name, exact=exact).click()


async def write(page: Page, label: str, text: str) -> None:
    """Type into a field, once it has the cursor."""
    field = page.get_by_label(label).first
    await field.click()
    await page.wait_for_function("() => ['INPUT', 'TEXTAREA'].includes(document.activeElement.tagName)")
    await page.keyboard.type(text)
    await page.wait_for_function("(text) => document.activeElement.value?.endsWith(text)", arg=text)


@asynccontextmanager
async def hold(page: Page, name: str) -> AsyncIterator[None]:
    """Keep a finger on something; it lifts at the end of the block."""
    there = named(page, name)
    await there.wait_for()
    box = await there.bounding_box()
    assert box, f"{name} has no place on the screen"
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()
    try:
        yield
    finally:
        await page.mouse.up()


_TEXTS = """() => {
  const tags = ["flt-semantics", "span", "input", "textarea", "h1", "h2", "h3"];
  const inside = tags.map((tag) => `flt-semantics-host ${tag}`);
  return [...document.querySelectorAll(inside.join())].flatMap((node) => [
    node.getAttribute("aria-label"),
    node.value,
    node.childElementCount ? "" : node.textContent,
  ]).map((text) => (text || "").trim()).filter(Boolean);
}"""


async def texts(page: Page) -> list[str]:
    """Everything a screen reader would say, in order."""
    said: list[str] = await page.evaluate(_TEXTS)
    return said


async def see(page: Page, text: str | re.Pattern[str], *, gone: bool = False) -> None:
    """Wait until a text is on the screen, or is no longer."""
    pattern = text.pattern if isinstance(text, re.Pattern) else re.escape(text)
    await page.wait_for_function(
        f"([pattern, gone]) => ({_TEXTS})().some((text) => new RegExp(pattern).test(text)) !== gone",
        arg=[pattern.replace("\\ ", " "), gone],
        polling=LOOK_MS,
    )


async def timed_tap(page: Page, name: str, pattern: str) -> float:
    """Tap what has this name; milliseconds from the tap until a text like the pattern is on the screen."""
    button = page.get_by_role("button", name=name).first
    await button.wait_for()
    await page.evaluate(
        f"""(pattern) => {{
          const shown = () => ({_TEXTS})().some((text) => new RegExp(pattern).test(text));
          window.kitTimed = new Promise((done) => addEventListener("pointerdown", () => {{
            const began = performance.now();
            const look = () => shown() ? done(performance.now() - began) : requestAnimationFrame(look);
            look();
          }}, {{ capture: true, once: true }}));
        }}""",
        pattern,
    )
    await button.click()
    took: float = await page.evaluate("() => window.kitTimed")
    return took


def note(name: str, figures: list[float]) -> None:
    """Keep measured figures beside the pictures: they are looked at, not judged."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    middle = sorted(figures)[len(figures) // 2]
    (SCREENS / f"{name}.txt").write_text(
        f"median {middle:.0f}\n" + "\n".join(f"{one:.0f}" for one in figures) + "\n", encoding="utf-8"
    )


async def still(page: Page) -> None:
    """Wait until Flutter has drawn nothing for a few frames: nothing moves, all letters are there."""
    await page.evaluate(
        f"""() => new Promise((done, failed) => {{
          let [calm, left, before] = [0, {LONGEST_MOVE}, window.kitFrames];
          const look = () => {{
            calm = window.kitFrames === before ? calm + 1 : 0;
            before = window.kitFrames;
            if (calm >= {CALM}) done();
            else if (left-- > 0) window.kitNextFrame(look);
            else failed(new Error("the screen kept moving"));
          }};
          look();
        }})"""
    )


async def screenshot(page: Page, name: str) -> Path:
    """A picture of the screen at rest, in `build/out/screens`."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    file = SCREENS / f"{name}.png"
    await still(page)
    await page.screenshot(path=file)
    return file


_COUNT_FRAMES = """
  window.kitFrames = 0;
  window.kitNextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => window.kitNextFrame((now) => { window.kitFrames++; draw(now); });
"""
_KEEP_SOCKETS = """
  window.kitSockets = new Set();
  window.WebSocket = class extends WebSocket {
    constructor(...all) { super(...all); window.kitSockets.add(this); }
  };
"""


async def offline(page: Page) -> None:
    """The Wi-Fi is gone: no requests, and open sockets close (Chromium alone would leave them open)."""
    await page.context.set_offline(True)
    await page.evaluate("() => { for (const one of window.kitSockets) one.close(); }")


async def online(page: Page) -> None:
    """The Wi-Fi is back."""
    await page.context.set_offline(False)


class Wifi:
    """A wire between phones and the host that can break: `cut` it, or let it hang so that nobody notices."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def __aenter__(self) -> Wifi:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()

    async def mend(self) -> None:
        """Connections work again, on the same port."""
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._join, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Every connection breaks, new ones are refused."""
        if self._server:
            self._server.close()
        self._server = None
        self._flows.set()
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def hang(self) -> None:
        """Connections stay open and nothing comes through, as when a phone walks out of the house."""
        self._flows.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            away_reader, away_writer = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, away_writer}
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._flow(reader, away_writer), self._flow(away_reader, writer))

    async def _flow(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await self._flows.wait()
                target.write(data)
                await target.drain()
        target.close()
