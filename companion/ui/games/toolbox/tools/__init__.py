"""The pages of the tools, a module each."""
