"""Emergence."""

GAME = None
