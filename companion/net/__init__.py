"""The way in and out: addresses, the door, the wire, links, the server."""
