# -*- coding: utf-8 -*-
"""Audits without metering, for tests and for the operator: ``python3 -m gdbaudit RUTA.gdb``."""
from __future__ import print_function, unicode_literals

import sys

from gdbaudit.hosts import free_audit

if __name__ == '__main__':
    sys.exit(free_audit.main())
