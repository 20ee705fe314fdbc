"""Several hosts by one command: how they are started, who is started again, how all end."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from companion.cli import house, workers
from companion.cli.host import arguments, host_command

STORE = "postgresql://companion@db/companion"


class Process:
    """One that ends when the test says."""

    def __init__(self, command: Sequence[str], *, is_first: bool) -> None:
        self.command, self.is_first = list(command), is_first
        self.code: int | None = None
        self.signals: list[int] = []

    def poll(self) -> int | None:
        return self.code

    def send_signal(self, number: int) -> None:
        self.signals.append(number)

    def kill(self) -> None:
        self.code = -signal.SIGKILL

    def wait(self) -> int:
        assert self.code is not None
        return self.code


@pytest.fixture
def started() -> list[Process]:
    return []


@pytest.fixture
def several(started: list[Process]) -> workers.Workers:
    def start(command: Sequence[str], *, is_first: bool) -> Any:
        started.append(Process(command, is_first=is_first))
        return started[-1]

    made = workers.Workers([["a"], ["b"], ["c"]], start)
    made.begin()
    return made


def test_each_has_a_port_a_slot_and_a_folder(tmp_path: Path) -> None:
    args = arguments("--store", STORE, "--workers", "3", "--port", "9000", "--data", str(tmp_path))
    made = [command[3:] for command in workers.commands(args)]
    parsed = [arguments(*words[1:]) for words in made]
    assert [(one.port, one.slot, one.store) for one in parsed] == [
        (9000, "a", STORE), (9001, "b", STORE), (9002, "c", STORE)
    ]  # fmt: skip
    assert [one.data for one in parsed] == [tmp_path, tmp_path / "workers/b", tmp_path / "workers/c"]
    assert [one.no_browser for one in parsed] == [False, True, True]
    assert workers.slots("hall", 2) == ("hall1", "hall2")
    assert workers.slots("y", 3) == ("y1", "y2", "y3")


def test_one_private_link_and_the_same_boards_at_all(tmp_path: Path) -> None:
    args = arguments("--store", STORE, "--workers", "2", "--data", str(tmp_path))
    workers.share(args)
    workers.share(args)
    there = tmp_path / "workers" / "b"
    assert house.host_key(there).reveal() == house.host_key(tmp_path).reveal()
    (house.packs_folder(tmp_path) / "board.toml").write_text("")
    assert (house.packs_folder(there) / "board.toml").exists()


def test_who_dies_is_started_again_a_second_later(several: workers.Workers, started: list[Process]) -> None:
    assert [one.is_first for one in started] == [True, False, False]
    started[1].code = -signal.SIGKILL
    assert several.look(10.0)
    assert several.look(10.5)
    assert len(started) == 3
    assert several.look(11.0)
    assert started[3].command == ["b"]
    assert several.look(12.0)
    assert len(started) == 4


def test_who_said_why_is_not_started_again(several: workers.Workers, started: list[Process]) -> None:
    started[1].code = workers.SAID_WHY
    assert several.look(10.0)
    assert several.look(20.0)
    assert len(started) == 3
    for one in started:
        one.code = workers.SAID_WHY
    assert not several.look(21.0)
    assert several.end() == workers.SAID_WHY


def test_quit_at_one_ends_all(several: workers.Workers, started: list[Process]) -> None:
    started[2].code = 0
    assert several.look(0.0)
    assert [one.signals for one in started] == [[signal.SIGTERM], [signal.SIGTERM], []]
    started[0].code = started[1].code = 0
    assert not several.look(0.0)
    assert several.end() == 0


def test_who_does_not_end_when_asked_is_killed(several: workers.Workers, started: list[Process]) -> None:
    several.stop()
    assert several.look(0.0)
    started[0].code = started[1].code = 0
    assert not several.look(1e12)
    assert several.end() == 0
    assert started[2].code == -signal.SIGKILL


@pytest.mark.parametrize("words", [(), ("--store", STORE, "--window"), ("--store", STORE, "--port", "0")])
def test_what_cannot_be_is_a_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert host_command(arguments("--workers", "2", *words)) == workers.SAID_WHY
    assert capsys.readouterr().err.startswith("Several hosts")


@pytest.mark.parametrize("count", ["0", "17"])
def test_there_is_a_bound(count: str) -> None:
    with pytest.raises(SystemExit):
        arguments("--workers", count)
