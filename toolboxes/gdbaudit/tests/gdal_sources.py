# -*- coding: utf-8 -*-
"""Workspaces and classes by their paths, as arcpy names them, opened with GDAL."""
from __future__ import unicode_literals

import collections
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


def definition(source, name):
    """The definition of a class as an XML element."""
    from xml.etree import ElementTree
    layer = source.ExecuteSQL(
        "SELECT Definition FROM GDB_Items WHERE Name = '{}'".format(name))
    text = layer.GetNextFeature().GetField(0)
    source.ReleaseResultSet(layer)
    return ElementTree.fromstring(text.encode('utf-8'))


def precision(source, name):
    """What arcpy's spatial reference says: here from the definition of the class."""
    root = definition(source, name)
    tolerance = root.findtext('.//SpatialReference/XYTolerance')
    scale = root.findtext('.//SpatialReference/XYScale')
    return float(tolerance or 0), 1 / float(scale) if scale else 0.0


_Domain = collections.namedtuple('_Domain', 'name')


def subtypes(source, name):
    """What ``arcpy.da.ListSubtypes`` gives: one without a field for a class without subtypes."""
    root = definition(source, name)
    field = root.findtext('SubtypeFieldName') or ''
    found = {}
    for one in root.iter('Subtype'):
        values = dict((info.findtext('FieldName'), (None, info.findtext('DomainName')))
                      for info in one.iter('SubtypeFieldInfo'))
        found[int(one.findtext('SubtypeCode'))] = {
            'Name': one.findtext('SubtypeName'), 'SubtypeField': field, 'FieldValues': dict(
                (key, (value, domain and _Domain(domain)))
                for key, (value, domain) in values.items())}
    return found or {0: {'Name': name, 'SubtypeField': '', 'FieldValues': {'A': (None, None)}}}


def forget():
    """Closes what is open: tests write another geodatabase to a path."""
    _sources.clear()
