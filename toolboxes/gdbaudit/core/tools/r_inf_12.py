# -*- coding: utf-8 -*-
"""R_INF_12: the attributes of elements agree with the thematic classes at their place.

Empty fields are R_INF_07's, codes out of their domain R_INF_08's and keys without a partner
R_INF_10's. R_INF_14 compares the classes that must cover the project.
"""
from __future__ import unicode_literals

import numpy as np

from .. import coverage, schema, texts, themes
from ..listing import at_least_one
from ..registry import check_class, check_delivery
from ..spatial import layers, locate, overlaps, shares, stations, within

TOOL = 'R_INF_12'
LEVELS = ('N3_COBERT', 'N4_COBERT', 'N5_COBERT', 'N6_COBERT')


def _settings(delivery):
    return delivery.settings.tool(TOOL)


def _report(delivery, report, code, cls, wrong, describe):
    """Reports the wrong elements: ``describe`` makes a finding's keyword arguments, which take a
    kilobyte, of each one that is listed."""
    limit = at_least_one(_settings(delivery)['maximo_por_clase'])
    shares.add_all(report, code, cls, [describe(one) for one in wrong[:limit]], limit, len(wrong))


def _polygons(delivery, name, cls):
    """The delivered polygons of a model class that a class can be compared with: of its scale or
    year where there are some, otherwise all."""
    return layers.same_variant([one for one in layers.delivered(delivery, name)
                                if one is not cls and layers.comparable(one, cls)], cls)


@check_class('12.01')
def land_cover(delivery, cls, report):
    """NOMENCLAT and N_COBERT of samples and forest use are those of CoberturaTierra there."""
    if cls.model.field('N_COBERT') is None or not cls.is_spatial or not cls.info.records:
        return
    found = shares.of_classes(delivery, cls, [
        one for one in _polygons(delivery, 'CoberturaTierra', cls) if one.info.field('NOMENCLAT')],
                              'NOMENCLAT')
    if not found:
        return
    columns = layers.columns(delivery, cls, ('NOMENCLAT', 'N_COBERT'))
    count = len(delivery.oids(cls))
    numbers = [texts.code_text(value) or None for value in columns.get('NOMENCLAT', [None] * count)]
    wrong = [(row, 'NOMENCLAT', real, share) for row, real, share, _ in shares.wrong_in_all(
        found, numbers, themes.same_cover)]
    reported = set(one[0] for one in wrong)
    known = themes.covers_by_name(delivery.model)
    names = [known.get(themes.plain_name(texts.code_text(value))) if value and row not in reported else None
             for row, value in enumerate(columns.get('N_COBERT', []))]
    wrong.extend((row, 'N_COBERT', real, share) for row, real, share, _ in shares.wrong_in_all(
        found, names or [None] * count, themes.same_cover))

    def describe(one):
        row, field, real, share = one
        return dict(rows=[row], field=field, expected=real, p=themes.percent(share),
                    value=numbers[row] if field == 'NOMENCLAT' else columns[field][row],
                    real=themes.cover_name(delivery.model, real))

    _report(delivery, report, '12.01', cls, sorted(wrong), describe)


@check_class('12.02')
def values_at_place(delivery, cls, report):
    """Soil, geological and hydrographic codes are those of the polygon at the place."""
    if not cls.is_spatial or not cls.info.records:
        return
    wrong = []
    for one in _settings(delivery)['atributos_por_lugar']:
        if cls.model.name == one['capa'] or not layers.fields(cls, one['campos']):
            continue
        wrong.extend(themes.other_values(
            delivery, cls, _polygons(delivery, one['capa'], cls), one))

    def describe(one):
        row, field, there, layer, share = one
        return dict(rows=[row], field=field, value=delivery.column(cls, field)[row], expected=there,
                    real=texts.value_text(there), capa=layer, p=themes.percent(share))

    _report(delivery, report, '12.02', cls, sorted(wrong, key=lambda one: one[:2]), describe)


@check_delivery('12.03')
def related_elements(delivery, report):
    """Elements that a key relates lie close to each other. A parent may be in several classes by
    scale or year, and in several rows of one: the nearest counts."""
    wanted = _settings(delivery)['campos_relacion']
    for relation in delivery.model.relations:
        if relation['childField'] not in wanted:
            continue
        for child in layers.delivered_any(delivery, relation['child']):
            parents = [one for one in layers.delivered_any(delivery, relation['parent'])
                       if layers.comparable(child, one) and layers.fields(
                           one, [relation['parentField']])]
            if parents and layers.fields(child, [relation['childField']]):
                _report_far(delivery, report, relation, child, parents)


def _report_far(delivery, report, relation, child, parents):
    limit, field = _settings(delivery)['distancia_relacion_m'], relation['childField']
    metres, of = themes.nearest_related(delivery, relation, child, parents)
    written = delivery.column(child, field)

    def describe(row):
        return dict(rows=[row], field=field, value=written[row],
                    expected='{} m como máximo'.format(texts.number(limit)),
                    d=texts.number(float(metres[row]), 1), maximo=texts.number(limit),
                    padre=parents[of[row]].name if of[row] >= 0 else '')

    _report(delivery, report, '12.03', child, np.flatnonzero(metres > limit), describe)


@check_class('12.04')
def chainage(delivery, cls, report):
    """Stations lie on the line of the project, and their chainage grows along it."""
    if cls.model.name != 'Abscisas' or not cls.info.records:
        return
    lines = [one for name in _settings(delivery)['lineas_abscisado']
             for one in layers.delivered(delivery, name, (schema.POLYLINE,))
             if layers.comparable(one, cls)]
    if not lines:
        return
    columns = layers.columns(delivery, cls, ('NOM_LN_INF', 'ABSCISA'))
    points = delivery.geometries(cls)
    nearest = stations.nearest_lines(points, [delivery.geometries(one) for one in lines])
    limit = _settings(delivery)['distancia_abscisa_m']
    values = columns.get('ABSCISA', [None] * len(points))
    far = np.isfinite(nearest.distance) & (nearest.distance > limit)
    names = columns.get('NOM_LN_INF', [None] * len(points))
    misplaced = stations.out_of_order(nearest, names, values, limit)

    def describe(row):
        cause, expected = 'no crece a lo largo de la línea como las demás', None
        if far[row]:
            cause = 'dista {} m de la línea más cercana'.format(
                texts.number(float(nearest.distance[row]), 1))
            expected = '{} m como máximo'.format(texts.number(limit))
        return dict(rows=[row], field='ABSCISA', value=values[row], causa=cause, expected=expected)

    _report(delivery, report, '12.04', cls, sorted(np.flatnonzero(far).tolist() + misplaced), describe)


@check_class('12.05')
def trees_in_areas(delivery, cls, report):
    """Individuals to be cut lie in the areas applied for."""
    if cls.model.name != 'AprovechaForestalPT' or not cls.info.records:
        return
    areas = _polygons(delivery, 'AprovechaForestalPG', cls)
    if not areas:
        return
    points = delivery.geometries(cls)
    at, owner = points.vertices(np.arange(len(points)))
    inside = locate.locate(points.x[at], points.y[at], coverage.joined_geometries(delivery, areas),
                           _settings(delivery)['tolerancia_m'])[0]
    outside = np.unique(np.delete(owner, np.unique(inside)))
    _report(delivery, report, '12.05', cls, outside, lambda row: dict(rows=[row]))


@check_class('12.06')
def land_use_conflict(delivery, cls, report):
    """The uses of a conflict are those of the classes it comes from."""
    if cls.model.name != 'ConflictoUsoSuelo' or not cls.info.records:
        return
    wrong = []
    for field, name in (('USO_ACT', 'UsoActualSuelo'), ('USO_PRIN_P', 'CapacidadUsoTierra')):
        there = [one for one in _polygons(delivery, name, cls) if one.info.field(field)]
        if not there or not cls.info.field(field):
            continue
        written = [texts.code_text(value) or None for value in delivery.column(cls, field)]
        found = shares.of_classes(delivery, cls, there, field)
        wrong.extend((row, field, written[row], real, there[k].name, share)
                     for row, real, share, k in shares.wrong_in_all(found, written))

    def describe(one):
        row, field, written, real, layer, share = one
        domain = delivery.model.domain(cls.model.field(field).domain)['codes']
        return dict(rows=[row], field=field, value=written, expected=real, p=themes.percent(share),
                    capa=layer, real='{} ({})'.format(real, domain.get(real, 'sin descripción')))

    _report(delivery, report, '12.06', cls, sorted(wrong), describe)


def _project_limits(delivery, cls):
    """The polygons of AreaInfluencia and AreaProyecto, as lists; none without the former, within
    which most elements lie."""
    limits = [[delivery.geometries(one) for one in layers.delivered(delivery, name)
               if layers.comparable(one, cls)] for name in ('AreaInfluencia', 'AreaProyecto')]
    return sum(limits, []) if any(not one.empty.all() for one in limits[0]) else []


@check_class('12.07')
def inside_limits(delivery, cls, report):
    """Elements lie within the areas of influence or of the project."""
    settings = _settings(delivery)
    if not cls.is_spatial or not cls.info.records or cls.model.name in (
            settings['clases_pueden_exceder']):
        return
    limits = _project_limits(delivery, cls)
    if not limits:
        return
    elements = delivery.geometries(cls)
    if cls.model.name in settings['clases_dentro'] and cls.info.geometry != schema.POINT:
        limit = settings['fuera_maximo_p'] / 100.0
        outside = 1.0 - within.share_within(elements, limits) > limit
    else:
        outside = within.wholly_outside(elements, limits)
    outside &= ~elements.empty
    _report(delivery, report, '12.07', cls, np.flatnonzero(outside), lambda row: dict(rows=[row]))


@check_class('12.08')
def works_in_exclusion_zones(delivery, cls, report):
    """No work of the project lies in an exclusion zone of the management zoning."""
    settings = _settings(delivery)
    if not cls.is_spatial or not cls.info.records or cls.model.name not in settings['obras']:
        return
    zones = [one for one in _polygons(delivery, 'ZonificacionManejo', cls)
             if one.info.field('ZONMANEJO')]
    if not zones:
        return
    excluded = [texts.code_text(code) for code in settings['codigos_exclusion']]
    elements = delivery.geometries(cls)
    total = np.zeros(len(elements))
    for one in zones:
        chosen = [j for j, value in enumerate(delivery.column(one, 'ZONMANEJO'))
                  if texts.code_text(value) in excluded]
        i, _, measure = overlaps.overlaps(elements, delivery.geometries(one).take(chosen))
        # Zones of two scales are the same place: they do not add up.
        total = np.maximum(total, np.bincount(i, measure, len(elements)) if len(i) else 0.0)
    crossing = {schema.POLYGON: ', en un área de {} m²,', schema.POLYLINE: ', en un tramo de {} m,'}
    text = crossing.get(cls.info.geometry, '')
    min_crossing = settings['cruce_minimo'] if text else 0
    _report(delivery, report, '12.08', cls, np.flatnonzero(total > min_crossing), lambda row: dict(
        rows=[row], cruce=text.format(texts.number(float(total[row]), 1))))
