"""What every screen is made of: the skin first, then plain facts. Knows no game and no stage."""
