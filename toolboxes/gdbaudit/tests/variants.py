# -*- coding: utf-8 -*-
"""Classes of another coordinate system, and variants of a class by scale or year."""
from __future__ import unicode_literals

from osgeo import osr

from .geodatabases import EPSG, MODEL, add_row, create_layer, reference_of


FOOT = 0.3048


def elsewhere(epsg=3116):
    """What differs from the model in a class of another coordinate system, for ``create``."""
    return {'reference': reference_of(epsg), 'dataset': None}


def in_feet():
    """The system of the national origin with its coordinates in feet, and what differs of a class."""
    wkt = reference_of(EPSG).ExportToWkt(['FORMAT=WKT1_ESRI']).replace(
        'UNIT["Meter",1.0]', 'UNIT["Foot",{}]'.format(FOOT))
    for metres in (5000000.0, 2000000.0):
        wkt = wkt.replace(',{}]'.format(metres), ',{!r}]'.format(metres / FOOT))
    made = osr.SpatialReference(str(wkt))
    made.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return {'reference': made}


def add_variant(source, class_name, suffix, rows, epsg=EPSG):
    """Adds a variant of a class to an open geodatabase."""
    layer = create_layer(source, MODEL.classes[class_name.upper()], reference_of(epsg), (),
                         {'name': class_name + suffix, 'dataset': None})
    for one in rows:
        add_row(layer, one)
