# -*- coding: utf-8 -*-
"""Checks of the records of the metadata: 15.04 to 15.09."""
from __future__ import unicode_literals

import numpy as np

from . import location, metadata_records, metadata_values as values, srs as systems, structure
from . import texts
from .finding import WARNING
from .listing import join_first
from ..errors import AuditError

LONGEST_ID = 50
SHOWN = 12
_DATES = ('fecha', 'fecha_metadato')
_SIDES = ('oeste', 'este', 'sur', 'norte')


class Context(object):
    """The input of every check."""

    def __init__(self, delivery, source, report):
        self.delivery = delivery
        self.source = source
        self.report = report
        self.settings = delivery.settings.tool('R_INF_15')
        self.columns = dict(zip(
            metadata_records.ELEMENTS, delivery.model.facts['metadata']['columns']))

    @property
    def is_workbook(self):
        return self.source.headings is not None

    def add(self, code, record, element=None, **words):
        """A finding on a record; ``element`` is the key of its column."""
        self.report.add(
            code, self.delivery.find(record.name) or record.name or None,
            field=self.columns[element] if element else None,
            registro=record.name or record.where, lugar=record.where, **words)


def listed(names):
    """Names after commas, the first of many."""
    return join_first(names, SHOWN)


def _is_geographic(context, record):
    cls = context.delivery.find(record.name)
    return not record.is_documental and (cls is None or cls.is_spatial)


def check_required(context):
    wanted = context.settings['elementos_obligatorios']
    for record in context.source.records:
        geographic = _is_geographic(context, record)
        missing = [one for one in metadata_records.ELEMENTS if one in wanted and (
            one in context.source.elements) and not record.get(one).strip() and (
                geographic or one not in metadata_records.GEOGRAPHIC_ONLY)]
        if missing:
            names = [context.columns[one].split(' (')[0] for one in missing]
            context.add('15.04', record, element=missing[0], elementos=listed(names))


def check_identifiers(context):
    seen = {}
    for record in context.source.records:
        written = record.get('id').strip()
        seen.setdefault(written.upper(), []).append(record)
    for record in context.source.records:
        written = record.get('id').strip()
        if not written:
            continue  # 15.04
        problems = []
        if seen[written.upper()][0] is not record:
            problems.append('se repite (ya está en {})'.format(seen[written.upper()][0].name or (
                seen[written.upper()][0].where)))
        if len(written) > LONGEST_ID:
            problems.append('tiene {} caracteres y se admiten {}'.format(len(written), LONGEST_ID))
        if record.name and not record.is_documental and not structure.label_key(written).endswith(
                structure.label_key(record.name)):
            problems.append('no termina en el nombre de la capa')
        if problems:
            context.add('15.05', record, element='id', value=written, detalle='; '.join(problems))


def _value_errors(context, record):
    """(element, value, problem, severity) of the invalid values of a record."""
    for element in _DATES:
        written = record.get(element).strip()
        if written and not values.is_date(written, context.is_workbook):
            yield element, written, 'no es una fecha AAAA/MM/DD', None
    for element in sorted(values.LISTS):
        written = record.get(element).strip()
        if written and not values.in_list(element, written):
            yield element, written, 'no está en la lista', WARNING
    written = record.get('denominador').strip()
    if written and not values.is_denominator(written):
        yield 'denominador', written, 'no es el denominador de una escala', None
    written = record.get('src').strip()
    if written and values.epsg_code(written) not in context.delivery.model.facts['crs']['metadata']:
        yield 'src', written, 'no es un código admitido', None


def check_values(context):
    for record in context.source.records:
        for element, written, detail, severity in _value_errors(context, record):
            context.add('15.06', record, element=element, value=written, detalle=detail,
                        severity=severity)


def check_titles(context):
    for record in context.source.records:
        title = record.get('titulo').strip()
        if title and _is_geographic(context, record):
            problems = values.title_errors(title)
            if problems:
                context.add('15.07', record, element='titulo', value=title,
                            detalle='; '.join(problems))


def _class_extent(delivery, cls):
    """The system and bounds of a class; None where they do not fit one another."""
    found = systems.parse(cls.info.wkt)
    code = systems.accepted_code(found) if found else None
    bounds = delivery.geometries(cls).bounds()
    bounds = bounds[~np.isnan(bounds[:, 0])]
    if not code or not len(bounds) or not location.bounds_inside(
            systems.ALLOWED[code], bounds).all():
        return None
    return systems.ALLOWED[code], (
        bounds[:, 0].min(), bounds[:, 1].min(), bounds[:, 2].max(), bounds[:, 3].max())


def _extent_error(context, record, cls):
    written = [values.number(record.get(one)) for one in _SIDES]
    if None in written:
        written = [record.get(one) for one in _SIDES if record.get(one).strip()]
        wrong = [one for one in written if values.number(one) is None]
        head = 'tiene un valor que no es un número: ' if len(wrong) == 1 else (
            'tiene valores que no son números: ')
        return head + listed(wrong) if wrong else None
    exchanged = [text for text, low, high in (
        ('el oeste y el este', 0, 1), ('el sur y el norte', 2, 3)) if written[low] > written[high]]
    if exchanged:
        return 'tiene intercambiados ' + ', y '.join(exchanged)
    extent = _class_extent(context.delivery, cls)
    if extent:
        difference = values.extent_difference(extent[0], extent[1], written)
        if difference > context.settings['tolerancia_extension_m']:
            return 'difiere {} m de la capa'.format(texts.number(difference, 0 if (
                difference >= 10) else 1))
    return None


def check_extents(context):
    for record in context.source.records:
        cls = context.delivery.find(record.name)
        if cls is None or not cls.is_spatial or not cls.info.records:
            continue
        try:
            detail = _extent_error(context, record, cls)
        except AuditError as error:  # rows, or a geometry, that cannot be read
            context.report.not_run('15.08', error.text, cls.name)
            continue
        if detail:
            context.add('15.08', record, element='oeste', detalle=detail, value=' '.join(
                record.get(one).strip() for one in _SIDES))


def check_codes(context):
    admitted = context.delivery.model.facts['crs']['metadata']
    for record in context.source.records:
        cls = context.delivery.find(record.name)
        found = systems.parse(cls.info.wkt) if cls and cls.is_spatial and cls.info.wkt else None
        actual = systems.accepted_code(found) if found else None
        written = values.epsg_code(record.get('src'))
        if actual and written in admitted and written != actual:
            context.add('15.09', record, element='src', value=written, expected=actual)
