# -*- coding: utf-8 -*-
"""Readers of geodatabases; only they import GDAL and arcpy."""
from __future__ import unicode_literals

import os

from . import sidecar
from ..errors import NOT_OPENED, AuditError

MISSING = 'No existe la geodatabase «{}».'
UNREADABLE = 'No se puede leer la geodatabase «{}»: {}.'
# The libraries' messages are English, and name their own sources or the folder.
NOT_ALL_READ = 'no se pueden leer todos los registros de «{}»: ' + NOT_OPENED
NO_SUBTYPES = 'no se pueden leer los subtipos de «{}»: ' + NOT_OPENED
NO_READER = (
    'Este Python no tiene GDAL ni arcpy, y sin uno de ellos no se puede leer la geodatabase. '
    'Use el Python de ArcGIS o de QGIS, o instale GDAL.')


def open_workspace(path):
    """Opens a path with GDAL, or with arcpy where GDAL is missing or lacks something. Raises
    ``AuditError``."""
    if not os.path.exists(path):
        raise AuditError(MISSING.format(path))
    with_gdal = _load('ogr')
    module = with_gdal if with_gdal and not with_gdal.lacking() else _load('desktop') or with_gdal
    if not module:
        raise AuditError(NO_READER)
    return module.open_workspace(path)


def open_delivery(path):
    """Opens the workspace of a delivery; one of its files alone is none. Raises ``AuditError``."""
    reason = sidecar.no_delivery(path) if os.path.exists(path) else None
    if reason:
        raise AuditError(UNREADABLE.format(path, reason))
    return open_workspace(path)


def _load(name):
    """An adapter's module; None when its library is not installed, or lacks names (GDAL 1)."""
    try:
        return __import__('gdbaudit.adapters.' + name, fromlist=['open_workspace'])
    except (ImportError, AttributeError):
        return None
