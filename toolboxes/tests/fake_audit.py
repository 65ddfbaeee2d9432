# -*- coding: utf-8 -*-
"""The command line of the audit with the fake engine, as a separate process."""
from __future__ import unicode_literals

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The packed file has all of these in one folder.
sys.path[:0] = [ROOT, os.path.join(ROOT, 'gdbaudit', 'hosts')]

import gdb_audit
import fake_engine
from metering import terminal

if __name__ == '__main__':
    sys.exit(terminal.main(gdb_audit.build_parser(fake_engine)))
