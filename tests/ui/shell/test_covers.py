"""The covers on the shelf: no word of a name breaks, on any device."""

from __future__ import annotations

import pytest

from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.skin import skin_for
from companion.ui.shell.covers import FLAT, LARGEST, LEFT, RIGHT, Cover, names_as_large
from tests.ui.widths import width

NAMES = ("Emergence", "Emergent", "CyberVerse", "Singularity War", "Any other game")
COVERS = tuple(Cover(name.lower(), "#FFFFFF", "", (1, 6), name) for name in NAMES)


@pytest.mark.parametrize(
    ("size", "across", "tall"),
    [
        ((390, 844), 350, 196),
        ((768, 1024), 214, 320),
        ((1024, 768), 170, 308),
        ((1280, 800), 225, 350),
        ((1920, 1080), 345, 560),
    ],
)
@pytest.mark.parametrize("large_text", [False, True])
def test_the_longest_word_fits(
    size: tuple[int, int], across: float, tall: float, *, large_text: bool
) -> None:
    skin = skin_for(*size, large_text=large_text)
    letters = names_as_large(skin, COVERS, across, tall)
    room = across - skin.px(LEFT) - skin.px(RIGHT)
    for word in " ".join(NAMES).split():
        assert width(word, DISPLAY_700, letters) <= room


def test_names_grow_no_larger_than_a_cover_likes() -> None:
    skin = skin_for(1280, 800)
    assert names_as_large(skin, COVERS, 500.0, 600.0) == skin.size(LARGEST)
    assert names_as_large(skin, COVERS, 500.0, 250.0) == skin.size(FLAT)
