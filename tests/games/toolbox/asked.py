"""The toolbox's arithmetic, asked as `companion resolve` asks it, for the worked examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from companion.games.toolbox.procedures import PROCEDURES

ROOT = Path(__file__).parents[3]
SEED = "370092b31696849635360769246ede7f2d40b80e4df56e7c2e40227f566ca1d7"
SEATS = ["ann", "bo", "cleo", "dan", "eve"]


def asked(procedure: str, **given: Any) -> Any:
    """What comes back, as JSON."""
    return json.loads(json.dumps(PROCEDURES[f"toolbox.{procedure}"](given)))
