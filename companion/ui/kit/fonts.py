"""The letters: one file a family, never a weight beside them."""

from __future__ import annotations

from typing import Final

TEXT_400, TEXT_500, TEXT_600, TEXT_700 = "Text 400", "Text 500", "Text 600", "Text 700"
DISPLAY_600, DISPLAY_700 = "Display 600", "Display 700"
FIGURES_600: Final = "Figures 600"
"""Figures of equal width, for counters, money and addresses."""
FAMILIES: Final = (TEXT_400, TEXT_500, TEXT_600, TEXT_700, DISPLAY_600, DISPLAY_700, FIGURES_600)

FONTS: Final = {family: f"fonts/{family.lower().replace(' ', '-')}.ttf" for family in FAMILIES}
"""For `page.fonts`."""
