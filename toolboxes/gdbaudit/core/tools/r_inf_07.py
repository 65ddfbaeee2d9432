# -*- coding: utf-8 -*-
"""R_INF_07: obligatory and conditional fields.

Only fields that were delivered are checked (01.06 reports the others). Identifying fields belong to
09.02. A text such as «N/A» in an obligatory field is 07.01 here; in any other field it is 08.05.
"""
from __future__ import unicode_literals

import collections

from .. import texts
from ..attributes import (
    codes_of, delivered_fields, is_blank, is_not_applicable, is_placeholder, load_columns, own_keys,
    placeholders, rows_by_value)
from ..registry import check_class

TOOL = 'R_INF_07'
OBLIGATORY, CONDITIONAL = 'obligatorio', 'condicional'
EVERY_CLASS = '*'


def _keys(delivery, cls):
    return set(field.name for field in own_keys(delivery.model).get(cls.model.name.upper(), ()))


def _empty(values, name, marks):
    """Rows without a value, and the rows of each placeholder."""
    blank = [row for row, value in enumerate(values) if is_blank(value)]
    wanted = set(value for value in set(values)
                 if not is_blank(value) and is_placeholder(value, name, marks))
    return blank, rows_by_value(values, wanted) if wanted else collections.OrderedDict()


@check_class('07.01')
def obligatory_fields(delivery, cls, report):
    """Obligatory fields have a value that is not a placeholder."""
    keys, marks = _keys(delivery, cls), placeholders(delivery)
    for field, values in load_columns(delivery, cls):
        if field.obligation != OBLIGATORY or field.name in keys:
            continue
        blank, marked = _empty(values, field.name, marks)
        if blank:
            report.add('07.01', cls, blank, field.name, estado='está vacío',
                       cuantos=texts.count_text(len(blank)))
        for value, rows in marked.items():
            report.add('07.01', cls, rows, field.name, value,
                       estado='solo tiene «{}», que equivale a vacío,'.format(value.strip()))


def _conditions(delivery, cls):
    """Conditions by field, of the class's fields that were delivered."""
    found = collections.OrderedDict()
    for one in delivery.model.conditions:
        other = one['requiredWhen']['field']
        if one['class'].upper() == cls.model.name.upper() and cls.info.field(
                one['field']) is not None and cls.info.field(other) is not None:
            found.setdefault(one['field'], []).append(one['requiredWhen'])
    return found


def _evaluate(delivery, cls, when):
    """Per row: True where the condition holds, None where the other field has no value."""
    codes = codes_of(delivery, when['domain'])
    wanted = codes.key(when['code'])
    column = delivery.column(cls, when['field'])
    known = dict((value, None if is_blank(value) else codes.key(value) == wanted)
                 for value in set(column))
    return [known[value] for value in column]


@check_class('07.02', '07.03')
def conditions(delivery, cls, report):
    """Fields that another field's value requires are filled, and only then."""
    marks = placeholders(delivery)
    for name, rules in _conditions(delivery, cls).items():
        values = delivery.column(cls, name)
        states = [(when, _evaluate(delivery, cls, when)) for when in rules]
        for when, fulfilled in states:
            rows = [row for row, value in enumerate(values) if fulfilled[row] and is_blank(value)]
            if rows:
                _add(report, '07.02', cls, rows, name, when, None)
        filled = set(value for value in set(values) if not (
            is_blank(value) or is_placeholder(value, name, marks) or is_not_applicable(value)))
        # A field that several conditions require may be filled when one of them holds.
        rows = [row for row, value in enumerate(values)
                if value in filled and all(fulfilled[row] is False for _, fulfilled in states)]
        if rows:
            _add(report, '07.03', cls, rows, name, states[0][0], values[rows[0]])


def _add(report, code, cls, rows, name, when, value):
    report.add(code, cls, rows, name, value, otro=when['field'], codigo=when['code'],
               etiqueta=when['label'])


@check_class('07.04')
def study_profile(delivery, cls, report):
    """Conditional fields that the declared type of study requires are filled."""
    study = delivery.settings.general['estudio']
    wanted = delivery.settings.tool(TOOL)['campos_por_estudio'].get(study, [])
    names = set()
    for one in wanted:
        owner, _, name = one.upper().rpartition('.')
        if owner in (EVERY_CLASS, cls.model.name.upper()):
            names.add(name)
    keys = _keys(delivery, cls)
    for field in delivered_fields(cls):
        if field.name.upper() not in names or field.name in keys or (
                field.obligation == OBLIGATORY):
            continue
        column = delivery.column(cls, field.name)
        rows = [row for row, value in enumerate(column) if is_blank(value)]
        if rows:
            report.add('07.04', cls, rows, field.name, estudio=study)


@check_class('07.05')
def at_least_one_key(delivery, cls, report):
    """Tables that may refer to several classes refer to one."""
    for group in delivery.model.facts['atLeastOneOf']:
        if group['table'].upper() != cls.model.name.upper():
            continue
        names = [name for name in group['fields'] if cls.info.field(name) is not None]
        if len(names) < len(group['fields']):  # the reference may be in the field that is missing
            continue
        missing = [_missing(delivery, cls, name) for name in names]
        rows = [row for row, values in enumerate(zip(*missing)) if all(values)]
        if rows:
            report.add('07.05', cls, rows, '/'.join(names), campos=', '.join(names))


def _missing(delivery, cls, name):
    """Per row: True where the field has no value or a placeholder."""
    marks = placeholders(delivery)
    column = delivery.column(cls, name)
    known = dict((value, is_blank(value) or is_placeholder(value, name, marks))
                 for value in set(column))
    return [known[value] for value in column]


@check_class('07.06')
def unused_conditional_fields(delivery, cls, report):
    """Conditional fields without any value, in the classes that the settings name."""
    chosen = [one.upper() for one in delivery.settings.tool(TOOL)['campos_condicionales_vacios']]
    if EVERY_CLASS not in chosen and cls.model.name.upper() not in chosen:
        return
    for field, values in load_columns(delivery, cls):
        if field.obligation == CONDITIONAL and values and all(
                is_blank(value) for value in values):
            report.add('07.06', cls, field=field.name, records=len(values))
