"""The letters: one file a family, never a weight beside them."""

from __future__ import annotations

from typing import Final

TEXT_400: Final = "Text 400"
TEXT_500: Final = "Text 500"
TEXT_600: Final = "Text 600"
TEXT_700: Final = "Text 700"
DISPLAY_600: Final = "Display 600"
DISPLAY_700: Final = "Display 700"
FIGURES_600: Final = "Figures 600"
"""Figures of equal width, for counters, money and addresses."""

FONTS: Final[dict[str, str]] = {
    TEXT_400: "fonts/text-400.ttf",
    TEXT_500: "fonts/text-500.ttf",
    TEXT_600: "fonts/text-600.ttf",
    TEXT_700: "fonts/text-700.ttf",
    DISPLAY_600: "fonts/display-600.ttf",
    DISPLAY_700: "fonts/display-700.ttf",
    FIGURES_600: "fonts/figures-600.ttf",
}
"""For `page.fonts`."""
