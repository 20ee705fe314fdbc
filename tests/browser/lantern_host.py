"""`companion host` with one more game on the shelf: a small one that brings no screen of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from companion import games, texts
from tests.games import lantern

games.GAMES = (*games.GAMES, lantern.GAME)
texts.also(Path(lantern.__file__).with_name("lantern.ftl"))

if __name__ == "__main__":
    from companion.cli import main

    sys.exit(main())
