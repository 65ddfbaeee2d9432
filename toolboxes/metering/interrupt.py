# -*- coding: utf-8 -*-
"""Ctrl+C before a program has started: the first import of each command line."""
from __future__ import unicode_literals

import os
import sys

try:
    # In Python 3 ``signal`` imports ``enum``, which takes longer than all before it.
    import _signal as signal
except ImportError:  # Python 2.7
    import signal

STOPPED = 'Se detuvo el programa antes de comenzar. No se ejecutó nada.\n'


def _stop(_number, _frame):
    # An exception would be a traceback of whatever module is being imported. Bytes: what the
    # stream needs to write text may not be imported yet.
    sys.stdout.flush()
    os.write(1, STOPPED.encode(getattr(sys.stdout, 'encoding', None) or 'utf-8', 'replace'))
    os._exit(130)


def start():
    """Ends the program with a message on Ctrl+C, until ``ready``."""
    signal.signal(signal.SIGINT, _stop)


def ready():
    """From here on Ctrl+C raises ``KeyboardInterrupt``, as usual."""
    if signal.getsignal(signal.SIGINT) is _stop:
        signal.signal(signal.SIGINT, signal.default_int_handler)
