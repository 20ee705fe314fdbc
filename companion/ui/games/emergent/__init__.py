"""Emergent on phones and on the shared screen."""
