# -*- coding: utf-8 -*-
"""R_INF_08: quality of codes, texts, numbers and records; dates are in r_inf_08_dates.

Empty values belong to 07.01 and 09.02, placeholders in obligatory texts to 07.01, differences in
blanks within EXPEDIENTE, OPERADOR and PROYECTO to 03.02, between identifiers to 09.04. Equal
records are searched in tables: in a class they have equal geometries, which R_INF_04 reports.
"""
from __future__ import unicode_literals

import collections
import re

import numpy as np

from . import r_inf_08_dates  # registers 08.08
from ...compat import text_type
from .. import calculated, hierarchies, number_ranges, schema, text_quality, texts
from ..attributes import (
    IDENTIFICATION, capped, codes_of, delivered_fields, is_blank, is_finite, is_name, is_not_applicable,
    is_placeholder, key_text, load_columns, number_of, own_keys, placeholders, rows_by_value)
from ..finding import WARNING
from ..registry import check_class

TOOL = 'R_INF_08'
SIMILAR = ' Códigos parecidos: {}.'
COMPARE_ALL = 'Aumente el ajuste «maximo_de_nombres_distintos» y ejecute de nuevo la herramienta.'
WRITE_NUMBER = (
    'Escriba en {campo} solo el número, con coma o punto decimal y sin separador de miles ni unidad. En un '
    'campo numérico, como el del modelo, otro texto no se puede guardar.')
WRITE_AGAIN = 'Escriba de nuevo los textos con sus tildes y eñes.'
# Wrong values of a field for which similar codes are searched.
MAX_SUGGESTIONS = 10
# Fields that ArcGIS and ArcGIS Online fill for each record: identifiers, and who edited it when.
_ADDED = re.compile(r'^(?:GLOBALID|OBJECTID(?:_\d+)?|FID_?\d*|(?:CREATED|LAST_EDITED)_(?:USER|DATE)|'
                    r'CREATIONDATE|CREATOR|EDITDATE|EDITOR)$')
TAXA = ('DIVISION', 'CLASE', 'ORDEN', 'FAMILIA', 'GENERO', 'ESPECIE', 'N_COMUN')


def _limit(delivery):
    return delivery.settings.tool(TOOL)['maximo_por_clase']


def _texts_of(delivery, cls):
    """(field, values) of the fields that were delivered as text."""
    return [(field, values) for field, values in load_columns(delivery, cls)
            if cls.info.field(field.name).type == 'Text']


@check_class('08.01', '08.02')
def codes(delivery, cls, report):
    """Coded fields contain codes of their domain, and not the descriptions."""
    marks = placeholders(delivery)
    for field, values in load_columns(delivery, cls):
        if not field.domain:
            continue
        domain = codes_of(delivery, field.domain)
        wrong = set(value for value in set(values) if _is_wrong(value, domain, field, marks))
        if not wrong:
            continue
        by_label = collections.defaultdict(list)
        for key, label in domain.labels.items():
            by_label[texts.fold(label)].append(domain.text(key))
        groups = rows_by_value(values, wrong).items()
        for index, ((value, rows), more) in enumerate(
                capped(groups, _limit(delivery), cls.name)):
            found = by_label.get(texts.fold(value)) if isinstance(value, text_type) else None
            if found:
                report.add('08.02', cls, rows, field.name, value, ' o '.join(sorted(found)),
                           dominio=domain.name, mas=more)
            else:
                similar = domain.similar(value) if index < MAX_SUGGESTIONS else []
                report.add('08.01', cls, rows, field.name, key_text(value),
                           dominio=domain.name, mas=more,
                           parecidos=SIMILAR.format(', '.join(similar)) if similar else '')


def _is_wrong(value, domain, field, marks):
    if is_blank(value) or isinstance(value, float) and not is_finite(value):
        return False
    if field.obligation == 'obligatorio' and is_placeholder(value, field.name, marks):
        return False
    return domain.key(value) not in domain.labels


@check_class('08.03', '08.04', '08.05', '08.06')
def text_values(delivery, cls, report):
    """Texts without padding, damage, placeholders and cuts."""
    keys = [field.name for field in own_keys(delivery.model).get(cls.model.name.upper(), ())]
    marks = placeholders(delivery)
    for field, values in _texts_of(delivery, cls):
        distinct = set(value for value in set(values)
                       if isinstance(value, text_type) and not is_blank(value))
        padded = set(value for value in distinct if text_quality.is_padded(value))
        if field.name in keys:  # 09.04 reports the pair
            padded = set(one for one in padded if one.strip() not in distinct)
        _add_texts(report, '08.03', cls, field, values, padded, text_quality.unpadded)
        if field.domain:  # 08.01 reports the rest of what may be wrong with a code
            continue
        _add_texts(report, '08.04', cls, field, values, set(
            value for value in distinct if text_quality.is_broken(value)), text_quality.repaired)
        if field.obligation != 'obligatorio' and field.name not in keys:
            _add_placeholders(report, cls, field, values, set(
                value for value in distinct if is_placeholder(value, field.name, marks)))
        if field.name not in keys and not field.is_key:
            _add_cuts(delivery, report, cls, field, values, distinct)


def _add_texts(report, code, cls, field, values, wanted, correct):
    if wanted:
        rows = [row for row, value in enumerate(values) if value in wanted]
        value = values[rows[0]]
        right = correct(value)
        report.add(code, cls, rows, field.name, text_quality.visible(value), right,
                   correction=WRITE_AGAIN if right is None else None)


def _add_placeholders(report, cls, field, values, wanted):
    for value, rows in rows_by_value(values, wanted).items() if wanted else ():
        report.add('08.05', cls, rows, field.name, value)


def _add_cuts(delivery, report, cls, field, values, distinct):
    """Texts that fill the field. Short fields contain codes, and a complete sentence is not cut."""
    sizes = [one for one in (field.length, cls.info.field(field.name).length) if one]
    size = min(sizes) if sizes else 0
    if size < delivery.settings.tool(TOOL)['longitud_minima_de_corte']:
        return
    wanted = set(value for value in distinct
                 if len(value) >= size and value.rstrip()[-1] not in '.!?)»"')
    rows = [row for row, value in enumerate(values) if value in wanted] if wanted else []
    if rows:
        report.add('08.06', cls, rows, field.name, values[rows[0]], largo=size)


@check_class('08.07')
def numbers(delivery, cls, report):
    """Numbers are finite and possible."""
    for field, values in load_columns(delivery, cls):
        if field.type not in schema.NUMERIC_TYPES:
            continue
        column = calculated.numbers(values)
        with np.errstate(invalid='ignore'):
            odd = np.flatnonzero(~np.isfinite(column))
            rule = number_ranges.rule_of(field)
            outside = np.zeros(0, int)
            if rule:
                high = np.inf if rule['max'] is None else rule['max']
                outside = np.flatnonzero(
                    np.isfinite(column) & ((column < rule['min']) | (column > high)))
        if cls.info.field(field.name).type == 'Text' and not field.domain:
            _add_unreadable(delivery, report, cls, field, values)
        odd = [row for row in odd if isinstance(values[row], float)]
        if odd:
            report.add('08.07', cls, odd, field.name, texts.number(values[odd[0]]),
                       motivo='no es un número finito')
        if len(outside):
            report.add('08.07', cls, outside, field.name, values[outside[0]],
                       number_ranges.text_of(rule), severity=rule['severity'],
                       motivo='está fuera del rango ' + number_ranges.text_of(rule))


def _add_unreadable(delivery, report, cls, field, values):
    """One finding for all texts of a field that are no number: a field of numbers cannot store
    them."""
    marks = placeholders(delivery)
    wrong = set(value for value in set(values) if not is_blank(value) and (
        number_of(value) is None and not is_not_applicable(value) and
        not is_placeholder(value, field.name, marks)))
    rows = [row for row, value in enumerate(values) if value in wrong] if wrong else []
    if rows:
        report.add('08.07', cls, rows, field.name, values[rows[0]], severity=WARNING,
                   correction=WRITE_NUMBER, motivo='no es un número' if len(wrong) == 1 else
                   'y otros valores no son números')


@check_class('08.09')
def code_levels(delivery, cls, report):
    """Codes lie under the code of the level above."""
    found = list(hierarchies.mismatches(delivery, cls))
    for (name, upper, value, label, above, rows), more in capped(
            found, _limit(delivery), cls.name):
        report.add('08.09', cls, rows, name, key_text(value), etiqueta=label,
                   superior=upper, codigo=above, mas=more)


@check_class('08.10')
def equal_records(delivery, cls, report):
    """No two records of a table are wholly equal."""
    if cls.is_spatial or own_keys(delivery.model).get(cls.model.name.upper()):
        return
    records = list(zip(*delivery.columns(cls, [
        one.name for one in cls.info.fields
        if cls.model.field(one.name) or not _ADDED.match(one.name.upper())])))
    counts = collections.Counter(records)
    repeated = set(one for one, count in counts.items() if count > 1)
    groups = rows_by_value(records, repeated).values() if repeated else ()
    for rows, more in capped(groups, _limit(delivery), cls.name):
        report.add('08.10', cls, rows, mas=more)


@check_class('08.11')
def near_texts(delivery, cls, report):
    """Names that are nearly equal are one name."""
    settings = delivery.settings.tool(TOOL)
    limit = settings['maximo_de_nombres_distintos']
    keys = [field.name for field in own_keys(delivery.model).get(cls.model.name.upper(), ())]
    for field in delivered_fields(cls):
        name = field.name.upper()
        named = is_name(name) or name in TAXA or name.startswith('N_')
        if not named or field.type != 'Text' or field.domain or name in IDENTIFICATION or (
                field.name in keys or cls.info.field(name).type != 'Text'):
            continue
        values = delivery.column(cls, field.name)
        # Names that differ in their numbers alone are one form.
        forms = dict((value, None if is_blank(value) else text_quality.form(value))
                     for value in set(values))
        values = [forms[value] for value in values]
        counts = collections.Counter(value for value in values if value)
        if len(counts) > limit:
            report.add('08.11', cls, field=field.name, records=len(values), mas='', detalle=(
                'tiene {} distintos y solo se comparan hasta {}'.format(texts.count_text(
                    len(counts), 'valor', 'valores'), texts.whole(limit))), correction=COMPARE_ALL)
            continue
        pairs = collections.OrderedDict(text_quality.near_pairs(counts))
        if pairs:
            _add_near(delivery, report, cls, field, values, pairs)


def _add_near(delivery, report, cls, field, forms, pairs):
    texts_there = delivery.column(cls, field.name)
    groups = rows_by_value(forms, pairs).items()
    usual_rows = rows_by_value(forms, set(pairs.values()))
    for (form, rows), more in capped(groups, _limit(delivery), cls.name):
        value, usual = texts_there[rows[0]], texts_there[usual_rows[pairs[form]][0]]
        report.add('08.11', cls, rows, field.name, value, usual, mas=more, detalle=(
            '«{}» ({}) es casi igual a «{}»').format(value, texts.count_text(len(rows)), usual))
