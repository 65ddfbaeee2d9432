# -*- coding: utf-8 -*-
"""Reads the rows of a GDAL layer: in columns where they are plain, else feature by feature."""
from __future__ import unicode_literals

import contextlib
import datetime
import struct

import numpy as np
from osgeo import ogr

from .encodings import decoder, field_name
from ..core.wkb import flatten

_PLAIN = (ogr.OFTInteger, ogr.OFTInteger64, ogr.OFTReal, ogr.OFTString)
# The first bytes of a little-endian WKB of the types that the engine parses.
_PLAIN_HEADS = frozenset(struct.pack(str('<BI'), 1, kind) for kind in (
    ogr.wkbPoint, ogr.wkbLineString, ogr.wkbPolygon,
    ogr.wkbMultiPoint, ogr.wkbMultiLineString, ogr.wkbMultiPolygon))


@contextlib.contextmanager
def _only(layer, fields, names, known, geometry):
    """Leaves the other fields unread."""
    wanted = set(name.upper() for name in fields)
    # GDAL returns names that are no text, but does not accept them.
    layer.SetIgnoredFields(
        [name for name, sound in zip(names, known) if name.upper() not in wanted and sound == name] +
        ([] if geometry else ['OGR_GEOMETRY']))
    try:
        yield
    finally:
        layer.SetIgnoredFields([])


def _names(layer):
    definition = layer.GetLayerDefn()
    return [definition.GetFieldDefn(i).GetName() for i in range(definition.GetFieldCount())]


def read(layer, fields, geometry, chunk):
    """Yields (oids, columns, wkb) as ``Workspace.read`` does."""
    names = _names(layer)
    known = [field_name(name) for name in names]
    indexes = [known.index(name) for name in fields]
    with _only(layer, fields, names, known, geometry):
        batches = _arrow(layer, fields, geometry, chunk) if known == names and _is_plain(
            layer, indexes, geometry) else _features(layer, indexes, geometry, chunk)
        for batch in batches:
            yield batch


def _is_plain(layer, indexes, geometry):
    """Whether all requested values can be read in columns: numbers, texts and 2D geometries."""
    definition = layer.GetLayerDefn()
    kinds = [definition.GetFieldDefn(index).GetType() for index in indexes]
    flat = ogr.GT_Flatten(layer.GetGeomType()) == layer.GetGeomType()
    return all(kind in _PLAIN for kind in kinds) and (flat or not geometry)


def _arrow(layer, fields, geometry, chunk):
    """Rows in columns: 1,000,000 geometries in some seconds."""
    options = ['USE_MASKED_ARRAYS=YES', 'MAX_FEATURES_IN_BATCH={}'.format(chunk)]
    text_of = decoder(layer)
    for batch in layer.GetArrowStreamAsNumPy(options=options):
        ids = np.asarray(batch[layer.GetFIDColumn() or 'OGC_FID'], np.int64)
        values = [_plain_values(batch[name], text_of) for name in fields]
        # An array of objects, or of void where every WKB of the batch has the same size.
        shapes = _plain_shapes(
            batch[layer.GetGeometryColumn() or 'wkb_geometry']) if geometry else None
        yield ids, values, shapes


def _plain_values(array, text_of):
    values = array.tolist()
    return [None if one is None else text_of(one) for one in values] if (
        array.dtype.kind in 'SO') else values


def _plain_shapes(array):
    """The WKB of a batch; a layer of plain type may contain true curves, which are linearized."""
    return [one if one is None or one[:5] in _PLAIN_HEADS else flatten(one)
            for one in array.tolist()]


def _features(layer, indexes, geometry, chunk):
    definition = layer.GetLayerDefn()
    text_of = decoder(layer)
    readers = [_reader(definition.GetFieldDefn(i), text_of) for i in indexes]
    oids, columns, wkb = [], [[] for _ in indexes], []
    for feature in layer:
        oids.append(feature.GetFID())
        for index, reader, column in zip(indexes, readers, columns):
            column.append(
                reader(feature, index) if feature.IsFieldSetAndNotNull(index) else None)
        if geometry:
            wkb.append(_wkb(feature.GetGeometryRef()))
        if len(oids) == chunk:
            yield np.array(oids, np.int64), columns, wkb if geometry else None
            oids, columns, wkb = [], [[] for _ in indexes], []
    if oids:
        yield np.array(oids, np.int64), columns, wkb if geometry else None


def _reader(definition, text_of):
    """A function (feature, index of the field) that reads a field's value."""
    kind = definition.GetType()
    if kind == ogr.OFTInteger:
        return lambda feature, index: feature.GetFieldAsInteger(index)
    if kind == ogr.OFTInteger64:
        return lambda feature, index: feature.GetFieldAsInteger64(index)
    if kind == ogr.OFTReal:
        return lambda feature, index: feature.GetFieldAsDouble(index)
    if kind in (ogr.OFTDate, ogr.OFTDateTime):
        return _date
    if kind == ogr.OFTBinary:
        return lambda feature, index: bytes(feature.GetFieldAsBinary(index))
    return lambda feature, index: text_of(feature.GetFieldAsString(index))


def _date(feature, index):
    year, month, day, hour, minute, second, _zone = feature.GetFieldAsDateTime(index)
    if year < 1970 and (hour, minute, int(second)) == (0, 0, 1):
        second = 0  # GDAL reads earlier dates of a geodatabase one second late
    try:
        return datetime.datetime(year, month, day, hour, minute, int(second))
    except ValueError:
        return None


def _wkb(shape):
    if shape is None or shape.IsEmpty():
        return None
    if shape.Is3D() or shape.IsMeasured():
        shape = shape.Clone()
        shape.FlattenTo2D()
    return flatten(bytes(shape.ExportToWkb(ogr.wkbNDR)))
