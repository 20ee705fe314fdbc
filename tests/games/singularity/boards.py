"""Small boards for tests."""

from __future__ import annotations

from typing import Any

from companion.games.singularity.packs.issue_map import IssueMap


def at(x: int, y: int) -> str:
    """The name of a cell."""
    return f"{x},{y}"


def grid(width: int, height: int, **changes: Any) -> IssueMap:
    """A grid whose cells are named after their place; all in area `all` unless told."""
    marks: dict[str, dict[str, Any]] = changes.pop("marks", {})
    spaces = [
        {"id": at(x, y), "x": x, "y": y, "area": "all", **marks.get(at(x, y), {})}
        for y in range(height)
        for x in range(width)
        if at(x, y) not in changes.get("gaps", ())
    ]
    changes.pop("gaps", None)
    fields = {"start": spaces[0]["id"], "end": spaces[-1]["id"], "areas": [{"id": "all"}], **changes}
    return IssueMap(id="test", name="Test", spaces=spaces, **fields)


ROW = grid(5, 1)
SQUARE = grid(3, 3)
ROOMS = grid(
    4,
    1,
    areas=[{"id": "all"}, {"id": "hall", "name": "Hall"}],
    marks={
        at(2, 0): {"area": "hall", "token": "common", "hazard": True, "cache": True},
        at(3, 0): {"area": "hall", "token": "elite"},
    },
)
CACHE = grid(4, 1, marks={at(1, 0): {"cache": True}})
HAZARD = grid(4, 1, marks={at(1, 0): {"hazard": True}})
TOKEN = grid(
    4,
    1,
    areas=[{"id": "all"}, {"id": "hall"}],
    marks={at(1, 0): {"area": "hall", "token": "common", "hazard": True}},
)


def small(**changes: Any) -> dict[str, Any]:
    """A map of three spaces in a row that is no grid."""
    board: dict[str, Any] = {
        "format": "singularity-map/1",
        "id": "small",
        "name": "Small",
        "grid": False,
        "spaces": [{"id": name, "x": x, "y": 0, "area": "hall"} for x, name in enumerate("abc")],
        "links": [["a", "b"], ["b", "c"]],
        "lines": [["a", "b", "c"]],
        "areas": [{"id": "hall"}],
        "start": "a",
        "end": "c",
    }
    return {**board, **changes}


def spaces(**marks: dict[str, Any]) -> list[dict[str, Any]]:
    """The spaces of the small map, some of them marked."""
    return [
        {"id": name, "x": x, "y": 0, "area": "hall", **marks.get(name, {})} for x, name in enumerate("abc")
    ]
