"""The toolbox's documents in the library: kits."""
