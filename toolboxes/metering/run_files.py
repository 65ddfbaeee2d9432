# -*- coding: utf-8 -*-
"""One file per run that is under way, so that an interrupted run is ended later.

A run's file is locked by the process that runs it. The system frees the lock when the process
ends in whatever way, so that a free lock means: nobody runs this any more.
"""
from __future__ import unicode_literals

import os

from . import private_file
from .api import new_key

try:
    import fcntl
    msvcrt = None
except ImportError:  # Windows
    fcntl = None
    import msvcrt


def _folder():
    return os.path.join(private_file.home(), 'ejecuciones')


def _lock(path):
    """An open, locked file; None when another process holds it."""
    handle = open(path, 'a+b')
    try:
        if fcntl:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            handle.seek(0)
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
    except (IOError, OSError):
        handle.close()
        return None
    return handle


class RunFile(object):
    """A run as it is kept: ``phase`` is reserving, running, finishing or failing.

    A finishing run has its final ``counts``, and ``files`` while its results are not in place.
    """

    def __init__(self, key, lock):
        self.key = key
        self._lock = lock
        self._path = os.path.join(_folder(), key + '.json')
        self.content = private_file.read(self._path)

    def mark(self, phase, **fields):
        """Writes what the run has come to, before the request that tells the server."""
        self.content.update(fields, phase=phase)
        private_file.write(self._path, self.content)

    def close(self):
        """Removes the run: the server knows how it ended."""
        if os.path.exists(self._path):
            os.remove(self._path)
        self.leave()
        if os.path.exists(_lock_path(self.key)):
            os.remove(_lock_path(self.key))

    def leave(self):
        """Leaves the run to be ended later."""
        self._lock.close()


def _lock_path(key):
    return os.path.join(_folder(), key + '.lock')


def begin(measure, folder=None):
    """A new run with its key, kept before anything is sent; ``folder`` is for its results."""
    private_file.make_folder(_folder())
    key = new_key()
    run = RunFile(key, _lock(_lock_path(key)))
    run.mark('reserving', measure=measure, folder=folder)
    return run


def interrupted():
    """The runs that nobody runs any more, locked for the caller."""
    found = []
    names = os.listdir(_folder()) if os.path.isdir(_folder()) else []
    for name in sorted(names):
        key, ending = os.path.splitext(name)
        if ending != '.json':
            continue
        lock = _lock(_lock_path(key))
        if lock is None:
            continue
        run = RunFile(key, lock)
        if run.content.get('measure'):
            found.append(run)
        else:
            run.close()
    return found
