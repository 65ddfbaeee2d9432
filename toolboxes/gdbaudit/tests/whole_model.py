# -*- coding: utf-8 -*-
"""A clean delivery with every class and table of the model (A1), and the empty template (A3)."""
from __future__ import unicode_literals

import collections

from .clean import EAST, NORTH, SOUTH, WEST, clean, sober
from .geodatabases import MODEL, rectangle, square

# Fields whose first code of the domain, or whose text, would contradict another field.
_HIERARCHIES = {
    'AH': '2', 'ZH': '21', 'SZH': '2120', 'N1_COBERT': 3.0, 'N2_COBERT': 31.0, 'N3_COBERT': 314.0,
    'N_COBERT': 314.0, 'SECTOR': 104.0, 'COTA': 2550.0, 'COTA_MIN': 2500.0, 'COTA_MAX': 2600.0}


def empty_template():
    """Every class and table without rows."""
    return collections.OrderedDict((one.name, []) for one in MODEL.classes.values())


def _place(number):
    """A corner of its own for each class within the area of influence, away from its borders."""
    return WEST + 30 + 60 * (number % 15), SOUTH + 30 + 60 * (number // 15 % 15)


def _geometry(facts, number):
    x, y = _place(number)
    if facts.geometry == 'Point':
        return 'POINT ({} {})'.format(x, y)
    if facts.geometry == 'Polyline':
        return 'LINESTRING ({} {}, {} {})'.format(x, y, x + 25, y + 10)
    if facts.geometry == 'Polygon':
        return square(x, y, 25)
    return None


def _condition_fields():
    """(class, field) -> a code that requires nothing of another field."""
    found = {}
    for one in MODEL.conditions:
        when = one['requiredWhen']
        key = (one['class'].upper(), when['field'].upper())
        found.setdefault(key, set()).add(when['code'])
    quiet = {}
    for (name, field), codes in found.items():
        domain = MODEL.domain(MODEL.classes[name].field(field).domain)
        free = [code for code in sorted(domain['codes']) if code not in codes]
        if free:
            quiet[(name, field)] = free[0] if domain['type'] == 'Text' else float(free[0])
    return quiet


def whole_model(overrides=None, total=()):
    """One row in every class; ``total`` classes cover the area of influence."""
    quiet = _condition_fields()
    content = collections.OrderedDict()
    given = clean()
    for number, facts in enumerate(MODEL.classes.values()):
        if facts.name in given:
            content[facts.name] = given[facts.name]
            continue
        wkt = _geometry(facts, number)
        if facts.name in total:
            wkt = rectangle(WEST, SOUTH, EAST, NORTH)
        made = sober(facts.name, wkt)
        for field in facts.fields.values():
            if field.name in _HIERARCHIES and made.values.get(field.name) is not None:
                made.values[field.name] = _HIERARCHIES[field.name]
            key = (facts.name.upper(), field.name.upper())
            if key in quiet and made.values.get(field.name) is not None:
                made.values[field.name] = quiet[key]
        made.values.update((overrides or {}).get(facts.name, {}))
        content[facts.name] = [made]
    return content
