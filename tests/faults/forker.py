"""Hosts by fork: everything is imported once, so that a host starts at once and can be killed often.

Each line on standard input is a JSON list of arguments for `companion`; the answer is the new process's id.
`wait` and an id wait for that process; the answer is how it ended. The web client is left out (its packing
would only eat the test's time); hall, server and journal are the real ones.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from companion import cli
from companion.cli import hosted
from tests.net.house import PlainClient


def plain_client(_cache: Any) -> Any:
    """No Flet pages."""
    return PlainClient()


def main() -> None:
    """Fork and wait, as told."""
    hosted.make_client = plain_client
    for line in sys.stdin:
        if line.startswith("wait"):
            print(os.waitpid(int(line.split()[1]), 0)[1], flush=True)
            continue
        pid = os.fork()
        if not pid:
            silence = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1):
                os.dup2(silence, stream)
            os._exit(cli.main(json.loads(line)))
        print(pid, flush=True)


if __name__ == "__main__":
    main()
