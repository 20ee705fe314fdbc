"""A kit that is being made (TB-85..87): pure steps on its document. No screen in here.

People think in steps. A step that needs a part brings one, and a part that no step names any more goes with
the last of them.
"""

from __future__ import annotations

from typing import Any, Final

from companion.games.toolbox.packs.kit import BY_ID, BY_KIND, FORMAT
from companion.games.toolbox.words import KitPart

Document = dict[str, Any]
PARTS: Final[tuple[KitPart, ...]] = ("setup", "round", "end")
FRESH: Final[dict[str, Document]] = {
    "roles": {"line": ""},
    "pad": {"rows": [{"id": "row-1", "name": "1"}], "end": {"by": "never"}},
    "clock": {"each": 600_000},
    "questions": {"ask": "", "kind": "words", "words": []},
    "tallies": {"ask": "", "compartments": [], "most": 1},
    "timers": {"name": "", "seconds": 60},
    "bags": {"name": "", "items": []},
    "dice": {"name": "", "notation": "d6"},
}
"""What a new part begins as."""
SINGLE: Final = {
    "questions": "question",
    "tallies": "tally",
    "timers": "timer",
    "bags": "bag",
    "dice": "dice",
}


def blank(source: str = "") -> Document:
    """A kit without a step."""
    return {"format": FORMAT, "id": "", "name": "", "source": source, "players": [2, 8], "round": []}


def draft_of(document: Document) -> Document:
    """The document itself; its lists are there, so that nobody asks for them."""
    return {**document, **{part: list(document.get(part) or ()) for part in PARTS}}


def document_of(draft: Document) -> Document:
    """As the library keeps it: nothing that says nothing."""
    return {key: value for key, value in draft.items() if value or key in ("id", "name", "source", "format")}


def put(draft: Document, name: str, value: Any) -> Document:
    """One of the document's own fields with another value."""
    if value is None:
        return {key: one for key, one in draft.items() if key != name}
    return {**draft, name: value}


def with_step(draft: Document, part: KitPart, do: str) -> Document:
    """One more step at the end of a part, with what it needs."""
    step: Document = {"do": do}
    if parts := BY_ID.get(do):
        made = {**FRESH[parts], "id": _free_id(draft, SINGLE[parts])}
        draft = {**draft, parts: [*draft.get(parts, ()), made]}
        step["what"] = made["id"]
    elif (kind := BY_KIND.get(do)) and not draft.get(kind):
        draft = {**draft, kind: FRESH[kind]}
    return {**draft, part: [*draft.get(part, ()), step]}


def _free_id(draft: Document, word: str) -> str:
    taken = {one["id"] for parts in BY_ID.values() for one in draft.get(parts, ())}
    numbers = range(1, len(taken) + 2)
    return next(f"{word}-{number}" for number in numbers if f"{word}-{number}" not in taken)


def without_step(draft: Document, part: KitPart, at: int) -> Document:
    """A step less; what only it needed goes too."""
    steps = [step for number, step in enumerate(draft.get(part, ())) if number != at]
    return _tidied({**draft, part: steps})


def moved(draft: Document, part: KitPart, at: int, by: int) -> Document:
    """A step earlier or later; beyond an end of its part it stays."""
    steps = list(draft.get(part, ()))
    if not 0 <= at + by < len(steps):
        return draft
    steps[at], steps[at + by] = steps[at + by], steps[at]
    return {**draft, part: steps}


def with_text(draft: Document, part: KitPart, at: int, text: str) -> Document:
    """What is said at a step."""
    steps = [{**step, "text": text} if number == at else step for number, step in enumerate(draft[part])]
    return {**draft, part: steps}


def part_of(draft: Document, step: Document) -> Document:
    """What a step is about; empty where it needs nothing."""
    do = step["do"]
    if parts := BY_ID.get(do):
        found = (one for one in draft.get(parts, ()) if one["id"] == step.get("what"))
        return dict(next(found, {}))
    return dict(draft.get(BY_KIND.get(do, ""), None) or {})


def with_part(draft: Document, step: Document, said: Document) -> Document:
    """What a step is about, said anew; what was not asked for stays as it was."""
    do = step["do"]
    if parts := BY_ID.get(do):
        made = [_merged(one, said) if one["id"] == step.get("what") else one for one in draft.get(parts, ())]
        return {**draft, parts: made}
    kind = BY_KIND[do]
    before = draft.get(kind) or {}
    if kind == "pad":
        said = {**said, "rows": [_row(before, row) for row in said["rows"]]}
    return {**draft, kind: _merged(before, said)}


def _merged(before: Document, said: Document) -> Document:
    """What was said instead of what was; None takes it away."""
    return {name: value for name, value in {**before, **said}.items() if value is not None}


def _row(before: Document, row: Document) -> Document:
    """A row with the bonus it had under this name, and its old id."""
    named = (one for one in before.get("rows", ()) if one.get("name") == row["name"])
    known: Document = next(named, {})
    return {**known, **row, "id": known.get("id", row["id"])}


def _tidied(draft: Document) -> Document:
    """Without parts that no step names."""
    steps = [step for part in PARTS for step in draft.get(part, ())]
    named = {step.get("what") for step in steps}
    for parts in BY_ID.values():
        if parts in draft:
            draft = {**draft, parts: [one for one in draft[parts] if one["id"] in named]}
    kinds = {BY_KIND.get(step["do"]) for step in steps}
    return {key: one for key, one in draft.items() if key not in BY_KIND.values() or key in kinds}
