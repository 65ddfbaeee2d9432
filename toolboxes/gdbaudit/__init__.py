# -*- coding: utf-8 -*-
"""GDB Audit: checks a geodatabase against the Modelo de Almacenamiento Geográfico.

The engine (``engine``, ``core``, ``model``, ``report``) runs on Python 2.7 and 3 with numpy only;
GDAL and arcpy are known to ``adapters`` alone.
"""
from __future__ import unicode_literals

VERSION = '1.02'
#: The name of the program with its version, for users.
PROGRAM = 'GDB Audit V' + VERSION
