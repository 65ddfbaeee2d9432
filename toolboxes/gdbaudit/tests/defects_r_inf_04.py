# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_04."""
from __future__ import unicode_literals

from .clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, consistent_row, minimal_row
from .defects import write
from .geodatabases import rectangle

POINTS, COVER, ISOHYETS, VIEWS = (
    'PuntoMuestreoAguaSuper', 'CoberturaTierra', 'Isoyeta', 'SitioPaisajePG')
UNITS, CONTACTS = 'UnidadGeologica', 'ContactoGeologico'
FOREST = {'N1_COBERT': 3.0, 'N2_COBERT': 31.0, 'N3_COBERT': 314.0, 'NOMENCLAT': 314}
SHRUBS = {'N1_COBERT': 3.0, 'N2_COBERT': 32.0, 'N3_COBERT': 322.0, 'NOMENCLAT': 322}
EASTERN = rectangle(MIDDLE, SOUTH, EAST, NORTH)


def _point(x, y, number):
    """A sampling point of the clean delivery at another place."""
    return minimal_row(POINTS, 'POINT ({:.4f} {:.4f})'.format(x, y), number,
                       ID_PUNTO_M='PM-0{}'.format(number), AH='2', ZH='21', SZH='2120',
                       NOMBRE='Quebrada La Honda {}'.format(number), NOM_C_AG='Quebrada La Honda',
                       N_MIC_CUE='Quebrada La Honda', COTA=2550.0)


def _line(points):
    return 'LINESTRING ({})'.format(', '.join(
        '{:.4f} {:.4f}'.format(WEST + x, SOUTH + y) for x, y in points))


def _polygon(*rings):
    return 'POLYGON ({})'.format(', '.join('({})'.format(', '.join(
        '{:.4f} {:.4f}'.format(WEST + x, SOUTH + y) for x, y in ring)) for ring in rings))


def isohyets(*lines):
    """The clean delivery with isohyets: their vertices from the south-west corner."""
    content = clean_delivery()
    content[ISOHYETS] = [minimal_row(ISOHYETS, _line(points), number, PRECIPIT=1000.0 + 100 * number)
                         for number, points in enumerate(lines, 1)]
    return content


def cover(*rows):
    """Land cover of (WKT, codes)."""
    content = clean_delivery()
    content[COVER] = [minimal_row(COVER, wkt, number, **codes)
                      for number, (wkt, codes) in enumerate(rows, 1)]
    return content


def without_geometry(path):
    content = clean_delivery()
    content[POINTS][1] = content[POINTS][1]._replace(wkt=None)
    return write(path, content, '04.01', POINTS, 2)


def duplicate(path):
    content = clean_delivery()
    content[POINTS] = [_point(WEST + 100, SOUTH + 100, number) for number in (1, 2)]
    return write(path, content, '04.02', POINTS, 1)


def near_points(path):
    content = clean_delivery()
    content[POINTS] = [_point(WEST + 100, SOUTH + 100, 1), _point(WEST + 100.0005, SOUTH + 100, 2)]
    return write(path, content, '04.03', POINTS, 1)


def crossing_line(path):
    line = [(100, 100), (300, 300), (300, 100), (100, 300)]
    return write(path, isohyets(line), '04.04', ISOHYETS, 1)


def overlapping_lines(path):
    lines = [(100, 100), (300, 100)], [(200, 100), (400, 100), (400, 200)]
    return write(path, isohyets(*lines), '04.05', ISOHYETS, 1)


def repeated_vertex(path):
    line = [(100, 100), (200, 150), (200, 150), (300, 100)]
    return write(path, isohyets(line), '04.06', ISOHYETS, 1)


def dangle(path):
    ring = [(100, 100), (200, 100), (200, 200), (100, 100)]
    return write(path, isohyets(ring, [(100, 100), (50, 50)]), '04.07', ISOHYETS, 2,
                 settings={'R_INF_04': {'clases_de_red': [ISOHYETS]}})


def crossed_ring(path):
    content = clean_delivery()
    # Both lobes turn differently and differ in area: what is left is an area all the same.
    ring = [(500, 500), (500, 700), (520, 450), (700, 500), (500, 500)]
    content[VIEWS] = [minimal_row(VIEWS, _polygon(ring), DESCRIP='Mirador del valle')]
    return write(path, content, '04.08', VIEWS, 1)


def overlap(path):
    content = cover((rectangle(WEST, SOUTH, MIDDLE + 1, NORTH), FOREST), (EASTERN, SHRUBS))
    return write(path, content, '04.09', COVER, 1)


def cover_with_gap():
    hole = [(200, 200), (205, 200), (205, 205), (200, 205), (200, 200)]
    outer = [(0, 0), (0, 1000), (400, 1000), (400, 0), (0, 0)]
    return cover((_polygon(outer, hole), FOREST), (EASTERN, SHRUBS))


def gap(path):
    return write(path, cover_with_gap(), '04.10', COVER, None)


def sliver(path):
    rest = [(400, 0), (400, 1000), (1000, 1000), (1000, 100), (999.9, 100), (999.9, 0), (400, 0)]
    content = cover((rectangle(WEST, SOUTH, MIDDLE, NORTH), FOREST), (_polygon(rest), SHRUBS),
                     (rectangle(EAST - 0.1, SOUTH, EAST, SOUTH + 100), FOREST))
    return write(path, content, '04.11', COVER, 3)


def equal_neighbors(path):
    content = cover((rectangle(WEST, SOUTH, MIDDLE, NORTH), FOREST),
                     (rectangle(MIDDLE, SOUTH, EAST, SOUTH + 500), SHRUBS),
                     (rectangle(MIDDLE, SOUTH + 500, EAST, NORTH), SHRUBS))
    return write(path, content, '04.12', COVER, 2)


def two_contacts():
    """The clean delivery with two contacts; the second one leaves the border of the units."""
    content = clean_delivery()
    content[UNITS] = [
        consistent_row(UNITS, wkt, number, NOMBRE=name, NOMENCLAT=code)
        for number, (wkt, name, code) in enumerate((
            (rectangle(WEST, SOUTH, MIDDLE, NORTH), 'Formación Guaduas', 'TKg'),
            (EASTERN, 'Formación Cacho', 'Tpc')), 1)]
    content[CONTACTS] = [
        consistent_row(CONTACTS, _line([(400, 0), (400, 1000)]), NOMENCLAT='CG-01'),
        consistent_row(CONTACTS, _line([(500, 0), (500, 1000)]), 2, NOMENCLAT='CG-02')]
    return content


def contact_off_border(path):
    return write(path, two_contacts(), '04.13', CONTACTS, 2)


DEFECTS = {
    '04.01': without_geometry, '04.02': duplicate, '04.03': near_points, '04.04': crossing_line,
    '04.05': overlapping_lines, '04.06': repeated_vertex, '04.07': dangle, '04.08': crossed_ring,
    '04.09': overlap, '04.10': gap, '04.11': sliver, '04.12': equal_neighbors,
    '04.13': contact_off_border}
