"""A game with all of its screens: modules that have the same names in every game, as the shell takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.ui.kit.look import Look
from companion.ui.stage import GameScreens, Screen, Stage
from companion.ui.stood import Stood


class Colours(Protocol):
    """`draw.colours`."""

    @property
    def LOOKS(self) -> tuple[Look, Look]: ...


class Shared(Protocol):
    """`shared`: the public screen, and its last page."""

    @property
    def shared(self) -> Screen: ...
    @property
    def end(self) -> Screen: ...


class Pieces(Protocol):
    """`pieces`: what is mine."""

    @property
    def peek(self) -> Screen: ...
    @property
    def pieces(self) -> Screen: ...
    @property
    def peek_facts(self) -> Callable[[Stage], object]: ...


class Guide(Protocol):
    """`guide`: words around the screens."""

    @property
    def RULES(self) -> tuple[str, ...]: ...
    @property
    def TOUR(self) -> tuple[str, ...]: ...
    @property
    def rules_at(self) -> Callable[[Stage], tuple[str, ...]]: ...
    @property
    def header(self) -> Callable[[Stage], tuple[str, str]]: ...


class Correction(Protocol):
    """`correction`: the host's form."""

    @property
    def fixes(self) -> Screen: ...


class HowItStood(Protocol):
    """`stood`: of a game that was ended early."""

    @property
    def stood(self) -> Callable[[Stage], Stood]: ...


def whole(
    game_id: str,
    seat: Screen,
    colours: Colours,
    shared: Shared,
    pieces: Pieces,
    guide: Guide,
    correction: Correction,
    stood: HowItStood,
) -> GameScreens:
    """The screens every game has; a game adds its sign, its documents and what only it has."""
    return GameScreens(
        game_id,
        seat=seat,
        shared=shared.shared,
        end=shared.end,
        peek=pieces.peek,
        pieces=pieces.pieces,
        rules_at=guide.rules_at,
        rules=guide.RULES,
        tour=guide.TOUR,
        header=guide.header,
        fixes=correction.fixes,
        looks=colours.LOOKS,
        peek_facts=pieces.peek_facts,
        stood=stood.stood,
    )
