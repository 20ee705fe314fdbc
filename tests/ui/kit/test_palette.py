"""Colours by their job: every one by night and on paper, and none that nobody has a name for."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, fields, is_dataclass
from typing import Any

import pytest

from companion import paths
from companion.ui.games.cyberverse.draw import colours as cyberverse
from companion.ui.games.emergence.draw import colours as emergence
from companion.ui.games.emergent.draw import colours as emergent
from companion.ui.games.singularity.draw import colours as singularity
from companion.ui.kit import palette

SAID = tomllib.loads((paths.assets() / "colours.toml").read_text(encoding="utf-8"))
KINDS: dict[str, Any] = {
    "palette": palette,
    "emergence": emergence,
    "emergent": emergent,
    "cyberverse": cyberverse,
    "singularity": singularity,
}


def test_every_part_of_the_file_has_its_class() -> None:
    assert set(SAID) == set(KINDS)


@pytest.mark.parametrize("name", KINDS)
def test_every_colour_is_said_by_night_and_by_day(name: str) -> None:
    night, day = KINDS[name].DARK, KINDS[name].LIGHT
    assert is_dataclass(night)
    assert [one.name for one in fields(night)] == list(SAID[name])
    for where in (night, day):
        for said in asdict(where).values():
            assert isinstance(said, float) or re.fullmatch(r"(#[0-9A-F]{6})?", said)
    twice = {key for key, said in SAID[name].items() if isinstance(said, list)}
    assert {key for key in twice if getattr(night, key) == getattr(day, key)} == set()
