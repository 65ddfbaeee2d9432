# -*- coding: utf-8 -*-
"""What changes from one edition of the model to another, in Spanish sentences."""
from __future__ import unicode_literals

from ..core.structure import label_key, type_text

_NONE = 'ninguno'


def describe(old, new):
    """Sorted sentences on classes, fields, domains, relations and conditions."""
    found = list(_classes(old, new))
    found.extend(_domains(old, new))
    found.extend(_listed(old.relations, new.relations, 'Relación', _relation))
    found.extend(_listed(old.conditions, new.conditions, 'Condición', _condition))
    return sorted(found)


def _listed(old, new, what, text_of):
    before, after = set(text_of(one) for one in old), set(text_of(one) for one in new)
    for text in after - before:
        yield '{} nueva: {}.'.format(what, text)
    for text in before - after:
        yield '{} retirada: {}.'.format(what, text)


def _relation(one):
    when = one.get('when')
    return '{child}.{childField} → {parent}.{parentField}'.format(**one) + (
        ' cuando {field} = {code}'.format(**when) if when else '')


def _condition(one):
    return '{class}.{field} cuando {requiredWhen[field]} = {requiredWhen[code]}'.format(**one)


def _changed(what, before, after):
    if (before or _NONE) != (after or _NONE):
        yield '{}: {} → {}.'.format(what, before or _NONE, after or _NONE)


def _classes(old, new):
    for name in sorted(set(old.classes) | set(new.classes)):
        one, other = old.classes.get(name), new.classes.get(name)
        if one is None:
            yield 'Clase nueva: «{}» ({} campos).'.format(other.name, len(other.fields))
        elif other is None:
            yield 'Clase retirada: «{}».'.format(one.name)
        else:
            for line in _one_class(one, other):
                yield line


def _one_class(one, other):
    for what, before, after in (
            ('conjunto de datos', one.dataset, other.dataset),
            ('geometría', one.geometry, other.geometry), ('código', one.code, other.code),
            ('medio', one.medio, other.medio), ('tema', one.theme, other.theme)):
        for line in _changed('«{}»: {}'.format(other.name, what), before, after):
            yield line
    for name in sorted(set(one.fields) | set(other.fields)):
        before, after = one.field(name), other.field(name)
        if before is None:
            yield 'Campo nuevo: «{}.{}» ({}, {}).'.format(
                other.name, after.name, type_text(after.type, after.length), after.obligation)
        elif after is None:
            yield 'Campo retirado: «{}.{}».'.format(one.name, before.name)
        else:
            for line in _field(other.name, before, after):
                yield line


def _types(field):
    texts = [type_text(kind, field.length) for kind in field.accepted_types]
    return ' o '.join(texts)


def _yes(flag):
    return 'sí' if flag else 'no'


def _field(owner, before, after):
    for what, one, other in (
            ('tipo', _types(before), _types(after)), ('dominio', before.domain, after.domain),
            ('obligación', before.obligation, after.obligation),
            ('llave', _yes(before.is_key), _yes(after.is_key)),
            ('no admite nulos', _yes(before.not_null), _yes(after.not_null))):
        for line in _changed('«{}.{}»: {}'.format(owner, after.name, what), one, other):
            yield line


def _domains(old, new):
    for name in sorted(set(old.domains) | set(new.domains)):
        one, other = old.domains.get(name), new.domains.get(name)
        if one is None:
            yield 'Dominio nuevo: «{}» ({} códigos).'.format(other['name'], len(other['codes']))
        elif other is None:
            yield 'Dominio retirado: «{}».'.format(one['name'])
        else:
            what = 'Dominio «{}»: '.format(other['name'])
            for line in _changed(what + 'tipo', one['type'], other['type']):
                yield line
            for line in _codes(one['codes'], other['codes']):
                yield what + line


def _codes(before, after):
    for code in sorted(set(before) | set(after)):
        if code not in before:
            yield 'código nuevo {} («{}»).'.format(code, after[code])
        elif code not in after:
            yield 'código retirado {} («{}»).'.format(code, before[code])
        elif label_key(before[code]) != label_key(after[code]):
            yield 'código {}: «{}» → «{}».'.format(code, before[code], after[code])
