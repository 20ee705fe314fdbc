"""Moments and lengths of time in words, on the clock of the room."""

from __future__ import annotations

import time

from companion.ui.kit.skin import Says

MINUTE, HOUR, DAY = 60, 3600, 86400
WEEK_DAYS = 6
"""So many days back a weekday says which one is meant."""


def clock(at: float) -> str:
    """`22:10`."""
    return time.strftime("%H:%M", time.localtime(at))


def moment(skin: Says, now: float, at: float) -> str:
    """`at 22:10`, `yesterday at 22:10`, `on Saturday at 22:10`, `on 14 November at 22:10`."""
    return _dated(skin, "shell-when", now, at)


def since(skin: Says, now: float, at: float) -> str:
    """`since 20:10`, `since yesterday`, `since Saturday`, `since 14 November`."""
    return _dated(skin, "shell-since", now, at)


def _dated(skin: Says, text: str, now: float, at: float) -> str:
    then = time.localtime(at)
    days = _day(now) - _day(at)
    name = "today" if days <= 0 else "yesterday" if days == 1 else "week" if days <= WEEK_DAYS else "date"
    return skin.say(
        f"{text}-{name}",
        time=clock(at),
        weekday=skin.say(f"shell-weekday-{then.tm_wday + 1}"),
        day=then.tm_mday,
        month=skin.say(f"shell-month-{then.tm_mon}"),
    )


def _day(at: float) -> int:
    """Days since 1970, as the calendar on the wall counts them."""
    then = time.localtime(at)
    return int(at + (then.tm_gmtoff or 0)) // DAY


def length(skin: Says, seconds: float) -> str:
    """`1 minute`, `40 minutes`, `2 hours`, `3 days`."""
    if seconds < 50 * MINUTE:
        return skin.say("shell-length-minutes", n=max(1, round(seconds / MINUTE)))
    if seconds < DAY:
        return skin.say("shell-length-hours", n=max(1, round(seconds / HOUR)))
    return skin.say("shell-length-days", n=round(seconds / DAY))
