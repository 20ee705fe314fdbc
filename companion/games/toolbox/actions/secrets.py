"""What is dealt, chosen and put in unseen."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from companion.games.toolbox.actions.fields import Id, Value
from companion.games.toolbox.packs.specs import QuestionSpec, RolesSpec, TallySpec, Whole
from companion.games.toolbox.sums.choosing import Show
from companion.kernel.action import Action, ForSeat, Stamped
from companion.kernel.seat import SeatId


class DealRoles(Stamped, do="deal"):
    """Lead: cards for everybody."""

    roles: RolesSpec


class DealAgain(Stamped, do="deal_again"):
    """Lead: new cards, from the same line or another."""

    roles: RolesSpec | None = None


class Seen(Action, do="seen"):
    """A seat: I know my card."""


class Meet(Stamped, do="meet"):
    """Lead: the narrator begins."""


class Met(Action, do="met"):
    """A seat: I know whom I know."""


class OpenRole(Action, do="open_role"):
    """Lead, or by house rule the holder: this card lies open; `middle` for those nobody holds."""

    at: Id


class OpenRoles(Action, do="open_roles"):
    """Lead: all cards lie open."""


class Ask(Stamped, do="ask"):
    """Lead: a question for all, or for these seats."""

    question: QuestionSpec
    asked: tuple[SeatId, ...] = Field(default=(), max_length=12)


class AskAgain(Stamped, do="ask_again"):
    """Lead: the same once more, or among the tied words only."""

    among_tied: bool = False


class Seal(Action, do="seal"):
    """A seat: my choice; another one replaces it unnoticed."""

    choice: Value


class Reopen(Action, do="reopen"):
    """A seat: not ready after all."""


class SetShow(Action, do="set_show"):
    """Lead, before anybody sealed: what will open."""

    show: Show


class OpenQuestion(Action, do="open_question"):
    """Lead: open now, as at zero."""


class PaperReady(ForSeat, do="paper_ready"):
    """Lead, or the page of that seat: a seat on paper has folded its paper."""


class TypePaper(ForSeat, do="type_paper"):
    """Lead, after the opening count: what stands on this paper."""

    choice: Value


class TypePapers(Action, do="type_papers"):
    """Lead, where names stay closed: the mixed papers, counted."""

    totals: tuple[tuple[Value, int], ...] = Field(max_length=12)


class StartTally(Stamped, do="start_tally"):
    """Lead: a secret tally, in the app or with a real box."""

    tally: TallySpec
    box: bool = False


class PutIn(Action, do="put_in"):
    """A seat: so much into each compartment, once and for all."""

    split: dict[str, Any] = Field(max_length=8)


class OpenTally(Action, do="open_tally"):
    """Lead: the totals."""


class BoxOpened(Action, do="box_opened"):
    """Lead: what lay in the real box, and who took part."""

    totals: dict[str, Whole] = Field(max_length=8)
    seats: tuple[SeatId, ...] = Field(max_length=12)
