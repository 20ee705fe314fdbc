"""What everyone shares: the words, the walls, and what every game would write alike. Pure and small."""
