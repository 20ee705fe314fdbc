"""One way to look for counter-examples, for every test."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("companion", deadline=None, max_examples=60)
settings.load_profile("companion")
