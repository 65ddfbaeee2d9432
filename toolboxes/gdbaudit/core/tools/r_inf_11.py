# -*- coding: utf-8 -*-
"""R_INF_11: municipality, department, rural district and environmental authority by the place.

A department is compared only where the municipality cannot be: R_INF_08 checks that both agree.
Codes out of their domain are R_INF_08's, empty fields R_INF_07's.
"""
from __future__ import unicode_literals

import numpy as np

from .. import reference, registry, schema, texts
from ..attributes import is_placeholder, placeholders
from ..listing import at_least_one
from ..registry import check_class, check_delivery
from ..spatial import layers, locate, overlaps, shares
from ...errors import AuditError

TOOL = 'R_INF_11'
# The classes that define the places.
OWN = ('Departamento', 'Municipio', 'UnidadTerritorial')
OUTSIDE = {'CAR': 'otra jurisdicción, fuera de «{}»'}
OUTSIDE_PLACE = 'un lugar fuera de «{}»'
# Where the user's layer has no place, there is none to write.
OUTSIDE_FIX = ('Corrija la ubicación del elemento {id}, o verifique que la capa de referencia «{capa}» '
               'cubra todo el estudio.')


def _settings(delivery):
    return delivery.settings.tool(TOOL)


def _is_compared(delivery, cls, *names):
    return cls.is_spatial and cls.info.records and cls.model.name not in OWN and (
        layers.fields(cls, names)) and not reference.problem(delivery)


def _codes(delivery, cls, field):
    """The code of each row; None for empty or unknown ones, and everywhere without the field."""
    if not cls.info.field(field):
        return [None] * len(delivery.oids(cls))
    return reference.codes_of(delivery.model, field, delivery.column(cls, field))


def _border_distances(geometries, source, wrong, codes):
    """Metres from each wrong point to the border of the place written, else of the one it lies
    in; infinite where neither is known."""
    polygons = {}
    for j, code in enumerate(source.codes):
        polygons.setdefault(code, []).append(j)
    point, polygon = [], []
    for number, (row, real, _) in enumerate(wrong):
        for j in polygons.get(codes[row], polygons.get(real, []) if real else []):
            point.append(number)
            polygon.append(j)
    found = np.full(len(wrong), np.inf)
    if point:
        places = np.array([geometries.anchor(row) for row, _, _ in wrong], float)[point]
        np.minimum.at(found, point, locate.nearest(
            places[:, 0], places[:, 1], source.geometries, np.array(polygon, np.int64))[0])
    return found


def _distance_text(metres):
    return '' if np.isinf(metres) else ' (a {} m del límite)'.format(
        texts.number(float(metres), 1))


def _wrong(delivery, cls, source, found, codes):
    """(row, code of the real place or None outside of all, share) of each element with another
    place."""
    for one in found.wrong(codes):
        yield one
    if source.official:
        empty = delivery.geometries(cls).empty
        for row in np.flatnonzero(~found.known() & ~empty).tolist():
            if codes[row] is not None:
                yield row, None, 1.0


def _describe(delivery, cls, field, source, wrong, codes):
    """The findings of a field as keyword arguments, for points and for other elements."""
    near = _settings(delivery)['tolerancia_limite_m']
    metres = np.full(len(wrong), np.inf)
    if cls.info.geometry == schema.POINT:
        metres = _border_distances(delivery.geometries(cls), source, wrong, codes)
    for (row, real, share), distance in zip(wrong, metres):
        name = OUTSIDE.get(field, OUTSIDE_PLACE).format(source.name) if real is None else (
            reference.place_name(delivery.model, field, real))
        written = reference.place_name(delivery.model, field, codes[row])
        yield dict(rows=[row], field=field, value=written, expected=name, escrito=written,
                   real=name, p=texts.number(100.0 * share, 1), d=_distance_text(distance),
                   severity='A' if distance <= near else None, capa=source.name,
                   correction=OUTSIDE_FIX if real is None else None)


def _compare(delivery, cls, report, field, skip, code):
    """Reports a field of a class. Returns the rows that could be compared."""
    source = reference.source(delivery, field, cls)
    codes = [None if skipped else one for one, skipped in zip(
        _codes(delivery, cls, field), skip)]
    if source is None or all(one is None for one in codes):
        return np.zeros(len(codes), bool)
    found = shares.Shares(delivery.geometries(cls), source.geometries, source.codes)
    wrong = sorted(_wrong(delivery, cls, source, found, codes))
    limit = at_least_one(_settings(delivery)['maximo_por_clase'])
    shares.add_all(report, code, cls, list(
        _describe(delivery, cls, field, source, wrong[:limit], codes)), limit, len(wrong))
    return np.array([one is not None for one in codes]) & (found.known() | source.official)


@check_class('11.01', '11.02')
def municipality(delivery, cls, report):
    """The municipality, or else the department, is the one at the place."""
    if not _is_compared(delivery, cls, 'MUNICIPIO', 'DEPTO'):
        return
    code = '11.01' if cls.info.geometry == schema.POINT else '11.02'
    nothing = np.zeros(len(delivery.geometries(cls)), bool)
    judged = _compare(delivery, cls, report, 'MUNICIPIO', nothing, code)
    _compare(delivery, cls, report, 'DEPTO', judged, code)


@check_class('11.03')
def rural_district(delivery, cls, report):
    """VEREDA is the name of a territorial unit at the place."""
    if not _is_compared(delivery, cls, 'VEREDA'):
        return
    source = reference.source(delivery, 'VEREDA', cls)
    if source is None:
        return
    marks = placeholders(delivery)
    names = [None if is_placeholder(value, 'VEREDA', marks) else
             texts.value_text(value).strip() or None for value in delivery.column(cls, 'VEREDA')]
    i, j, _ = overlaps.overlaps(delivery.geometries(cls), source.geometries)
    at_place = {}
    for row, polygon in zip(i.tolist(), j.tolist()):
        at_place.setdefault(row, {}).update(
            (key, name) for key, name in source.names[polygon].items()
            if not is_placeholder(name, 'VEREDA', marks))
    limit = at_least_one(_settings(delivery)['maximo_por_clase'])
    found, count = [], 0
    for row in sorted(at_place):
        real = at_place[row]
        if names[row] is None or not real or reference.fold_name(names[row]) in real:
            continue
        count += 1
        if count > limit:
            continue
        shown = sorted(set(real.values()))
        found.append(dict(rows=[row], field='VEREDA', value=names[row], expected=', '.join(shown),
                          real=' o '.join('«{}»'.format(one) for one in shown)))
    shares.add_all(report, '11.03', cls, found, limit, count)


@check_class('11.04')
def authority(delivery, cls, report):
    """CAR is the environmental authority at the place, when the user's layers have them."""
    if _is_compared(delivery, cls, 'CAR') and reference.official(delivery, 'CAR', cls):
        nothing = np.zeros(len(delivery.geometries(cls)), bool)
        _compare(delivery, cls, report, 'CAR', nothing, '11.04')


@check_delivery('11.05')
def agrees_with_reference(delivery, report):
    """Departments and municipalities have the official code, and lie within it. A reference that
    cannot be used is reported once for all checks of this tool."""
    reason = reference.problem(delivery)
    if reason:
        for code in registry.tool(TOOL).checks:
            report.not_run(code, reason)
        return
    for name, field in (('Departamento', 'DEPTO'), ('Municipio', 'MUNICIPIO')):
        for cls in layers.delivered(delivery, name):
            if not cls.info.field(field):
                continue
            try:
                source = reference.official(delivery, field, cls)
                if source is not None:
                    _compare_shapes(delivery, cls, report, field, source)
            except AuditError as error:
                report.not_run('11.05', error.text, cls.name)


def _compare_shapes(delivery, cls, report, field, source):
    limit = _settings(delivery)['diferencia_forma_p']
    codes = _codes(delivery, cls, field)
    found = shares.Shares(delivery.geometries(cls), source.geometries, source.codes)
    rows = []
    for row, code in enumerate(codes):
        if code is None or delivery.geometries(cls).empty[row]:
            continue
        outside = 100.0 * (1.0 - found.share_of(row, code))
        if outside > limit:
            percent = texts.number(outside, 2)
            rows.append(dict(rows=[row], field=field, value=code, p=percent,
                             nombre=reference.place_name(delivery.model, field, code),
                             capa=source.name, expected='{} % como máximo'.format(
                                 texts.number(limit, 2))))
    shares.add_all(report, '11.05', cls, rows, _settings(delivery)['maximo_por_clase'])
