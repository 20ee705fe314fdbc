"""Our own icons: all that are asked for are there."""

from __future__ import annotations

import re
from pathlib import Path

import companion.ui
from companion.ui.kit import icons

CODE = Path(companion.ui.__file__).parent


def test_every_icon_used_exists() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    used = set(re.findall(r'Icon\(\s*skin,\s*"([a-z-]+)"', source)) | set(
        re.findall(r'icon="([a-z-]+)"', source)
    )
    assert used
    assert used <= set(icons.names())


def test_an_icon_nobody_drew_is_a_hollow_box_and_no_crash() -> None:
    assert "<rect" in icons.svg("no-such-icon", "#FFFFFF")


def test_a_mark_on_paper_has_a_line_of_ink_and_wears_its_colour() -> None:
    name = next(one for one in icons.names() if 'fill="#E69F00"' in icons.svg(one, "#E69F00"))
    inked = icons.svg(name, "#E69F00", edge="#111111")
    assert 'stroke="#111111"' in inked
    assert 'stroke="#111111"' not in icons.svg(name, "#E69F00")
