# -*- coding: utf-8 -*-
"""R_INF_08: quality of dates, also of those that were delivered as text."""
from __future__ import unicode_literals

import collections

from .. import dates, texts
from ..attributes import capped, is_blank, is_not_applicable, is_placeholder, placeholders, rows_by_value
from ..registry import check_class

WRITE_WHOLE = (
    'Escriba en {campo} la fecha completa, como 2024-03-15. En un campo de tipo fecha, como el del '
    'modelo, un texto que no se lee así queda vacío.')


def _limit(delivery):
    return delivery.settings.tool('R_INF_08')['maximo_por_clase']


@check_class('08.08')
def date_values(delivery, cls, report):
    """Dates are possible, and periods end after they start."""
    found = dates.fields(cls)
    if not found:
        return
    after = dates.limit(delivery.settings)
    marks = placeholders(delivery)
    columns = collections.OrderedDict()
    for field in found:
        values = delivery.column(cls, field.name)
        meant = dict((value, dates.days(value)) for value in set(values))
        columns[field.name.upper()] = (field, values, [meant[value] for value in values])
        _add_unreadable(report, cls, field, values, set(
            value for value, days in meant.items() if days is None and not (
                is_blank(value) or is_not_applicable(value) or
                is_placeholder(value, field.name, marks))))
        old = set(value for value, days in meant.items() if days and (
            days[1].year < dates.OLDEST and not dates.may_be_old(cls)))
        ahead = set(value for value, days in meant.items() if days and (
            days[0] >= after and not dates.may_be_ahead(cls, field)))
        for (value, rows), more in capped(
                rows_by_value(values, old | ahead).items(), _limit(delivery), cls.name):
            reason = 'es posterior a la fecha de la revisión' if value in ahead else (
                'es anterior a {}'.format(dates.OLDEST))
            report.add('08.08', cls, rows, field.name, value, severity='A', motivo=reason, mas=more)
    for start, end, severity in dates.PERIODS:
        if start in columns and end in columns:
            _add_periods(delivery, report, cls, columns[start], columns[end], severity)


def _add_unreadable(report, cls, field, values, wrong):
    """One finding for all texts of a field that are no date: a field of dates cannot store them."""
    rows = [row for row, value in enumerate(values) if value in wrong] if wrong else []
    if rows:
        others = len(wrong) - 1
        report.add('08.08', cls, rows, field.name, values[rows[0]], severity='A', mas='',
                   correction=WRITE_WHOLE, motivo='{}una fecha completa y posible'.format(
                       'y otros {} no son '.format(texts.count_text(others, 'valor', 'valores'))
                       if others > 1 else 'y otro valor no son ' if others else 'no es '))


def _add_periods(delivery, report, cls, start, end, severity):
    rows = [row for row, (first, last) in enumerate(zip(start[2], end[2]))
            if first and last and dates.is_after(first, last)]
    for row, more in capped(rows, _limit(delivery), cls.name):
        last = texts.value_text(end[1][row])
        report.add('08.08', cls, [row], start[0].name, start[1][row], severity=severity,
                   motivo='es posterior a {} = {}'.format(end[0].name, last),
                   mas=more)
