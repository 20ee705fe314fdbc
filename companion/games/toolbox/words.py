"""The vocabulary of the table of tools."""

from __future__ import annotations

from typing import Final, Literal, get_args

Tool = Literal["countdown", "clock", "deal", "choose", "tally", "pad", "luck"]
"""In the order of the home screen (TB-2)."""
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
AtZero = Literal["nothing", "open", "next"]
KitPart = Literal["setup", "round", "end"]
Phase = Literal["home", "countdown", "clock", "deal", "meeting", "choose", "tally", "pad", "luck", "over"]
MIDDLE: Final = "middle"
"""Where the cards lie that nobody holds."""
MOST_SEATS: Final = 12
