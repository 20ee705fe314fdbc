"""How an issue ended, in words: a title and a sentence for every ending (SW-36, SW-37, A28)."""

from __future__ import annotations

from companion.games.singularity.views.ending import EndView
from companion.ui.games.singularity import reading
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


def end_title(skin: Skin, end: EndView) -> str:
    """`The swarm closed in`, `You got out`, or what the team itself said."""
    return skin.say(f"singularity-end-{_spelled(end)}")


def own_words(stage: Stage, end: EndView) -> str:
    """An end that the team declared: who said it, when and why; empty for every other end."""
    if end.ending not in ("declared", "gave_up"):
        return ""
    by, name = ("seat", reading.name(stage, end.seat)) if end.seat else ("table", "")
    said = stage.say(
        f"singularity-end-{end.ending.replace('_', '-')}-line",
        by=by,
        name=name,
        round=end.round,
        threat=reading.track_words(stage, "threat"),
    )
    return f"{said} {stage.say('singularity-end-reason', reason=end.reason)}" if end.reason else said


def _spelled(end: EndView) -> str:
    word = end.ending.replace("_", "-")
    return f"{word}-{end.result}" if end.ending == "declared" else word
