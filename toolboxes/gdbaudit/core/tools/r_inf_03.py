# -*- coding: utf-8 -*-
"""R_INF_03: the project's identification.

Other checks report similar errors: empty values are 07.01, and placeholders such as «N/A» 07.01 or
08.05: neither is a value that the others could have; values that differ only in leading,
trailing or repeated blanks are 08.03; act dates before 1950 or after today are 08.08, as all dates
are, so 03.03 reports only incomplete acts.
"""
from __future__ import unicode_literals

import re
import unicodedata

from .. import texts
from ..attributes import (
    IDENTIFICATION, PROJECT_CLASSES, capped, is_not_applicable, is_placeholder, placeholders)
from ..listing import join_first, limited
from ..registry import check_class, check_delivery
from ...compat import text_type
from ...errors import AuditError

TOOL = 'R_INF_03'
# Sectors and contracts that one finding lists.
SHOWN = 10
_ACT = ('NUM_ACT_AD', 'FEC_ACT_AD', 'ART_ACT_AD')
REST = 'en el resto de la entrega es «{}» ({})'
SEVERAL = 'la entrega tiene {} valores distintos y ninguno predomina; se comparó con «{}» ({})'
ONE_VALUE = (
    'Escriba en {campo} de toda la entrega un solo valor: el del proyecto. Si lo declara en los '
    'ajustes, se compara con él.')
MORE = ' En la entrega hay {} de esta revisión sin listar.'
# A letter and its accent are one character or two.
ACCENT_CODES = 'el código de las tildes, que se ven iguales'
DECLARED = 'el valor declarado en los ajustes es «{}»'


def _plain(value):
    """A value as text without the blanks that 08.03 reports; None when it is empty."""
    text = ' '.join(text_type(value).split()) if value is not None else ''
    return text or None


def _loose(text):
    return texts.fold(text).replace(' ', '')


def _rows_by_value(delivery, cls, name):
    """Value -> its rows, without the placeholders."""
    found = {}
    for row, value in enumerate(delivery.column(cls, name)):
        text = _plain(value)
        if text:
            found.setdefault(text, []).append(row)
    marks = placeholders(delivery)
    return dict(one for one in found.items() if not is_placeholder(one[0], name, marks))


def _read(delivery, report, code):
    """(class, field) -> value -> rows, for all that can be read."""
    found = []
    for cls in delivery.known:
        for name in IDENTIFICATION:
            if not cls.info.records or not cls.model.field(name) or not cls.info.field(name):
                continue
            try:
                found.append((cls, name, _rows_by_value(delivery, cls, name)))
            except AuditError as error:
                report.not_run(code, error.text, cls.name)
    return found


def _counts(values):
    """Field -> value -> how many records have it."""
    counts = dict((name, {}) for name in IDENTIFICATION)
    for _, name, found in values:
        for text, rows in found.items():
            counts[name][text] = counts[name].get(text, 0) + len(rows)
    return counts


def _expected(delivery, values):
    """Field -> the value that every record should have, the words that name its source, and whether
    it is known to be the right one: half of the records have it, or it was declared."""
    found = {}
    for name, counts in _counts(values).items():
        declared = _plain(delivery.settings.general[name.lower()])
        if declared:
            found[name] = (declared, DECLARED.format(declared), True)
        elif counts:
            text, count = min(counts.items(), key=lambda item: (-item[1], item[0]))
            source = text, texts.count_text(count)
            prevails = 2 * count >= sum(counts.values())
            found[name] = (text, REST.format(*source) if prevails else SEVERAL.format(
                texts.whole(len(counts)), *source), prevails)
    return found


def _deviations(delivery, report, code, alike):
    """(class, field, value, rows, expected, whether that is known, words) of values that are not
    the expected one; ``alike``: those that differ from it in their writing alone, else the others.
    Of many in a field the most frequent are listed."""
    limit = delivery.settings.tool(TOOL)['maximo_por_clase']
    values = _read(delivery, report, code)
    expected = _expected(delivery, values)
    for cls, name, found in values:
        if name not in expected:
            continue
        wanted, source, is_known = expected[name]
        loose = _loose(wanted)
        chosen = [one for one in found if one != wanted and (_loose(one) == loose) == alike]
        chosen.sort(key=lambda one: (-len(found[one]), one))
        for text, more in capped(chosen, limit, cls.name):
            yield cls, name, text, found[text], wanted, is_known, dict(referencia=source, mas=more)


@check_delivery('03.01')
def one_value(delivery, report):
    """Each of the three fields has one value in the whole delivery."""
    for cls, name, text, rows, wanted, is_known, words in _deviations(
            delivery, report, '03.01', False):
        report.add('03.01', cls, rows, field=name, value=text,
                   expected=wanted if is_known else None,
                   correction=None if is_known else ONE_VALUE, **words)


def _difference(text, wanted):
    """«mayúsculas», «tildes», «espacios»: what differs between two texts that are alike."""
    kinds = []
    text, wanted = [unicodedata.normalize('NFC', one) for one in (text, wanted)]
    if text == wanted:
        return ACCENT_CODES
    one, other = text.replace(' ', ''), wanted.replace(' ', '')
    if texts.fold(text) != texts.fold(wanted):
        kinds.append('espacios')
    if [character.isupper() for character in one] != [character.isupper() for character in other]:
        kinds.insert(0, 'mayúsculas')
    if one.upper() != other.upper():
        kinds.insert(0, 'tildes')
    return ' y '.join([', '.join(kinds[:-1])] + kinds[-1:] if kinds[1:] else kinds)


@check_delivery('03.02')
def same_writing(delivery, report):
    """Values are not written in another case, with other accents or other blanks."""
    for cls, name, text, rows, wanted, _, words in _deviations(delivery, report, '03.02', True):
        report.add('03.02', cls, rows, field=name, value=text, expected=wanted,
                   diferencia=_difference(text, wanted), **words)


@check_class('03.03')
def complete_acts(delivery, cls, report):
    """Number, date and article of the act are there together; what is obligatory is 07.01's."""
    if not all(cls.model.field(name) and cls.info.field(name) for name in _ACT):
        return
    columns, marks = delivery.columns(cls, list(_ACT)), placeholders(delivery)
    incomplete = {}
    for row, values in enumerate(zip(*columns)):
        missing = tuple(name for name, value in zip(_ACT, values) if _plain(value) is None)
        # A record without an act may say so in its texts.
        if missing and any(_plain(value) is not None and not is_not_applicable(value) and not (
                is_placeholder(value, name, marks)) for name, value in zip(_ACT, values)):
            incomplete.setdefault(missing, []).append(row)
    for missing in sorted(incomplete):
        required = [name for name in missing if cls.model.field(name).obligation != 'obligatorio']
        if required:
            names = ' y '.join(required)
            report.add('03.03', cls, incomplete[missing], field=required[0],
                       expected=', '.join(required), falta=names, detalle='{} {}'.format(
                           texts.plural(len(required), 'falta', 'faltan'), names))


@check_delivery('03.04')
def file_number_pattern(delivery, report):
    """File numbers have the form that the settings ask for; each invalid value is reported once."""
    settings = delivery.settings.tool(TOOL)
    pattern = settings['patron_expediente']
    if not pattern:
        return
    wanted = re.compile(pattern)
    counts = {}
    for _, name, found in _read(delivery, report, '03.04'):
        for text, rows in found.items():
            if name == 'EXPEDIENTE' and not wanted.search(text):
                counts[text] = counts.get(text, 0) + len(rows)
    for text, more in limited(
            sorted(counts, key=lambda text: (-counts[text], text)), settings['maximo_por_clase'],
            lambda left_out: MORE.format(texts.count_text(left_out, 'caso más', 'casos más'))):
        report.add('03.04', field='EXPEDIENTE', value=text, expected=pattern,
                   records=counts[text], mas=more)


def _values(delivery, class_name, field):
    """The different values of a field in a class and its variants, as text, sorted."""
    found = set()
    for cls in delivery.variants(class_name):
        if cls.info.records and cls.info.field(field):
            found.update(
                texts.code_text(one) for one in delivery.column(cls, field) if _plain(one))
    return sorted(found)


@check_delivery('03.05')
def same_in_area_and_line(delivery, report):
    """The project's area and its lines have the same sector and contract."""
    for field in ('SECTOR', 'CONTRATO'):
        area, line = [_values(delivery, name, field) for name in PROJECT_CLASSES]
        if area and line and area != line:
            report.add('03.05', PROJECT_CLASSES[1], field=field, value=join_first(line, SHOWN),
                       expected=join_first(area, SHOWN))
