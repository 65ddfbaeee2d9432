# -*- coding: utf-8 -*-
"""R_INF_09: identifiers.

The identifying fields are the marked keys of classes and the own keys of tables. Marked keys that
refer to another class belong to R_INF_10. The settings name those that the model itself repeats.
"""
from __future__ import unicode_literals

import collections
import re

from ...compat import text_type
from .. import texts
from ..attributes import (
    capped, is_blank, is_placeholder, key_text, own_keys, placeholders)
from ..registry import check_class, check_delivery

TOOL = 'R_INF_09'
# ID_CAPT_PT and ID_CAPT_LN identify the points and lines of one theme.
_GEOMETRY_KEY = re.compile('^(ID_.+)_(PT|LN|PG)$')


def _settings(delivery):
    return delivery.settings.tool(TOOL)


def _keys(delivery, cls):
    """The identifying fields of a class that were delivered."""
    return [field for field in own_keys(delivery.model).get(cls.model.name.upper(), ())
            if cls.info.field(field.name) is not None]


def _may_repeat(delivery, cls, field):
    wanted = '{}.{}'.format(cls.model.name, field.name).upper()
    return wanted in [one.upper() for one in _settings(delivery)['identificadores_repetibles']]


def _by_value(values, marks, name):
    """The rows of each identifier as it was written, and the rows without one."""
    groups, empty = collections.OrderedDict(), []
    for row, value in enumerate(values):
        groups.setdefault(value, []).append(row)
    for value in [one for one in groups if is_blank(one) or is_placeholder(one, name, marks)]:
        empty.extend(groups.pop(value))
    return groups, sorted(empty)


@check_class('09.01', '09.02', '09.04')
def identifiers(delivery, cls, report):
    """Identifiers exist and are unique."""
    marks, limit = placeholders(delivery), _settings(delivery)['maximo_por_clase']
    for field in _keys(delivery, cls):
        groups, empty = _by_value(delivery.column(cls, field.name), marks, field.name)
        if empty:
            report.add('09.02', cls, empty, field.name)
        if _may_repeat(delivery, cls, field):
            continue
        repeated = [(value, rows) for value, rows in groups.items() if len(rows) > 1]
        for (value, rows), more in capped(repeated, limit, cls.name):
            # A municipality or department of several polygons repeats its official code.
            report.add('09.01', cls, rows, field.name, key_text(value), mas=more,
                       severity='A' if field.domain else None)
        _report_near(report, cls, field, groups, limit)


def _report_near(report, cls, field, groups, limit):
    """Identifiers that only blanks, case or accents keep apart."""
    folded = collections.OrderedDict()
    for value in groups:
        if isinstance(value, text_type):
            folded.setdefault(texts.fold(value).replace(' ', ''), []).append(value)
    near = [values for values in folded.values() if len(values) > 1]
    for values, more in capped(near, limit, cls.name):
        rows = sorted(row for value in values[1:] for row in groups[value])
        report.add('09.04', cls, rows, field.name, values[1], values[0], mas=more)


def _siblings(model):
    """Groups of (class name, field name) whose identifiers one table refers to without naming the
    class: one child field for several parents, or keys of the points, lines and polygons."""
    plain = [one for one in model.relations if not one.get('when') and not one.get('note')]
    groups = collections.OrderedDict()
    for one in plain:
        parent = (one['parent'], one['parentField'])
        groups.setdefault((one['child'], one['childField']), []).append(parent)
        stem = _GEOMETRY_KEY.match(one['parentField'])
        if stem:
            groups.setdefault((one['child'], stem.group(1)), []).append(parent)
    found = []
    for members in groups.values():
        members = sorted(set(members))
        if len(members) > 1 and members not in found:
            found.append(members)
    return found


@check_delivery('09.03')
def sibling_classes(delivery, report):
    """An identifier belongs to one of the classes that a table refers to by one field."""
    marks, limit = placeholders(delivery), _settings(delivery)['maximo_por_clase']
    done = set()
    for members in _siblings(delivery.model):
        seen = {}
        for name, key in members:
            for cls in delivery.variants(name):
                if cls.info.field(key) is None:
                    continue
                groups, _ = _by_value(delivery.column(cls, key), marks, key)
                shared = [(rows, value, seen[key_text(value)]) for value, rows in groups.items()
                          if key_text(value) in seen and seen[key_text(value)].model != cls.model]
                shared = [one for one in shared
                          if (cls.name, one[2].name, key_text(one[1])) not in done]
                for (rows, value, other), more in capped(shared, limit, cls.name):
                    done.add((cls.name, other.name, key_text(value)))
                    report.add('09.03', cls, rows, key, key_text(value), otra=other.name,
                               mas=more)
                for value in groups:
                    seen.setdefault(key_text(value), cls)


@check_class('09.05')
def names_and_codes(delivery, cls, report):
    """A name has one code and a code one name, in classes of thematic units."""
    pairs = dict((owner.upper(), name) for owner, name in _settings(
        delivery)['nombre_de_cada_codigo'].items())
    name = pairs.get(cls.model.name.upper())
    if name is None or cls.info.field(name) is None or cls.info.field('NOMENCLAT') is None:
        return
    columns = delivery.columns(cls, [name, 'NOMENCLAT'])
    marks = placeholders(delivery)
    combinations = collections.OrderedDict()
    for row, (label, code) in enumerate(zip(*columns)):
        if not is_blank(label) and not is_blank(code) and not is_placeholder(label, name, marks):
            key = (texts.fold(texts.value_text(label)), texts.fold(key_text(code)))
            combinations.setdefault(key, []).append(row)
    # Rare combinations are wrong: the first of the most frequent ones is the correct one.
    for own, other, fields in ((1, 0, ('NOMENCLAT', name)), (0, 1, (name, 'NOMENCLAT'))):
        found = list(_ambiguous(combinations, own, other))
        values = [columns[1], columns[0]] if own else columns
        for (rows, right), more in capped(
                found, _settings(delivery)['maximo_por_clase'], cls.name):
            row = rows[0]
            report.add('09.05', cls, rows, fields[0], values[0][row], campo2=fields[1],
                       uno=key_text(values[1][right]), mas=more,
                       otro=key_text(values[1][row]))


def _ambiguous(combinations, own, other):
    """(rows, a row of the most frequent combination) of what has several partners."""
    partners = collections.OrderedDict()
    for key, rows in combinations.items():
        partners.setdefault(key[own], []).append((key[other], rows))
    for several in partners.values():
        if len(several) > 1:
            usual = max(several, key=lambda one: (len(one[1]), -one[1][0]))
            for one in several:
                if one is not usual:
                    yield one[1], usual[1][0]
