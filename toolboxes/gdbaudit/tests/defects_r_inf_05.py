# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_05."""
from __future__ import unicode_literals

from osgeo import ogr

from .clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from .geodatabases import create, rectangle, square

POINTS, VIEWS, SPOIL, AREA = (
    'PuntoMuestreoAguaSuper', 'SitioPaisajePG', 'Zodmes', 'AreaProyecto')


def _ring(x, y, side):
    return '(({0} {1}, {0} {3}, {2} {3}, {2} {1}, {0} {1}))'.format(
        WEST + x, SOUTH + y, WEST + x + side, SOUTH + y + side)


def multipart(path):
    content = clean_delivery()
    two = 'MULTIPOLYGON ({}, {})'.format(_ring(500, 500, 40), _ring(600, 500, 40))
    content[VIEWS] = [minimal_row(VIEWS, two, DESCRIP='Mirador del valle')]
    create(path, content)
    return {'code': '05.01', 'class': VIEWS, 'objectid': 1}


def multipoint(path):
    content = clean_delivery()
    x, y = WEST + 200, SOUTH + 100
    content[POINTS][1] = content[POINTS][1]._replace(
        wkt='MULTIPOINT ({} {}, {} {})'.format(x, y, x + 50, y))
    create(path, content, layers={POINTS: {'geometry': ogr.wkbMultiPoint}})
    return {'code': '05.02', 'class': POINTS, 'objectid': 2}


def two_places():
    """The clean delivery with a spoil area over two places of the project's area."""
    content = clean_delivery()
    content[AREA] = [
        minimal_row(AREA, square(WEST + x, SOUTH + 200, 100), number, SECTOR=104.0,
                    DESCRIP='Plataforma', NOMENCLAT='AP-0{}'.format(number))
        for number, x in ((1, 200), (2, 400))]
    content[SPOIL] = [minimal_row(SPOIL, rectangle(
        WEST + 250, SOUTH + 220, WEST + 450, SOUTH + 260), ID_ZODME='ZD-01', VOLUMEN_M3=1500.0)]
    return content


def merged_places(path):
    create(path, two_places())
    return {'code': '05.03', 'class': SPOIL, 'objectid': 1}


DEFECTS = {'05.01': multipart, '05.02': multipoint, '05.03': merged_places}
