"""What a device likes; kept on it, never at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True)
class Settings:
    """Light, letters, sound, motion, language, and which first-time cards were seen."""

    theme: Literal["dark", "light", "system"] = "dark"
    large_text: bool = False
    muted: bool = False
    motion: bool = True
    language: str = ""
    """A folder of `assets/locales`; empty: as the browser asks for."""
    tours: tuple[str, ...] = ()
    """Games whose first-time cards were seen here; `*` while nobody knows yet."""

    def has_seen(self, game_id: str) -> bool:
        """Whether the first-time cards stay away."""
        return game_id in self.tours or "*" in self.tours


AS_IT_COMES: Final = Settings()
"""Of a device on which nobody chose anything."""
