# -*- coding: utf-8 -*-
"""Readers of geodatabases; only they import GDAL and arcpy."""
from __future__ import unicode_literals

import os

from ..errors import AuditError

MISSING = 'No existe la geodatabase «{}».'
NO_READER = (
    'Este Python no tiene GDAL ni arcpy, y sin uno de ellos no se puede leer la geodatabase. '
    'Use el Python de ArcGIS o de QGIS, o instale GDAL.')


def open_workspace(path):
    """Opens a path with arcpy inside ArcGIS and with GDAL elsewhere. Raises ``AuditError``."""
    if not os.path.exists(path):
        raise AuditError(MISSING.format(path))
    for name in ('ogr', 'desktop'):
        module = _load(name)
        if module:
            return module.open_workspace(path)
    raise AuditError(NO_READER)


def _load(name):
    """An adapter's module; None when its library is not installed."""
    try:
        return __import__('gdbaudit.adapters.' + name, fromlist=['open_workspace'])
    except ImportError:
        return None
