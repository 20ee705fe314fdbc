"""The narrator's clips set the pace of the meeting: he never talks over himself."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from companion import paths, texts
from companion.games.emergence import GAME
from companion.games.emergence.rules import pace
from companion.games.emergence.rules.meeting import BREATH, MEETING
from tests.games.emergence.table import meeting, ring

ROOT = Path(__file__).parents[4]


SOUNDS = paths.assets() / "sounds"


def recipe() -> ModuleType:
    """`build/sounds.py`, which makes the clips and measures them."""
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "build" / "sounds.py")
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_em_8_the_written_lengths_are_those_of_the_shipped_clips() -> None:
    made = recipe().pace(SOUNDS)
    assert Path(pace.__file__).read_text(encoding="utf-8") == made, "run build/sounds.py --measure"
    for line, seconds in zip(recipe().lines(), pace.CLIP_SECONDS, strict=True):
        bytes_say = (SOUNDS / f"{line}.mp3").stat().st_size * 8 / 48_000
        assert seconds == pytest.approx(bytes_say, abs=0.2), f"{line}: 48 kbit/s say otherwise"


def test_em_8_every_line_stands_until_it_is_spoken() -> None:
    state, waits = meeting(), []
    while (timer := GAME.timer(state)) is not None:
        waits.append(timer.seconds)
        state = ring(state)
    assert len(waits) == len(MEETING) - 1
    assert all(wait >= clip + BREATH for wait, clip in zip(waits, pace.CLIP_SECONDS, strict=False))


def test_em_8_only_the_line_that_closes_the_eyes_shows_a_closed_eye() -> None:
    icons = {line: texts.say(line, "icon") for line in recipe().lines()}
    assert [line for line, icon in icons.items() if icon == "eye-closed"] == ["emergence-meeting-2"]
    assert all(icons.values())
