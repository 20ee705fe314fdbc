"""The game at a table: the current state, the ones before it, and the entries that led here."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from companion.kernel.action import Action, Rejection
from companion.kernel.chance import Seed
from companion.kernel.game import AnyGame, Deal, Opened, Outcome, Timer
from companion.kernel.seat import Actor, Seat, Viewer, Voice
from companion.kernel.view import Face, GameView, LogLine

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry that counts: who said it, the state after it, and what the table reads off that state."""

    n: int
    actor: Actor
    state: Any
    log: tuple[LogLine, ...]
    timer: Timer | None
    outcome: Outcome | None
    opened: Opened


@dataclass(frozen=True, slots=True)
class Attempt:
    """A step that the rules allow and every viewer can be shown."""

    step: Step
    views: dict[Viewer, GameView]


class Play:
    """A fold with a memory. The only holder of a game's state."""

    def __init__(self, game: AnyGame, options: dict[str, Any], seats: tuple[Seat, ...], seed: Seed) -> None:
        self._game, self._seats = game, seats
        with self._guarded(0):
            state = game.setup(game.options.model_validate(options), seats, seed)
            self._steps = [self._step(0, Voice.TABLE, state)]
            self._views = self._views_of(state)

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
            return Attempt(self._step(n, actor, state), self._views_of(state))

    def accept(self, attempt: Attempt) -> tuple[LogLine, ...]:
        """Make the attempt the truth; the new log lines."""
        before = len(self._now.log)
        self._steps.append(attempt.step)
        self._views = attempt.views
        return attempt.step.log[before:]

    def replay(self, n: int, actor: Actor, action: Action) -> tuple[LogLine, ...]:
        """An entry of the journal becomes true again; its views are made only if somebody looks."""
        with self._guarded(n):
            state = self._game.apply(self._now.state, actor, action)
            return self.accept(Attempt(self._step(n, actor, state), {}))

    def view(self, viewer: Viewer) -> GameView:
        """What the viewer may know now."""
        self._views = self._views or self._views_of(self._now.state)
        return self._views[viewer]

    def look(self, seat: Seat, at: str) -> Face | None:
        """What a held card shows; nothing when the game stumbles over it."""
        with suppress(Rejection), self._guarded(self._now.n):
            face: Face | None = self._game.look(self._now.state, seat, at)
            return face
        return None

    def timer(self) -> Timer | None:
        """What counts down now."""
        return self._now.timer

    def outcome(self) -> Outcome | None:
        """Who won, once somebody has."""
        return self._now.outcome

    def deals(self) -> tuple[Deal, ...]:
        """Every shuffle of the game, for the proof at its end."""
        with suppress(Rejection), self._guarded(self._now.n):
            return self._game.deals(self._now.state)
        return ()

    def back_count(self, moves: int) -> int:
        """How many entries the newest `moves` of people are, with what the clock said after each of them."""
        for count, step in enumerate(reversed(self._steps[1:]), start=1):
            if step.actor != Voice.CLOCK:
                moves -= 1
            if not moves:
                return count
        raise Rejection("table.nothing_to_take_back")

    def opened_since(self, count: int) -> tuple[int, int]:
        """Secrets shown, and opened for good, by the newest `count` entries."""
        now, then = self._now.opened, self._steps[-1 - count].opened
        return now.shown - then.shown, now.final - then.final

    def take_back(self, count: int) -> None:
        """Forget the newest `count` entries."""
        del self._steps[-count:]
        self._views = {}

    def _step(self, n: int, actor: Actor, state: Any) -> Step:
        game = self._game
        return Step(
            n, actor, state, game.log(state), game.timer(state), game.outcome(state), game.opened(state)
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
