"""The game at a table: the current state, the ones before it, and the entries that led here."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from companion.kernel.action import Action, Rejection
from companion.kernel.chance import Seed, later_of
from companion.kernel.game import AnyGame, Deal, Later, Opened, Outcome, Timer
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import Face, GameView, LogLine
from companion.table.steps import Attempt, Back, Step
from companion.table.views import ForetoldView

logger = logging.getLogger(__name__)


class Play:
    """A fold with a memory. The only holder of a game's state."""

    def __init__(self, game: AnyGame, options: dict[str, Any], seats: tuple[Seat, ...], seed: Seed) -> None:
        self._game, self._seats, self._seed = game, seats, seed
        self._shuffles: dict[str, int] = {}
        self._later: dict[Later, tuple[str, ...]] = {}
        self._chain = ""
        with self._guarded(0):
            self._options = game.options.model_validate(options)
            state = game.setup(self._options, seats, seed)
            self._steps = [self._step(0, Voice.TABLE, "", state)]
            self._turns = 0
            self._views = self._views_of(state)
            self._count(self._now)

    def __repr__(self) -> str:
        return f"Play({self._game.card.id}, {len(self._steps)} steps)"

    @property
    def _now(self) -> Step:
        return self._steps[-1]

    def attempt(self, n: int, actor: Actor, action: Action) -> Attempt:
        """What the action would lead to, or `Rejection`; a bug becomes `table.stumbled`.

        The views are made here too, and all else that is read off a state: one that cannot be shown to
        everybody is not accepted, and what was accepted cannot fail any more.
        """
        with self._guarded(n):
            state = self._game.apply(self._now.state, actor, action)
            return Attempt(self._step(n, actor, _tag(action), state), self._views_of(state))

    def accept(self, attempt: Attempt) -> tuple[LogLine, ...]:
        """Make the attempt the truth; the new log lines."""
        before = len(self._now.log)
        self._steps.append(attempt.step)
        self._views = attempt.views
        self._count(attempt.step)
        self._turns += self._is_public(len(self._steps) - 1)
        return attempt.step.log[before:]

    def replay(self, n: int, actor: Actor, action: Action) -> tuple[LogLine, ...]:
        """An entry of the journal becomes true again; its views are made only if somebody looks."""
        with self._guarded(n):
            state = self._game.apply(self._now.state, actor, action)
            return self.accept(Attempt(self._step(n, actor, _tag(action), state), {}))

    def view(self, viewer: Viewer) -> GameView:
        """What the viewer may know now."""
        self._views = self._views or self._views_of(self._now.state)
        return self._views[viewer]

    def lent(self, seat: Seat, said: tuple[Action, ...]) -> GameView:
        """What a borrower of the seat may know, who said this since; what all know if the game stumbles."""
        with suppress(Rejection), self._guarded(self._now.n):
            view: GameView = self._game.lent(self._now.state, seat, self.view(seat), said)
            return view
        return self.view(None)

    def look(self, seat: Seat, at: str) -> Face | None:
        """What a held card shows; nothing when the game stumbles over it."""
        with suppress(Rejection), self._guarded(self._now.n):
            face: Face | None = self._game.look(self._now.state, seat, at)
            return face
        return None

    def foretold(self, actor: Actor, action: Action) -> ForetoldView:
        """What the log would say of a correction, or why it cannot be."""
        corrections = self._game.corrections
        if corrections is None or _tag(action) != "correct":
            return ForetoldView()
        try:
            with self._guarded(self._now.n):
                return ForetoldView(said=corrections.foretold(self._now.state, actor, action))
        except Rejection as no:
            return ForetoldView(
                against=tuple(LogLine(code=why.code, facts=dict(why.facts)) for why in no.reasons)
            )

    def timer(self) -> Timer | None:
        """What counts down now."""
        return self._now.timer

    def outcome(self) -> Outcome | None:
        """Who won, once somebody has."""
        return self._now.outcome

    def shuffles(self) -> dict[str, int]:
        """How often each deck has been shuffled: the highest count reached, what was taken back included."""
        return dict(self._shuffles)

    def deals(self) -> tuple[Deal, ...]:
        """Every shuffle of the game, for the proof at its end."""
        with suppress(Rejection), self._guarded(self._now.n):
            bound = self._game.deals(self._options, self._seats, self._seed, self._shuffles)
            return bound + tuple(Deal.of(self._seed, one.label, items) for one, items in self.later())
        return ()

    def later(self) -> tuple[tuple[Later, tuple[str, ...]], ...]:
        """For the proof: every deck made while people played, with its items.

        First those that were announced, what was taken back included, then those that stayed shut."""
        return (*self._later.items(), *self._announced(self._now.state, is_open=False))

    @property
    def chain(self) -> str:
        """The hash over those, each on top of those before it."""
        return self._chain

    def _count(self, step: Step) -> None:
        for announced, items in step.later:
            self._later[announced] = items
            self._chain = later_of(self._chain, announced.label, items)
        for deck, count in step.shuffles.items():
            self._shuffles[deck] = max(count, self._shuffles.get(deck, 0))

    @property
    def number(self) -> int:
        """Another one after every public move and every takeback; a quiet move leaves it as it is."""
        return self._turns

    def back(self, moves: int) -> Back:
        """What taking back the newest public `moves` undoes, with the clock and quiet ones after each."""
        for count in range(1, len(self._steps)):
            moves -= self._is_public(len(self._steps) - count)
            if not moves:
                return self._back(self._sealed_anew(count))
        raise Rejection("table.nothing_to_take_back")

    def _sealed_anew(self, count: int) -> int:
        """How many entries go with these: behind a reveal, also those that sealed what everybody saw."""
        first = len(self._steps) - count
        shown = self._steps[first - 1].opened.shown
        if self._now.opened.shown == shown:
            return count
        for at in range(1, first):
            is_this_round = self._steps[at].opened.shown == shown
            if is_this_round and self._steps[at].do in self._game.seals:
                return len(self._steps) - at
        return count

    def newest_reveal(self) -> int | None:
        """The number of the newest entry, if it showed a secret to everybody."""
        shown = [step.opened.shown for step in self._steps[-2:]]
        return self._now.n if len(shown) == 2 and shown[1] > shown[0] else None

    def take_back(self, count: int) -> Back:
        """Forget the newest `count` entries."""
        back = self._back(count)
        del self._steps[-count:]
        self._views = {}
        self._turns += 1
        return back

    def _back(self, count: int) -> Back:
        first = len(self._steps) - count
        undone = range(first, len(self._steps))
        now, then = self._now.opened, self._steps[first - 1].opened
        return Back(
            count,
            sum(map(self._is_public, undone)),
            tuple(line for at in undone for line in self._told(at)),
            frozenset(self._steps[at].n for at in undone),
            Opened(now.shown - then.shown, now.final - then.final),
            frozenset(
                self._steps[at].n
                for at in undone
                if self._steps[at].opened.shown > self._steps[at - 1].opened.shown
            ),
        )

    def _lines(self, at: int) -> tuple[LogLine, ...]:
        """What one step wrote into the log."""
        return self._steps[at].log[len(self._steps[at - 1].log) :]

    def _is_public(self, at: int) -> bool:
        """Whether somebody did something that everybody may know of."""
        step = self._steps[at]
        is_quiet = step.do in self._game.quiet and not self._lines(at)
        return step.actor != Voice.CLOCK and not is_quiet

    def _told(self, at: int) -> tuple[LogLine, ...]:
        """A step in words: its lines; what has none is named, unless it is nobody's business."""
        step = self._steps[at]
        if (lines := self._lines(at)) or not self._is_public(at):
            return lines
        seat = None if step.actor == Voice.TABLE else Seat(step.actor)
        return (LogLine(code=f"{self._game.card.id}-did-{step.do.replace('_', '-')}", seat=seat),)

    def _step(self, n: int, actor: Actor, do: str, state: Any) -> Step:
        game = self._game
        return Step(
            n,
            actor,
            do,
            state,
            game.log(state),
            game.timer(state),
            game.outcome(state),
            game.opened(state),
            game.shuffles(state),
            self._announced(state, is_open=True),
        )

    def _announced(self, state: Any, *, is_open: bool) -> tuple[tuple[Later, tuple[str, ...]], ...]:
        """Decks that are not known yet: those that everybody may hear of, or those that stay shut."""
        made = self._game.made
        new = () if made is None else self._game.later(state)
        return tuple(
            (one, made(one)) for one in new if made and one.is_open is is_open and one not in self._later
        )

    @contextmanager
    def _guarded(self, n: int) -> Iterator[None]:
        """A bug in one game must not take down the table: it becomes `table.stumbled`."""
        try:
            yield
        except Rejection:
            raise
        except Exception as bug:  # noqa: BLE001 - whatever it is
            # Not the message, which could hold a secret, nor lines of code: only where it happened.
            where = ", ".join(
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(bug.__traceback__)
            )
            logger.error(  # noqa: TRY400
                "%s stumbled at entry %d: %s in %s", self._game.card.id, n, type(bug).__name__, where
            )
            raise Rejection("table.stumbled") from None

    def _views_of(self, state: Any) -> dict[Viewer, GameView]:
        public, mine, view = self._game.view(state, None), self._game.mine, self._game.view
        seen: dict[Viewer, GameView] = {None: public}
        for seat in self._seats:
            seen[seat] = mine(state, seat, public) if mine else view(state, seat)
        return seen


def _tag(action: Action) -> str:
    return str(getattr(action, "do", ""))
