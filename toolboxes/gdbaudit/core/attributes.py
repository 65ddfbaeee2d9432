# -*- coding: utf-8 -*-
"""Helpers of the attribute checks: blanks, numbers, codes of domains, rows by value, limits."""
from __future__ import unicode_literals

import collections
import datetime
import math

from . import texts
from .listing import limited
from ..compat import text_type

#: The fields that R_INF_03 compares over the whole delivery.
IDENTIFICATION = ('EXPEDIENTE', 'OPERADOR', 'PROYECTO')
#: The classes that are the project itself, as an area and as a line; a delivery has one at least.
PROJECT_CLASSES = ('AreaProyecto', 'LineaProyecto')
NOT_APPLICABLE = 'NO APLICA'
MORE = ' En «{}» hay {} de esta revisión sin listar.'


def is_blank(value):
    """Whether a value is null or a text of blanks."""
    return value is None or isinstance(value, text_type) and not value.strip()


def number_of(value):
    """A value as a float, texts with a decimal comma included; None when it is no number."""
    if value is None or isinstance(value, (bool, bytes, datetime.datetime)):
        return None
    if not isinstance(value, text_type):
        return float(value)
    if '_' in value:  # Python 3.6 reads «1_000» as a number
        return None
    try:
        found = float(value.strip().replace(',', '.'))
    except ValueError:
        return None
    return found if is_finite(found) else None  # «nan» and «inf» are no numbers for a user


def is_finite(value):
    return not (math.isnan(value) or math.isinf(value))


def key_text(value):
    """The value of an identifier or key, the same for «7», 7 and 7.0."""
    if isinstance(value, text_type):
        return value.strip()
    return texts.code_text(value)


def delivered_fields(cls):
    """The fields of the model that the class has, in the model's order; no Blobs."""
    return [field for field in cls.model.fields.values()
            if field.type != 'Blob' and cls.info.field(field.name) is not None]


def load_columns(delivery, cls):
    """(model field, values) of every field of the model that was delivered, read in one pass."""
    fields = delivered_fields(cls)
    return list(zip(fields, delivery.columns(cls, [field.name for field in fields])))


def rows_by_value(column, wanted):
    """The rows of each wanted value, in the order of the first one."""
    found = collections.OrderedDict()
    for row, value in enumerate(column):
        if value in wanted:
            found.setdefault(value, []).append(row)
    return found


def capped(items, limit, name):
    """``limited`` with the text of the attribute tools; ``name`` is the class's."""
    return limited(items, limit, lambda left_out: MORE.format(
        name, texts.count_text(left_out, 'caso más', 'casos más')))


def placeholders(delivery):
    """The placeholder texts for a missing value, folded, from the settings of R_INF_07."""
    if 'placeholders' not in delivery.derived:
        delivery.derived['placeholders'] = frozenset(
            texts.fold(one) for one in delivery.settings.tool('R_INF_07')['marcadores_de_vacio'])
    return delivery.derived['placeholders']


def is_name(field_name):
    """Whether a field contains names, by its own name: «NOMBRE», «NOM_C_AG», «VEREDA»."""
    name = field_name.upper()
    return name.startswith('NOM') and name != 'NOMENCLAT' or name in ('VEREDA', 'OPERADOR',
                                                                     'PROYECTO')


def is_placeholder(value, field_name, marks):
    """Whether a text is a placeholder for a missing value; so is a «0» in a name."""
    if not isinstance(value, text_type):
        return False
    folded = texts.fold(value)
    if folded in marks or folded == '0' and is_name(field_name):
        return True
    return len(folded) > 1 and set(folded) <= set('X') or bool(
        folded) and set(folded) <= set('-._*?/ ')


def is_not_applicable(value):
    """Whether a text says that the field does not apply to the record."""
    return isinstance(value, text_type) and texts.fold(value) == NOT_APPLICABLE


def own_keys(model):
    """The identifying fields by class name in upper case: the marked keys of classes that refer
    to no other class, and the own keys of tables. Every check of a class asks for them: a model
    has them computed once."""
    if model.own_keys is None:
        model.own_keys = _find_own_keys(model)
    return model.own_keys


def _find_own_keys(model):
    references = set((one['child'].upper(), one['childField'].upper()) for one in model.relations)
    found = collections.OrderedDict()
    for name, one in model.classes.items():
        if one.geometry:
            found[name] = [field for field in one.fields.values()
                           if field.is_key and (name, field.name.upper()) not in references]
    for one in model.facts['ownKeysOfTables']:
        name = one['table'].upper()
        found.setdefault(name, []).append(model.classes[name].field(one['field']))
    return found


def codes_of(delivery, name):
    """The ``Codes`` of a domain; several checks of every class ask for them."""
    key = ('codes', name.upper())
    if key not in delivery.derived:
        delivery.derived[key] = Codes(delivery, name)
    return delivery.derived[key]


class Codes(object):
    """The codes of a domain: the model's, those that the delivery's own domain adds (R_INF_01
    checks those) and those that only the authority's dictionary has."""

    def __init__(self, delivery, name):
        facts = delivery.model.domain(name)
        self.name = facts['name']
        self.numeric = facts['type'] != 'Text'
        self.width = max(len(code) for code in facts['codes'])
        self.labels = {}
        added = delivery.domains.get(name.upper())
        for codes in (added.codes if added else {}, facts['codes']):
            for code, label in codes.items():
                self.labels[self.key(code)] = label or ''
        for one in delivery.model.facts['contradictions']['codes']:
            if one['domain'].upper() == name.upper():
                self.labels.update((self.key(code), '') for code in one['onlyInDictionary'])
        self.labels.pop(None, None)

    def key(self, value):
        """The comparison key of a value: a number in numeric domains, else a text."""
        if self.numeric:
            return number_of(value)
        if isinstance(value, text_type):
            return value.strip()
        return key_text(value).zfill(self.width)

    def text(self, key):
        """A code as the domain writes it."""
        return texts.code_text(key)

    def label(self, value):
        """«101 (Energía)» of a value; the code alone when it has no label."""
        key = self.key(value)
        label = self.labels.get(key)
        return '{} ({})'.format(self.text(key), label) if label else key_text(value)

    def similar(self, value, limit=3):
        """Labels of the codes nearest to a value that is not a code; empty when none is near."""
        text = key_text(value)
        near = []
        for key in self.labels:
            code = self.text(key)
            if abs(len(code) - len(text)) <= 1:
                distance = texts.edit_distance(text, code)
                if distance <= max(1, len(text) // 3):
                    near.append((distance, code, key))
        return [self.label(key) for _, _, key in sorted(near)[:limit]]
