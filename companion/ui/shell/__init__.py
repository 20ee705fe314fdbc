"""Full pages of the shell."""
