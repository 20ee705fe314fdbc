"""The shape of the house: who reads a module finds its tests, and who reads a test finds its module.

- `tests/<room>/…/test_<x>.py` tests `companion/<room>/…/<x>.py`, or the package `<x>`.
- `test_<x>_<topic>.py` beside it holds one topic of a module with much to promise.
- `tests/<room>/test_<room>.py` tests the package itself: its `__init__`, or what all of its modules promise.
- A file without `test_` is a kit: people, halls, scripted sockets that several tests use.
- What crosses rooms stands in a folder of its own, named in `CROSSING` with the reason.
- What is about the whole house lies directly in `tests/`, like this file.

A room is checked as soon as it is listed in `MIRRORED`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
COMPANION = TESTS.parent / "companion"
BUILD = TESTS.parent / "build"

MIRRORED = ("cli", "kernel", "net", "store", "table")
"""Rooms, or parts of them such as `ui/kit`, that keep the shape."""
CROSSING = {
    "bench": "figures of a whole host, for `make bench`",
    "browser": "people with real browsers at a real host",
    "cases": "data of the rules' case files",
    "faults": "host processes that are killed, flooded and starved",
    "sessions": "the real screens of a real game over raw Flet sockets: cli, ui and net together",
    "wire": "whole games over real sockets, every byte read: secrets of all games, nonsense for all doors",
}
LONGEST = 300
"""Lines of a module; at 250 look twice."""


def files_of(room: str) -> Iterator[Path]:
    """Every test file of a room."""
    return (TESTS / room).rglob("test_*.py")


def homes(test: Path) -> Iterator[Path]:
    """Where the code of a test may be, nearest first: `test_hall_next` is about `hall_next`, or `hall`."""
    folder = COMPANION / test.parent.relative_to(TESTS)
    words = test.stem.removeprefix("test_").split("_")
    if words == [folder.name]:
        yield folder / "__init__.py"
    for count in range(len(words), 0, -1):
        name = "_".join(words[:count])
        yield folder / f"{name}.py"
        yield folder / name / "__init__.py"


@pytest.mark.parametrize("room", MIRRORED)
def test_every_test_has_its_module(room: str) -> None:
    assert any(files_of(room)), f"nothing tests {room}"
    lost = [test for test in files_of(room) if not any(home.exists() for home in homes(test))]
    assert not [test.relative_to(TESTS).as_posix() for test in lost], "no module has this name"


def test_every_folder_is_a_room_or_crosses_them_for_a_reason() -> None:
    folders = {file.relative_to(TESTS).parts[0] for file in TESTS.glob("*/**/*.*") if file.suffix != ".pyc"}
    rooms = {folder.name for folder in COMPANION.iterdir() if (folder / "__init__.py").exists()}
    assert folders - rooms == set(CROSSING)


def test_no_module_is_too_long() -> None:
    folders = (BUILD, *(top / room for top in (COMPANION, TESTS) for room in MIRRORED))
    files = (file for folder in folders for file in folder.rglob("*.py"))
    lengths = {file.as_posix(): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > LONGEST} == {}


def exported(package: Path) -> set[str]:
    """Names that a package hands on from its modules."""
    tree = ast.parse(package.read_text(encoding="utf-8"))
    hands = (node for node in tree.body if isinstance(node, ast.Assign))
    listed = [
        node.value for node in hands if any(getattr(one, "id", "") == "__all__" for one in node.targets)
    ]
    return {name for value in listed for name in ast.literal_eval(value)}


@pytest.mark.parametrize("room", MIRRORED)
def test_no_package_hands_on_what_nobody_takes(room: str) -> None:
    for package in (COMPANION / room).rglob("__init__.py"):
        module = ".".join(("companion", *package.parent.relative_to(COMPANION).parts))
        taken = {
            name.name
            for file in (*COMPANION.rglob("*.py"), *TESTS.rglob("*.py"))
            if f"from {module} import" in (text := file.read_text(encoding="utf-8"))
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.ImportFrom) and node.module == module
            for name in node.names
        }
        assert exported(package) <= taken, f"{module} hands on what nobody takes"
