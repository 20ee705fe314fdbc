"""The words everyone shares: seat, action, refusals, view, hidden, chance, game. Pure and small."""
