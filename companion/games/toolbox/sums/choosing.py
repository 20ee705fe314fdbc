"""Everybody's choice, opened at once: what may be chosen, counts, wins and is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from companion.games.toolbox.sums.refusals import is_clean, is_whole, refusal, within
from companion.kernel.chance import Seed, shuffled
from companion.kernel.frozen import frozen

Value = str | int
Kind = Literal["words", "seats", "numbers", "free"]
Show = Literal["names", "totals", "winner"]
Decide = Literal["most", "majority", "highest", "lowest", "highest_unique", "lowest_unique", "none"]
Tie = Literal["shared", "draw", "first"]
Absent = Literal["abstain", "fallback", "last", "wait"]

FEWEST_SEATS = 2
FEWEST_WORDS, MOST_WORDS, MOST_EXTRA, LONGEST_WORD = 2, 20, 5, 40
REACH, WIDEST = 9999, 100
LEAST_GROUP, MOST_GROUP = 3, 12
BY_NUMBER = frozenset({"highest", "lowest", "highest_unique", "lowest_unique"})
UNIQUE = frozenset({"highest_unique", "lowest_unique"})


@frozen
class Question:
    """What is asked, and how it will be decided and shown; public before the first seal."""

    seats: tuple[str, ...]
    kind: Kind
    words: tuple[str, ...] = ()
    """For `seats`: the further words."""
    may_choose_self: bool = True
    low: int = 0
    high: int | None = None
    show: Show = "names"
    least_group: int = LEAST_GROUP
    decide: Decide = "most"
    tie: Tie = "shared"
    absent: Absent = "abstain"
    fallback: Value | None = None
    asked: tuple[str, ...] | None = None
    """Who is asked; None: everybody."""
    among: tuple[str, ...] = ()
    """Only these of what is offered, after a tie."""

    @property
    def voters(self) -> tuple[str, ...]:
        """Who seals, in seat order."""
        return self.seats if self.asked is None else tuple(seat for seat in self.seats if seat in self.asked)

    @property
    def is_number(self) -> bool:
        """Whether a number is chosen."""
        return self.kind in ("numbers", "free")

    @property
    def top(self) -> int:
        """The highest number that may be chosen."""
        return REACH if self.high is None else self.high

    @property
    def offered(self) -> tuple[str, ...]:
        """The words in the order given; the seats before the further words."""
        every = (*self.seats, *self.words) if self.kind == "seats" else self.words
        return tuple(word for word in every if word in self.among) if self.among else every

    @property
    def is_closed(self) -> bool:
        """Whether names never open."""
        return self.show != "names"

    def offers(self, value: object) -> bool:
        """Whether this could be anybody's choice; oneself is not looked at."""
        if self.is_number:
            return within(value, self.low, self.top)
        return value in self.offered


@frozen
class Count:
    """What counted, and what came of it."""

    absent: tuple[str, ...]
    counted: dict[str, Value]
    tally: tuple[tuple[Value, int], ...]
    winners: tuple[Value, ...]
    won_by: tuple[str, ...]
    is_tie: bool
    decided: Value | None
    is_withheld: bool


def check_question(question: Question) -> None:
    """The first fault of a setting, in the order of the case files (TB-46, 49..55)."""
    seats = len(question.voters)
    if seats < FEWEST_SEATS:
        raise refusal("too_few_seats", "TB-46", need=FEWEST_SEATS, seats=seats)
    if question.is_number:
        _check_range(question)
    else:
        _check_words(question)
    if question.decide in BY_NUMBER and not question.is_number:
        raise refusal("bad_decide", "TB-54")
    if not within(question.least_group, LEAST_GROUP, MOST_GROUP):
        raise refusal("bad_group", "TB-53", low=LEAST_GROUP, high=MOST_GROUP)
    if question.is_closed and seats < question.least_group:
        raise refusal("group_too_small", "TB-53", least=question.least_group, seats=seats)
    if question.is_closed and question.decide in BY_NUMBER and question.tie != "shared":
        raise refusal("bad_tie", "TB-55")
    if question.absent == "fallback" and not question.offers(question.fallback):
        raise refusal("bad_fallback", "TB-51")


def _check_words(question: Question) -> None:
    words, is_seats = question.words, question.kind == "seats"
    low, high = (0, MOST_EXTRA) if is_seats else (FEWEST_WORDS, MOST_WORDS)
    if not low <= len(words) <= high:
        raise refusal("word_count", "TB-46", low=low, high=high)
    for word in words:
        if not is_clean(word, LONGEST_WORD):
            raise refusal("bad_word", "TB-46", high=LONGEST_WORD)
    folded = [word.casefold() for word in question.offered]
    for at, word in enumerate(question.offered):
        if word.casefold() in folded[:at]:
            raise refusal("word_twice", "TB-46", word=word)


def _check_range(question: Question) -> None:
    if question.kind == "numbers" and question.high is None:
        raise refusal("bad_range", "TB-46", low=-REACH, high=REACH)
    if not (within(question.low, -REACH, REACH) and within(question.top, question.low + 1, REACH)):
        raise refusal("bad_range", "TB-46", low=-REACH, high=REACH)
    if question.kind == "numbers" and question.top - question.low > WIDEST:
        raise refusal("range_too_wide", "TB-46", high=WIDEST)


def check_choice(question: Question, seat: str, value: object) -> None:
    """What this seat may seal (TB-47)."""
    if seat not in question.seats:
        raise refusal("unknown_seat", "TB-47", name=seat)
    if seat not in question.voters:
        raise refusal("not_asked", "TB-47")
    if question.is_number:
        if not is_whole(value):
            raise refusal("bad_number", "TB-47")
        if not question.offers(value):
            raise refusal("out_of_range", "TB-47", low=question.low, high=question.top)
    elif value not in question.offered:
        raise refusal("not_offered", "TB-47")
    elif question.kind == "seats" and not question.may_choose_self and value == seat:
        raise refusal("not_yourself", "TB-47")


def count(
    question: Question,
    sealed: Mapping[str, Value],
    previous: Mapping[str, Value] | None = None,
    luck: tuple[Seed, int] | None = None,
) -> Count:
    """What the choices come to. `luck`: the seed and the question's number, for a drawn tie."""
    absent = tuple(seat for seat in question.voters if seat not in sealed)
    counted = {
        seat: value
        for seat in question.voters
        if (value := sealed[seat] if seat in sealed else _filled_in(question, seat, previous or {}))
        is not None
    }
    tally = _tally(question, counted)
    winners = _winners(question, tally, len(counted))
    won_by = tuple(seat for seat, value in counted.items() if value in winners)
    tied = won_by if question.decide in BY_NUMBER else winners
    is_tie = len(tied) > 1 and question.decide in ("most", "highest", "lowest")
    decided: Value | None = tied[0] if tied else None
    if is_tie and question.tie == "shared":
        decided = None
    elif is_tie and question.tie == "draw" and luck:
        decided = drawn_tie(tied, *luck)
    is_withheld = question.is_closed and len(sealed) < question.least_group
    return Count(absent, counted, tally, winners, won_by, is_tie, decided, is_withheld)


def drawn_tie(tied: tuple[Value, ...], seed: Seed, number: int) -> Value:
    """The first of a shuffle of the tied, as words (TB-55, 78)."""
    by_word = {str(one): one for one in tied}
    return by_word[shuffled(seed, f"tie/{number}", tuple(by_word))[0]]


def shown(question: Question, result: Count) -> dict[str, object]:
    """Everything that leaves the state when it opens (TB-53, 56)."""
    absent = list(result.absent)
    if result.is_withheld:
        return {"withheld": "GROUP_TOO_SMALL", "absent": absent}
    common: dict[str, object] = {"absent": absent, "winners": list(result.winners)}
    if question.show != "winner":
        common["tally"] = [list(line) for line in result.tally]
    if question.is_closed:
        return common if question.decide in BY_NUMBER else {**common, "decided": result.decided}
    choices = {seat: result.counted.get(seat) for seat in question.voters}
    return {**common, "choices": choices, "won_by": list(result.won_by), "decided": result.decided}


def _filled_in(question: Question, seat: str, previous: Mapping[str, Value]) -> Value | None:
    """For who has not sealed (TB-51)."""
    if question.absent == "fallback":
        return question.fallback
    if question.absent == "last" and question.offers(previous.get(seat)):
        return previous[seat]
    return None


def _tally(question: Question, counted: Mapping[str, Value]) -> tuple[tuple[Value, int], ...]:
    """Words as listed, also with 0; numbers rising, those chosen (TB-52)."""
    chosen = list(counted.values())
    numbers = sorted({value for value in chosen if isinstance(value, int)})
    values: tuple[Value, ...] = tuple(numbers) if question.is_number else question.offered
    return tuple((value, chosen.count(value)) for value in values)


def _winners(question: Question, tally: tuple[tuple[Value, int], ...], counted: int) -> tuple[Value, ...]:
    """TB-54."""
    if not counted:
        return ()
    match question.decide:
        case "none":
            return ()
        case "most":
            most = max(many for _, many in tally)
            return tuple(value for value, many in tally if many == most)
        case "majority":
            return tuple(value for value, many in tally if 2 * many > counted)
    numbers = [value for value, many in tally if many == 1 or question.decide not in UNIQUE]
    if not numbers:
        return ()
    return (numbers[-1] if question.decide.startswith("highest") else numbers[0],)
