# -*- coding: utf-8 -*-
"""Relationship classes against the model's relations."""
from __future__ import unicode_literals

from . import relations

ONE_TO_MANY, ONE_TO_ONE, MANY_TO_MANY = '1:N', '1:1', 'N:M'


def _between(model, parent, child):
    return [one for one in model.relations if not one.get('note') and
            one['parent'].upper() == parent.name.upper() and
            one['child'].upper() == child.name.upper()]


def _keys(one):
    return '{} → {}'.format(one['parentField'], one['childField'])


def mismatches(delivery, one):
    """Yields (class, reason, expected) of what differs between a relationship class and the
    model. Relationship classes of classes that the model does not know are not checked."""
    origin, destination = delivery.find(one.origin), delivery.find(one.destination)
    if not (origin and destination and origin.model and destination.model):
        return
    allowed = _between(delivery.model, origin.model, destination.model)
    if not allowed:
        reversed_ones = _between(delivery.model, destination.model, origin.model)
        if reversed_ones:
            yield destination, 'tiene invertidos el origen y el destino', '{} → {}'.format(
                destination.name, origin.name)
        else:
            yield destination, 'une «{}» y «{}», que el modelo no relaciona'.format(
                origin.name, destination.name), None
        return
    if one.origin_key and one.destination_key and not any(
            one.origin_key.upper() == other['parentField'].upper() and
            one.destination_key.upper() == other['childField'].upper() for other in allowed):
        yield destination, 'une {} con {}'.format(
            one.origin_key, one.destination_key), ' o '.join(_keys(other) for other in allowed)
        return
    if one.cardinality == MANY_TO_MANY:
        yield destination, 'es de muchos a muchos', ONE_TO_MANY
    elif one.cardinality == ONE_TO_ONE and _has_several(delivery, destination, one):
        yield destination, 'es de uno a uno y hay elementos con varios registros', ONE_TO_MANY


def _has_several(delivery, destination, one):
    if not one.destination_key or destination.info.field(one.destination_key) is None:
        return False
    found = relations.rows_by_key(delivery, destination, one.destination_key)
    return any(len(rows) > 1 for rows in found.values())
