"""What is told of things that stay on cardboard: tokens in a hand, an empty board, a folded paper."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.emergence.words import ActionName, Augmentation
from companion.kernel.action import Action, ForSeat
from companion.kernel.seat import SeatId

Tokens = Annotated[int, Field(ge=0, le=999)]


class Assimilate(Action, do="assimilate"):  # EM-54
    """Only the secrets: I have activated an assimilate tile on the board."""


class Hold(Action, do="hold"):  # EM-55
    """Only the secrets: so many tokens lie before me, now that the aggregator opens."""

    knowledge: Tokens
    seat: SeatId | None = None
    """The table says it for a seat on paper."""


class NextRound(Action, do="next_round"):  # EM-52
    """Only the secrets: the leader says that everybody has had a turn."""


class NoData(Action, do="no_data"):  # EM-56
    """Only the secrets: the last block has left the board."""


class ConfirmNoData(Action, do="confirm_no_data"):  # EM-56
    """Somebody else has looked at the board too."""

    agree: bool


class PaperReady(ForSeat, do="paper_ready"):  # EM-57
    """The choice of a seat on paper is written down and folded."""


class TypePaper(ForSeat, do="type_paper"):  # EM-58
    """What stands on a folded paper, typed openly once it is unfolded at zero."""

    action: ActionName
    augmentation: Augmentation
