# -*- coding: utf-8 -*-
"""Writes a template geodatabase and a dictionary workbook like the authority's, from a model."""
from __future__ import unicode_literals

import collections

from . import workbooks
from .geodatabases import MODEL, create, field_definition

_TYPES = {'Text': 'Texto', 'Short': 'Entero corto', 'Long': 'Entero largo', 'Float': 'Single',
          'Double': 'Double', 'Date': 'Fecha', 'Blob': 'Blob'}
_TITLES = ['MODELO DE DATOS PARA LA PRESENTACIÓN DE ESTUDIOS']


def make_template(path, without=(), more=None):
    """The empty template; ``without`` leaves classes out, ``more`` are layers for ``create``."""
    layers = {}
    for facts in MODEL.classes.values():
        definitions = {}
        for field in facts.fields.values():
            if field.not_null:
                definitions[field.name] = field_definition(field)
                definitions[field.name].SetNullable(False)
        layers[facts.name] = {'fields': definitions}
    for name, other in (more or {}).items():
        layers[name]['fields'].update(other)
    create(path, collections.OrderedDict(
        (one.name, []) for one in MODEL.classes.values() if one.name not in without),
        layers=layers)


def _relation_text(owner, field):
    """The relations that the authority's dictionary names."""
    parts = []
    for one in MODEL.relations:
        if (one['child'], one['childField']) == (owner, field) and one['basis'] != 'same-key-name':
            when = one.get('when')
            parts.append('{}{}.{}{}'.format(
                'cuando {field} = {code}: '.format(**when) if when else '', one['parent'],
                one['parentField'], ' (conjunto de valores)' if one.get('note') else ''))
    return '; '.join(parts)


def _condition_text(owner, field):
    for one in MODEL.conditions:
        if (one['class'], one['field']) == (owner, field):
            return 'Obligatorio si {field} = {code} ({label})'.format(**one['requiredWhen'])
    return ''


def field_row(owner, facts):
    """The cells of a field: name, type, length, obligation, domain, key, relation, condition."""
    kind = facts.get('typeInDictionary', facts['type'])
    length = facts.get('lengthInDictionary') or facts.get('length')
    return [facts.get('nameInDictionary', facts['name']), _TYPES[kind],
            int(length) if length else None, facts['obligation'].upper(),
            facts.get('domain'), 'X' if facts.get('key') else None,
            _relation_text(owner, facts['name']), _condition_text(owner, facts['name'])]


_HEADINGS = ['NOMBRE DEL CAMPO', 'TIPO DE DATO', 'LONGITUD', 'OBLIGATORIEDAD', 'DOMINIO', 'LLAVE',
             'RELACIÓN', 'CONDICIÓN']


def _domain_rows():
    """Blocks under the name of their domain; as many labels differ as in the authority's."""
    only = dict((one['domain'], one['onlyInDictionary'])
                for one in MODEL.facts['contradictions']['codes'])
    left = MODEL.facts['contradictions']['differentLabels']
    rows = []
    for one in MODEL.facts['domains']:
        rows += [[one['name']], ['Código', 'Descripción']]
        for code, label in one['codes'].items():
            rows.append([code, label + ' según diccionario' if left > 0 else label])
            left -= 1
        rows += [[code, 'Encabezado'] for code in only.get(one['name'], [])]
    return rows


def dictionary_worksheets(change=None):
    """The worksheets of the dictionary. ``change(owner, row)`` edits the row of a field."""
    classes = [_TITLES, [], ['CÓDIGO', 'TEMA GENERAL O MEDIO', 'NOMBRE DE LA CAPA', 'TEMA']]
    layers = [['CAPA'] + _HEADINGS]
    tables = []
    for facts in MODEL.facts['classes']:
        classes.append([facts['code'], facts.get('medio'), facts['name'], facts['theme']])
        rows = [field_row(facts['name'], one) for one in facts['fields']]
        for row in rows:
            if change:
                change(facts['name'], row)
        if facts['kind'] == 'table':
            tables += [[], [facts['theme'], facts['name']], _HEADINGS] + rows
        else:  # as cells merged down the rows of a class
            layers += [[facts['name'] if not at else None] + row for at, row in enumerate(rows)]
    return [('CAPAS Y TABLAS', classes), ('CAMPOS', layers), ('TABLAS', tables),
            ('DOMINIOS', _domain_rows())]


def make_dictionary(path, change=None):
    return workbooks.write(path, dictionary_worksheets(change))
