"""What a module of this package brings: a name on the command line and the function behind it."""

from __future__ import annotations

import argparse
from typing import Protocol


class Commands(Protocol):
    """Where commands are added; argparse has no public name for it."""

    def add_parser(self, name: str, *, help: str | None = ...) -> argparse.ArgumentParser:  # noqa: A002
        """A new command."""
        ...
