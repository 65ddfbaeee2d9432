# -*- coding: utf-8 -*-
"""Makes a model from the authority's own template geodatabase and dictionary workbook.

The template gives classes, datasets, geometry, fields, types, domains and codes; the dictionary
gives codes of classes, obligation, keys, relations and conditions. The rest is copied from the
edition in use, as long as the classes and fields that it names still exist: the rules
between tables that were derived from several places, the units of calculated fields, rasters, the
metadata profile and the coordinate systems.
"""
from __future__ import unicode_literals

import collections
import io
import json
import re

from . import Model, dictionary, rules
from .. import adapters
from ..core import schema
from ..core.structure import code_key, label_key
from ..errors import AuditError

NOT_A_TEMPLATE = 'La plantilla «{}» debe ser una geodatabase de archivo con las clases del modelo.'
DAMAGED = 'La plantilla «{}» tiene clases que no se pueden abrir: {}.'
UNWRITABLE = 'No se puede escribir el modelo «{}»: {}.'
_DATASET = re.compile(r'^[A-Za-z]+_(\d\d)_(.+)$')
_CALCULATED = {
    'AREA_HA': 'area_ha', 'LONGITUD_M': 'length_m', 'COOR_ESTE': 'x', 'COOR_NORTE': 'y'}


def import_model(template, workbook, in_use, edition=None):
    """The facts of a new ``Model`` and notes (Spanish) on what had to be copied from the one in
    use. Raises ``AuditError``."""
    workspace = adapters.open_workspace(template)
    if workspace.kind != 'gdb' or not workspace.classes():
        raise AuditError(NOT_A_TEMPLATE.format(template))
    if workspace.damaged():
        raise AuditError(DAMAGED.format(
            template, ', '.join(name for name, _ in workspace.damaged())))
    domains = workspace.domains()
    book = dictionary.read(workbook, [one.name for one in workspace.classes()], domains)
    importer = _Importer(in_use, book, domains)
    for info in workspace.classes():
        importer.add_class(info)
    facts = importer.facts()
    facts['edition'] = edition or 'MAG, importado de «{}» y «{}»'.format(
        *[re.split(r'[\\/]', one.rstrip('\\/'))[-1] for one in (template, workbook)])
    workspace.close()
    return facts, sorted(importer.notes)


def write(facts, path):
    """Writes a model. Raises ``AuditError``."""
    text = json.dumps(facts, ensure_ascii=False, indent=1, separators=(',', ': '))
    try:
        with io.open(path, 'w', encoding='utf-8') as stream:
            stream.write('{}\n'.format(text))
    except (IOError, OSError) as error:
        raise AuditError(UNWRITABLE.format(path, error))


def _set(target, **values):
    """Adds a value that is neither None nor empty."""
    target.update((key, value) for key, value in values.items() if value)


class _Importer(object):
    def __init__(self, in_use, book, domains):
        self._old = in_use
        self._book = book
        self._domains = domains
        self._classes = []
        self._contradictions = []
        self.notes = []

    def add_class(self, info):
        old = self._old.classes.get(info.name.upper())
        row = self._book.classes.get(info.name.upper(), {})
        if info.name.upper() not in self._book.fields:
            self.notes.append('La plantilla trae «{}» y el diccionario no describe sus campos.'.format(
                info.name))
        facts = collections.OrderedDict((
            ('name', info.name), ('kind', info.kind),
            ('code', row.get('code') or (old.code if old else ''))))
        if info.kind == schema.FEATURE_CLASS:
            facts['dataset'] = info.dataset
            facts['medio'] = self._medio(info, old, row)
            facts['geometry'] = info.geometry
        facts['theme'] = row.get('theme') or (old.theme if old else info.name)
        _set(facts, followUpOnly=info.name.upper().startswith('SEG_'))
        facts['fields'] = [self._field(info, field, old) for field in info.fields]
        self._classes.append(facts)

    def _medio(self, info, old, row):
        if row.get('medio') or old:
            return row.get('medio') or old.medio
        near = [one['medio'] for one in self._old.facts['components']
                if one['dataset'] == info.dataset]
        return near[0] if near else ''

    def _field(self, info, field, old_class):
        old = old_class.field(field.name) if old_class else None
        row = self._book.fields.get(info.name.upper(), {}).get(field.name.upper(), {})
        facts = collections.OrderedDict((('name', field.name), ('type', field.type)))
        _set(facts, length=field.length)
        facts['obligation'] = row.get('obligation') or (old.obligation if old else None)
        if not facts['obligation']:
            facts['obligation'] = 'opcional'
            self.notes.append('No se conoce la obligación de «{}.{}»: queda como opcional.'.format(
                info.name, field.name))
        calculated = old.calculated if old else _CALCULATED.get(field.name.upper())
        _set(facts, domain=field.domain, calculated=calculated,
             key=row['key'] if row else bool(old and old.is_key),
             notNullInTemplate=not field.nullable)
        if row:
            self._compare(info, field, row, facts)
        return facts

    def _compare(self, info, field, row, facts):
        """Notes where the dictionary contradicts the template: both will be accepted."""
        if row['name'] != field.name:
            facts['nameInDictionary'] = row['name']
        if field.type == 'Text' and row['length'] and row['length'] != '{}'.format(field.length):
            facts['lengthInDictionary'] = row['length']
        if row['type'] and row['type'] != field.type:
            facts['typeInDictionary'] = row['type']
            self._contradictions.append(collections.OrderedDict((
                ('class', info.name), ('field', field.name),
                ('template', _typed(field.type, field.length)),
                ('dictionary', _typed(row['type'], facts.get('lengthInDictionary'))))))

    def facts(self):
        """The whole document."""
        place = dict((name, at) for at, name in enumerate(self._book.classes))
        classes = sorted(self._classes, key=lambda one: (
            place.get(one['name'].upper(), len(place)), one['name']))
        facts = collections.OrderedDict(self._old.facts)
        facts['classes'] = classes
        facts['domains'] = [self._domain(name) for name in sorted(self._domains)]
        facts['components'] = _components(classes, self._old.facts['components'])
        new = Model(facts)
        facts['relations'] = rules.relations(self._old, self._book, new, self.notes)
        facts['conditions'] = rules.conditions(self._old, self._book, new, self.notes)
        for key, owner in (('atLeastOneOf', 'table'), ('ownKeysOfTables', 'table')):
            facts[key] = [one for one in self._old.facts[key] if rules.has(
                new, one[owner], *(one.get('fields') or [one['field']]))]
        facts['contradictions'] = self._all_contradictions()
        return facts

    def _domain(self, name):
        one = self._domains[name]
        codes = collections.OrderedDict(
            (_code_text(code, one.type), label)
            for code, label in sorted(one.codes.items(), key=lambda pair: _order(pair[0])))
        return collections.OrderedDict((('name', name), ('type', one.type), ('codes', codes)))

    def _all_contradictions(self):
        found = collections.OrderedDict(self._old.facts.get('contradictions', {}))
        found['fields'] = self._contradictions
        if not self._book.domains:
            return found
        found['codes'], labels = [], 0
        for name in sorted(self._domains):
            row = self._book.domains.get(name.upper(), {})
            one = self._domains[name]
            codes = dict((code_key(code, one.type), label) for code, label in one.codes.items())
            only = [code for code in row if code_key(code, one.type) not in codes]
            labels += len([code for code, label in row.items() if label_key(
                codes.get(code_key(code, one.type), label)) != label_key(label)])
            if only:
                found['codes'].append({'domain': name, 'onlyInDictionary': only})
        found['differentLabels'] = labels
        return found


def _typed(kind, length):
    return '{}({})'.format(kind, length) if length else kind


def _order(code):
    key = code_key(code, 'Double')
    return (1, 0.0, key) if isinstance(key, type('')) else (0, key, code)


def _code_text(code, kind):
    key = code_key(code, kind)
    if isinstance(key, float) and key.is_integer():
        return '{}'.format(int(key))
    return '{}'.format(code)


def _components(classes, previous):
    """The datasets with their medio and how many classes they have, in the order of their codes."""
    old = dict((one['dataset'], one) for one in previous)
    found = {}
    for one in classes:
        parts = _DATASET.match(one.get('dataset') or '')
        if parts:
            component = found.setdefault(one['dataset'], collections.OrderedDict((
                ('code', parts.group(1)), ('name', parts.group(2)), ('dataset', one['dataset']),
                ('medio', old.get(one['dataset'], one)['medio']), ('classes', 0))))
            component['classes'] += 1
    return [found[name] for name in sorted(found)]
