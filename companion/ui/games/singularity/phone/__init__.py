"""Phones of The Singularity War."""
