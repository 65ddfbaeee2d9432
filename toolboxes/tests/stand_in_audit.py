# -*- coding: utf-8 -*-
"""The audit's command line over the engine's stand-in, as a process of its own."""
from __future__ import unicode_literals

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The packed file has all of these in one folder.
sys.path[:0] = [ROOT, os.path.join(ROOT, 'gdbaudit', 'hosts')]

import gdb_audit
import stand_in_engine
from metering import terminal

if __name__ == '__main__':
    sys.exit(terminal.main(gdb_audit.command_line(stand_in_engine)))
