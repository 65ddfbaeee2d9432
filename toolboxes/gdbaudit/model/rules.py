# -*- coding: utf-8 -*-
"""Relations and conditions of an imported model.

What the dictionary names replaces what the edition in use took from a dictionary; relations
derived from equal keys are preserved while both of their fields exist.
"""
from __future__ import unicode_literals

import collections

_FROM_DICTIONARY = ('named-in-dictionary', 'discriminator')


def has(model, class_name, *fields):
    """True when a model has a class with those fields."""
    found = model.classes.get(class_name.upper())
    return found is not None and all(found.field(one) for one in fields)


def _relation_key(one):
    when = one.get('when') or {}
    return tuple('{}'.format(part).upper() for part in (
        one['child'], one['childField'], one['parent'], one['parentField'],
        when.get('field'), when.get('code')))


def _new_relation(model, declared):
    child = model.classes[declared['child'].upper()]
    field = child.field(declared['childField'])
    found = collections.OrderedDict((
        ('child', child.name), ('childField', field.name),
        ('parent', model.classes[declared['parent'].upper()].name),
        ('parentField', declared['parentField']), ('cardinality', 'N:1'),
        ('childFieldObligation', field.obligation),
        ('basis', 'discriminator' if declared['when'] else 'named-in-dictionary')))
    if declared['when']:
        found['when'] = declared['when']
    if declared['isValueSet']:
        found['note'] = 'value set, not key'
    return found


def _condition_key(one, when):
    return tuple(part.upper() for part in (
        one['class'], one['field'], when['field'], when['code']))


def _new_condition(model, declared):
    owner = model.classes[declared['class'].upper()]
    other = owner.field(declared['when']['field'])
    codes = (model.domain(other.domain) or {'codes': {}})['codes']
    code = declared['when']['code']
    return {'class': owner.name, 'field': owner.field(declared['field']).name, 'requiredWhen': {
        'field': other.name, 'label': codes.get(code), 'code': code, 'domain': other.domain}}


def relations(old, book, new, notes):
    """The relations of a new model; ``notes`` receives the invalid ones."""
    preserved = [one for one in old.relations
            if has(new, one['child'], one['childField'])
            and has(new, one['parent'], one['parentField'])
            and ('when' not in one or has(new, one['child'], one['when']['field']))]
    if not book.names_relations:
        return preserved
    known = dict((_relation_key(one), one) for one in preserved)
    named = []
    for declared in book.relations:
        if not (has(new, declared['child'], declared['childField'])
                and has(new, declared['parent'], declared['parentField'])):
            notes.append('El diccionario relaciona «{child}.{childField}» con «{parent}.'
                         '{parentField}», que la plantilla no tiene.'.format(**declared))
            continue
        named.append(known.get(_relation_key(declared)) or _new_relation(new, declared))
    keys = set(_relation_key(one) for one in named)
    return named + [one for one in preserved if one['basis'] not in _FROM_DICTIONARY
                    and _relation_key(one) not in keys]


def conditions(old, book, new, notes):
    """The conditions of a new model; ``notes`` receives the invalid ones."""
    preserved = [one for one in old.conditions if has(
        new, one['class'], one['field'], one['requiredWhen']['field'])]
    if not book.names_conditions:
        return preserved
    known = dict((_condition_key(one, one['requiredWhen']), one) for one in preserved)
    found = []
    for declared in book.conditions:
        if not has(new, declared['class'], declared['field'], declared['when']['field']):
            notes.append('La condición de «{class}.{field}» nombra un campo que la '
                         'plantilla no tiene.'.format(**declared))
            continue
        found.append(known.get(_condition_key(declared, declared['when'])) or _new_condition(new, declared))
    return found
