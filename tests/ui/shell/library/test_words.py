"""What documents are called, and where they are opened."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games import GAMES
from companion.ui.kit.skin import skin_for
from companion.ui.shell.library import words

SKIN = skin_for(390, 844)


def test_a_kind_without_a_text_is_called_by_its_format() -> None:
    assert words.kind(SKIN, "skiff", "skiff-note/1") == "skiff-note/1"
    assert words.kind(SKIN, "skiff", "skiff-note/1", plural=True) == "skiff-note/1"


@pytest.mark.parametrize(
    ("asked", "route"),
    [
        ((("skiff", "skiff-note/1"), {}), "/library/skiff/skiff-note-1"),
        ((("skiff", "skiff-note/1", "ours"), {}), "/library/skiff/skiff-note-1/ours"),
        ((("skiff", "skiff-note/1"), {"name": "A & B?"}), "/library/skiff/skiff-note-1?name=A%20%26%20B%3F"),
    ],
)
def test_a_name_with_signs_of_an_address_stays_one_name(asked: Any, route: str) -> None:
    place, more = asked
    assert words.route(*place, **more) == route


@pytest.mark.parametrize(
    ("document", "copy", "name"),
    [
        ({"id": "a", "name": "A", "x": 1}, {"id": "b", "name": "B", "x": 1}, "B"),
        ({"id": "a", "title": "A"}, {"id": "b", "title": "B"}, "B"),
        ({"id": "a"}, {"id": "b"}, "b"),
    ],
)
def test_a_copy_has_another_id_and_name_where_the_document_has_one(
    document: dict[str, Any], copy: dict[str, Any], name: str
) -> None:
    before = dict(document)
    assert words.named(document, "b", "B") == copy
    assert words.name_of(copy) == name
    assert document == before


@pytest.mark.parametrize(
    ("game_id", "pack_format"), [(game.card.id, one) for game in GAMES for one in game.packs]
)
def test_no_document_is_called_by_its_format(game_id: str, pack_format: str) -> None:
    """The kits of the toolbox stood in the library as *toolbox-kit/1*."""
    both = {words.kind(SKIN, game_id, pack_format, plural=many) for many in (False, True)}
    assert len(both) == 2
    assert pack_format not in both
