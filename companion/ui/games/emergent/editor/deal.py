"""What every part of the deck editor gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.emergent.packs.board import BoardPack
from companion.ui.games.emergent.editor import deck_bench as touches
from companion.ui.games.emergent.editor.deck_bench import DeckBench, Told
from companion.ui.kit.skin import Skin


@dataclass(frozen=True)
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

    @property
    def faults(self) -> int:
        """How many things are to be mended."""
        return sum(told.standing == "fault" for told in self.told)

    def to_fault(self, bench: DeckBench) -> DeckBench:
        """The round of the first fault."""
        at = next((told.round for told in self.told if told.standing == "fault"), None)
        return bench if at is None else touches.with_round(bench, at)
