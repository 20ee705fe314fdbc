"""One Flet session: its route, its settings, its screens. Nothing here is shared with another session."""

from __future__ import annotations

import importlib
from dataclasses import asdict, replace
from functools import cache
from typing import Any, Final, cast
from urllib.parse import parse_qs, unquote, urlsplit

import flet as ft

from companion import texts
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.ui import native
from companion.ui.documents import NO_DOCUMENTS
from companion.ui.front import Front, Visitor
from companion.ui.kit.drawing import STUMBLE, component, effect, guarded, note, steady
from companion.ui.kit.fonts import FONTS, TEXT_400
from companion.ui.kit.palette import DARK, LIGHT
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import skin_for
from companion.ui.routes import screen_at
from companion.ui.shell.plain import plain_screens
from companion.ui.shell.session import TableScreen
from companion.ui.stage import Desk, GameScreens

KEYS: Final = {
    "theme": "companion.theme",
    "large_text": "companion.large-text",
    "muted": "companion.muted",
    "motion": "companion.motion",
    "language": "companion.language",
    "tours": "companion.tours",
}
"""Settings on the device; the page script reads `companion.muted` too."""


@cache
def _own_screens(game_id: str) -> GameScreens | None:
    """What the game itself brings."""
    try:
        return cast("GameScreens", importlib.import_module(f"companion.ui.games.{game_id}").SCREENS)
    except ModuleNotFoundError:
        return None
    except (ImportError, AttributeError) as error:
        note(error)
        return None


class Shelf:
    """The screens of every game on the host's shelf: its own, or plain ones that can draw any game."""

    def __init__(self, games: tuple[AnyGame, ...]) -> None:
        self._games, self._plain = games, dict[str, GameScreens]()

    def screens_of(self, game_id: str) -> GameScreens:
        """Always the same ones."""
        if (own := _own_screens(game_id)) is not None:
            return own
        if game_id not in self._plain:
            game = next((one for one in self._games if one.card.id == game_id), None)
            self._plain[game_id] = plain_screens(game_id, game)
        return self._plain[game_id]


def place_of(route: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """A route's parts and questions, parsed by us: `/seat/ab?seat=bo` → ("seat", "ab"), {"seat": "bo"}."""
    split = urlsplit(route or "/")
    parts = tuple(unquote(part) for part in split.path.split("/") if part)
    return parts, {name: values[0] for name, values in parse_qs(split.query).items()}


def dress(page: ft.Page) -> None:
    """Fonts, grounds and both themes; before anything is drawn."""
    page.title = texts.say("shell-app-name")
    page.fonts = dict(FONTS)
    for palette, is_dark in ((DARK, True), (LIGHT, False)):
        theme = ft.Theme(
            font_family=TEXT_400,
            scaffold_bgcolor=palette.background,
            color_scheme=ft.ColorScheme(
                surface=palette.background,
                on_surface=palette.text,
                primary=palette.text,
                on_primary=palette.background,
                outline=palette.outline,
                error=palette.bad,
            ),
            visual_density=ft.VisualDensity.STANDARD,
        )
        if is_dark:
            page.dark_theme = theme
        else:
            page.theme = theme
    page.padding = 0
    page.spacing = 0


async def main(page: ft.Page, hall: Front, visitor: Visitor) -> None:
    """The entry of every session."""
    dress(page)
    page.theme_mode = ft.ThemeMode.DARK
    page.bgcolor = DARK.background
    page.render(App, page, hall, visitor, Shelf(hall.games))


async def _kept_settings() -> Settings:
    """What this device likes, as far as it can tell."""
    kept = ft.SharedPreferences()
    found: dict[str, Any] = {}
    for name, key in KEYS.items():
        try:
            value = await kept.get(key)
        except (RuntimeError, TimeoutError):  # a private window keeps nothing, one that is gone tells nothing
            break
        if value is not None:
            found[name] = tuple(cast("list[str]", value)) if name == "tours" else value
    try:
        return Settings(**found)
    except TypeError:
        return Settings()


async def _keep(settings: Settings) -> None:
    kept = ft.SharedPreferences()
    for name, value in asdict(settings).items():
        await kept.set(KEYS[name], list(value) if name == "tours" else value)


@component
def App(page: ft.Page, hall: Front, visitor: Visitor, shelf: Shelf) -> ft.Control:
    """The route decides the screen; size and settings decide the skin."""
    route, set_route = ft.use_state(page.route or "/")
    size, set_size = ft.use_state((page.width or 390.0, page.height or 844.0))
    settings, set_settings = ft.use_state(Settings(tours=("*",)))
    woken, set_woken = ft.use_state(0)
    brightness, set_brightness = ft.use_state(page.platform_brightness)

    async def arrived() -> None:
        if link := native.link_in(page):
            await native.follow(page, link)
        else:
            set_route(page.route)

    async def begin() -> None:
        page.on_route_change = guarded(arrived)
        page.on_resize = guarded(lambda: set_size((page.width or 390.0, page.height or 844.0)))
        page.on_connect = guarded(lambda: set_woken(lambda count: count + 1))
        page.on_platform_brightness_change = guarded(lambda: set_brightness(page.platform_brightness))
        session: Any = page.session
        session.store.set(STUMBLE, lambda: set_woken(lambda count: count + 1))
        set_settings(await _kept_settings())

    effect(begin, [])
    in_browser = not native.is_native(page)
    native.use_senses(page, hall, visitor.device, is_muted=settings.muted)

    def change(wanted: Settings) -> None:
        set_settings(wanted)
        page.run_task(_keep, wanted)

    def go(to: str) -> None:
        page.run_task(page.push_route, to)

    change, go = steady(change), steady(go)

    is_dark = settings.theme == "dark" or (settings.theme == "system" and brightness != ft.Brightness.LIGHT)
    palette = DARK if is_dark else LIGHT
    if page.bgcolor != palette.background:
        page.theme_mode = ft.ThemeMode.DARK if is_dark else ft.ThemeMode.LIGHT
        page.bgcolor = palette.background
        page.update()
    parts, asked = place_of(route)
    language = texts.Language(settings.language) if settings.language else texts.spoken.get()
    skin = skin_for(
        *size,
        is_dark=is_dark,
        is_seat=parts[:1] == ("seat",),
        motion=settings.motion,
        large_text=settings.large_text,
        language=language,
    )
    whole = skin_for(
        *size,
        is_dark=is_dark,
        motion=settings.motion,
        large_text=settings.large_text,
        language=language,
    )
    if not in_browser:
        skin, whole = replace(skin, in_browser=False), replace(whole, in_browser=False)

    def table(
        table_id: str, seat: Seat | None, *, is_host: bool, below: float = 0.0, first_sheet: str = ""
    ) -> ft.Control:
        return TableScreen.keyed(f"{table_id}-{seat}")(
            hall=hall,
            device=visitor.device,
            table_id=table_id,
            seat=seat,
            is_host=is_host,
            skin=replace(skin if seat is not None else whole, height=skin.height - below),
            room=replace(whole, height=whole.height - below),
            settings=settings,
            change=change,
            go=go,
            woken=woken,
            screens_of=shelf.screens_of,
            first_sheet=first_sheet,
        )

    async def set_up(game_id: str, options: dict[str, Any]) -> None:
        if host is not None:
            go(f"/table/{await host.create(game_id, options)}")

    host = hall.host if visitor.is_host else None
    desk = Desk(whole, settings, change, NO_DOCUMENTS, go)
    if host is not None:
        desk = replace(desk, library=host.library(is_host=True), set_up=set_up)
    return ft.Container(
        screen_at(parts, asked, hall, host, visitor, table, desk, shelf.screens_of),
        expand=True,
        bgcolor=palette.background,
    )
