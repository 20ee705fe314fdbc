"""One way to look for counter-examples, for every test: others each time at home, the same ones in CI.

A landing must not fail for a fault it did not bring; whoever works here still meets it.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("companion", deadline=None, max_examples=60, derandomize=bool(os.environ.get("CI")))
settings.load_profile("companion")
