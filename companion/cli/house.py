"""The host's own folder: its journal, its key, its packs."""

from __future__ import annotations

import http.client
import os
import re
import secrets
import ssl
from contextlib import closing, suppress
from pathlib import Path

from companion.net.visitor import HOST_COOKIE, HostKey

ANSWER_SECONDS = 2.0
KEY = re.compile(r"[\w-]{16,64}", re.ASCII)


def journal_file(data: Path) -> Path:
    """Where the journals are."""
    return data / "journal.sqlite"


def key_file(data: Path) -> Path:
    """Where the key of the private host link is."""
    return data / "host.key"


def packs_folder(data: Path) -> Path:
    """The table's own boards and cities, one folder a game."""
    return data / "packs"


def log_file(data: Path) -> Path:
    """Where a host without a console writes its words."""
    return data / "host.log"


def make_private(data: Path) -> None:
    """The folder, closed to everybody else on this computer. One that is not our own is left as it is."""
    if not data.exists():
        data.mkdir(mode=0o700, parents=True)
    elif os.name == "posix" and key_file(data).exists() and data.stat().st_uid == os.getuid():
        data.chmod(0o700)


def host_key(data: Path) -> HostKey:
    """The key of the private host link: made once, so that the link stays valid; only its owner reads it."""
    file = key_file(data)
    known = file.read_text(encoding="utf-8", errors="replace").strip() if file.exists() else ""
    if KEY.fullmatch(known):
        return HostKey(known)
    make_private(data)
    key, fresh = secrets.token_urlsafe(18), data / "host.key.new"
    fresh.unlink(missing_ok=True)
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as new:
        new.write(key)
    fresh.replace(file)  # whole or not at all, should the power go
    return HostKey(key)


def note_running(data: Path, port: int, secure_address: str = "") -> None:
    """A host of this folder is open at this port: the next start finds it.

    Its certificate is for a name, so who serves HTTPS says by which address it is to be opened.
    """
    with suppress(OSError):
        _port_file(data).write_text(f"{port} {secure_address}".strip(), encoding="utf-8")


def forget_running(data: Path) -> None:
    """It has ended."""
    with suppress(OSError):
        _port_file(data).unlink(missing_ok=True)


def running_link(data: Path) -> str:
    """The private link of a host of this very folder that answers on this device; empty without one."""
    try:
        port, _, secure_address = _port_file(data).read_text(encoding="utf-8").partition(" ")
        key = (data / "host.key").read_text(encoding="ascii").strip()
        with closing(_connection(int(port), is_secure=bool(secure_address))) as asked:
            asked.request("GET", f"/host/{key}")
            is_ours = HOST_COOKIE in (asked.getresponse().getheader("set-cookie") or "")
    except (OSError, ValueError, http.client.HTTPException):
        return ""
    return f"{secure_address or f'http://127.0.0.1:{port}'}/host/{key}" if is_ours else ""


def _connection(port: int, *, is_secure: bool) -> http.client.HTTPConnection:
    """To this very device, where a certificate for another name is as good."""
    if not is_secure:
        return http.client.HTTPConnection("127.0.0.1", port, timeout=ANSWER_SECONDS)
    return http.client.HTTPSConnection("127.0.0.1", port, timeout=ANSWER_SECONDS, context=own_tls())


def own_tls() -> ssl.SSLContext:
    """For talking to a host of this very device: whoever made its certificate, it is ours."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _port_file(data: Path) -> Path:
    return data / "host.port"
