"""What a redraw costs the host, beside the screens of an older commit in the same run.

Both houses draw the same places of the same recorded games, by turns, each in a process of its own: what
slows the machine slows both. CPU of a phone alone: the table's own work is not in it.
"""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from tests.bench import pages
from tests.bench.screens import course

ROOT = Path(__file__).parents[2]
BEFORE = "d3aa15f"
"""The last commit whose screens were drawn whole at every change."""
BLOCKS, ROUNDS = 3, 12
"""How often each house has its turn at a scene, and redraws in a turn."""
SCENES = 6
"""Places of a recorded game for each kind of change."""
SHARED = None


@dataclass(frozen=True)
class Scene:
    """Something that happens on one page, for `tests.bench.screens`."""

    measure: str
    asked: dict[str, Any]


@dataclass(frozen=True)
class Line:
    """A line of the report: what happens, where, and what it may cost."""

    what: str
    scenes: tuple[Scene, ...]
    share: float
    """Of what it took before, at most."""
    milliseconds: float | None = None


def golden(game: str, name: str) -> str:
    """A recorded game."""
    return str(ROOT / "tests" / "games" / game / "golden" / f"{name}.jsonl")


GAMES = {
    "Emergence": golden("emergence", "harbour"),
    "Emergent": golden("emergent", "typed"),
    "CyberVerse": golden("cyberverse", "new-eden"),
    "The Singularity War": golden("singularity", "relay"),
}
TAPS = {
    "Emergence: a tap on a card": (
        golden("emergence", "harbour"),
        138,
        (),
        ("Boost", "Hack"),
    ),
    "Emergent: an edit of a plan": (
        golden("emergent", "typed"),
        53,
        ("Old Town. Cities",),
        ("More cylinders in Old Town", "Less cylinders in Old Town"),
    ),
    "CyberVerse: a tap on a card": (
        golden("cyberverse", "new-eden"),
        212,
        (),
        ("Friend 3. 1 teammate", "Friend 6. 2 teammates"),
    ),
    "CyberVerse: a tap on what is sold": (
        golden("cyberverse", "new-eden"),
        216,
        (),
        ("Sell Van 1",),
    ),
}
"""Journal, place, what is tapped first, and what is tapped to and fro."""


def followed(journal: str, at: int, viewer: str | None) -> Scene:
    """The table goes on from this place, and back."""
    return Scene("followed", {"journal": journal, "places": [at, at + 1], "viewer": viewer})


def spread(scenes: list[Scene]) -> tuple[Scene, ...]:
    """Some of them, from all over the game."""
    return tuple(scenes[:: max(1, len(scenes) // SCENES)][:SCENES])


def strips(journal: str) -> Iterator[Scene]:
    """Somebody else is ready, and I am asked what I was asked before: only the waiting strip changes."""
    game, seats, states, done = course(journal)
    for at, (actor, _) in enumerate(done):
        for seat in seats:
            if seat == actor:
                continue
            now, then = (game.view(state, seat) for state in states[at : at + 2])
            waits = seat in now.waiting_for and seat in then.waiting_for
            same = (now.phase, now.round, now.choices) == (then.phase, then.round, then.choices)
            if waits and same and now.waiting_for != then.waiting_for:
                yield followed(journal, at, seat)
                break


def turns(journal: str, viewer: str | None) -> Iterator[Scene]:
    """The phase changes, on a phone or on the shared screen; the end of the game is no phase."""
    game, _, states, _ = course(journal)
    for at, (now, then) in enumerate(pairwise(states)):
        if game.view(now, None).phase != game.view(then, None).phase and game.outcome(then) is None:
            yield followed(journal, at, viewer)


def lines() -> Iterator[Line]:
    """All that is measured."""
    for name, journal in GAMES.items():
        yield Line(f"{name}: only the waiting strip changes", spread(list(strips(journal))), 0.2, 2.0)
    for name, journal in GAMES.items():
        yield Line(f"{name}: a change of phase", spread(list(turns(journal, "ann"))), 0.7)
    for name, journal in GAMES.items():
        yield Line(f"{name}: a change of phase, shared screen", spread(list(turns(journal, SHARED))), 0.7)
    for what, (journal, at, first, taps) in TAPS.items():
        asked = {"journal": journal, "at": at, "seat": "ann", "first": list(first), "taps": list(taps)}
        yield Line(what, (Scene("tapped", asked),), 0.5)


class House:
    """A process that draws."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def draw(self, scene: Scene) -> list[float]:
        """Seconds of CPU for each redraw of this scene."""
        assert self._process.stdin
        assert self._process.stdout
        asked = {"measure": scene.measure, "rounds": ROUNDS, **scene.asked}
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        while (said := (await self._process.stdout.readline()).decode()) and not said.startswith("=>"):
            pass
        found = json.loads(said.removeprefix("=>") or '"it ended"')
        match found:
            case [*took]:
                return [float(one) for one in took]
        raise RuntimeError(f"{scene}: {found}")


@asynccontextmanager
async def drawing(root: Path) -> AsyncIterator[House]:
    """The screens of this folder."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "tests" / "bench" / "screens.py"),
        cwd=root,
        env={"PYTHONPATH": str(root)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=2**20,
    )
    try:
        yield House(process)
    finally:
        process.kill()
        await process.wait()


def as_it_was(folder: Path) -> Path | None:
    """The house of the older commit; nothing where its history is not."""
    kept = subprocess.run(
        ["git", "archive", BEFORE, "companion", "tests", "assets", "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if kept.returncode:
        return None
    with tarfile.open(fileobj=io.BytesIO(kept.stdout)) as packed:
        packed.extractall(folder / "before", filter="data")
    return folder / "before"


def verdict(line: Line, now: float, before: float | None) -> str:
    """The figures, and whether they are what they may be."""
    said = f"{now * 1e3:.1f} ms"
    bound = f"at most {line.share:g} of before"
    is_kept = True
    if line.milliseconds is not None:
        bound += f" and {line.milliseconds:g} ms"
        is_kept = now * 1e3 <= line.milliseconds
    if before is None:
        return f"{said}; before: n/a, the history is not here ({bound})"
    is_kept = is_kept and now <= line.share * before
    mark = "kept" if is_kept else "MISSED"
    return f"{said}, before {before * 1e3:.1f} ms: {now / before:.2f} ({bound}: {mark})"


async def measure(folder: Path) -> list[tuple[str, str]]:
    """The lines of the report: single redraws, and a house full of pages."""
    drawn = [line async for line in redraws(folder)]
    return [*drawn, *await pages.measure(folder)]


async def redraws(folder: Path) -> AsyncIterator[tuple[str, str]]:
    """One line for each thing that happens."""
    before = as_it_was(folder)
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(drawing(root)) for root in (ROOT, before) if root]
        for line in lines():
            middles: list[list[float]] = [[] for _ in houses]
            for scene in line.scenes:
                took: list[list[float]] = [[] for _ in houses]
                for _ in range(BLOCKS):
                    for at, house in enumerate(houses):
                        took[at] += await house.draw(scene)
                for at, each in enumerate(took):
                    middles[at].append(median(each))
            now, *then = (sum(each) / len(each) for each in middles)
            yield f"Redraw, CPU a phone. {line.what}", verdict(line, now, then[0] if then else None)
