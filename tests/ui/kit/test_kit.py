"""Small promises of all parts: contrast, shapes, words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import companion.ui
from companion import paths, texts
from companion.ui.kit import icons
from companion.ui.kit.palette import DARK, INK, LIGHT, SEAT_COLOURS, Palette, seat_colour

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
