"""The page of who looks after many tables, and what a table sees of them."""
