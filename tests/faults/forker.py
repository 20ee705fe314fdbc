"""Hosts by fork: everything is imported once, so that a host starts at once and can be killed often.

Each line on standard input is a JSON list of arguments for `companion`; the answer is the new process's id.
`wait` and an id wait for that process; the answer is how it ended. What it says goes to the files named by
the arguments of this program, or nowhere. The web client is left out (its packing would only eat the test's
time); hall, server and journal are the real ones.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from companion import cli
from companion.cli import hosted
from tests.net.house import PlainClient


def plain_client(*_: Any) -> Any:
    """No Flet pages."""
    return PlainClient()


def main() -> None:
    """Fork and wait, as told."""
    hosted.make_client = plain_client
    heard = sys.argv[1:3] or [os.devnull]
    for line in sys.stdin:
        if line.startswith("wait"):
            print(os.waitpid(int(line.split()[1]), 0)[1], flush=True)
            continue
        pid = os.fork()
        if not pid:
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            for stream, name in zip((1, 2), heard, strict=False):
                os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
            code = cli.main(json.loads(line))
            sys.stdout.flush()
            os._exit(code)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
