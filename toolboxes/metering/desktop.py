# -*- coding: utf-8 -*-
"""The functions of the desktop application that the toolboxes use.

No other module imports arcpy; tests replace it with a fake.
"""
from __future__ import unicode_literals

import os

from . import errors

NO_DESKTOP = (
    'Esta acción necesita la aplicación SIG de escritorio (arcpy), versión 10.6 o posterior.'
)

NO_COUNT = (
    'No fue posible contar los registros de {}. Revise que ningún otro programa la tenga '
    'bloqueada. {}'
)


def _arcpy():
    try:
        import arcpy
    except ImportError:
        raise errors.MeteringError(NO_DESKTOP)
    return arcpy


def parameter(name, label, datatype, required=True, direction='Input'):
    """A parameter of a tool's form."""
    return _arcpy().Parameter(
        name=name, displayName=label, datatype=datatype, direction=direction,
        parameterType='Required' if required else 'Optional')


def _count(arcpy, geodatabase):
    def records(*path):
        table = os.path.join(geodatabase, *path)
        return int(arcpy.GetCount_management(table).getOutput(0))

    # The audit reads the shapefiles and .dbf tables of a folder, not its drawings and texts.
    is_folder = getattr(arcpy.Describe(geodatabase), 'workspaceType', None) == 'FileSystem'
    groups = [] if is_folder else list(arcpy.ListDatasets('', 'Feature') or [])
    features = 0
    for group in [''] + groups:
        for name in arcpy.ListFeatureClasses('', '', group) or []:
            features += records(group, name)
    tables = sum(records(name) for name in arcpy.ListTables() or []
                 if not is_folder or name.lower().endswith('.dbf'))
    return {'fc_records90': features, 'tb_records90': tables}


def count_records(geodatabase):
    """How many records the feature classes and the tables have, with the names of the API."""
    arcpy = _arcpy()
    if not arcpy.Exists(geodatabase):
        raise errors.MeteringError('No existe la geodatabase: {}'.format(geodatabase))
    previous = arcpy.env.workspace, arcpy.env.extent
    # With the extent of the map, only the rows within it would be counted.
    arcpy.env.workspace, arcpy.env.extent = geodatabase, None
    try:
        return _count(arcpy, geodatabase)
    except Exception as error:
        # A schema locked by another program, a class without its files, no read permission.
        raise errors.MeteringError(NO_COUNT.format(geodatabase, errors.describe(error)))
    finally:
        arcpy.env.workspace, arcpy.env.extent = previous


class Progressor(object):
    """The progress bar of the desktop application, and its button to cancel."""

    def __init__(self, title):
        self._arcpy = _arcpy()
        # Otherwise the application ends the tool before its reservation is released.
        self._arcpy.env.autoCancelling = False
        self._arcpy.SetProgressor('step', title, 0, 100, 1)

    def show(self, percent, text):
        self._arcpy.SetProgressorLabel(text)
        self._arcpy.SetProgressorPosition(percent)

    def cancelled(self):
        return bool(getattr(self._arcpy.env, 'isCancelled', False))

    def close(self):
        self._arcpy.ResetProgressor()
