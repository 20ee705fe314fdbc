"""How far my turn is."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.kit.steps import StepBar
from companion.ui.stage import Stage


def Steps(stage: Stage, current: int) -> ft.Control:
    """Move, act, done."""
    skin = stage.skin
    words = [skin.say(f"emergence-step-{step}") for step in ("move", "act", "done")]
    if skin.large_text:
        words = [word if at == current else "" for at, word in enumerate(words)]
    return StepBar(skin, words, current, reading.my_colour(stage))
