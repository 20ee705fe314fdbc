"""A browser that remembers drafts, for every test of these screens."""

from __future__ import annotations

import pytest

from companion.ui.desk import keeping


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the browser of this test remembers: shared preferences without a browser."""
    remembered: dict[str, str] = {}

    class Device:
        """As far as drafts ask it."""

        async def set(self, key: str, value: str) -> None:
            """Remember."""
            remembered[key] = value

        async def get(self, key: str) -> str | None:
            """What was remembered."""
            return remembered.get(key)

        async def remove(self, key: str) -> None:
            """Forget."""
            remembered.pop(key, None)

    monkeypatch.setattr(keeping, "_device", Device)
    return remembered
