# -*- coding: utf-8 -*-
"""Impossible and contradictory dates."""
from __future__ import unicode_literals

import datetime

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
    """The date fields that were delivered as such."""
    return [field for field in cls.model.fields.values()
            if field.type == 'Date' and cls.info.field(field.name) is not None and
            cls.info.field(field.name).type == 'Date']


def is_after(first, last):
    """Whether a date is after another one; by their days where one of them was written without a
    time, which is stored as midnight."""
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
