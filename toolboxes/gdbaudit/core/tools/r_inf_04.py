# -*- coding: utf-8 -*-
"""R_INF_04: topology of each class; R_INF_08 compares equal attributes, R_INF_13 coverage.

Every place is computed on the integer grid of the class (``delivery.grid``), so that a class of a
million polygons is read once and never stored as floats.
"""
from __future__ import unicode_literals

import binascii
import math

import numpy as np

from .. import schema, texts
from ..finding import ERROR, WARNING
from ..listing import at_least_one
from ..registry import check_class, check_delivery
from ..spatial import layers, locate, overlaps
from ..topology import coverage, lines, rings, same
from ..topology.attributes import group_numbers
from ..topology.wording import (
    anchor, at, capped_by_setting, is_on, label, labels, listed, may_overlap, metres, settings)
from ..wkb import from_wkb

# Square metres: smaller areas are rounding errors, whatever the setting says.
MIN_AREA = 0.01
NOWHERE = (float('nan'), float('nan'))
RING_CAUSES = {
    rings.OPEN: 'el anillo no está cerrado', rings.EMPTY: 'el anillo no encierra un área',
    rings.CROSSING: 'el anillo se cruza a sí mismo',
    rings.TOUCHING: 'un vértice del anillo cae sobre otro de sus lados',
    rings.TWICE: 'el anillo recorre dos veces el mismo lado',
    rings.RINGS_CROSS: 'dos anillos del elemento se cruzan',
    rings.RINGS_SHARE: 'dos anillos del elemento comparten un lado',
    rings.OUTSIDE: 'un anillo interior queda fuera del exterior',
    rings.NESTED: 'un anillo queda dentro de otro del mismo elemento',
    rings.TURNED: 'el anillo tiene el sentido contrario al de los demás de la clase'}
LINE_CAUSES = {
    lines.CROSSING: 'se cruza consigo misma', lines.OVERLAP: 'se superpone consigo misma',
    lines.SHORT: 'mide menos que la tolerancia XY', lines.REPEATED: 'tiene vértices repetidos',
    lines.CUTBACK: 'se devuelve con un ángulo menor de 5°'}


@check_class('04.01')
def empty(delivery, cls, report):
    """Every feature has a geometry."""
    if not cls.is_spatial:
        return
    missing = np.flatnonzero(delivery.grid(cls).shapes.empty)
    for row, more in capped_by_setting(delivery, cls, missing):
        report.add('04.01', cls, [row], place=NOWHERE, mas=more)


@check_class('04.02')
def duplicates(delivery, cls, report):
    """No two features have the same geometry."""
    if not cls.is_spatial or may_overlap(delivery, cls):
        return
    grid = delivery.grid(cls)
    for group, more in capped_by_setting(delivery, cls, same.duplicates(grid)):
        report.add('04.02', cls, group, value=len(group), expected=1, mas=more,
                   place=anchor(grid, group[0]), elementos=labels(delivery, cls, group))


@check_class('04.03')
def near_points(delivery, cls, report):
    """Points are further apart than the tolerance; equal ones are 04.02."""
    if cls.info.geometry not in (schema.POINT, schema.MULTIPOINT):
        return
    grid = delivery.grid(cls)
    tolerance = texts.number(metres(grid, float(grid.tolerance)), 4)
    for (a, b, apart), more in capped_by_setting(delivery, cls, same.near_points(grid)):
        distance = texts.number(metres(grid, apart), 4)
        report.add('04.03', cls, [a, b], value=distance, expected='≥ ' + tolerance, mas=more,
                   place=anchor(grid, a), a=label(delivery, cls, a),
                   b=label(delivery, cls, b), distancia=distance, tolerancia=tolerance)


@check_class('04.04')
def self_intersections(delivery, cls, report):
    """Lines do not cross or overlap themselves."""
    if cls.info.geometry != schema.POLYLINE:
        return
    grid = delivery.grid(cls)
    found = sorted(lines.self_intersections(grid).items())
    for (row, (kind, x, y)), more in capped_by_setting(delivery, cls, found):
        place = grid.place(x, y)
        report.add('04.04', cls, [row], place=place, causa=LINE_CAUSES[kind], mas=more,
                   value=LINE_CAUSES[kind], **at(place))


@check_class('04.05')
def overlapping_lines(delivery, cls, report):
    """Lines of a class do not overlap; equal ones are 04.02."""
    if cls.info.geometry != schema.POLYLINE or may_overlap(delivery, cls):
        return
    grid = delivery.grid(cls)
    later = same.later_duplicates(grid)
    severity = ERROR if listed(delivery, cls, 'clases_de_red') else WARNING
    for (a, b, length, x, y), more in capped_by_setting(delivery, cls, lines.overlaps(grid, later)):
        length = texts.number(metres(grid, length), 3)
        report.add('04.05', cls, [a, b], value=length, expected=0, severity=severity, mas=more,
                   place=grid.place(x, y), a=label(delivery, cls, a),
                   b=label(delivery, cls, b), longitud=length)


@check_class('04.06')
def line_defects(delivery, cls, report):
    """Lines are longer than the tolerance, without repeated vertices or cutbacks."""
    if cls.info.geometry != schema.POLYLINE:
        return
    grid = delivery.grid(cls)
    for (row, cause, x, y), more in capped_by_setting(delivery, cls, sorted(lines.defects(grid))):
        place = grid.place(x, y)
        report.add('04.06', cls, [row], place=place, causa=LINE_CAUSES[cause], mas=more,
                   value=LINE_CAUSES[cause], **at(place))


@check_class('04.07')
def network_nodes(delivery, cls, report):
    """Lines of a network meet at their ends."""
    if cls.info.geometry != schema.POLYLINE or not listed(delivery, cls, 'clases_de_red'):
        return
    grid = delivery.grid(cls)
    dangles, pseudo = lines.nodes(grid)
    found = [('un extremo suelto', [a], x, y) for a, x, y in dangles]
    found += [('un pseudonodo', sorted([a, b]), x, y) for a, b, x, y in pseudo]
    for (cause, rows, x, y), more in capped_by_setting(delivery, cls, found):
        place = grid.place(x, y)
        report.add('04.07', cls, rows, place=place, causa=cause, value=cause, mas=more,
                   elementos=labels(delivery, cls, rows), **at(place))


@check_class('04.08')
def invalid_rings(delivery, cls, report):
    """The rings of polygons are closed, do not cross and lie inside or outside each other correctly."""
    if cls.info.geometry != schema.POLYGON:
        return
    grid = delivery.grid(cls)
    for (row, (cause, x, y)), more in capped_by_setting(
            delivery, cls, sorted(rings.invalid(grid).items())):
        place = grid.place(x, y)
        report.add('04.08', cls, [row], place=place, causa=RING_CAUSES[cause], mas=more,
                   value=RING_CAUSES[cause], **at(place))


@check_class('04.09', '04.10')
def cover(delivery, cls, report):
    """Polygons do not overlap, and leave no gap where the class covers everything."""
    if cls.info.geometry != schema.POLYGON:
        return
    exempt = may_overlap(delivery, cls) or not is_on(delivery, '04.09')
    total = listed(delivery, cls, 'clases_totales') and is_on(delivery, '04.10')
    if exempt and not total:
        return
    grid = delivery.grid(cls)
    later = same.later_duplicates(grid)
    min_area = max(MIN_AREA, float(settings(delivery)['area_minima_m2']))
    common, count, gaps = coverage.find(
        grid, min_area / grid.square_metres(1.0), not exempt, total, later, report.tick,
        at_least_one(settings(delivery)['maximo_por_clase']))
    for one, more in capped_by_setting(delivery, cls, common, count=count):
        area = texts.number(grid.square_metres(one.area), 2)
        report.add('04.09', cls, [one.a, one.b], value=area, expected=0, mas=more, m2=area,
                   place=grid.place(*one.point), wkb=coverage.wkb(grid, one.faces),
                   a=label(delivery, cls, one.a), b=label(delivery, cls, one.b))
    for one, more in capped_by_setting(delivery, cls, _within_influence(delivery, cls, gaps, min_area)):
        area = texts.number(grid.square_metres(one.area), 2)
        report.add('04.10', cls, value=area, expected=0, mas=more, m2=area,
                   place=grid.place(*one.point), wkb=coverage.wkb(grid, one.faces))


def _within_influence(delivery, cls, gaps, min_area):
    """The gaps with more than ``min_area`` m² in an area of influence; all of them when none was
    delivered in the system of the class."""
    areas = [one for one in layers.delivered(delivery, 'AreaInfluencia')
             if layers.comparable(one, cls)]
    if not areas or not gaps:
        return gaps
    grid = delivery.grid(cls)
    places = np.array([grid.place(*one.point) for one in gaps])
    is_inside = np.zeros(len(gaps), bool)
    for area in areas:
        limits = delivery.geometries(area)
        is_inside[locate.locate(places[:, 0], places[:, 1], limits)[0]] = True
        rest = np.flatnonzero(~is_inside)
        outlines = from_wkb([_outline(grid, gaps[number]) for number in rest])
        i, _, common = overlaps.overlaps(outlines, limits)
        is_inside[rest[i[common * (grid.metres / grid.unit) ** 2 > min_area]]] = True
    return [one for one, inner in zip(gaps, is_inside) if inner]


def _outline(grid, gap):
    text = coverage.wkb(grid, gap.faces)
    return binascii.unhexlify(text) if text else None


@check_class('04.11')
def slivers(delivery, cls, report):
    """No polygon is small and thin at once."""
    if cls.info.geometry != schema.POLYGON:
        return
    grid = delivery.grid(cls)
    limits = settings(delivery)
    area, perimeter, first = grid.parts()
    area = grid.square_metres(area)
    perimeter = np.maximum(metres(grid, perimeter), 1e-12)
    shape = 4 * math.pi * area / perimeter ** 2
    thin = (area > 0) & (area < limits['area_astilla_m2']) & (shape < limits['compacidad_astilla'])
    feature = grid.shapes.path_feature[first[thin]]
    rows, place = np.unique(feature, return_index=True)
    for (row, k), more in capped_by_setting(delivery, cls, zip(rows, np.flatnonzero(thin)[place])):
        size = texts.number(float(area[k]), 2)
        report.add('04.11', cls, [row], value=size, place=anchor(grid, row), m2=size, mas=more,
                   indice=texts.number(float(shape[k]), 3))


@check_class('04.12')
def equal_neighbors(delivery, cls, report):
    """Neighbors of a class that classifies the whole area differ in their classification."""
    if cls.info.geometry != schema.POLYGON or not listed(delivery, cls, 'clases_totales'):
        return
    fields, numbers = group_numbers(delivery, cls)
    if not fields:
        return
    grid = delivery.grid(cls)
    for group, more in capped_by_setting(delivery, cls, same.neighbors(grid, numbers)):
        report.add('04.12', cls, group, place=anchor(grid, group[0]), mas=more,
                   elementos=labels(delivery, cls, group), campos=', '.join(fields))


@check_delivery('04.13')
def contacts(delivery, report):
    """Geological contacts follow the borders of the geological units."""
    units = layers.delivered(delivery, 'UnidadGeologica')
    for cls in layers.delivered(delivery, 'ContactoGeologico', (schema.POLYLINE,)):
        beside = layers.compared(report, '04.13', cls, layers.same_variant(units, cls))
        if not beside:
            continue
        grid = delivery.grid(cls)
        tolerance = settings(delivery)['tolerancia_borde_m'] / grid.metres
        # Of several scales or years a contact follows the borders of one.
        found = [dict((one[0], one) for one in lines.off_borders(
            grid, delivery.grid(one_class), max(tolerance, grid.tolerance))) for one_class in beside]
        nearest = [min((one[row] for one in found), key=lambda off: off[1])
                   for row in sorted(found[0]) if all(row in one for one in found)]
        for (row, length, x, y), more in capped_by_setting(delivery, cls, nearest):
            length = texts.number(metres(grid, length), 2)
            report.add('04.13', cls, [row], value=length, expected=0, longitud=length, mas=more,
                       place=grid.place(x, y))
