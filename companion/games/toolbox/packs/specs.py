"""How a tool is described, once: in a kit, in the action that starts it, in the view that shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from companion.games.toolbox.sums import bags, choosing, clocks, pads, roles, tallies
from companion.kernel.shown import shown
from companion.kernel.view import View

Whole = int | float
"""A number as it was typed; the sums say, with their code, whether it is whole and in its bounds."""
Text = Annotated[str, Field(max_length=120)]
LINE = 400
"""Longest line of words with commas that a screen offers."""
CLOSED = ("totals", "winner")
GROUP = shown("count", choosing.LEAST_GROUP, choosing.MOST_GROUP)
CLOSED_GROUP = shown("count", choosing.LEAST_GROUP, choosing.MOST_GROUP, when=("show", CLOSED))
UNASKED: dict[str, Any] = {"is_chosen": False}
NUMBER = shown("count", -choosing.REACH, choosing.REACH, when=("kind", ("numbers", "free")))


class Spec(View):
    """Public words about a tool. Bounds are checked by the sums, so that every fault has its code."""

    model_config = ConfigDict(populate_by_name=True)


class RolesSpec(Spec):
    """A secret deal."""

    line: str = Field(json_schema_extra=shown("note", high=LINE))
    spare: roles.Spare | None = None
    filler: str | None = Field(default=None, json_schema_extra=shown(high=24))

    def cast(self, seats: int, *, spare: roles.Spare = "refuse", filler: str = "") -> roles.Cast:
        """The cards for so many seats; the table's house rules where this says nothing."""
        return roles.cast(
            self.line,
            seats,
            filler=filler if self.filler is None else self.filler,
            spare=self.spare or spare,
        )


class QuestionSpec(Spec):
    """A question that all answer at once."""

    ask: Text = ""
    kind: choosing.Kind = Field(json_schema_extra=shown(start="words"))
    words: tuple[str, ...] = Field(default=(), json_schema_extra=shown(high=LINE, when=("kind", "words")))
    extra: tuple[str, ...] = Field(default=(), json_schema_extra=shown(high=LINE, when=("kind", "seats")))
    may_choose_self: bool = Field(default=True, alias="self", json_schema_extra=shown(when=("kind", "seats")))
    low: Whole = Field(default=0, alias="min", json_schema_extra=NUMBER)
    high: Whole | None = Field(default=None, alias="max", json_schema_extra=NUMBER)
    show: choosing.Show = "names"
    least_group: Whole | None = Field(default=None, json_schema_extra=CLOSED_GROUP)
    """Empty: the table's house rule."""
    decide: choosing.Decide | None = None
    tie: choosing.Tie = "shared"
    absent: choosing.Absent = "abstain"
    fallback: str | Whole | None = Field(
        default=None, json_schema_extra=shown("line", when=("absent", "fallback"))
    )
    opens: Literal["ready", "leader", "zero"] = "ready"
    among: tuple[str, ...] = Field(default=(), json_schema_extra=UNASKED)
    """Only these of what is offered: asked again after a tie."""

    def question(
        self,
        seats: tuple[str, ...],
        least_group: int = choosing.LEAST_GROUP,
        asked: tuple[str, ...] | None = None,
    ) -> choosing.Question:
        """As it is asked of these seats, or of some of them."""
        words = self.extra if self.kind == "seats" else self.words
        fallback: Any = self.fallback.strip() if isinstance(self.fallback, str) else self.fallback
        low: Any = self.low
        high: Any = self.high
        group: Any = least_group if self.least_group is None else self.least_group
        return choosing.Question(
            seats=seats,
            kind=self.kind,
            words=tuple(word.strip() for word in words),
            may_choose_self=self.may_choose_self,
            low=low,
            high=high,
            show=self.show,
            least_group=group,
            decide=self.decide or ("highest" if self.kind == "free" else "most"),
            tie=self.tie,
            absent=self.absent,
            fallback=fallback,
            asked=asked,
            among=self.among,
        )


class TallySpec(Spec):
    """A secret tally."""

    ask: Text = ""
    compartments: tuple[str, ...] = Field(json_schema_extra=shown(high=200))
    least: Whole = Field(default=0, json_schema_extra=shown("count", 0, tallies.MOST_TOKENS))
    most: Whole = Field(json_schema_extra=shown("count", 0, tallies.MOST_TOKENS, start=1))
    per_seat: dict[str, tuple[Whole, Whole]] = Field(default_factory=dict, json_schema_extra=shown("bounds"))
    least_group: Whole | None = Field(default=None, json_schema_extra=GROUP)
    """Empty: the table's house rule."""
    absent: Literal["wait", "nothing"] = "wait"

    def tally(self, seats: tuple[str, ...], least_group: int = choosing.LEAST_GROUP) -> tallies.Tally:
        """As these seats put in."""
        bounds: Any = self.per_seat
        least: Any = self.least
        most: Any = self.most
        group: Any = least_group if self.least_group is None else self.least_group
        names = tuple(name.strip() for name in self.compartments)
        return tallies.Tally(seats, names, least, most, bounds, group, self.absent)


class BonusSpec(Spec):
    """For most or fewest of a row."""

    goes_to: Literal["most", "fewest"] = Field(alias="for", json_schema_extra=shown(start="most"))
    first: Whole = Field(json_schema_extra=shown("count", -pads.BONUS_REACH, pads.BONUS_REACH, start=1))
    second: Whole = Field(default=0, json_schema_extra=shown("count", -pads.BONUS_REACH, pads.BONUS_REACH))
    tie: Literal["each", "split", "none"] = "each"
    at_least: int | None = Field(default=None, json_schema_extra=shown("ask", -pads.REACH, pads.REACH))


class RowSpec(Spec):
    """A round or a category."""

    id: str = Field(json_schema_extra=UNASKED)
    name: str = Field(default="", json_schema_extra=shown(high=24))
    sign: Literal["+", "-"] = "+"
    factor: Whole = Field(default=1, json_schema_extra=shown("count", 1, pads.MOST_FACTOR))
    per: Whole = Field(default=1, json_schema_extra=shown("count", 1, pads.MOST_FACTOR))
    bonus: BonusSpec | None = None

    def row(self) -> pads.Row:
        """For the sums."""
        factor: Any = self.factor
        per: Any = self.per
        bonus = pads.Bonus(**self.bonus.model_dump()) if self.bonus else None
        return pads.Row(self.id, self.sign, factor, per, bonus)


class EndSpec(Spec):
    """When a pad is finished."""

    by: Literal["rows", "rounds", "limit", "never"] = "rows"
    rounds: Whole | None = Field(
        default=None, json_schema_extra=shown("count", 1, pads.MOST_ROWS, start=5, when=("by", "rounds"))
    )
    limit: Whole | None = Field(
        default=None,
        json_schema_extra=shown(
            "count", -pads.LIMIT_REACH, pads.LIMIT_REACH, start=100, when=("by", "limit")
        ),
    )
    when: Literal["at_least", "at_most"] = Field(
        default="at_least", json_schema_extra=shown(when=("by", "limit"))
    )


class TieBreakSpec(Spec):
    """What decides between equal totals."""

    by: Literal["row", "last_row", "rows_won"]
    row: str = ""
    wins: pads.Wins | None = None


class PadSpec(Spec):
    """A score pad."""

    rows: tuple[RowSpec, ...] = Field(json_schema_extra=shown(high=pads.MOST_ROWS))
    start: Whole = Field(default=0, json_schema_extra=shown("count", -pads.REACH, pads.REACH))
    wins: pads.Wins = "highest"
    end: EndSpec = EndSpec()
    tie_breaks: tuple[TieBreakSpec, ...] = Field(default=(), json_schema_extra=shown("breaks", high=9))
    typed: Literal["table", "open", "sealed"] = "table"

    def pad(self, places: tuple[str, ...]) -> pads.Pad:
        """For the sums."""
        start: Any = self.start
        return pads.Pad(
            places=places,
            rows=tuple(row.row() for row in self.rows),
            start=start,
            wins=self.wins,
            end=pads.End(**self.end.model_dump()),
            tie_breaks=tuple(pads.TieBreak(**one.model_dump()) for one in self.tie_breaks),
        )


class ClockSpec(Spec):
    """A clock for all; times in milliseconds."""

    each: Whole = Field(json_schema_extra=shown("time", start=600_000))
    increment: Whole = Field(default=0, json_schema_extra=shown("seconds", 0, 600))
    increment_kind: Literal["add", "delay"] = "add"
    overtime: Whole = Field(default=0, json_schema_extra=shown("seconds", 0, 3600))
    at_zero: Literal["count", "pass", "out"] = "count"
    order: tuple[str, ...] | None = Field(default=None, json_schema_extra=shown("order"))

    def setting(self, places: tuple[str, ...]) -> clocks.Setting:
        """For the sums."""
        each: Any = self.each
        increment: Any = self.increment
        overtime: Any = self.overtime
        return clocks.Setting(
            places=places,
            each=each,
            increment=increment,
            is_delay=self.increment_kind == "delay",
            overtime=overtime,
            at_zero=self.at_zero,
            order=places if self.order is None else self.order,
        )


class TimerSpec(Spec):
    """A countdown."""

    seconds: Whole
    at_zero: Literal["nothing", "open", "next"] = "nothing"
    again: bool = False


class BagSpec(Spec):
    """A bag or a deck."""

    name: str = ""
    items: tuple[tuple[str, int], ...]
    back: bool = False

    def bag(self, bag_id: str) -> bags.Bag:
        """For the sums."""
        return bags.Bag(bag_id, tuple((name.strip(), count) for name, count in self.items), self.back)


class DiceSpec(Spec):
    """Dice to roll."""

    name: str = ""
    notation: str
