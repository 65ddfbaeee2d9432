# -*- coding: utf-8 -*-
"""A clean delivery with every class and table of the model (A1), and the empty template (A3)."""
from __future__ import unicode_literals

import collections
import datetime

from gdbaudit.core import registry
from .clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from .geodatabases import MODEL, rectangle, square

# Everything that is related must be close, so that all lies at one place of the project's area.
X, Y = WEST + 220, SOUTH + 220
# Values that agree with those of the clean delivery, wherever the model has the field.
_AGREEING = {
    'AH': '2', 'ZH': '21', 'SZH': '2120', 'N1_COBERT': 3.0, 'N2_COBERT': 31.0, 'N3_COBERT': 314.0,
    'N_COBERT': 314.0, 'COTA': 2550.0, 'COTA_MIN': 2500.0, 'COTA_MAX': 2600.0, 'SECTOR': 104.0}
_ACT = {'NUM_ACT_AD': '0100', 'FEC_ACT_AD': datetime.datetime(2024, 3, 1), 'ART_ACT_AD': '1'}
_COVER = 314


def empty_template():
    """Every class and table without rows."""
    return collections.OrderedDict((one.name, []) for one in MODEL.classes.values())


def _geometry(facts, total):
    if facts.geometry == 'Point':
        return 'POINT ({} {})'.format(X, Y)
    if facts.geometry == 'Polyline':
        return 'LINESTRING ({} {y}, {} {y}, {} {y})'.format(X - 10, X, X + 15, y=Y)
    if facts.geometry == 'Polygon':
        if facts.name in total:
            return rectangle(WEST, SOUTH, EAST, NORTH)
        return square(X - 12, Y - 12, 25)
    return None


def _unconditional_codes():
    """(class, field) -> a code that requires nothing of another field."""
    requiring = {}
    for one in MODEL.conditions:
        when = one['requiredWhen']
        requiring.setdefault((one['class'].upper(), when['field'].upper()), set()).add(when['code'])
    unconditional = {}
    for (name, field), codes in requiring.items():
        domain = MODEL.domain(MODEL.classes[name].field(field).domain)
        free = [code for code in sorted(domain['codes']) if code not in codes]
        if free:
            unconditional[(name, field)] = free[0] if domain['type'] == 'Text' else float(free[0])
    return unconditional


def _set(row, name, value):
    """Sets a field that the class has, whatever its case."""
    for key in row.values:
        if key.upper() == name.upper():
            row.values[key] = value


def _make(facts, total, unconditional):
    made = minimal_row(facts.name, _geometry(facts, total))
    for field in facts.fields.values():
        filled = made.values.get(field.name) is not None
        if field.name in _ACT and field.obligation == 'obligatorio':
            made.values[field.name] = _ACT[field.name]
        elif field.name in _AGREEING and filled:
            made.values[field.name] = _AGREEING[field.name]
        elif (facts.name.upper(), field.name.upper()) in unconditional and filled:
            made.values[field.name] = unconditional[(facts.name.upper(), field.name.upper())]
        elif field.is_key and field.type == 'Text' and filled:
            made.values[field.name] = facts.code
    if facts.field('N_COBERT') or facts.name.startswith(('AprovechaForestal', 'PuntoMuestreoF',
                                                        'TransectoMuestreoF')):
        nomenclature = facts.field('NOMENCLAT')
        if nomenclature:
            made.values[nomenclature.name] = (
                '{}'.format(_COVER) if nomenclature.type == 'Text' else _COVER)
    return made


def _value(row, name):
    for key, value in row.values.items():
        if key.upper() == name.upper():
            return value
    return None


def _relate(content, prepared):
    """Sets each reference to the key of an existing record; ``prepared`` classes have theirs."""
    groups = dict((one['table'], one['fields']) for one in MODEL.facts['atLeastOneOf'])
    for relation in MODEL.relations:
        child, field = relation['child'], relation['childField']
        for row in content[child] if child not in prepared else ():
            when = relation.get('when')
            if when and '{:.0f}'.format(_value(row, when['field']) or -1) != when['code']:
                continue
            if _value(row, field) is not None or field in groups.get(child, ()):
                _set(row, field, _value(content[relation['parent']][0], relation['parentField']))


def whole_model():
    """A row in every class, related to the others and without defects."""
    # R_INF_14 compares the last two instead of R_INF_13.
    total = list(registry.tool('R_INF_13').settings['clases_totales']) + [
        'ZonificacionAmbiental', 'ZonificacionManejo']
    unconditional = _unconditional_codes()
    prepared = clean_delivery()
    content = collections.OrderedDict()
    for facts in MODEL.classes.values():
        content[facts.name] = prepared.get(facts.name) or [_make(facts, total, unconditional)]
    # A contact lies on the border of two different units.
    content['UnidadGeologica'] = [
        minimal_row('UnidadGeologica', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1),
        minimal_row('UnidadGeologica', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2)]
    content['ContactoGeologico'] = [minimal_row(
        'ContactoGeologico', 'LINESTRING ({0} {1}, {0} {2})'.format(MIDDLE, SOUTH, NORTH))]
    for name in ('CompensacionBiodiversidad', 'OtraCompensacion'):
        _set(content[name][0], 'AREA_COMP', 0.0625)
    _relate(content, prepared)
    return content
