"""Any other game: tools for whatever lies on the table (docs/rules/toolbox.md). So far its maths alone."""
