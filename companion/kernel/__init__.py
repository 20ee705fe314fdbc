"""The words everyone shares: seat, action, view, hidden, chance, game. Pure and small."""
