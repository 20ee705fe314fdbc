"""Emergence's documents in the library."""
