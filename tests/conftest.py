"""For every test: how counter-examples are looked for, and how seldom rubbish is collected.

Counter-examples are others each time at home and the same ones in CI: a landing must not fail for a fault it
did not bring; whoever works here still meets it.
"""

from __future__ import annotations

import gc
import os

from hypothesis import settings

settings.register_profile("companion", deadline=None, max_examples=60, derandomize=bool(os.environ.get("CI")))
settings.load_profile("companion")


def pytest_collection_finish() -> None:
    """What is imported by now stays. Looking through it again and again took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
