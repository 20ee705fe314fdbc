"""What everyone shares: seat, action, refusals, proposals, view, hidden, chance, graph, game. Pure, small."""
