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
    left = _all_of(delivery, pair['cubre'])
    while left:
        coverers = [one for one in left if layers.comparable(one, left[0])]
        left = [one for one in left if one not in coverers]
        covered = [_all_of(delivery, name, coverers[0]) for name in pair['cubierta']]
        for some, others in _groups(pair, coverers, covered) if all(covered) else ():
            found = _uncovered(delivery, pair, some, others, settings)
            if found is not None and found.exceeds(settings):
                _add(report, pair, some[0], others, found.findings(settings))


def _groups(pair, coverers, covered):
    """(classes that cover, lists of classes to be covered) that are compared with each other."""
    if pair.get('tipo') != BORDERS:
        return [(coverers, covered)]
    found = [(_followers(coverers, covered[0], one), [[one]]) for one in covered[0]]
    return [one for one in found if one[0]]


def _followers(lines, polygons, one):
    """The lines by the scale or year of some polygons; without any, those without polygons of their
    own."""
    own = set(layers.variant(each) for each in polygons)
    return [each for each in lines if layers.variant(each) == layers.variant(one)] or [
        each for each in lines if layers.variant(each) not in own]


def _add(report, pair, coverer, covered, findings):
    what = ' y '.join('«{}»'.format(classes[0].name) for classes in covered)
    if pair.get('tipo') == BORDERS:
        what = 'los límites entre unidades de ' + what
    elif len(covered) > 1:
        what = 'la parte común de ' + what
    for one in findings:
        report.add('14.01', coverer, severity=pair['severidad'], cubierta=what, **one)


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
