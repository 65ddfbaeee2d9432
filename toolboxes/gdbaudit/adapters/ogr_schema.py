# -*- coding: utf-8 -*-
"""Describes the geometry types, fields and relationship classes of GDAL."""
from __future__ import unicode_literals

from osgeo import ogr

from .encodings import field_name
from ..compat import valid_text
from ..core import schema

GEOMETRIES = {
    ogr.wkbPoint: schema.POINT, ogr.wkbMultiPoint: schema.MULTIPOINT,
    ogr.wkbLineString: schema.POLYLINE, ogr.wkbMultiLineString: schema.POLYLINE,
    ogr.wkbPolygon: schema.POLYGON, ogr.wkbMultiPolygon: schema.POLYGON,
    ogr.wkbCompoundCurve: schema.POLYLINE, ogr.wkbMultiCurve: schema.POLYLINE,
    ogr.wkbCurvePolygon: schema.POLYGON, ogr.wkbMultiSurface: schema.POLYGON,
}
DAMAGED_NAME = 'el nombre de un campo está dañado'
_CARDINALITIES = {0: '1:1', 1: '1:N', 2: '1:N', 3: 'N:M'}


def describe_field(definition, workspace_kind):
    kind = type_name(definition.GetType(), definition.GetSubType())
    name = definition.GetName()
    return schema.FieldInfo(
        field_name(name) if workspace_kind == 'shp' else name, kind,
        definition.GetWidth() or None if kind == 'Text' else None,
        bool(definition.IsNullable()), definition.GetDomainName() or None)


def damaged_name(info):
    """The reason when a field's name is not valid text: GDAL returns it, but does not accept it."""
    sound = all(valid_text(field.name) == field.name for field in info.fields)
    return None if sound else DAMAGED_NAME


def type_name(kind, subtype):
    if kind == ogr.OFTInteger:
        return 'Short' if subtype == ogr.OFSTInt16 else 'Long'
    if kind == ogr.OFTReal:
        return 'Float' if subtype == ogr.OFSTFloat32 else 'Double'
    return {ogr.OFTString: 'Text', ogr.OFTDate: 'Date', ogr.OFTDateTime: 'Date',
            ogr.OFTBinary: 'Blob', ogr.OFTInteger64: 'Long'}.get(
                kind, ogr.GetFieldTypeName(kind))


def describe_relationship(one):
    return schema.RelationshipInfo(
        one.GetName(), one.GetLeftTableName(), one.GetRightTableName(),
        (one.GetLeftTableFields() or [None])[0], (one.GetRightTableFields() or [None])[0],
        _CARDINALITIES.get(one.GetCardinality(), '1:N'))
