"""What a module of this package brings: a name on the command line and the function behind it."""

from __future__ import annotations

import argparse

Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it
