"""Hearing what is said to everybody on the network: Android's Wi-Fi drops it unless somebody asks to hear."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

logger = logging.getLogger(__name__)


@contextmanager
def listening() -> Iterator[None]:
    """While this lasts. Everywhere but on Android there is nothing to ask."""
    lock = _android_lock() if hasattr(sys, "getandroidapilevel") else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _android_lock() -> Any:
    """Held until it is released; None where the app came without pyjnius, or Android says no."""
    try:
        from jnius import autoclass  # noqa: PLC0415 - of `[tool.flet.android]`

        activity = autoclass(os.environ["MAIN_ACTIVITY_HOST_CLASS_NAME"]).mActivity
        service = autoclass("android.content.Context").WIFI_SERVICE
        wifi = activity.getApplicationContext().getSystemService(service)
        lock = wifi.createMulticastLock("companion")
        lock.acquire()
    except Exception as error:  # noqa: BLE001 - whatever Java throws: then tables are only not found
        logger.info("this phone hears no tables: %s", type(error).__name__)
        return None
    return lock
