# -*- coding: utf-8 -*-
"""One file per open run, so that an interrupted run is ended later.

A run's file is locked by its process. The system releases the lock when the process ends in any
way, so that a lock that can be acquired means an interrupted run.
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
    """An open, locked file; None when another process has the lock."""
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


def _remove(path):
    """Removes a file that may be missing. Windows keeps one that another program reads: the next
    start asks the server about its run again."""
    try:
        os.remove(path)
    except EnvironmentError:
        pass


class RunFile(object):
    """A stored run: ``phase`` is reserving, running, finishing or failing.

    A finishing run has its final ``counts``, and ``files`` while its results are not published.
    """

    def __init__(self, key, lock):
        self.key = key
        self.has_ended = False
        # The path of a file that is there and cannot be read.
        self.unreadable = None
        self._lock = lock
        self._path = os.path.join(_folder(), key + '.json')
        try:
            self.content = private_file.read(self._path)
        except ValueError:  # damaged: the server releases its reservation after a while
            self.content = {}
        except EnvironmentError:
            self.content, self.unreadable = {}, self._path

    def mark(self, phase, **fields):
        """Stores the phase of the run, before the request that reports it."""
        self.content.update(fields, phase=phase)
        private_file.write(self._path, self.content)

    def close(self):
        """Removes the run: the server has recorded its end."""
        self.has_ended = True
        _remove(self._path)
        self.release_lock()
        _remove(_lock_path(self.key))

    def reject(self, error):
        """Ends a run whose reservation was rejected; later, where the server may have reserved it
        behind a gateway that gave up."""
        if error.status < 500:
            self.close()
        else:
            self.release_lock()

    def release_lock(self):
        """Releases the lock: the run is ended later."""
        self._lock.close()


def _lock_path(key):
    return os.path.join(_folder(), key + '.lock')


def create(measure, folder=None):
    """A new run with its key, stored before any request; ``folder`` is for its results."""
    private_file.make_folder(_folder())
    key = new_key()
    run = RunFile(key, _lock(_lock_path(key)))
    try:
        run.mark('reserving', measure=measure, folder=folder)
    except EnvironmentError:
        run.close()
        raise
    return run


def lock_interrupted():
    """The interrupted runs, locked for the caller."""
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
        if run.content.get('measure') or run.unreadable:
            found.append(run)
        else:
            run.close()
    return found
