"""Documents of the toolbox: kits, and how a tool is described in them and in the action that starts it."""
