"""CyberVerse's drawings: skin first, then plain values; every part says in words what it shows."""
