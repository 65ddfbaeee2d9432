# -*- coding: utf-8 -*-
"""Lets a host cancel a run while one check computes for long, without a callback in every signature."""
from __future__ import unicode_literals

import contextlib
import threading
import time

# A host draws its progress at each tick, and short computations are many.
SECONDS = 0.1


class _Thread(threading.local):
    """What is called in a thread: QGIS may run two audits at once."""

    work = None
    due = 0.0


_thread = _Thread()


@contextlib.contextmanager
def calling(work):
    """Within it, ``tick`` calls ``work``; what that raises ends the computation."""
    before = _thread.work
    _thread.work = work
    try:
        yield
    finally:
        _thread.work = before


def tick():
    """Called between the steps of a computation."""
    if _thread.work and not 0 <= _thread.due - time.time() <= SECONDS:
        _thread.due = time.time() + SECONDS
        _thread.work()
