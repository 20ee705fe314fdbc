"""A native window of this process: Flet's viewer, started and ended by us.

Flet's own `run_async` would take Ctrl-C for itself, install packages, open a web server where there is no
screen, and leave its viewer behind when it is cancelled.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from flet.controls.context import _context_page
from flet.messaging.flet_socket_server import FletSocketServer
from flet.messaging.session import Session

from companion import paths
from companion.net.flet.socket import Main
from companion.texts import say

_Step = Callable[[], Awaitable[None]]
"""What Flet does not say of its methods."""
LAST_SECONDS = 2.0
"""How long a viewer may take to go before it is ended."""


class NoWindow(Exception):  # noqa: N818
    """Why no window can be opened, as a few words."""


async def show(main: Main, *, has_screen: bool) -> None:
    """Show the start screen in a window, as the host's own device; return when it is closed.

    Whoever cancels it takes the window along. Raises `NoWindow`.
    """
    if not has_screen:
        raise NoWindow(say("window-no-screen"))
    if importlib.util.find_spec("flet_desktop") is None:
        raise NoWindow(say("window-no-package"))
    is_shown = asyncio.Event()
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        server = FletSocketServer(
            loop=asyncio.get_running_loop(),
            uds_path=str(Path(folder) / "window"),
            on_session_created=_session(main, is_shown),
            executor=ThreadPoolExecutor(thread_name_prefix="window"),
        )
        start, close = cast("_Step", server.start), cast("_Step", server.close)
        await start()
        try:
            async with _viewer(server.page_url or "") as viewer:
                code = await viewer.wait()
            if code and not is_shown.is_set():  # it lacks something: nobody has closed a window
                raise NoWindow(say("window-no-viewer", code=code))
        except OSError as error:
            raise NoWindow(type(error).__name__) from None
        finally:
            await close()


def _session(main: Main, is_shown: asyncio.Event) -> Callable[[Session], Awaitable[None]]:
    async def begin(session: Session) -> None:
        is_shown.set()
        _context_page.set(session.page)
        await main(session.page)
        await session.after_event(session.page)

    return begin


@asynccontextmanager
async def _viewer(url: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Flet's viewer; downloaded by Flet the first time. It is gone when this ends, however it ends."""
    from flet_desktop import close_flet_view, open_flet_view_async  # noqa: PLC0415 - an extra

    viewer, pid_file = await open_flet_view_async(url, str(paths.assets()), hidden=False)
    try:
        yield viewer
    finally:
        close_flet_view(pid_file)
        if viewer.returncode is None:
            with contextlib.suppress(OSError):  # `terminate` polls: its end would be read twice
                os.kill(viewer.pid, signal.SIGTERM)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(viewer.wait(), LAST_SECONDS)
        if viewer.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                viewer.kill()
            await viewer.wait()
