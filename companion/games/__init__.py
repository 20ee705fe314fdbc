"""The shelf: every game the companion can referee."""

from __future__ import annotations

from companion.games.cyberverse import GAME as CYBERVERSE
from companion.games.emergence import GAME as EMERGENCE
from companion.games.emergent import GAME as EMERGENT
from companion.games.singularity import GAME as SINGULARITY
from companion.games.toolbox import GAME as TOOLBOX
from companion.kernel.game import AnyGame

GAMES: tuple[AnyGame, ...] = (EMERGENCE, EMERGENT, CYBERVERSE, SINGULARITY, TOOLBOX)


def by_id(game_id: str) -> AnyGame:
    """The game with this id; raises KeyError when the shelf does not have it."""
    for game in GAMES:
        if game.card.id == game_id:
            return game
    raise KeyError(game_id)
