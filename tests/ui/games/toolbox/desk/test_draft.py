"""A kit in the making: steps bring their parts and take them along, and nothing else is lost (TB-85..87)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.toolbox.packs.kit import BY_ID, BY_KIND, check
from companion.ui.games.toolbox.desk import draft as steps
from companion.ui.games.toolbox.draw.chain import SIGNS
from tests.games.toolbox.kit import pack

KITS = ("lighthouse", "night-ferry", "salt-market", "seven-gardens")


def document(name: str) -> dict[str, Any]:
    return pack(name).model_dump(mode="json", by_alias=True, exclude_unset=True)


@pytest.mark.parametrize("name", KITS)
def test_what_ships_goes_through_the_editor_unchanged(name: str) -> None:
    shipped = document(name)
    kept = steps.document_of(steps.draft_of(shipped))
    assert kept == {key: value for key, value in shipped.items() if value or key == "source"}
    assert check(kept) == ()


@pytest.mark.parametrize("do", SIGNS)
def test_a_step_brings_what_it_needs_and_takes_it_along(do: str) -> None:
    empty = steps.draft_of(steps.blank())
    with_it = steps.with_step(empty, "round", do)
    assert with_it["round"][0]["do"] == do
    needs = BY_ID.get(do) or BY_KIND.get(do)
    assert bool(steps.part_of(with_it, with_it["round"][0])) == (needs is not None)
    without = steps.without_step(with_it, "round", 0)
    assert steps.document_of(without) == steps.document_of(empty)


def test_two_questions_have_ids_of_their_own() -> None:
    draft = steps.draft_of(steps.blank())
    for _ in range(3):
        draft = steps.with_step(draft, "round", "ask")
    assert [step["what"] for step in draft["round"]] == ["question-1", "question-2", "question-3"]
    draft = steps.without_step(draft, "round", 1)
    draft = steps.with_step(draft, "end", "ask")
    assert [one["id"] for one in draft["questions"]] == ["question-1", "question-3", "question-2"]


def test_a_part_that_another_step_names_stays() -> None:
    draft = steps.draft_of(document("night-ferry"))
    assert steps.without_step(draft, "end", 0)["roles"] == draft["roles"], "it is still dealt"


def test_a_step_moves_within_its_part() -> None:
    draft = steps.draft_of(document("night-ferry"))
    moved = steps.moved(draft, "setup", 0, 1)
    assert [step["do"] for step in moved["setup"]] == ["meet", "deal", "begin"]
    assert [reason.code for reason in check(steps.document_of(moved))] == ["toolbox.meet_before_deal"]
    assert steps.moved(moved, "setup", 0, 1) == draft
    assert steps.moved(draft, "setup", 0, -1) == draft


def test_what_a_form_does_not_ask_for_stays_as_it_was() -> None:
    draft = steps.draft_of(document("night-ferry"))
    ashore = draft["round"][2]
    said = steps.with_part(draft, ashore, {"ask": "Who goes?", "kind": "seats", "self": True})
    assert steps.part_of(said, ashore) == {
        **steps.part_of(draft, ashore),
        "ask": "Who goes?",
        "self": True,
    }
    garden = steps.draft_of(document("seven-gardens"))
    score = next(step for part in steps.PARTS for step in garden[part] if step["do"] == "score")
    rows = [{"id": f"row-{at}", "name": row["name"]} for at, row in enumerate(garden["pad"]["rows"], 1)]
    assert steps.with_part(garden, score, {"rows": rows})["pad"]["rows"] == garden["pad"]["rows"]
