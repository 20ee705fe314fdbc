"""One thing of Flet's that we mend. Nothing is mended when a module is imported: `apply_patches` does it."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any


class Patch:
    """What Flet has under a name of one of its classes or modules, and what we put there."""

    def __init__(self, owner: type | ModuleType, name: str, mended: Callable[[Any], Any]) -> None:
        """`mended` makes ours from what stands there: Flet's own, or what another patch has made of it."""
        self.owner, self.name, self._mended = owner, name, mended
        self.flets: Any = getattr(owner, name)
        """As Flet brings it, for the tests that say when this patch may go."""

    def apply(self) -> None:
        """Mend it, for every session of this process."""
        setattr(self.owner, self.name, self._mended(getattr(self.owner, self.name)))
