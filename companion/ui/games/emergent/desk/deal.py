"""What every part of the deck editor gets."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.emergent.packs.board import BoardPack
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk.deck_bench import DeckBench, Told
from companion.ui.kit.skin import Skin


@frozen
class Deal:
    """The bench as it is now, what the checks say, the board's cities, and the way to do something."""

    skin: Skin
    bench: DeckBench
    told: tuple[Told, ...]
    board: BoardPack | None
    names: dict[str, str]
    """City → its name."""
    act: Callable[[Callable[[DeckBench], DeckBench]], None]

    @property
    def cities(self) -> tuple[str, ...]:
        """The board's cities by rank, then those that only the deck knows."""
        known = sorted(self.board.cities, key=lambda city: city.rank) if self.board else []
        ids = [city.id for city in known]
        lost = {card.city for cards in self.bench.draft.rounds for card in cards} - set(ids)
        return (*ids, *sorted(lost))
