"""Forged proofs of luck at a table of tools: decks that were made while people played."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.forging import Forge, Forged

LUCK: list[tuple[Forge, str]] = []
"""How a proof of a table of tools is forged, and the fault that is named."""


def forged(fault: str) -> Callable[[Forge], Forge]:
    def add(make: Forge) -> Forge:
        LUCK.append((make, fault))
        return make

    return add


@forged("format")
def no_luck_at_all(p: Forged) -> None:
    del p["later"]


@forged("format")
def luck_that_is_nothing(p: Forged) -> None:
    p["later"] = None


@forged("format")
def a_key_more(p: Forged) -> None:
    p["later"][0]["order"] = ["bo", "ann", "cara"]


@forged("later")
def a_die_with_other_sides(p: Forged) -> None:
    p["later"][2]["items"][0] = "6"


@forged("later")
def words_that_make_other_items(p: Forged) -> None:
    p["later"][1]["words"] = '[["Wolf",2],["Sheep",1]]'


@forged("later")
def words_written_otherwise(p: Forged) -> None:
    p["later"][0]["words"] = '["ann", "bo", "cara"]'


@forged("later")
def a_roll_left_out(p: Forged) -> None:
    p["later"] = [one for one in p["later"] if not one["deck"].startswith("dice/1/")]


@forged("later")
def a_die_left_out(p: Forged) -> None:
    p["later"] = [one for one in p["later"] if one["deck"] != "dice/1/1"]


@forged("later")
def a_label_that_no_tool_has(p: Forged) -> None:
    p["later"][0]["deck"] = "begin"


@forged("later")
def as_many_pieces_as_would_fill_the_house(p: Forged) -> None:
    p["later"][4]["words"] = '[["red",999999999]]'


@forged("later")
def other_roles(p: Forged) -> None:
    p["later"][1]["items"] = ["Wolf", "Wolf", "Sheep"]


@forged("later")
def a_beginning_left_out(p: Forged) -> None:
    p["later"][0]["deck"] = "begin/2"


@forged("later")
def words_without_a_bottom(p: Forged) -> None:
    p["later"][0]["words"] = "[" * 20_000 + "]" * 20_000


@forged("format")
def a_role_that_clears_the_screen(p: Forged) -> None:
    p["later"][1]["items"][0] = "Wolf\x1b[2J"
