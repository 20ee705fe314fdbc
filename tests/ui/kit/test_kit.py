"""Small promises of the parts: contrast, sizes, equal bytes, numbers on a dial."""

from __future__ import annotations

import re
from pathlib import Path

import flet as ft
import pytest

import companion.ui
from companion import paths, texts
from companion.ui.app import place_of
from companion.ui.kit import icons
from companion.ui.kit.dial import value_at
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import FONTS
from companion.ui.kit.hold import FaceCard, HoldArea
from companion.ui.kit.numbers import Stepper, steps_between
from companion.ui.kit.palette import DARK, INK, LIGHT, SEAT_COLOURS, Palette, seat_colour
from companion.ui.kit.qr import QUIET, qr_svg
from companion.ui.kit.skin import skin_for
from companion.ui.shell.roundtable import shifted, swapped
from tests.ui.frames import seats
from tests.ui.phone import Phone, over_a_link

CODE = Path(companion.ui.__file__).parent


def brightness(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((brightness(one), brightness(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_text_has_contrast(palette: Palette) -> None:
    for ground in (palette.background, palette.card, palette.raised):
        for ink in (palette.text, palette.muted, palette.good, palette.warn, palette.bad):
            assert contrast(ink, ground) >= 4.1, (ink, ground)
    assert contrast(palette.toast_text, palette.toast_ground) >= 7


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_one_ink_serves_all_main_buttons(colour: str) -> None:
    assert contrast(INK, seat_colour(colour, DARK)) >= 4.5


def test_every_seat_has_a_shape_of_its_own() -> None:
    shapes = [shape for _, shape in SEAT_COLOURS.values()]
    assert len(set(shapes)) == len(shapes)
    assert set(shapes) <= set(icons.names())


def test_fonts_are_bundled_and_small() -> None:
    files = [paths.assets() / path for path in FONTS.values()]
    assert all(file.is_file() for file in files)
    assert sum(file.stat().st_size for file in files) < 250_000


def test_tv_text_is_never_small() -> None:
    skin = skin_for(1920, 1080)
    assert skin.device == "tv"
    assert min(skin.size(step) for step in (12, 14, 16)) >= 28


def test_every_icon_used_exists() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    used = set(re.findall(r'Icon\(\s*skin,\s*"([a-z-]+)"', source)) | set(
        re.findall(r'icon="([a-z-]+)"', source)
    )
    assert used
    assert used <= set(icons.names())


def test_every_text_id_of_the_shell_exists() -> None:
    files = [*(CODE / "parts").glob("*.py"), *(CODE / "screens").glob("*.py"), CODE / "app.py"]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r'"((?:shell|table)-[a-z0-9-]+)"', source))
    missing = sorted(name for name in used if not texts.has(name))
    assert not missing


def test_every_text_of_the_shell_is_used() -> None:
    written = re.findall(
        r"^(shell-[a-z0-9-]+) =",
        (paths.assets() / "locales/en/shell.ftl").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    source = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    made = ("shell-colour-", "shell-closed-", "shell-knock-back-", "shell-draw-")
    unused = [name for name in written if f'"{name}"' not in source and not name.startswith(made)]
    assert not unused


@pytest.mark.parametrize(
    ("x", "y", "number"), [(140, 14, 50), (60, 236, 1), (220, 236, 99), (140, 270, 99), (139, 270, 1)]
)
def test_a_finger_on_the_dial(x: float, y: float, number: int) -> None:
    assert abs(value_at(x, y, 280, 1, 99) - number) <= 2


def test_numbers_roll_in_few_steps() -> None:
    assert steps_between(3, 5) == [4, 5]
    assert len(steps_between(0, 500)) == 10
    assert steps_between(7, 0)[-1] == 0
    assert steps_between(4, 4) == []


def test_seats_change_places() -> None:
    assert swapped(("a", "b", "c"), "a", "c") == ("c", "b", "a")
    assert shifted(("a", "b", "c"), "c", 1) == ("c", "b", "a")


def test_routes_are_parsed() -> None:
    assert place_of("/seat/ab?seat=bo") == (("seat", "ab"), {"seat": "bo"})
    assert place_of("") == ((), {})


def test_the_qr_has_its_quiet_zone() -> None:
    drawn = qr_svg("http://192.168.1.20:8550/j/KITE#s")
    assert f"M{QUIET} {QUIET}h7" in drawn


FACES = {"ai--": "A.I., and a long sentence about circuits", "hum-": "Human"}


@component
def _Held(page: ft.Page, code: str) -> ft.Control:
    shown, show = ft.use_state(False)
    skin = skin_for(390, 844)
    faces = [ft.Text(text) for text in FACES.values()]
    face = code if shown else None
    card = FaceCard(skin, seats()[3], "art/emergence-card.svg", faces, tuple(FACES), face)
    return HoldArea(card, lambda: over_a_link(show, True), lambda: show(False))


async def test_every_face_is_the_same_number_of_bytes() -> None:
    """The frame with the face comes after the tap, as from a table."""
    lengths = []
    for code in FACES:
        phone = Phone("/", 390, 844)

        async def draw(page: ft.Page, shows: str = code) -> None:
            page.render(_Held, page, shows)

        await phone.open(draw)
        before = len(phone.wire.frames)
        area = next(one for one in phone.controls() if isinstance(one, ft.GestureDetector))
        await phone.session.dispatch_event(area._i, "pan_cancel", None)
        await phone.session.dispatch_event(
            area._i, "pan_down", {"l": {"x": 1, "y": 1}, "g": {"x": 1, "y": 1}}
        )
        await phone.settle()
        sent = b"".join(phone.wire.frames[before:])
        assert sent
        assert not any(text.encode() in sent for text in FACES.values())
        lengths.append(len(sent))
    assert lengths[0] == lengths[1]


async def test_quick_taps_on_a_stepper_all_count() -> None:
    """A finger is faster than a redraw: both taps land on the same picture."""
    asked: list[int] = []

    @component
    def counter() -> ft.Control:
        return Stepper(skin_for(390, 844, is_dark=True), 1, 0, 3, asked.append, "blocks")

    async def draw(page: ft.Page) -> None:
        page.render(counter)

    phone = Phone("/", 390, 844)
    await phone.open(draw)
    for _ in range(4):
        await phone.tap("More blocks")
    await phone.tap("Less blocks")
    assert asked == [2, 3, 2]
