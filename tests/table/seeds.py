"""Deals that a test can choose: the host's luck is known, and so is the seed that follows from a secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.kernel.chance import Seed
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table import show
from companion.table.deal import SECRET_BYTES, Dealing
from companion.table.journal import Opening
from companion.table.rosters import seed_by
from companion.table.setting import Place, Setting
from companion.table.surroundings import Surroundings


def luck_of(secret: str) -> Callable[[int], bytes]:
    """The host's secret is this one, its other bits are zero."""
    return lambda size: bytes.fromhex(secret) if size == SECRET_BYTES else bytes(size)


def seed_under(
    game: AnyGame, opening: Opening, names: tuple[str, ...], cuts: tuple[int, ...], secret: str
) -> Seed:
    """The seed of a table where everybody says a number and no device has a part."""
    dealing = Dealing(game, opening, Surroundings(luck=luck_of(secret)))
    places = tuple(Place(Seat(name.lower()), name, "sky", frozenset({name})) for name in names)
    setting = Setting(options=opening.options, places=places)
    dealing.cuts = dict(zip(setting.seats, cuts, strict=True))
    options: dict[str, Any] = show.options_in_play(game, setting)
    started = dealing.closing(setting, options, ()).started(())
    assert started is not None
    return seed_by(started)
