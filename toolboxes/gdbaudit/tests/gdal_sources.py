# -*- coding: utf-8 -*-
"""Workspaces and classes by their paths, as arcpy names them, opened with GDAL."""
from __future__ import unicode_literals

import os

from osgeo import gdal

# Open sources by path: opening a geodatabase of the whole model takes 0.2 s, and every call of
# arcpy names a path. See ``forget()``.
_sources = {}


def open_source(path, flags=0):
    """The open source at a path, without GDAL's search for the codes of coordinate systems: it
    costs 0.1 s a class and is not needed."""
    previous = gdal.GetThreadLocalConfigOption('USE_OSR_FIND_MATCHES', None)
    gdal.SetThreadLocalConfigOption('USE_OSR_FIND_MATCHES', 'NO')
    try:
        return gdal.OpenEx(path, gdal.OF_VECTOR | flags)
    finally:
        gdal.SetThreadLocalConfigOption('USE_OSR_FIND_MATCHES', previous)


def _open_source(path):
    if path not in _sources:
        _sources[path] = open_source(path)
    return _sources[path]


def open_path(path):
    """(source, layer name) of a workspace, or of a class within one."""
    folder, inside = path, []
    while folder and not os.path.exists(folder):
        folder, last = os.path.split(folder)
        inside.append(last)
    if os.path.isfile(folder):
        folder, last = os.path.split(folder)
        inside.append(last)
    source = _open_source(folder)
    if source is None:
        raise IOError('"{}" does not exist'.format(path))
    name = inside[0] if inside else None
    if name and name.lower().endswith(('.shp', '.dbf')):
        name = name[:-4]
    return source, name


def is_geodatabase(source):
    return source.GetDriver().ShortName == 'OpenFileGDB'


def precision(source, name):
    """What arcpy's spatial reference says: here from the definition of the class."""
    from xml.etree import ElementTree
    layer = source.ExecuteSQL(
        "SELECT Definition FROM GDB_Items WHERE Name = '{}'".format(name))
    definition = layer.GetNextFeature().GetField(0)
    source.ReleaseResultSet(layer)
    root = ElementTree.fromstring(definition.encode('utf-8'))
    tolerance = root.findtext('.//SpatialReference/XYTolerance')
    scale = root.findtext('.//SpatialReference/XYScale')
    return float(tolerance or 0), 1 / float(scale) if scale else 0.0


def forget():
    """Closes what is open: tests write another geodatabase to a path."""
    _sources.clear()
