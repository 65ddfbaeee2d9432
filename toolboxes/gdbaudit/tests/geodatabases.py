# -*- coding: utf-8 -*-
"""Writes small geodatabases of the model's classes, with rows without defects."""
from __future__ import unicode_literals

import collections
import datetime
import os

from osgeo import gdal, ogr, osr

from gdbaudit import model as models
from .gdal_sources import open_source
from .item_metadata import document

MODEL = models.load()
EPSG = 9377
# A place near Bogotá in the system of the national origin; synthetic data are near it.
X0, Y0 = 4880000.0, 2080000.0
_TYPES = {'Text': (ogr.OFTString, 0), 'Short': (ogr.OFTInteger, ogr.OFSTInt16),
          'Long': (ogr.OFTInteger, 0), 'Float': (ogr.OFTReal, ogr.OFSTFloat32),
          'Double': (ogr.OFTReal, 0), 'Date': (ogr.OFTDateTime, 0), 'Blob': (ogr.OFTBinary, 0)}
_GEOMETRIES = {'Point': ogr.wkbPoint, 'Polyline': ogr.wkbMultiLineString,
               'Polygon': ogr.wkbMultiPolygon, None: ogr.wkbNone}

# GDAL's flag: file geodatabases store dates without a zone.
_UTC = 100

#: A row: its geometry as WKT (None in tables) and its values by field name.
Row = collections.namedtuple('Row', 'wkt values')


def square(x=X0, y=Y0, side=100.0):
    """WKT of a square by its lower left corner."""
    return rectangle(x, y, x + side, y + side)


def rectangle(west, south, east, north):
    return 'POLYGON (({0} {1}, {0} {3}, {2} {3}, {2} {1}, {0} {1}))'.format(
        west, south, east, north)


def _plain_value(field, number):
    if field.domain:
        code = sorted(MODEL.domain(field.domain)['codes'])[0]
        return code if field.type == 'Text' else float(code)
    if field.type == 'Text':
        return 'V{}'.format(number)[:field.length or 50]
    if field.type == 'Date':
        return datetime.datetime(2024, 5, 1)
    return None if field.type == 'Blob' else number


def _measure(field, shape):
    """The value of a calculated field for a geometry."""
    first, last = None, None
    if shape.GetGeometryName() == 'LINESTRING':
        first, last = shape.GetPoint(0), shape.GetPoint(shape.GetPointCount() - 1)
    center = shape.Centroid()
    return {
        'area_ha': lambda: shape.GetArea() / 10000, 'length_m': lambda: shape.Length(),
        'x': lambda: shape.GetX() if shape.GetGeometryName() == 'POINT' else center.GetX(),
        'y': lambda: shape.GetY() if shape.GetGeometryName() == 'POINT' else center.GetY(),
        'centroid_x': lambda: center.GetX(), 'centroid_y': lambda: center.GetY(),
        'start_x': lambda: first[0], 'start_y': lambda: first[1],
        'end_x': lambda: last[0], 'end_y': lambda: last[1]}[field.calculated]()


def row(class_name, wkt=None, number=1, **values):
    """A row with every field of the class filled with a valid value; ``values`` override it.

    ``number`` distinguishes the identifiers of rows.
    """
    facts = MODEL.classes[class_name.upper()]
    shape = ogr.CreateGeometryFromWkt(wkt) if wkt else None
    filled = {}
    for field in facts.fields.values():
        if field.name in values:
            continue
        if field.calculated and shape:
            filled[field.name] = _measure(field, shape)
        else:
            filled[field.name] = _plain_value(field, number)
    filled.update(values)
    return Row(wkt, filled)


def field_definition(field, name=None):
    kind, subtype = _TYPES[field.type]
    made = ogr.FieldDefn(str(name or field.name), kind)
    made.SetSubType(subtype)
    if field.length:
        made.SetWidth(field.length)
    if field.domain:
        made.SetDomainName(field.domain)
    return made


def _add_domain(source, facts):
    kind, subtype = _TYPES[facts['type']]
    source.AddFieldDomain(ogr.CreateCodedFieldDomain(
        facts['name'], '', kind, subtype, facts['codes']))


def create_layer(source, facts, reference, options, other):
    """``other`` overrides the model: see ``create``."""
    options = list(options) + list(other.get('options', ()))
    dataset = other.get('dataset', facts.dataset)
    if dataset:
        options.append('FEATURE_DATASET=' + dataset)
    kind = other.get('geometry', _GEOMETRIES[facts.geometry])
    if kind != ogr.wkbNone and not any(one.startswith('XYSCALE') for one in options):
        options += ['XYTOLERANCE=0.001', 'XYSCALE=10000']
    layer = source.CreateLayer(
        other.get('name', facts.name), reference if kind != ogr.wkbNone else None, kind, options)
    fields = other.get('fields', {})
    for field in facts.fields.values():
        definition = fields.get(field.name, field)
        if definition is not None:
            layer.CreateField(
                field_definition(field) if definition is field else definition)
    for name, definition in fields.items():
        if name.upper() not in facts.fields:
            layer.CreateField(definition)
    return layer


def reference_of(epsg):
    made = osr.SpatialReference()
    made.ImportFromEPSG(epsg)
    made.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return made


def add_row(layer, one):
    """Writes a row; fields that the layer does not have are an error."""
    feature = ogr.Feature(layer.GetLayerDefn())
    for name, value in one.values.items():
        index = feature.GetFieldIndex(str(name))
        if index < 0:
            raise KeyError(name)
        if value is None:
            feature.SetFieldNull(index)
        elif isinstance(value, datetime.datetime):
            feature.SetField(index, value.year, value.month, value.day, value.hour,
                             value.minute, float(value.second), _UTC)
        else:
            feature.SetField(index, value)
    if one.wkt:
        shape = ogr.CreateGeometryFromWkt(one.wkt)
        # The layer of a geodatabase has a plain type also where it contains true curves.
        feature.SetGeometry(shape if shape.HasCurveGeometry() else ogr.ForceTo(
            shape, layer.GetGeomType()))
    if layer.CreateFeature(feature) != 0:
        raise ValueError(gdal.GetLastErrorMsg())


def _documents(content, reference, layers):
    """The metadata of each class that has rows; None for none."""
    found = collections.OrderedDict()
    for name, rows in content.items():
        other = layers.get(name, {})
        found[name] = other['metadata'] if 'metadata' in other else document(
            other.get('name', name), [one.wkt for one in rows if one.wkt],
            other.get('reference') or reference)
        if not rows:
            found[name] = None
    return found


def _create_classes(path, documents, reference, options, layers, domains):
    source = gdal.GetDriverByName('OpenFileGDB').Create(path, 0, 0, 0, gdal.GDT_Unknown)
    names = set(
        field.domain.upper() for name in documents
        for field in MODEL.classes[name.upper()].fields.values() if field.domain)
    for name in sorted(names):
        facts = domains.get(MODEL.domain(name)['name'], MODEL.domain(name))
        if facts:
            _add_domain(source, facts)
    for name, metadata in documents.items():
        other = layers.get(name, {})
        create_layer(
            source, MODEL.classes[name.upper()], other.get('reference', reference),
            list(options) + (['DOCUMENTATION=' + metadata] if metadata else []), other)


def _read_files(folder):
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), 'rb') as stream:
            found[name] = stream.read()
    return found


def _write_files(folder, files):
    os.mkdir(folder)
    for name, content in files.items():
        with open(os.path.join(folder, name), 'wb') as stream:
            stream.write(content)


# The files of small geodatabases without rows, by their content. To create the fields costs most
# of the time, and many tests write the same classes.
_empty = {}
_MAX_EMPTY, _MAX_CLASSES = 20, 20


def create(path, content, epsg=EPSG, options=(), layers=None, domains=None):
    """Writes a file geodatabase with domains and item metadata: ``content`` maps names of model
    classes to their rows. Returns the open source, for changes before it is closed with ``None``.

    ``layers`` maps a class to what differs from the model: ``name``, ``dataset``, ``geometry``
    (OGR's), ``reference``, ``options``, ``fields`` (name -> definition, None leaves it out) and
    ``metadata`` (XML, None for none). ``domains`` maps a domain to other facts, None leaves it out.
    """
    layers = layers or {}
    reference = reference_of(epsg)
    documents = _documents(content, reference, layers)
    key = None if options or layers or domains else (epsg, tuple(documents.items()))
    if key in _empty:
        _write_files(path, _empty[key])
    else:
        _create_classes(path, documents, reference, options, layers, domains or {})
        if key and len(_empty) < _MAX_EMPTY and len(content) <= _MAX_CLASSES:
            _empty[key] = _read_files(path)
    source = open_source(path, gdal.OF_UPDATE)
    for name, rows in content.items():
        layer = source.GetLayerByName(
            layers.get(name, {}).get('name', MODEL.classes[name.upper()].name))
        for one in rows:
            add_row(layer, one)
    source.FlushCache()
    return source


def table_file(path, name):
    """The file with the rows of a class."""
    source = gdal.OpenEx(path, gdal.OF_VECTOR)
    catalog = source.ExecuteSQL('SELECT Name FROM GDB_SystemCatalog')
    (number,) = [one.GetFID() for one in catalog if one.GetField(0) == name]
    source.ReleaseResultSet(catalog)
    return os.path.join(path, 'a{:08x}.gdbtable'.format(number))


def truncate_class(path, name):
    """Cuts off the end of a class's table, so that its last row cannot be read."""
    table = table_file(path, name)
    with open(table, 'r+b') as stream:
        stream.truncate(os.path.getsize(table) - 10)
