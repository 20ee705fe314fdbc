"""The documents a table can edit: cards as they are typed, and whether they can be what is printed."""
