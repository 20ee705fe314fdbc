"""What people plan in the games of these tests, and the packs they play with."""

from __future__ import annotations

import tomllib
from typing import Any

from companion import paths
from companion.games.emergent.actions.plan import Build, Plan

PACKS = paths.assets() / "packs" / "emergent"


def pack(name: str) -> dict[str, Any]:
    """A shipped document."""
    return tomllib.loads((PACKS / f"{name}.toml").read_text(encoding="utf-8"))


def plan(build: str = "", sell: str = "", cubes: str = "", posts: str = "", bought: int = 0) -> Plan:
    """`build="n1:small:delta" cubes="n1:5" posts="delta:2"`, several apart by spaces."""
    builds = [part.split(":") for part in build.split()]
    return Plan(
        sell=tuple(sell.split()),
        build=tuple(Build(id=one[0], size=one[1], region=one[2]) for one in builds),  # type: ignore[arg-type]
        products={name: int(count) for name, count in (part.split(":") for part in cubes.split())},
        marketing={name: int(count) for name, count in (part.split(":") for part in posts.split())},
        cubes=bought,
    )


PLANS: tuple[dict[str, Plan], ...] = (
    {
        "ann": plan("a1:large:midvale", cubes="a1:6", posts="midvale:2"),
        "bo": plan(
            "b1:small:saltmere b2:small:midvale b3:small:delta", cubes="b1:5 b2:2", posts="saltmere:2"
        ),
        "cy": plan("c1:small:dunes", cubes="c1:4", posts="saltmere:1"),
        "dee": plan("d1:small:northmark", cubes="d1:5", posts="northmark:1"),
    },
    {
        "ann": plan(cubes="a1:9", posts="delta:1 northmark:1"),
        "bo": plan(cubes="b1:4 b2:3 b3:5", posts="delta:2 saltmere:1"),
        "cy": plan("c2:small:orchard", cubes="c1:5 c2:1", posts="saltmere:1"),
        "dee": plan(cubes="d1:5", posts="northmark:1"),
    },
    {
        "ann": plan("a2:small:orchard", cubes="a1:10 a2:3", posts="midvale:2 delta:2"),
        "bo": plan("b4:large:harrow", "b1", "b2:5 b3:4 b4:6", "delta:3 midvale:1 harrow:1"),
        "cy": plan(cubes="c1:5 c2:5", posts="delta:2 orchard:1"),
        "dee": plan("d2:small:skerry", cubes="d1:5 d2:3", posts="northmark:1 saltmere:2"),
    },
    {
        "ann": plan(cubes="a1:10 a2:3", posts="saltmere:1 midvale:2"),
        "bo": plan(cubes="b2:5 b3:5 b4:8", posts="delta:2 harrow:2"),
        "cy": plan(cubes="c1:5 c2:5", posts="delta:2 orchard:1"),
        "dee": plan(cubes="d1:5 d2:5", posts="northmark:1 saltmere:2"),
    },
)
"""What everybody plans, round by round; a sensible game with a tie or two."""

DISCS: dict[str, dict[str, tuple[int, int]]] = {
    "ann": {"northmark": (1, 1), "skerry": (1, 1), "orchard": (1, 0)},
    "bo": {"northmark": (1, 1), "delta": (1, 1), "harrow": (1, 0)},
    "cy": {"midvale": (1, 1), "dunes": (1, 1), "delta": (1, 0)},
    "dee": {"saltmere": (1, 2), "ridge": (2, 0)},
}
"""Fast Play: region → small, large."""
