"""What needs no table: the collection of cards, its editor, and the tool for one fight."""
