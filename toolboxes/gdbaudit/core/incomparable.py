# -*- coding: utf-8 -*-
"""What a tool leaves out for its coordinate system: R_INF_02 reports the class, but not that the
other tools, which are charged each, did not compare it."""
from __future__ import unicode_literals

import collections

from . import calculated, registry, schema
from .finding import ERROR, Finding, NOT_RUN
from .listing import join_first
from .spatial import layers

SHOWN = 10
PLACES = ('Departamento', 'Municipio', 'UnidadTerritorial')
PLACE_FIELDS = ('DEPTO', 'MUNICIPIO', 'VEREDA')
SOME = 'La herramienta {} «{}» {}.'
NOT_MEASURED = 'no midió {}, porque sus coordenadas están en grados'
NOT_COMPARED = (
    'no comparó {} con las otras capas, por falta de un sistema de coordenadas común, en metros')
NONE = (
    'La revisión {} «{}» no se ejecutó: ninguna capa comparte con las otras un sistema de coordenadas en '
    'metros.')
FIX = ('Proyecte las capas al sistema de la entrega, como lo indican los hallazgos de R_INF_02, y ejecute '
       'de nuevo la herramienta.')


def findings(delivery, code):
    """NO_EJECUTADO of a tool with classes that it cannot measure or compare: one for all of them, or
    one for each check when nothing can be compared."""
    tool = registry.tool(code)
    checks = [one for one in tool.checks.values() if delivery.settings.severity(one) is not None]
    measures = code == 'R_INF_06'
    left, others = _split(_pairs(delivery, code), _is_measured if measures else layers.comparable)
    if not left or not checks:
        return []
    if not others and not measures:
        texts_by_value = [(one.code, NONE.format(one.code, one.title)) for one in checks]
    else:
        names = join_first(['«{}»'.format(name) for name in left], SHOWN)
        texts_by_value = [(code, SOME.format(code, tool.name, (
            NOT_MEASURED if measures else NOT_COMPARED).format(names)))]
    return [Finding(
        code=NOT_RUN, tool=code, severity=ERROR, value=value, records=0, basis=checks[0].basis,
        correction=FIX, edition=delivery.model.edition, message=text)
            for value, text in texts_by_value]


def _split(pairs, comparable):
    """The names of the classes that can be compared with none of their counterparts, and of the
    rest."""
    left, others = set(), set()
    for cls, counterparts in pairs:
        if counterparts:
            found = any(comparable(cls, one) for one in counterparts)
            (others if found else left).add(cls.name)
    return sorted(left - others), others


def _is_measured(cls, _same):
    return calculated.projected(cls)[0]


def _of_main_system(delivery):
    """The classes of the system that most of them have; all of them when no system can be
    compared."""
    classes = _spatial(delivery)
    of_systems = collections.OrderedDict((one.info.wkt, one) for one in classes)
    groups = [[one for one in classes if layers.comparable(first, one)] for first in of_systems.values()]
    return max(groups, key=len) or classes if groups else []


def _pairs(delivery, code):
    """(class, those that a tool compares it with) of each class that it compares."""
    if code == 'R_INF_06':
        return [(one, [one]) for one in _spatial(delivery) if _has_measures(one)]
    if code == 'R_INF_11' and not delivery.settings.general['referencia']:
        return [(one, _others(delivery, PLACES, one)) for one in _spatial(delivery)
                if any(one.model.field(name) for name in PLACE_FIELDS)]
    if code == 'R_INF_12':
        # Its checks compare most classes with each other.
        main = _of_main_system(delivery)
        return [(one, [other for other in main if other is not one]) for one in _spatial(delivery)]
    if code == 'R_INF_13':
        areas = layers.delivered(delivery, 'AreaInfluencia')
        settings = delivery.settings.tool(code)
        names = settings['clases_totales'] + settings['clases_parciales']
        return _both_ways(areas, [one for name in names for one in layers.delivered(delivery, name)])
    if code == 'R_INF_14':
        return [found for pair in delivery.settings.tool(code)['pares'] for name in pair['cubierta']
                for found in _both_ways(*[layers.delivered_any(delivery, one) for one in (
                    pair['cubre'], name)])]
    return []


def _both_ways(some, others):
    return [(one, others) for one in some] + [(one, some) for one in others]


def _spatial(delivery):
    return [one for one in delivery.known if one.is_spatial and one.info.records]


def _has_measures(cls):
    return any(field.calculated for field in cls.model.fields.values()) and (
        cls.info.geometry != schema.MULTIPATCH)


def _others(delivery, names, cls):
    return [one for name in names for one in layers.delivered_any(delivery, name) if one is not cls]
