"""Pieces of HTML: whatever is no HTML yet is escaped when it fills a slot."""

from __future__ import annotations

import pytest

from companion.net.doorparts import Html, file, fill, joined


def test_words_are_escaped_and_html_is_not() -> None:
    made = fill("<p>[[name]]</p>[[more]]", name="<Ann & Bo>", more=Html("<hr>"))
    assert made == "<p>&lt;Ann &amp; Bo&gt;</p><hr>"
    assert isinstance(made, Html), "so that it can fill a slot itself"


def test_a_value_brings_no_slots_of_its_own() -> None:
    assert fill("[[one]][[two]]", one="[[two]]", two="x") == "[[two]]x"


def test_a_slot_without_a_value_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        fill("[[nobody]]")


def test_pieces_stand_one_after_the_other() -> None:
    assert joined(Html("<i>"), Html("</i>")) == "<i></i>"


def test_the_door_is_weighed() -> None:
    css = file("door.css")
    assert not any(line.startswith((" ", "/*")) or not line for line in css.splitlines())
