"""A phone's connection to its table, the same inside the host and over a socket."""

from __future__ import annotations

from typing import Protocol

from companion import texts
from companion.kernel.action import Action, Reason, Rejection
from companion.kernel.seat import Seat
from companion.table.frame import Frame as Frame
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.table.views import Happened


class Refused(Exception):  # noqa: N818 - the word people hear
    """The table said no: a headline, the sentences, and the codes behind them."""

    def __init__(self, title: str, say: str, reasons: tuple[Reason, ...]) -> None:
        self.title, self.say, self.reasons = title, say, reasons
        super().__init__(say)


class Link(Protocol):
    """One viewer at one table. Screens know nothing else."""

    @property
    def frame(self) -> Frame:
        """The newest frame."""
        ...

    @property
    def is_lost(self) -> bool:
        """Whether the host is out of reach now: what is shown may be old."""
        ...

    async def changed(self) -> None:
        """Return when there is a newer frame than the last one read here, or the host was lost or found.

        Raises `Closed` at the end.
        """
        ...

    async def act(self, action: Action, seat: Seat | None = None) -> None:
        """Do something in the game, or at the table (`table.actions`). Raises `Refused`."""
        ...

    async def log(self) -> tuple[Happened, ...]:
        """Every line of the table's log."""
        ...

    def away(self, is_away: bool) -> None:
        """The phone behind this link went out of reach, or came back."""
        ...

    def hide(self, is_hidden: bool) -> None:
        """The page behind this link is covered by another one, or is seen again."""
        ...

    async def vacated(self) -> None:
        """After `Closed`: return when this page may have its seat back by itself."""
        ...

    def close(self) -> None:
        """Leave; the seat stays taken."""
        ...


class Closed(Exception):  # noqa: N818
    """The link is over: the seat moved to another phone, the table closed, the host freed the seat."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


class LocalLink:
    """A link inside the host process: what a browser session uses."""

    def __init__(self, table: Table, watcher: Watcher) -> None:
        self._table, self._watcher = table, watcher
        table.watch(watcher)

    @property
    def frame(self) -> Frame:
        """The newest frame."""
        return self._table.frame(self._watcher)

    @property
    def is_lost(self) -> bool:
        """Never: the host is this very process."""
        return False

    async def changed(self) -> None:
        """Return when there is something new since the last call."""
        await self._watcher.news.wait()
        self._watcher.news.clear()
        if self._watcher.closed:
            raise Closed(self._watcher.closed)

    async def act(self, action: Action, seat: Seat | None = None) -> None:
        """Do something. Raises `Refused`."""
        try:
            await self._table.act(self._watcher, action.model_dump(mode="json"), seat=seat)
        except Rejection as rejection:
            raise refused(rejection, self._table.setting.names) from None

    async def log(self) -> tuple[Happened, ...]:
        """Every line of the table's log."""
        return self._table.log()

    def away(self, is_away: bool) -> None:
        """The browser behind this session went out of reach, or came back."""
        self._table.step_away(self._watcher, is_away=is_away)

    def hide(self, is_hidden: bool) -> None:
        """The tab of this session is behind another one, or is seen again."""
        self._table.hide(self._watcher, is_hidden=is_hidden)

    async def vacated(self) -> None:
        """Another tab took the seat: return when none that can be seen has it, and this one can."""
        while not self._table.is_vacant(self._watcher):
            await self._watcher.news.wait()
            self._watcher.news.clear()

    def close(self) -> None:
        """Leave; the seat stays taken."""
        self._watcher.close("table.left")
        self._table.unwatch(self._watcher)


def refused(rejection: Rejection, names: texts.Names) -> Refused:
    """A rejection in words, for who is answered now."""
    return worded(rejection.reasons, names, texts.spoken.get())


def worded(reasons: tuple[Reason, ...], names: texts.Names, language: texts.Language) -> Refused:
    """Why not, in this language: a title, and a sentence a reason."""
    first = reasons[0]
    title = language.say(texts.text_id(first.code), "title", **language.values(first.facts, names))
    return Refused(title, " ".join(language.reason(why, names) for why in reasons), reasons)
