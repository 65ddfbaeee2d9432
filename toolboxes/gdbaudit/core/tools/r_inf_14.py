# -*- coding: utf-8 -*-
"""R_INF_14: classes that must cover others. The pairs are settings; each is compared only where
all of its classes are delivered, with one coordinate system."""
from __future__ import unicode_literals

from .. import coverage, schema, texts
from ..registry import check_delivery
from ..spatial import layers
from ...errors import AuditError

TOOL = 'R_INF_14'
BORDERS = 'limites'


def _all_of(delivery, name, first=None):
    """The delivered classes of a model class that can be compared with ``first``, or at all."""
    return [one for one in layers.delivered_any(delivery, name)
            if layers.comparable(one, first or one)]


def _uncovered(delivery, pair, coverers, covered, settings):
    """What is not covered of a pair; None for geometry types that a pair is not made for."""
    kinds = set(one.info.geometry for one in coverers)
    if pair.get('tipo') == BORDERS:
        field = pair.get('campo')
        polygons = covered[0][0]
        if kinds != set([schema.POLYLINE]) or not polygons.info.field(field):
            return None
        values = [texts.value_text(value).strip() for value in delivery.column(polygons, field)]
        return coverage.of_borders(
            delivery.geometries(polygons), values,
            coverage.joined_geometries(delivery, coverers), settings['tolerancia_limites_m'])
    if kinds != set([schema.POLYGON]):
        return None
    if covered[0][0].info.geometry == schema.POLYLINE:
        return coverage.of_lines(coverage.joined_geometries(delivery, covered[0]),
                                 coverage.joined_geometries(delivery, coverers))
    also = layers.joined_chain(delivery, covered[1]) if len(covered) > 1 else None
    return coverage.of_polygons(
        layers.joined_chain(delivery, covered[0]), layers.joined_chain(delivery, coverers), also,
        settings['piezas_por_par'])


def _compare(delivery, report, pair, settings):
    coverers = _all_of(delivery, pair['cubre'])
    if not coverers:
        return
    coverers = [one for one in coverers if layers.comparable(one, coverers[0])]
    covered = [_all_of(delivery, name, coverers[0]) for name in pair['cubierta']]
    if not all(covered):
        return
    found = _uncovered(delivery, pair, coverers, covered, settings)
    if found is None or not found.exceeds(settings):
        return
    what = ' y '.join('«{}»'.format(classes[0].name) for classes in covered)
    if pair.get('tipo') == BORDERS:
        what = 'los límites entre unidades de ' + what
    elif len(covered) > 1:
        what = 'la parte común de ' + what
    for one in found.findings(settings):
        report.add('14.01', coverers[0], severity=pair['severidad'], cubierta=what, **one)


@check_delivery('14.01')
def covers_other_classes(delivery, report):
    """Each pair of the settings: a class covers another one."""
    settings = delivery.settings.tool(TOOL)
    pairs = settings['pares']
    for number, pair in enumerate(pairs):
        try:
            _compare(delivery, report, pair, settings)
        except AuditError as error:  # one pair's damage leaves the others to be compared
            report.not_run('14.01', error.text, pair['cubre'])
        report.tick((number + 1.0) / len(pairs))
