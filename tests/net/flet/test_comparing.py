"""A quick comparison finds what Flet's finds, over random trees and random changes of them."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.object_patch import DiffBuilder, ObjectPatch

from companion.net.flet import comparing
from companion.net.flet.patch import Patch
from tests.games.walking import lucky
from tests.net.flet.alone import only
from tests.ui.phone import ENCODE

TREES = 60


@dataclasses.dataclass(frozen=True)
class Leaf:
    """What a tree of controls is made from, so that it can be made twice."""

    kind: str
    word: str
    key: str | None
    below: tuple[Leaf, ...] = ()


def grown(luck: Random, depth: int = 4) -> Leaf:
    """Any tree."""
    kind = luck.choice(("text", "box", "row", "column") if depth else ("text",))
    count = {"text": 0, "box": 1}.get(kind, luck.randrange(4))
    return Leaf(
        kind,
        luck.choice("abc"),
        luck.choice((None, None, luck.choice("xyz"))),
        tuple(grown(luck, depth - 1) for _ in range(count)),
    )


def changed(luck: Random, leaf: Leaf) -> Leaf:
    """The same tree, some of it otherwise."""
    if luck.random() < 0.1:
        return grown(luck, 2)
    below = [changed(luck, one) for one in leaf.below]
    if leaf.kind in ("row", "column") and luck.random() < 0.3:
        below.append(grown(luck, 1))
    if leaf.kind in ("row", "column") and luck.random() < 0.3:
        luck.shuffle(below)
    word = luck.choice("abc") if luck.random() < 0.3 else leaf.word
    return dataclasses.replace(leaf, word=word, below=tuple(below))


def made(leaf: Leaf) -> Any:
    """The controls."""
    below = [made(one) for one in leaf.below]
    match leaf.kind:
        case "text":
            return ft.Text(leaf.word, style=ft.TextStyle(size=len(leaf.word), color=leaf.word), key=leaf.key)
        case "box":
            click = print if leaf.word == "a" else None
            return ft.Container(
                below[0], padding=ft.Padding.all(ord(leaf.word)), key=leaf.key, on_click=click
            )
        case "row":
            return ft.Row(below, spacing=ord(leaf.word), key=leaf.key)
    return ft.Column(below, expand=leaf.word == "a", key=leaf.key)


def numbered(control: Any, number: int) -> int:
    """Every control of a tree gets a number by its place, whoever made it."""
    for name in ("content", "controls"):
        for one in below if isinstance(below := getattr(control, name, None), list) else [below]:
            if isinstance(one, ft.BaseControl):
                number = numbered(one, number)
    control._i = number
    return number + 1


def told(first: Leaf, then: Leaf) -> tuple[Any, list[int], list[int]]:
    """What a phone would be told of a change, and which controls come and go."""
    old, new = made(first), made(then)
    numbered(new, numbered(old, 1000))
    for control in (old, new):
        control._frozen = True
    parent = ft.Container()
    for _ in DiffBuilder(None, old, control_cls=ft.BaseControl)._configure_dataclass(old, parent, True):
        pass
    found = ObjectPatch.from_diff(
        {"_b": old}, {"_b": new}, control_cls=ft.BaseControl, parent=parent, path=[], frozen=True
    )
    patch, added, removed = found
    sent = msgpack.unpackb(msgpack.packb(patch.to_message(), default=ENCODE), strict_map_key=False)
    return plainly(sent), sorted(one._i for one in added), sorted(one._i for one in removed)


def plainly(sent: list[Any]) -> Any:
    """A message whose places are written out: the order of its lines within one list is all that counts."""
    places: dict[int, str] = {}

    def walk(node: list[Any], path: str) -> None:
        places[node[0]] = path
        for name, below in (node[1] if len(node) > 1 else {}).items():
            walk(below, f"{path}/{name}")

    walk(sent[0], "")
    lines = [[kind, places[at], *rest] for kind, at, *rest in sent[1:]]
    moving = [line for line in lines if line[0] != 0]
    return moving, sorted((line for line in lines if line[0] == 0), key=str)


@pytest.mark.parametrize("number", range(TREES))
def test_it_finds_what_flet_finds(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    luck = lucky(number)
    first = grown(luck)
    then = changed(luck, first)
    only(monkeypatch)
    flets = told(first, then)
    only(monkeypatch, *comparing.PATCHES)
    assert told(first, then) == flets


def asked(monkeypatch: pytest.MonkeyPatch, *patches: Patch) -> int:
    """How often it is asked what a thing is, for two rows of texts that are alike."""
    only(monkeypatch, *patches)
    count, whole = 0, dataclasses.is_dataclass

    def noted(item: Any) -> bool:
        nonlocal count
        count += 1
        return whole(item)

    leaf = Leaf("row", "a", None, (Leaf("text", "a", None), Leaf("text", "b", None)))
    old, new = made(leaf), made(leaf)
    monkeypatch.setattr(dataclasses, "is_dataclass", noted)
    search = DiffBuilder(old, new, control_cls=ft.BaseControl)
    search._compare_values(ft.Container(), [], "content", old, new, frozen=True)
    monkeypatch.undo()
    return count


def test_what_is_plain_is_not_asked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, *comparing.PATCHES) < asked(monkeypatch) / 2


def test_flet_alone_would_ask_after_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet compares what is plain at once, and `comparing` can go."""
    assert asked(monkeypatch) > 10
