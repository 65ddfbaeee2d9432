# -*- coding: utf-8 -*-
"""Impossible and contradictory dates."""
from __future__ import unicode_literals

import datetime
import re

from ..compat import text_type
from ..errors import NotApplicable

OLDEST = 1950
#: (start, end, severity): an end before its start.
PERIODS = (
    ('FECHA_INI', 'FECHA_FIN', 'E'), ('FECHA_INI', 'FECHA_TER', 'E'),
    ('FEC_INI_AC', 'FEC_TER_AC', 'E'), ('FEC_INICIA', 'FEC_FINAL', 'E'),
    ('FECHA_IMUE', 'FECHA_FMUE', 'E'), ('FEC_TOM', 'FEC_ANALIS', 'A'))
# Dates of what is planned may lie ahead.
_MAY_BE_AHEAD = ('FECHA_TER', 'FEC_TER_AC', 'FEC_INI_AC')
_PLANNED = ('MMA_INDICADORES_TB', 'SEG_INDICADORESPUEA_TB', 'SEG_TECNOLOGIASPUEA_TB')
# A catalogue of earthquakes includes historical ones.
_MAY_BE_OLD = ('REPORTESISMOS',)
# A date that was delivered as text: its numbers, and a time, which is not compared.
_WRITTEN = re.compile(r'^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:[T ]\s*\d{1,2}:\d{2}.*)?$')
_FORMATS = ('%Y-%m-%d', '%Y/%m/%d', '%d/%m/%Y')
WRONG_DATE = 'El ajuste «fecha» debe ser una fecha como 2026-03-31 y es «{}».'


def limit(settings):
    """The first timestamp after the day of the audit: that of the settings, else today."""
    configured = settings.general['fecha']
    if not configured:
        day = datetime.datetime.now()
    else:
        day = next((one for one in (_parsed(configured, form) for form in _FORMATS) if one), None)
        if day is None:
            raise NotApplicable(WRONG_DATE.format(configured))
    return datetime.datetime(day.year, day.month, day.day) + datetime.timedelta(days=1)


def _parsed(text, form):
    try:
        return datetime.datetime.strptime(text, form)
    except (ValueError, TypeError):
        return None


def fields(cls):
    """The date fields that were delivered as such or as text."""
    return [field for field in cls.model.fields.values()
            if field.type == 'Date' and cls.info.field(field.name) is not None and
            cls.info.field(field.name).type in ('Date', 'Text')]


def days(value):
    """(first, last) of the dates that a value may mean; None when it is no date. «01/03/2024» in a
    text means either the third day of January or the first one of March."""
    if isinstance(value, datetime.datetime):
        return value, value
    match = _WRITTEN.match(value.strip()) if isinstance(value, text_type) else None
    if match is None:
        return None
    first, middle, last = [int(match.group(number)) for number in (1, 3, 4)]
    found = []
    for size, parts in ((len(match.group(1)), (first, middle, last)),
                        (len(match.group(4)), (last, middle, first)),
                        (len(match.group(4)), (last, first, middle))):
        try:
            found += [datetime.datetime(*parts)] if size == 4 else []
        except ValueError:
            continue
    return (min(found), max(found)) if found else None


def is_after(start, end):
    """Whether all dates of one ``days`` are after those of another; by their days where one of
    them was written without a time, which is stored as midnight."""
    first, last = start[0], end[1]
    if datetime.time() in (first.time(), last.time()):
        return first.date() > last.date()
    return first > last


def may_be_ahead(cls, field):
    name = field.name.upper()
    planned = cls.model.name.upper() in _PLANNED or (
        name == 'FECHA_INI' and cls.model.field('FECHA_TER') is not None)
    return planned or name in _MAY_BE_AHEAD


def may_be_old(cls):
    return cls.model.name.upper() in _MAY_BE_OLD
