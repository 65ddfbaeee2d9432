# -*- coding: utf-8 -*-
"""R_INF_13: the classes of each environment cover its areas of influence.

Which class covers which area is a setting: the authority's documents do not define it. A delivery
without areas of influence is R_INF_01's. ZonificacionAmbiental and ZonificacionManejo are compared
by R_INF_14.
"""
from __future__ import unicode_literals

import re

from .. import coverage, texts
from ..registry import check_class, check_delivery
from ..spatial import edges, layers

TOOL = 'R_INF_13'
BY_COMPONENT = (205, 206)


def _settings(delivery):
    return delivery.settings.tool(TOOL)


class Area(object):
    """An area of influence: ``kind`` (201 … 206), its components as two digits, ``label``."""

    def __init__(self, cls, row, kind, components, name, label):
        self.cls = cls
        self.row = row
        self.kind = kind
        self.components = components
        self.name = name
        self.label = label


def _components(settings, text):
    """The components (two digits) whose names start a word of a text."""
    found = set()
    words = re.findall(r'[A-Z]+', texts.fold(text))
    for start, component in settings['componentes'].items():
        if any(word.startswith(texts.fold(start)) for word in words):
            found.add(component)
    return found


def _kind(value):
    text = texts.code_text(value)
    return int(text) if text.isdigit() else None


def _areas(delivery):
    """Every delivered ``Area``; computed once."""
    if 'areas of influence' not in delivery.derived:
        delivery.derived['areas of influence'] = [
            area for cls in layers.delivered(delivery, 'AreaInfluencia')
            for area in _areas_of(delivery, cls)]
    return delivery.derived['areas of influence']


def _areas_of(delivery, cls):
    if not cls.info.field('AREA_INFL'):
        return
    columns = layers.columns(delivery, cls, ('ID_AREAINF', 'COMPONENTE', 'GRUPO_COMP'))
    labels = delivery.model.domain('Dom_AreaInfluencia')['codes']
    empty = delivery.geometries(cls).empty
    for row, value in enumerate(delivery.column(cls, 'AREA_INFL')):
        kind = _kind(value)
        if kind is None or empty[row]:
            continue
        text = ' '.join(texts.value_text(columns[name][row]) for name in (
            'COMPONENTE', 'GRUPO_COMP') if name in columns)
        name = texts.value_text(columns['ID_AREAINF'][row]) if 'ID_AREAINF' in columns else ''
        components = _components(_settings(delivery), text) if kind in BY_COMPONENT else set()
        label = labels.get(texts.code_text(value), '{}'.format(kind))
        yield Area(cls, row, kind, components, name or '{}'.format(delivery.oids(cls)[row]),
                   '{}: {}'.format(label, text.strip()) if components else label)


def _medium(delivery, cls):
    """The facts of the medium that a class belongs to; None for a class of none."""
    settings = _settings(delivery)
    name = settings['clases_por_medio'].get(cls.model.name)
    for medium in settings['medios']:
        if medium['nombre'] == name or (not name and cls.model.component in medium['componentes']):
            return medium
    return None


def _areas_for(delivery, cls):
    """The areas that a class is compared with."""
    medium = _medium(delivery, cls)
    kinds = [_kind(one) for one in medium['areas']] if medium else ()
    return [area for area in _areas(delivery) if layers.comparable(area.cls, cls) and (
        area.kind in kinds or cls.model.component in area.components)]


def _compared(delivery, cls):
    """The severity with which a class has to cover its areas; None where it does not have to."""
    settings = _settings(delivery)
    if cls.info.geometry != 'Polygon' or not cls.info.records:
        return None
    if cls.model.name in settings['clases_totales']:
        return 'E'
    return 'A' if cls.model.name in settings['clases_parciales'] else None


def _area_chain(delivery, area):
    key = ('area', area.cls.name, area.row)
    if key not in delivery.derived:
        delivery.derived[key] = layers.feature_chain(delivery.geometries(area.cls), [area.row])
    return delivery.derived[key]


@check_class('13.01')
def covers_areas(delivery, cls, report):
    """A class covers each area of influence of its medium."""
    severity = _compared(delivery, cls)
    if severity is None:
        return
    settings = _settings(delivery)
    for area in _areas_for(delivery, cls):
        found = coverage.of_polygons(
            _area_chain(delivery, area), layers.chain(delivery, cls),
            limit=settings['piezas_por_par'])
        if found.exceeds(settings):
            for one in found.findings(settings):
                report.add('13.01', cls, severity=severity, area=area.name, tipo=area.label, **one)


@check_class('13.02')
def stays_within_areas(delivery, cls, report):
    """A class that the settings name does not go beyond its areas of influence."""
    settings = _settings(delivery)
    if cls.model.name not in settings['clases_sin_exceso'] or cls.info.geometry != 'Polygon':
        return
    areas = _areas_for(delivery, cls)
    if not areas or not cls.info.records:
        return
    limits = _area_chain(delivery, areas[0])
    for area in areas[1:]:
        limits = edges.cancel(edges.join(limits, _area_chain(delivery, area)))
    found = coverage.of_polygons(layers.chain(delivery, cls), limits,
                                 limit=settings['piezas_por_par'])
    if found.total > found.whole * settings['exceso_tolerado_p'] / 100.0:
        for one in found.findings(settings):
            report.add('13.02', cls, **one)


@check_delivery('13.03')
def has_areas(delivery, report):
    """Each medium with classes to be compared has an area of influence."""
    classes = [one for one in layers.delivered(delivery, 'AreaInfluencia')
               if layers.fields(one, ['AREA_INFL'])]
    for medium in _settings(delivery)['medios']:
        without = [cls for cls in delivery.known if _compared(delivery, cls) and
                   _medium(delivery, cls) is medium and not _areas_for(delivery, cls)]
        # Any class of areas in the system of what it should cover could have had the area.
        beside = [one for one in classes if any(layers.comparable(one, cls) for cls in without)]
        without = sorted(cls.name for cls in without if any(
            layers.comparable(one, cls) for one in beside))
        if without:
            kinds = ' o '.join('{}'.format(kind) for kind in medium['areas'])
            report.add('13.03', beside[0], field='AREA_INFL', expected=kinds, records=0,
                       medio=medium['nombre'], clases=', '.join(
                           '«{}»'.format(name) for name in without))
