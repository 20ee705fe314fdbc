"""What the tile under an agent allows, for whoever asks."""

from __future__ import annotations

from companion.games.emergence.sums.blocks import data_type
from companion.games.emergence.words import READS, REFUSALS, Augmentation, TileAction, TileKind
from companion.kernel.action import Reason

why = REFUSALS.why


def refused_here(
    action: TileAction,
    kind: TileKind,
    augmentation: Augmentation,
    blocks: int | None = None,
) -> Reason | None:
    """Why a tile of this kind refuses the action; None when it does not.

    The augmentation matters for data only. Blocks that nobody has counted yet (None) are not asked for.
    """
    rule = "EM-22" if action == "activate" else "EM-26"
    data = data_type(kind)
    if action == "boost":
        return None
    if data is None and action == "replenish":
        return why("not_a_data_tile", rule)
    if data is None:
        return why("nothing_to_activate", "EM-24") if kind == "start" else None
    if READS[data] != augmentation:
        return why("wrong_augmentation", rule, kind=data, needed=READS[data], mine=augmentation)
    return why("tile_empty", rule) if action == "activate" and blocks == 0 else None
