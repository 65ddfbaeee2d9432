# -*- coding: utf-8 -*-
"""R_INF_06: written areas, lengths and coordinates against the geometry.

An empty value belongs to 07.01, a class in degrees to 02.02 and a null geometry to R_INF_04. A
wrong area is one finding: 06.02 where its cause is found, otherwise 06.01.
"""
from __future__ import unicode_literals

import collections

import numpy as np

from .. import calculated, coordinates, schema, texts
from ..attributes import capped, is_blank, key_text, number_of
from ..registry import check_class

TOOL = 'R_INF_06'
EPSILON = 1e-9


def _compare(delivery, cls, report, kind, geometry, absolute, relative):
    if cls.info.geometry != geometry:
        return
    fields = calculated.fields(cls, kind.calculated)
    measurable, srs = calculated.projected(cls)
    if not fields or not measurable:
        return
    settings = delivery.settings.tool(TOOL)
    for field in fields:
        calculated.report_comparison(
            delivery, report, calculated.Comparison(
                delivery, cls, kind, field, srs, (settings[absolute], settings[relative])),
            settings['maximo_por_clase'])


@check_class('06.01', '06.02')
def areas(delivery, cls, report):
    """Areas in hectares equal the polygon's."""
    _compare(delivery, cls, report, calculated.AREA, schema.POLYGON, 'tolerancia_area_ha',
             'tolerancia_area_relativa')


@check_class('06.03')
def lengths(delivery, cls, report):
    """Lengths in metres equal the line's."""
    _compare(delivery, cls, report, calculated.LENGTH, schema.POLYLINE, 'tolerancia_longitud_m',
             'tolerancia_longitud_relativa')


@check_class('06.04')
def point_coordinates(delivery, cls, report):
    """Written coordinates equal the point."""
    coordinates.check(delivery, cls, report, '06.04', (('x', 'y'),))


@check_class('06.05')
def line_and_centroid_coordinates(delivery, cls, report):
    """Written start, end and centroid equal those of the geometry."""
    coordinates.check(delivery, cls, report, '06.05', (
        ('start_x', 'start_y'), ('end_x', 'end_y'), ('centroid_x', 'centroid_y')))


@check_class('06.06')
def elevations(delivery, cls, report):
    """Elevations are possible in Colombia, and the lowest is below the highest."""
    settings = delivery.settings.tool(TOOL)
    lowest, highest = settings['cota_minima_m'], settings['cota_maxima_m']
    values = {}
    for name in ('COTA', 'COTA_MIN', 'COTA_MAX'):
        if cls.model.field(name) is None or cls.info.field(name) is None:
            continue
        column = calculated.numbers(delivery.column(cls, name))
        values[name] = column
        with np.errstate(invalid='ignore'):
            outside = np.flatnonzero((column < lowest) | (column > highest))
        for row, more in capped(outside, settings['maximo_por_clase'], cls.name):
            report.add('06.06', cls, [row], name, float(column[row]), mas=more,
                       motivo='está fuera del rango de {} m a {} m'.format(
                           texts.number(lowest), texts.number(highest)))
    if 'COTA_MIN' in values and 'COTA_MAX' in values:
        with np.errstate(invalid='ignore'):
            inverted = np.flatnonzero(values['COTA_MIN'] > values['COTA_MAX'])
        for row, more in capped(inverted, settings['maximo_por_clase'], cls.name):
            top = float(values['COTA_MAX'][row])
            report.add('06.06', cls, [row], 'COTA_MIN', float(values['COTA_MIN'][row]), mas=more,
                       motivo='es mayor que COTA_MAX = {}'.format(texts.number(top)))


@check_class('06.07')
def compensation_sums(delivery, cls, report):
    """The compensation's area is the sum of its polygons, by identifier."""
    total, key = cls.model.field('AREA_COMP'), cls.model.key
    parts = calculated.fields(cls, 'area_ha')
    measurable, srs = calculated.projected(cls)
    if not (total and key and parts and measurable) or cls.info.geometry != schema.POLYGON:
        return
    if cls.info.field(total.name) is None or cls.info.field(key.name) is None:
        return
    settings = delivery.settings.tool(TOOL)
    keys, totals, written = delivery.columns(cls, [key.name, total.name, parts[0].name])
    measured = delivery.geometries(cls).areas() * (srs.unit ** 2 if srs else 1.0) / 10000
    groups = collections.OrderedDict()
    for row, value in enumerate(keys):
        if not is_blank(value):
            groups.setdefault(key_text(value), []).append(row)
    for name, rows in groups.items():
        declared = sorted(set(
            one for one in (number_of(totals[row]) for row in rows) if one is not None))
        sums = [sum(number_of(written[row]) or 0.0 for row in rows),
                float(sum(measured[row] for row in rows))]
        # Either every polygon repeats the total or each has its own share of it.
        claims = [declared[0]] if len(declared) == 1 else [
            sum(number_of(totals[row]) or 0.0 for row in rows)]
        limit = max(settings['tolerancia_area_ha'],
                    settings['tolerancia_area_relativa'] * max(sums)) + EPSILON
        if declared and all(abs(claim - one) > limit for claim in claims for one in sums):
            report.add('06.07', cls, rows, total.name, declared[0], texts.number(sums[0], 4),
                       llave=key.name, identificador=name, suma=texts.number(sums[0], 4),
                       parte=parts[0].name)
