"""What is installed is locked: a version that pyproject allows, with hashes, and no address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
WANTED = {
    "tools": (ROOT / "requirements" / "tools.in").read_text(encoding="utf-8").split("\n")[:-1],
    "play": PROJECT["project"]["dependencies"],
    "test": [
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["fast"],
        *PROJECT["project"]["optional-dependencies"]["venue"],
        *GROUPS["check"],
        *GROUPS["test"],
    ],
    "app": GROUPS["app"],
}


def locked(name: str) -> dict[str, tuple[str, int]]:
    """Every package of a lock: its version, and how many hashes it has."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = {}
    for entry in re.split(r"^(?=\S)", text, flags=re.MULTILINE)[1:]:
        package, version = re.match(r"([\w.-]+)==([\w.+!]+)", entry).groups()  # type: ignore[union-attr]
        found[plain(package)] = (version, entry.count("--hash=sha256:"))
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", WANTED)
def test_every_dependency_is_locked(name: str) -> None:
    """After a change of pyproject.toml: `make lock`."""
    known = locked(name)
    for wanted in map(Requirement, WANTED[name]):
        version, _ = known[plain(wanted.name)]
        assert wanted.specifier.contains(version, prereleases=True), f"{wanted} is locked at {version}"
    assert all(hashes for _, hashes in known.values()), "something has no hash"


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text


def test_play_and_test_agree() -> None:
    play, test = locked("play"), locked("test")
    assert {name: test[name][0] for name in play} == {name: play[name][0] for name in play}
