"""How the pieces of Emergence look: colours, tokens, cards, tiles, tracks. Skin and facts, never a stage."""
