"""Real Chromium for tests: phones that open a link, and what a person does with them.

Nothing here sleeps: everything waits for something to be seen. A missing browser skips at home, fails in CI.
"""

from __future__ import annotations

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
from playwright.async_api import Browser, Error, Locator, Page, Request, async_playwright
from playwright.async_api import TimeoutError as NeverCame

from tests.browser.scripts import COLOUR_FOR_PICTURES, DRAW_WHEN_LOOKED_AT, HAS_CURSOR, STANDS, TEXTS

Size = tuple[int, int]
SMALL_PHONE: Size = (360, 640)
PHONE: Size = (390, 844)
TABLET: Size = (1024, 768)
TV: Size = (1920, 1080)

SCREENS = Path(__file__).parents[2] / "build" / "out" / "screens"
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
    "--disable-3d-apis", "--js-flags=--wasm-lazy-compilation,--liftoff-only",
)  # fmt: skip
"""Without a graphics card Flutter's own software draws thin lines three times faster than emulated WebGL, and
for a page that lives a few minutes not all of it is worth compiling twice."""
WAIT_MS = 30_000
TAP_MS = FLUTTER_MS = 60_000
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
    scale: float = 1,
) -> Page:
    """A phone of its own (own cookies, own storage) that has opened a link.

    Its person asked for less motion: software draws every frame here, on six screens.
    """
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        device_scale_factor=scale,
    )
    context.set_default_timeout(WAIT_MS)
    await context.add_init_script(DRAW_WHEN_LOOKED_AT)
    await context.add_init_script(COLOUR_FOR_PICTURES)
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


def errors(page: Page) -> list[str]:
    """Exceptions of scripts on this page."""
    return _logs[page].errors


def asked(page: Page) -> list[str]:
    """Everything this phone has asked for."""
    return _logs[page].requests


def check_local(page: Page) -> None:
    """Nothing may leave the network of the table."""
    assert not _logs[page].foreign(), f"asked outside the table: {_logs[page].foreign()}"


async def flutter(page: Page) -> None:
    """Wait for Flet's first picture and switch on its accessibility tree, by which all else finds things."""
    await page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=FLUTTER_MS)
    await page.wait_for_selector("#splash", state="detached", timeout=FLUTTER_MS)
    async with looking(page, "Flet said nothing"):
        await page.evaluate(
            """() => {
              const dot = document.querySelector("flt-semantics-placeholder");
              if (!dot) return;
              const { left, top, width, height } = dot.getBoundingClientRect();
              const [clientX, clientY] = [left + width / 2, top + height / 2];
              const at = { bubbles: true, clientX, clientY, pointerId: 1 };
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


@asynccontextmanager
async def looking(page: Page, what: str = "something never came") -> AsyncIterator[None]:
    """Somebody has this phone in hand: it is drawn. What never comes is told with what stands there."""
    await _look(page, 1)
    try:
        yield
    except NeverCame:
        said = " | ".join(await page.evaluate(TEXTS))
        raise AssertionError(f"{what}. On the screen: {said}") from None
    finally:
        await _look(page, -1)


async def _look(page: Page, step: int) -> None:
    with suppress(Error):
        await page.evaluate("(step) => window.kitLook(step)", step)


async def tap(page: Page, there: Locator, what: str) -> None:
    """Tap something, as soon as it is there."""
    async with looking(page, f"could not tap {what}"):
        await there.click(timeout=TAP_MS)


async def write(page: Page, label: str, text: str, *, over: bool = False) -> None:
    """Type into a field, once it has the cursor; `over` what stands there.

    A field that comes into view when it is tapped may move within the accessibility tree, and Flutter then
    loses the cursor: a person taps again. Letters that are lost while the cursor stays are a fault of ours.
    """
    async with looking(page, f"could not write into {label}"):
        called = f'[aria-label*="{label}"]'
        field = page.locator(f":is(input, textarea){called}, {called}:has(input, textarea)").first
        for is_again in (False, True):
            await field.click()
            await still(page)
            if not await page.evaluate(HAS_CURSOR, label):
                await field.click()
                await page.wait_for_function(HAS_CURSOR, arg=label)
            if over or is_again:
                await page.keyboard.press("Control+A")
            await page.keyboard.type(text)
            stands = await page.wait_for_function(STANDS, arg=[label, text, over])
            if await stands.json_value() == "written":
                return
        raise NeverCame("the cursor was lost twice")


@asynccontextmanager
async def hold(page: Page, name: str) -> AsyncIterator[None]:
    """Keep a finger on something; it lifts at the end of the block."""
    async with looking(page, f"could not hold {name}"):
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


async def texts(page: Page) -> list[str]:
    """Everything a screen reader would say of a screen at rest, in order."""
    async with looking(page):
        await still(page)
        said: list[str] = await page.evaluate(TEXTS)
        return said


async def see(page: Page, text: str | re.Pattern[str], *, gone: bool = False) -> None:
    """Wait until a text is on the screen, or is no longer."""
    pattern = text.pattern if isinstance(text, re.Pattern) else re.escape(text)
    async with looking(page, f"{'still saw' if gone else 'never saw'} {pattern}"):
        await page.wait_for_function(
            f"([pattern, gone]) => ({TEXTS})().some((text) => new RegExp(pattern).test(text)) !== gone",
            arg=[pattern.replace("\\ ", " "), gone],
            polling=LOOK_MS,
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
    async with looking(page), coloured(page):
        await still(page)
        await page.screenshot(path=file)
    return file


@asynccontextmanager
async def coloured(page: Page) -> AsyncIterator[None]:
    """The screen is in full colour, as people see it."""
    await page.evaluate("() => window.kitCamera(true)")
    try:
        yield
    finally:
        await page.evaluate("() => window.kitCamera(false)")
