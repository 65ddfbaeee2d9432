# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of the coordinate systems."""
from __future__ import unicode_literals

from osgeo import ogr, osr

from .clean_delivery import EAST, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from .geodatabases import X0, Y0, create, rectangle, square

# A class that nothing else of the delivery refers to.
CLASS = 'UnidadGeologica'
# That of the national template: EPSG:9377 under another name and without a code.
CUSTOM = ('PROJCS["MAGNA_Colombia_CTM12",GEOGCS["GCS_MAGNA",DATUM["D_MAGNA",'
          'SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],'
          'UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],'
          'PARAMETER["False_Easting",5000000.0],PARAMETER["False_Northing",2000000.0],'
          'PARAMETER["Central_Meridian",-73.0],PARAMETER["Scale_Factor",0.9992],'
          'PARAMETER["Latitude_Of_Origin",4.0],UNIT["Meter",1.0]]')
# The same on a sphere, which has no inverse flattening: it is written as 0.
SPHERE = CUSTOM.replace('"GRS_1980",6378137.0,298.257222101', '"Sphere",6371000.0,0.0')


def reference(epsg=None, wkt=None):
    """A coordinate system with x before y."""
    made = osr.SpatialReference()
    if epsg:
        made.ImportFromEPSG(epsg)
    else:
        made.ImportFromWkt(wkt)
    made.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return made


def with_class(path, other, wkt=None):
    """The clean delivery and one more class, with what differs in it."""
    content = clean_delivery()
    content[CLASS] = [minimal_row(CLASS, wkt or rectangle(WEST, SOUTH, EAST, NORTH))]
    create(path, content, layers={CLASS: other})


def _no_system(path):
    with_class(path, {'reference': None})
    return {'code': '02.01', 'class': CLASS, 'objectid': None}


def _other_projection(path):
    other = CUSTOM.replace('0.9992', '0.9996')
    with_class(path, {'reference': reference(wkt=other)})
    return {'code': '02.02', 'class': CLASS, 'objectid': None}


def shifted(shape, source, target):
    """A shape (WKT) in another system (EPSG codes)."""
    made = ogr.CreateGeometryFromWkt(shape)
    made.Transform(osr.CoordinateTransformation(reference(source), reference(target)))
    return made.ExportToWkt()


def _two_systems(path):
    with_class(path, {'reference': reference(3116)},
               shifted(square(X0 + 100, Y0 + 100), 9377, 3116))
    return {'code': '02.03', 'class': None, 'objectid': None}


def _other_datum(path):
    bogota = reference(wkt=CUSTOM.replace('D_MAGNA', 'D_Bogota').replace(
        '"GRS_1980",6378137.0,298.257222101', '"International_1924",6378388.0,297.0'))
    with_class(path, {'reference': bogota})
    return {'code': '02.04', 'class': CLASS, 'objectid': None}


def _wrong_label(path):
    create(path, clean_delivery(), epsg=3116)
    return {'code': '02.05', 'class': None, 'objectid': None}


def _tolerance(path):
    with_class(path, {'options': ['XYTOLERANCE=0.01', 'XYSCALE=10000']})
    return {'code': '02.06', 'class': CLASS, 'objectid': None, 'gdb_only': True}


def _with_z(path):
    with_class(path, {'geometry': ogr.wkbMultiPolygon25D})
    return {'code': '02.07', 'class': CLASS, 'objectid': None}


DEFECTS = {'02.01': _no_system, '02.02': _other_projection, '02.03': _two_systems,
           '02.04': _other_datum, '02.05': _wrong_label, '02.06': _tolerance, '02.07': _with_z}
