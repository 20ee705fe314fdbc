"""How the tools look: scenes of the tiles, faces, plots, dice."""
