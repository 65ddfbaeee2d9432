# -*- coding: utf-8 -*-
"""Reads file geodatabases, and folders of shapefiles, through GDAL."""
from __future__ import unicode_literals

import contextlib
import warnings

from osgeo import gdal, ogr

from . import NOT_ALL_READ, UNREADABLE, ogr_items, ogr_rows, sidecar
from .ogr_schema import (
    GEOMETRIES, damaged_name, describe_field, describe_relationship, type_name)
from ..compat import to_text, valid_text
from ..core import schema, texts
from ..errors import NOT_OPENED, ReadError

NO_SUCH_CLASS = 'no se puede abrir la clase «{}»'
CUT_OFF = 'se leyeron {} de {} de «{}»'
NOT_READ = 'no se puede leer una parte de la geodatabase: ' + NOT_OPENED
OLD_GDAL = (
    'la lectura necesita GDAL 3.6 o posterior y este programa tiene la versión {}. Actualice QGIS o '
    'GDAL')
OLDEST_GDAL = 3060000
NO_DRIVER = (
    'el GDAL de este programa no lee el formato {}. Use el Python de ArcGIS o de QGIS, o instale otro '
    'GDAL')
NO_ARRAYS = (
    'al GDAL de este Python le falta la parte que usa numpy (gdal_array), o es para otra versión de numpy. '
    'Use el Python de ArcGIS o de QGIS, o instale de nuevo GDAL')
NO_DETAIL = 'el formato no corresponde o el archivo está dañado'
DRIVERS = ['OpenFileGDB', 'ESRI Shapefile']

# The search for the code of a coordinate system, which is not needed, costs 0.1 s per class. GDAL
# makes lines of ellipses and Bézier curves while it reads them: its own step of 4° takes 0.08 % from
# the area of an ellipse.
_OPTIONS = (('USE_OSR_FIND_MATCHES', 'NO'), ('OGR_ARC_STEPSIZE', '0.1'))


@contextlib.contextmanager
def _quiet(message=NOT_READ):
    """Keeps GDAL's messages out of the output; ``_has_failed`` returns whether there was one."""
    previous = [(name, gdal.GetThreadLocalConfigOption(name, None)) for name, _ in _OPTIONS]
    for name, value in _OPTIONS:
        gdal.SetThreadLocalConfigOption(name, value)
    gdal.PushErrorHandler('CPLQuietErrorHandler')
    gdal.ErrorReset()
    try:
        yield
    except RuntimeError:  # where the process has enabled GDAL's exceptions
        raise ReadError(message)
    finally:
        gdal.PopErrorHandler()
        for name, value in previous:
            gdal.SetThreadLocalConfigOption(name, value)


def _has_failed():
    return gdal.GetLastErrorType() >= gdal.CE_Failure


def _texts(codes):
    """Code -> description of a domain; GDAL returns damaged ones as bytes."""
    return dict((valid_text(to_text(code)), None if text is None else valid_text(to_text(text)))
                for code, text in codes.items())


def lacking():
    """What the adapter needs and this GDAL does not have, as a reason; None for nothing."""
    if int(gdal.VersionInfo()) < OLDEST_GDAL:
        return OLD_GDAL.format(gdal.VersionInfo(str('RELEASE_NAME')))
    # A GDAL that comes with another program may be built without some formats.
    missing = [name for name in DRIVERS if gdal.GetDriverByName(str(name)) is None]
    return NO_DRIVER.format(missing[0]) if missing else None if _has_arrays() else NO_ARRAYS


def _has_arrays():
    """Whether rows can be read as arrays. pip installs GDAL without them where it finds no numpy."""
    try:
        from osgeo import gdal_array
    except Exception:  # of gdal_array, or of a numpy that it was not made for
        return False
    return bool(gdal_array)


def _open(path):
    """The source at a path; None when it cannot be opened."""
    try:
        with warnings.catch_warnings():
            # GDAL 3.7 and later announce, in English, what GDAL 4 will do.
            warnings.simplefilter('ignore')
            return gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_READONLY, allowed_drivers=DRIVERS)
    except RuntimeError:  # as in ``_quiet``
        return None


def open_workspace(path):
    """Opens a file geodatabase (folder or ZIP) or a folder of shapefiles."""
    return OgrWorkspace(path)


class OgrWorkspace(schema.Workspace):
    def __init__(self, path):
        self.path = path
        if lacking():
            raise ReadError(UNREADABLE.format(path, lacking()))
        with _quiet(UNREADABLE.format(path, NO_DETAIL)):
            self._source = _open(path)
            if self._source is None:
                raise ReadError(UNREADABLE.format(
                    path, sidecar.why_not_opened(path) or NO_DETAIL))
            self.kind = 'gdb' if self._source.GetDriver().ShortName == 'OpenFileGDB' else 'shp'
            self._items = ogr_items.Items(self._source if self.kind == 'gdb' else None)
            self._dataset_of = self._read_datasets() if self.kind == 'gdb' else {}
            self._damaged = []
            self._wkt = {}
            self._deleted = {}
            self._classes = sorted(self._describe_all(), key=lambda one: one.name)
            opened = [one.name for one in self._classes] + [name for name, _ in self._damaged]
            self._damaged.extend(sidecar.left_out(path, opened) if self.kind == 'shp' else
                                 self._items.without_table(opened))

    def _read_datasets(self):
        """The feature dataset of each class; datasets without classes under the key None."""
        found = {None: []}
        root = self._source.GetRootGroup()
        for name in (root.GetGroupNames() or []) if root else []:
            group = root.OpenGroup(name)
            for layer in (group.GetVectorLayerNames() or []) if group else []:
                found[layer] = name
            found[None].append(name)
        return found

    def _describe_all(self):
        for index in range(self._source.GetLayerCount()):
            layer = self._source.GetLayer(index)
            if layer is None or self.kind == 'gdb' and self._items.is_internal(layer.GetName()):
                continue
            gdal.ErrorReset()
            try:
                info = self._describe(layer)
                reason = NOT_OPENED if _has_failed() else damaged_name(info) or (
                    sidecar.incomplete(self.path, info.name) if self.kind == 'shp' else None)
            except RuntimeError:  # as in ``_quiet``
                reason = NOT_OPENED
            if reason:
                self._damaged.append((layer.GetName(), reason))
            else:
                yield info

    def _describe(self, layer):
        name = layer.GetName()
        definition = layer.GetLayerDefn()
        kind = layer.GetGeomType()
        geometry = schema.MULTIPATCH if self._items.is_multipatch(name) else GEOMETRIES.get(
            ogr.GT_Flatten(kind))
        spatial = kind != ogr.wkbNone
        reference = layer.GetSpatialRef()
        tolerance, resolution = self._items.precision(name)
        # ArcGIS names the measures of a geometry after its field.
        derived = schema.DERIVED[self.kind] + tuple(
            (layer.GetGeometryColumn() or 'SHAPE').upper() + one for one in ('_LENGTH', '_AREA'))
        if self.kind == 'shp':
            self._deleted[name] = sidecar.count_deleted(self.path, name)
        return schema.ClassInfo(
            name, schema.FEATURE_CLASS if spatial else schema.TABLE, self._count(layer),
            [describe_field(definition.GetFieldDefn(i), self.kind)
             for i in range(definition.GetFieldCount())
             if definition.GetFieldDefn(i).GetName().upper() not in derived],
            dataset=self._dataset_of.get(name), geometry=geometry,
            wkt=self._esri_wkt(reference) if reference else None,
            has_z=bool(ogr.GT_HasZ(kind)), has_m=bool(ogr.GT_HasM(kind)),
            xy_tolerance=tolerance, xy_resolution=resolution)

    def _count(self, layer):
        """The rows of a layer. GDAL counts deleted rows of a shapefile, but does not read them."""
        return layer.GetFeatureCount() - self._deleted.get(layer.GetName(), 0)

    def _esri_wkt(self, reference):
        """ESRI's text of a system; most classes share one, and writing it takes milliseconds."""
        plain = reference.ExportToWkt()
        if plain not in self._wkt:
            self._wkt[plain] = reference.ExportToWkt(['FORMAT=WKT1_ESRI'])
        return self._wkt[plain]

    def classes(self):
        return self._classes

    def damaged(self):
        return sorted(self._damaged)

    def datasets(self):
        return sorted(self._dataset_of.get(None, []))

    def domains(self):
        found = {}
        with _quiet():
            for name in self._source.GetFieldDomainNames() or []:
                # A domain under a damaged name is missing under its own.
                domain = self._source.GetFieldDomain(valid_text(name))
                # A domain of a range has no codes: GDAL raises an error for it.
                codes = domain.GetEnumeration() if domain and (
                    domain.GetDomainType() == ogr.OFDT_CODED) else None
                if codes is not None:
                    found[name] = schema.DomainInfo(
                        name, type_name(domain.GetFieldType(), domain.GetFieldSubType()),
                        _texts(codes))
        return found

    def relationships(self):
        with _quiet():
            names = self._source.GetRelationshipNames() or []
            return [describe_relationship(self._source.GetRelationship(name)) for name in sorted(names)]

    def subtypes(self, name):
        return self._items.subtypes(name)

    def metadata(self, name):
        if self.kind == 'gdb':
            return self._items.documentation(name)
        return sidecar.read_metadata(self.path, name)

    def read(self, name, fields, geometry, chunk):
        with _quiet(NOT_ALL_READ.format(name)):
            layer = self._source.GetLayerByName(name)
            if layer is None:
                raise ReadError(NO_SUCH_CLASS.format(name))
            layer.ResetReading()
            for batch in self._whole(layer, ogr_rows.read(layer, fields, geometry, chunk)):
                yield batch

    def _whole(self, layer, batches):
        """The batches of a class; raises ``ReadError`` when rows are missing at the end."""
        read = 0
        for batch in batches:
            read += len(batch[0])
            yield batch
        if _has_failed():
            raise ReadError(NOT_ALL_READ.format(layer.GetName()))
        if read != self._count(layer):
            raise ReadError(CUT_OFF.format(
                texts.whole(read), texts.count_text(self._count(layer)), layer.GetName()))

    def close(self):
        self._source = None
