# -*- coding: utf-8 -*-
"""A fake of the part of arcpy that the adapter uses, implemented with GDAL on the same files.

``install()`` registers it as ``arcpy`` and returns ``adapters.desktop``.
"""
from __future__ import unicode_literals

import datetime
import os
import sys
import types

from osgeo import gdal, ogr

from .gdal_sources import forget, is_geodatabase, open_path, precision, subtypes

_SHAPES = {ogr.wkbPoint: 'Point', ogr.wkbMultiPoint: 'Multipoint', ogr.wkbLineString: 'Polyline',
           ogr.wkbMultiLineString: 'Polyline', ogr.wkbPolygon: 'Polygon',
           ogr.wkbMultiPolygon: 'Polygon'}


class _Namespace(object):
    def __init__(self, **attributes):
        self.__dict__.update(attributes)


env = _Namespace(workspace=None, extent=None, outputCoordinateSystem=None)
# The types of ArcGIS, and the values of a cursor, that GDAL cannot write, by the name of the field.
field_types = {}
field_values = {}


class _Reference(object):
    def __init__(self, source, layer):
        system = layer.GetSpatialRef()
        self.name = system.GetName() if system else 'Unknown'
        self._wkt = system.ExportToWkt(['FORMAT=WKT1_ESRI']) if system else ''
        self.XYTolerance, self.XYResolution = (
            precision(source, layer.GetName()) if is_geodatabase(source) else (0.001, 0.0001))

    def exportToString(self):
        return self._wkt + ';-5120900 -9998100 10000;-100000 10000;0.001'


def Describe(path):
    source, name = open_path(path)
    if name is None:
        kind = 'LocalDatabase' if is_geodatabase(source) else 'FileSystem'
        return _Namespace(workspaceType=kind)
    if name in (source.GetRelationshipNames() or []):
        return _describe_relationship(source.GetRelationship(name))
    layer = source.GetLayerByName(name)
    if layer is None:
        raise IOError('"{}" does not exist'.format(path))
    kind = layer.GetGeomType()
    if kind == ogr.wkbNone:
        return _Namespace(dataType='Table')
    return _Namespace(
        dataType='FeatureClass', shapeType=_SHAPES[ogr.GT_Flatten(kind)],
        hasZ=bool(ogr.GT_HasZ(kind)), hasM=bool(ogr.GT_HasM(kind)),
        spatialReference=_Reference(source, layer),
        areaFieldName='Shape_Area' if is_geodatabase(source) else '',
        lengthFieldName='Shape_Length' if is_geodatabase(source) else '')


def _describe_relationship(one):
    names = {0: 'OneToOne', 1: 'OneToMany', 2: 'OneToMany', 3: 'ManyToMany'}
    return _Namespace(
        originClassNames=[one.GetLeftTableName()], destinationClassNames=[one.GetRightTableName()],
        originClassKeys=[(one.GetLeftTableFields()[0], 'OriginPrimary', ''),
                         (one.GetRightTableFields()[0], 'OriginForeign', '')],
        cardinality=names[one.GetCardinality()])


def _layers(spatial):
    source, _ = open_path(env.workspace)
    grouped = {}
    if is_geodatabase(source):
        root = source.GetRootGroup()
        for group in root.GetGroupNames() or []:
            for name in root.OpenGroup(group).GetVectorLayerNames() or []:
                grouped[name] = group
    for index in range(source.GetLayerCount()):
        layer = source.GetLayer(index)
        table = os.path.join(env.workspace, layer.GetName() + '.dbf')
        if not is_geodatabase(source) and not os.path.exists(table):
            continue
        if (layer.GetGeomType() != ogr.wkbNone) == spatial:
            ending = '' if is_geodatabase(source) else ('.shp' if spatial else '.dbf')
            yield layer.GetName() + ending, grouped.get(layer.GetName(), '')


def _files(*endings):
    return [name for name in os.listdir(env.workspace) if name.endswith(endings)]


def ListDatasets(_wild, _kind):
    source, _ = open_path(env.workspace)
    return source.GetRootGroup().GetGroupNames() if is_geodatabase(source) else _files('.dwg')


def ListFeatureClasses(_wild, _kind, dataset):
    if dataset.endswith('.dwg'):
        return ['Annotation', 'Polyline']
    return [name for name, group in _layers(True) if group == dataset]


def ListTables():
    source, _ = open_path(env.workspace)
    return [name for name, _ in _layers(False)] + (
        [] if is_geodatabase(source) else _files('.csv', '.txt'))


def _type(definition):
    kind = definition.GetType()
    if definition.GetName() in field_types:
        return field_types[definition.GetName()]
    if kind == ogr.OFTInteger:
        return 'SmallInteger' if definition.GetSubType() == ogr.OFSTInt16 else 'Integer'
    if kind == ogr.OFTReal:
        return 'Single' if definition.GetSubType() == ogr.OFSTFloat32 else 'Double'
    return {ogr.OFTString: 'String', ogr.OFTBinary: 'Blob', ogr.OFTDate: 'Date',
            ogr.OFTDateTime: 'Date', ogr.OFTInteger64: 'BigInteger'}[kind]


def ListFields(path):
    source, name = open_path(path)
    layer = source.GetLayerByName(name)
    definition = layer.GetLayerDefn()
    found = [_Namespace(name='OBJECTID', type='OID', length=4, isNullable=False, domain='')]
    for index in range(definition.GetFieldCount()):
        one = definition.GetFieldDefn(index)
        found.append(_Namespace(
            name=one.GetName(), type=_type(one), length=one.GetWidth(),
            isNullable=bool(one.IsNullable()), domain=one.GetDomainName() or ''))
    return found


class _Count(object):
    def __init__(self, count):
        self._count = count

    def getOutput(self, _index):
        return '{}'.format(self._count)


def GetCount_management(path):
    source, name = open_path(path)
    gdal.ErrorReset()
    count = source.GetLayerByName(name).GetFeatureCount()
    if gdal.GetLastErrorType() >= gdal.CE_Failure:
        raise RuntimeError('ERROR 999999: {}'.format(gdal.GetLastErrorMsg()))
    return _Count(count if env.extent is None else 0)


class _Cursor(object):
    def __init__(self, path, names):
        self._source, name = open_path(path)
        self._layer = self._source.GetLayerByName(name)
        self._names = names

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self._source = self._layer = None

    def __iter__(self):
        self._layer.ResetReading()
        for feature in self._layer if env.extent is None else ():
            yield tuple(self._value(feature, name) for name in self._names)

    def _value(self, feature, name):
        if name == 'OID@':
            return feature.GetFID()
        if name == 'SHAPE@WKB':
            shape = feature.GetGeometryRef()
            if env.outputCoordinateSystem:
                return None
            return None if shape is None or shape.IsEmpty() else (
                bytearray(shape.ExportToWkb(ogr.wkbNDR)))
        if name in field_values:
            return field_values[name]
        index = feature.GetFieldIndex(str(name))
        if index < 0:
            raise RuntimeError('A column was specified that does not exist.')
        if not feature.IsFieldSetAndNotNull(index):
            return None
        kind = feature.GetFieldDefnRef(index).GetType()
        if kind in (ogr.OFTDate, ogr.OFTDateTime):
            year, month, day, hour, minute, second, _ = feature.GetFieldAsDateTime(index)
            return datetime.datetime(year, month, day, hour, minute, int(second))
        if kind == ogr.OFTBinary:
            return bytearray(feature.GetFieldAsBinary(index))
        return feature.GetField(index)


def _list_domains(path):
    source, _ = open_path(path)
    names = {ogr.OFTString: 'Text', ogr.OFTReal: 'Double'}
    for name in source.GetFieldDomainNames() or []:
        one = source.GetFieldDomain(name)
        codes = one.GetEnumeration()
        kind = one.GetFieldType()
        whole = 'Short' if one.GetFieldSubType() == ogr.OFSTInt16 else 'Long'
        convert = {ogr.OFTString: lambda code: code, ogr.OFTReal: float}.get(kind, int)
        yield _Namespace(
            name=name, type=names.get(kind, whole), domainType='CodedValue',
            codedValues=dict((convert(code), label) for code, label in codes.items()))


def _list_subtypes(path):
    return subtypes(*open_path(path))


def _walk(path, datatype):
    assert datatype == 'RelationshipClass'
    source, _ = open_path(path)
    yield path, [], list(source.GetRelationshipNames() or [])


class _Metadata(object):
    def __init__(self, path):
        source, name = open_path(path)
        self.xml = None
        if is_geodatabase(source):
            layer = source.ExecuteSQL(
                "SELECT Documentation FROM GDB_Items WHERE Name = '{}'".format(name))
            self.xml = layer.GetNextFeature().GetField(0)
            source.ReleaseResultSet(layer)


da = _Namespace(SearchCursor=_Cursor, ListDomains=_list_domains, ListSubtypes=_list_subtypes, Walk=_walk)
metadata = _Namespace(Metadata=_Metadata)


def install(lacking=()):
    """Registers this module as ``arcpy``, without the names that an older version lacks. Returns
    the adapter that reads through it."""
    forget()
    module = types.ModuleType(str('arcpy'))
    module.__dict__.update((name, value) for name, value in globals().items()
                           if not name.startswith('__') and name not in lacking)
    sys.modules['arcpy'] = module
    globals()['env'] = module.env
    env.extent = env.outputCoordinateSystem = None
    field_types.clear()
    field_values.clear()
    from gdbaudit.adapters import desktop
    return desktop
