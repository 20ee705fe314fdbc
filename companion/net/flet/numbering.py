"""Flet numbers the controls of all sessions by one counter, and every frame shows it.

Whoever reads the numbers in their own frames sees how many controls were drawn for everybody else meanwhile:
an opened region, a higher stack. Here every session counts for itself, and goes on where it was when its
phone comes back over another socket.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from weakref import WeakKeyDictionary

from flet.controls.id_counter import ControlId, IdCounter
from flet.messaging.connection import Connection
from flet.messaging.session import Session

from companion.net.flet.patch import Patch

FIRST = 3
"""Flet gives 1 to the page and 2 to its window."""

Next = Callable[[IdCounter], int]
Begin = Callable[[Session, Connection], None]


class Numbers:
    """The counter that everything done over one socket uses."""

    def __init__(self) -> None:
        self.counter = IdCounter(FIRST)


_here: ContextVar[Numbers | None] = ContextVar("numbers", default=None)
_counters: WeakKeyDictionary[Session, IdCounter] = WeakKeyDictionary()


def count_anew() -> None:
    """From here on, in this task and in all that are made from it, controls are counted apart."""
    _here.set(Numbers())


def _apart(count: Next) -> Next:
    def counted(counter: IdCounter) -> int:
        numbers = _here.get()
        return count(numbers.counter if numbers and counter is ControlId else counter)

    return counted


def _begun(begin: Begin) -> Begin:
    def begun(session: Session, conn: Connection) -> None:
        if numbers := _here.get():
            _counters[session] = numbers.counter
        begin(session, conn)

    return begun


def _taken_up(attach: Begin) -> Begin:
    def taken_up(session: Session, conn: Connection) -> None:
        numbers, counter = _here.get(), _counters.get(session)
        if numbers and counter:
            numbers.counter = counter
        attach(session, conn)

    return taken_up


PATCHES = (
    Patch(IdCounter, "next", _apart),
    Patch(Session, "__init__", _begun),
    Patch(Session, "attach_connection", _taken_up),
)
