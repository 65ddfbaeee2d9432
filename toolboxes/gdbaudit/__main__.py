# -*- coding: utf-8 -*-
"""Audits without metering, for tests and for the operator: ``python3 -m gdbaudit RUTA.gdb``."""
from __future__ import print_function, unicode_literals

import sys

from gdbaudit.unmetered import audit

if __name__ == '__main__':
    sys.exit(audit.main())
