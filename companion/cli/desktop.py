"""What a double-click starts: a host without a terminal, or the one that runs; with arguments, a command."""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
import webbrowser
from html import escape
from pathlib import Path

from companion import paths
from companion.cli import console, house, main
from companion.cli.host import arguments
from companion.cli.hosted import first_free
from companion.cli.hosting import Occupied, Sorry, run
from companion.net import lan
from companion.net.invitation import DEFAULT_PORT
from companion.texts import say

ADDRESS = "COMPANION_ADDRESS"
"""A variable of the system for who has several networks: the address phones should use."""

AGAIN_SECONDS, MOST_TRIES = 0.5, 60
"""How often a second double-click looks for the link of the first, and when it gives up."""

_PAGE = (
    "<!doctype html><meta charset=utf-8><meta name=color-scheme content='dark light'><title>{title}</title>"
    "<body style='font:18px/1.4 system-ui,sans-serif;max-width:32em;margin:15vh auto;padding:0 1em'>"
    "<h1>{title}</h1><p>{sorry}</p><p style='opacity:.7'>{log}</p>"
)


def start() -> int:
    """The program behind the icon; its exit code."""
    multiprocessing.freeze_support()
    return main() if len(sys.argv) > 1 else double_click(paths.data())


def double_click(data: Path) -> int:
    """Open the start screen in a browser: of the host of this folder that runs, or of a new one."""
    console.prepare(house.log_file(data))
    try:
        is_ours = _hosted_or_opened(data)
    except Sorry as sorry:
        print(sorry, file=sys.stderr)
        webbrowser.open(sorry_page(str(sorry), house.log_file(data)).as_uri())
        return 2
    if is_ours:
        print(say("host-stopped"), flush=True)
    return 0


def _hosted_or_opened(data: Path) -> bool:
    """True after hosting; False when another one was opened. Raises `Sorry`.

    A host that is about to open is waited for; after one that says farewell we host ourselves.
    """
    named = ("--address", where) if (where := os.environ.get(ADDRESS)) else ()
    tries = 0
    while not (link := house.running_link(data)):
        try:
            run(arguments("--port", str(free_port()), "--data", str(data), *named))
        except Occupied:
            tries += 1
            if tries == MOST_TRIES:
                raise
            time.sleep(AGAIN_SECONDS)
        else:
            return True
    print(say("desktop-running", link=link), flush=True)
    webbrowser.open(link)
    return False


def free_port() -> int:
    """The usual port, or the next one that nobody has."""
    try:
        with first_free(lan.choose()) as listening:
            port: int = listening.getsockname()[1]
    except OSError:
        return DEFAULT_PORT
    return port


def sorry_page(sorry: str, log: Path) -> Path:
    """The sentence as a page, because nobody sees a terminal."""
    texts = {"title": say("desktop-sorry"), "sorry": sorry, "log": say("desktop-log", file=str(log))}
    file = Path(tempfile.mkdtemp(prefix="companion-")) / "companion.html"
    file.write_text(_PAGE.format(**{name: escape(text) for name, text in texts.items()}), encoding="utf-8")
    return file


if __name__ == "__main__":
    sys.exit(start())
