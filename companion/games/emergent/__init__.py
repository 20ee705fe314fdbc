"""Emergent: plans behind the screen, the market in public, the debrief after (docs/rules/emergent.md)."""
