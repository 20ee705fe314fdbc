"""Components, parts, effects and event handlers: drawn where facts changed, and no crash reaches a phone.

A *component* keeps its own state. A *part* is neither drawn nor compared while its facts stay equal.
"""

from __future__ import annotations

import inspect
import logging
import sys
import traceback
from collections.abc import Awaitable, Callable, Sequence
from functools import partial, update_wrapper, wraps
from types import FunctionType, MethodType
from typing import Any, Generic, ParamSpec, TypeVar

import flet as ft

from companion import texts

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

STUMBLE = "companion.stumble"
"""Where a session keeps what it does after a stumble (its own store, never shared)."""

Tap = Callable[[], Any]
Choose = Callable[[str], Any]
"""What happens when one of several is chosen, by its value."""


def note(error: BaseException) -> None:
    """Log where it happened; never the message or the values, they could hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
    log.error("screen stumbled: %s at %s", type(error).__name__, where)


def _stumbled(error: Exception) -> None:
    note(error)
    try:
        tell = ft.context.page.session.store.get(STUMBLE)
    except (RuntimeError, AttributeError, KeyError):
        tell = None
    if callable(tell):
        tell()


def _has_a_place(act: Callable[..., Any]) -> bool:
    """Whether a call with one argument would find a place for it; options that go by name do not count."""
    if isinstance(act, MethodType) and isinstance(act.__func__, FunctionType):
        return _places(act.__func__) > 1
    if isinstance(act, FunctionType) and not hasattr(act, "__signature__"):
        return _places(act) > 0
    by_name = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.VAR_KEYWORD)
    told: inspect.Signature = getattr(act, "__signature__", None) or inspect.signature(act)
    return any(parameter.kind not in by_name for parameter in told.parameters.values())


def _places(act: FunctionType) -> int:
    """How many arguments it takes by their place; `inspect` would take ten times as long to say so."""
    code = act.__code__
    return sys.maxsize if code.co_flags & inspect.CO_VARARGS else code.co_argcount


def guarded(act: Callable[..., Any] | None) -> Callable[..., Awaitable[None]] | None:
    """An event handler around `act` (with or without the event) that notes a crash and says so kindly."""
    if act is None:
        return None
    takes_event = _has_a_place(act)

    async def handle(event: Any) -> None:
        try:
            made = act(event) if takes_event else act()
            if inspect.isawaitable(made):
                await made
        except Exception as error:  # noqa: BLE001 - the last wall before the phone
            _stumbled(error)

    return handle


def effect(act: Tap, dependencies: Sequence[Any] | None, leave: Tap | None = None) -> None:
    """Like `ft.use_effect`, ended with its part; a crash is noted, and a page that is gone is none."""

    async def later() -> None:
        try:
            await act()
        except Exception as error:  # noqa: BLE001 - nobody waits for an effect
            _noted(error)

    def at_once() -> None:
        try:
            act()
        except Exception as error:  # noqa: BLE001
            _noted(error)

    ft.use_effect(later if inspect.iscoroutinefunction(act) else at_once, dependencies, leave or _nothing)


def _nothing() -> None:
    """An effect that waits is ended with its part only if there is something to do then."""


def _noted(error: Exception) -> None:
    try:
        has_page = bool(ft.context.page.session)
    except (RuntimeError, AttributeError):
        has_page = False
    if has_page:
        note(error)


class Component(Generic[P]):
    """A way to draw with a state of its own; a crash shows one sentence instead of freezing the session."""

    def __init__(self, draw: Callable[P, ft.Control], *, is_part: bool) -> None:
        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
            try:
                return draw(*args, **kwargs)
            except Exception as error:  # noqa: BLE001 - an exception here would end the session's updates
                note(error)
                return ft.Text(texts.say("shell-part-stumbled"))

        made: Callable[..., ft.Control] = ft.component(drawn)
        self._make: Callable[..., ft.Control] = ft.memo(made) if is_part else made  # type: ignore[no-untyped-call]
        self.is_part = is_part
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        """One of it, here."""
        return self._make(*args, **kwargs)

    def keyed(self, key: str) -> Callable[P, ft.Control]:
        """One among others: it keeps its state, and is not drawn again, when its neighbours change."""
        return partial(self._make, key=key)


def component(draw: Callable[P, ft.Control]) -> Component[P]:
    """Drawn again whenever what is around it is, and when its own state changes."""
    return Component(draw, is_part=False)


def part(draw: Callable[P, ft.Control]) -> Component[P]:
    """Neither drawn nor compared again while its arguments are equal.

    So they are the skin and plain facts: frozen, comparable; never the stage, a control, or what changes in
    place. Ways to answer are methods of what stays, or kept by `steady`: a new lambda is never equal.
    """
    return Component(draw, is_part=True)


def steady(act: Callable[P, R]) -> Callable[P, R]:
    """One function at every redraw, which calls the newest `act`: for the facts of a part. A hook."""
    newest: Any = ft.use_ref(None)
    newest.current = act

    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        latest: Callable[P, R] = newest.current
        return latest(*args, **kwargs)

    kept = ft.use_callback(call, [])
    if kept is call:
        call.__signature__ = inspect.signature(act)  # type: ignore[attr-defined]
    return kept


def use_kept(first: T) -> tuple[T, Callable[[T | Callable[[T], T]], None]]:
    """Like `ft.use_state`, with a setter that stays: it may be a fact of a part. A hook."""
    value, change = ft.use_state(first)
    return value, steady(change)
