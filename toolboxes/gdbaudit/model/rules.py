# -*- coding: utf-8 -*-
"""Relations and conditions of an imported model.

What the dictionary names replaces what the edition in use took from a dictionary; relations
derived from equal keys are preserved while both of their fields exist.
"""
from __future__ import unicode_literals

import collections

_SPOKEN_FOR = ('named-in-dictionary', 'discriminator')


def has(model, class_name, *fields):
    """True when a model has a class with those fields."""
    found = model.classes.get(class_name.upper())
    return found is not None and all(found.field(one) for one in fields)


def _relation_key(one):
    when = one.get('when') or {}
    return tuple('{}'.format(part).upper() for part in (
        one['child'], one['childField'], one['parent'], one['parentField'],
        when.get('field'), when.get('code')))


def _new_relation(model, said):
    child = model.classes[said['child'].upper()]
    field = child.field(said['childField'])
    found = collections.OrderedDict((
        ('child', child.name), ('childField', field.name),
        ('parent', model.classes[said['parent'].upper()].name),
        ('parentField', said['parentField']), ('cardinality', 'N:1'),
        ('childFieldObligation', field.obligation),
        ('basis', 'discriminator' if said['when'] else 'named-in-dictionary')))
    if said['when']:
        found['when'] = said['when']
    if said['isValueSet']:
        found['note'] = 'value set, not key'
    return found


def _condition_key(one, when):
    return tuple(part.upper() for part in (
        one['class'], one['field'], when['field'], when['code']))


def _new_condition(model, said):
    owner = model.classes[said['class'].upper()]
    other = owner.field(said['when']['field'])
    codes = (model.domain(other.domain) or {'codes': {}})['codes']
    code = said['when']['code']
    return {'class': owner.name, 'field': owner.field(said['field']).name, 'requiredWhen': {
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
    for said in book.relations:
        if not (has(new, said['child'], said['childField'])
                and has(new, said['parent'], said['parentField'])):
            notes.append('El diccionario relaciona «{child}.{childField}» con «{parent}.'
                         '{parentField}», que la plantilla no tiene.'.format(**said))
            continue
        named.append(known.get(_relation_key(said)) or _new_relation(new, said))
    keys = set(_relation_key(one) for one in named)
    return named + [one for one in preserved if one['basis'] not in _SPOKEN_FOR
                    and _relation_key(one) not in keys]


def conditions(old, book, new, notes):
    """The conditions of a new model; ``notes`` receives the invalid ones."""
    preserved = [one for one in old.conditions if has(
        new, one['class'], one['field'], one['requiredWhen']['field'])]
    if not book.names_conditions:
        return preserved
    known = dict((_condition_key(one, one['requiredWhen']), one) for one in preserved)
    found = []
    for said in book.conditions:
        if not has(new, said['class'], said['field'], said['when']['field']):
            notes.append('La condición de «{class}.{field}» nombra un campo que la '
                         'plantilla no tiene.'.format(**said))
            continue
        found.append(known.get(_condition_key(said, said['when'])) or _new_condition(new, said))
    return found
