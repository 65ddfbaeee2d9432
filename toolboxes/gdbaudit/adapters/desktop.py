# -*- coding: utf-8 -*-
"""Reads geodatabases and folders of shapefiles through arcpy (ArcGIS 10.6 or later, and Pro)."""
from __future__ import unicode_literals

import contextlib
import datetime
import os

import arcpy
import numpy as np

from . import NO_SUBTYPES, NOT_ALL_READ, UNREADABLE, sidecar, subtypes
from ..compat import to_text
from ..core import schema
from ..core.wkb import flatten
from ..errors import NotApplicable, ReadError

NO_METADATA = (
    'esta versión de ArcGIS no puede leer los metadatos guardados en la geodatabase. Indique en el '
    'ajuste «metadatos» el libro o la carpeta de documentos .xml que los contiene, o ejecute la '
    'herramienta en ArcGIS Pro o QGIS.')

_TYPES = {'String': 'Text', 'SmallInteger': 'Short', 'Integer': 'Long', 'Single': 'Float',
          'Double': 'Double', 'Date': 'Date', 'Blob': 'Blob', 'BigInteger': 'Long',
          'DateOnly': 'Date', 'TimestampOffset': 'Date', 'TimeOnly': 'Time', 'Guid': 'Text',
          'GlobalID': 'Text'}
_DOMAIN_TYPES = {'String': 'Text'}
_NOT_ATTRIBUTES = ('OID', 'Geometry')
_CARDINALITIES = {'OneToOne': '1:1', 'OneToMany': '1:N', 'ManyToMany': 'N:M'}
# ArcGIS names what it reads from a shapefile by the file.
_ENDINGS = ('.shp', '.dbf')
# Settings that a form has from the map: arcpy would count and read the rows of its view only, and
# project them.
_OF_THE_MAP = ('extent', 'outputCoordinateSystem')


def open_workspace(path):
    """Opens a file geodatabase or a folder of shapefiles."""
    return DesktopWorkspace(path)


@contextlib.contextmanager
def _environment(**settings):
    """arcpy's environment without the settings of the map, and with these."""
    settings = dict(dict.fromkeys(_OF_THE_MAP), **settings)
    previous = [(name, getattr(arcpy.env, name)) for name in settings]
    try:
        for name in settings:
            setattr(arcpy.env, name, settings[name])
        yield
    finally:
        for name, value in previous:
            setattr(arcpy.env, name, value)


def _reason(error):
    return ' '.join(to_text(error).split()).rstrip('.') or type(error).__name__


class DesktopWorkspace(schema.Workspace):
    def __init__(self, path):
        self.path = path
        self._places = {}
        self._damaged = []
        try:
            described = arcpy.Describe(path)
            kind = getattr(described, 'workspaceType', None)
            if kind not in ('LocalDatabase', 'FileSystem'):
                raise ReadError(UNREADABLE.format(path, sidecar.NOT_A_WORKSPACE))
            self.kind = 'gdb' if kind == 'LocalDatabase' else 'shp'
            # A folder has the drawings of CAD as datasets.
            self._datasets = self._list(
                lambda: arcpy.ListDatasets('', 'Feature')) if self.kind == 'gdb' else []
            with _environment():
                self._classes = sorted(self._describe_all(), key=lambda one: one.name)
            if self.kind == 'shp':
                self._check_files()
        except ReadError:
            raise
        except Exception as error:  # arcpy raises many types, RuntimeError and IOError among them
            raise ReadError(UNREADABLE.format(path, _reason(error)))

    def _list(self, work):
        """The result of a listing of the workspace; arcpy lists the current workspace only."""
        with _environment(workspace=self.path):
            return sorted(work() or [])

    def _check_files(self):
        """Moves shapefiles that lack files to the damaged ones; arcpy lists some of them."""
        if sidecar.why_not_opened(self.path):
            raise ReadError(UNREADABLE.format(self.path, sidecar.why_not_opened(self.path)))
        reasons = [(one.name, sidecar.incomplete(self.path, one.name)) for one in self._classes]
        self._damaged.extend(one for one in reasons if one[1])
        damaged = [name for name, _ in self._damaged]
        self._classes = [one for one in self._classes if one.name not in damaged]
        self._damaged.extend(sidecar.left_out(
            self.path, [one.name for one in self._classes] + damaged))

    def _describe_all(self):
        for dataset in [None] + self._datasets:
            for name in self._list(
                    lambda dataset=dataset: arcpy.ListFeatureClasses('', '', dataset or '')):
                for info in self._describe(name, dataset, schema.FEATURE_CLASS):
                    yield info
        for name in self._list(lambda: arcpy.ListTables()):
            # A folder has texts and workbooks as tables.
            if self.kind == 'shp' and not name.lower().endswith(_ENDINGS):
                continue
            for info in self._describe(name, None, schema.TABLE):
                yield info

    def _describe(self, stored, dataset, kind):
        """A list of the class; empty when it cannot be described."""
        path = os.path.join(*[one for one in (self.path, dataset, stored) if one])
        name = stored[:-4] if stored.lower().endswith(_ENDINGS) else stored
        self._places[name] = path
        try:
            described = arcpy.Describe(path)
            reference = getattr(described, 'spatialReference', None)
            derived = schema.DERIVED[self.kind] + tuple(
                (getattr(described, one, None) or '').upper()
                for one in ('areaFieldName', 'lengthFieldName'))
            return [schema.ClassInfo(
                name, kind, int(arcpy.GetCount_management(path).getOutput(0)),
                [_field(one) for one in arcpy.ListFields(path)
                 if one.type not in _NOT_ATTRIBUTES and one.name.upper() not in derived],
                dataset=dataset,
                geometry=described.shapeType if kind == schema.FEATURE_CLASS else None,
                wkt=_wkt(reference), has_z=bool(getattr(described, 'hasZ', False)),
                has_m=bool(getattr(described, 'hasM', False)),
                xy_tolerance=_precision(reference, 'XYTolerance', self.kind),
                xy_resolution=_precision(reference, 'XYResolution', self.kind))]
        except Exception as error:  # as above
            self._damaged.append((name, _reason(error)))
            return []

    def classes(self):
        return self._classes

    def damaged(self):
        return sorted(self._damaged)

    def datasets(self):
        return self._datasets

    def domains(self):
        if self.kind != 'gdb':
            return {}
        found = {}
        for one in arcpy.da.ListDomains(self.path):
            if one.domainType == 'CodedValue':
                codes = dict((_code(code), label) for code, label in one.codedValues.items())
                kind = _DOMAIN_TYPES.get(one.type, one.type)
                found[one.name] = schema.DomainInfo(one.name, kind, codes)
        return found

    def subtypes(self, name):
        if self.kind != 'gdb':
            return None
        try:
            return subtypes.from_listing(arcpy.da.ListSubtypes(self._places[name]))
        except (EnvironmentError, RuntimeError):
            raise ReadError(NO_SUBTYPES.format(name))

    def relationships(self):
        if self.kind != 'gdb':
            return []
        found = []
        for folder, _, names in arcpy.da.Walk(self.path, datatype='RelationshipClass'):
            for name in names:
                found.append(_relationship(name, arcpy.Describe(os.path.join(folder, name))))
        return sorted(found, key=lambda one: one.name)

    def metadata(self, name):
        if self.kind == 'shp':
            return sidecar.read_metadata(self.path, name)
        try:
            from arcpy import metadata  # ArcGIS Pro 2.4 and later
        except ImportError:
            raise NotApplicable(NO_METADATA)
        return metadata.Metadata(self._places[name]).xml or None

    def read(self, name, fields, geometry, chunk):
        wanted = ['OID@'] + list(fields) + (['SHAPE@WKB'] if geometry else [])
        rows = []
        try:
            with _environment(), arcpy.da.SearchCursor(self._places[name], wanted) as cursor:
                for row in cursor:
                    rows.append(row)
                    if len(rows) == chunk:
                        yield _batch(rows, len(fields), geometry)
                        rows = []
        except (EnvironmentError, RuntimeError):
            raise ReadError(NOT_ALL_READ.format(name))
        if rows:
            yield _batch(rows, len(fields), geometry)


def _batch(rows, count, geometry):
    columns = [[_value(row[index + 1]) for row in rows] for index in range(count)]
    wkb = [flatten(row[-1]) for row in rows] if geometry else None
    return np.array([row[0] for row in rows], np.int64), columns, wkb


def _value(value):
    if isinstance(value, (bytearray, memoryview)):
        return bytes(value)
    if isinstance(value, bytes):  # short texts in Python 2.7
        return to_text(value)
    if isinstance(value, datetime.datetime):
        # Fractions of a second differ between adapters.
        return value.replace(microsecond=0, tzinfo=None)
    if isinstance(value, datetime.date):  # ArcGIS Pro 3.2 and later
        return datetime.datetime(value.year, value.month, value.day)
    if isinstance(value, datetime.time):
        return to_text(value.replace(microsecond=0))
    return value


def _code(code):
    if isinstance(code, float) and code.is_integer():
        return to_text(int(code))
    return to_text(code)


def _field(one):
    kind = _TYPES.get(one.type, one.type)
    return schema.FieldInfo(one.name, kind, one.length if kind == 'Text' else None,
                            bool(one.isNullable), one.domain or None)


def _wkt(reference):
    """WKT alone: arcpy adds the extents after a semicolon; an unknown system has no name."""
    if reference is None or reference.name in ('', 'Unknown'):
        return None
    return to_text(reference.exportToString()).split(';')[0] or None


def _precision(reference, name, kind):
    value = getattr(reference, name, None) if kind == 'gdb' else None
    return float(value) if value else None


def _relationship(name, described):
    keys = dict((role, field) for field, role, _ in described.originClassKeys)
    return schema.RelationshipInfo(
        name, described.originClassNames[0], described.destinationClassNames[0],
        keys.get('OriginPrimary'), keys.get('OriginForeign'),
        _CARDINALITIES.get(described.cardinality, '1:N'))
