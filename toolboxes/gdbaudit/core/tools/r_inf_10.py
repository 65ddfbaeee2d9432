# -*- coding: utf-8 -*-
"""R_INF_10: relations between tables and classes.

Empty keys belong to 07.01 and 07.05. A field whose type is not the model's belongs to 01.08; its
keys are compared as texts. Variants of a class by scale or year count as the class.
"""
from __future__ import unicode_literals

import collections

from .. import multimedia, relations, relationship_classes
from ..attributes import capped, codes_of, is_blank
from ..registry import check_class, check_delivery

TOOL = 'R_INF_10'
DAMAGED = 'no se puede leer «{}», que debe contener los valores de {}.'


def _settings(delivery):
    return delivery.settings.tool(TOOL)


@check_class('10.01', '10.02', '10.03', '10.05', '10.06')
def references(delivery, cls, report):
    """Every key of a child exists in its parent."""
    for name, found in relations.of_child(delivery, cls).items():
        used = relations.rows_by_key(delivery, cls, name)
        if not used:
            continue
        damaged = [one for one in found if relations.is_damaged(delivery, one)]
        if damaged:
            report.not_run('10.01', DAMAGED.format(damaged[0]['parent'], name), cls.name)
        elif found[0].get('note'):
            _value_set(delivery, cls, report, name, used, found)
        elif found[0].get('when'):
            _discriminated(delivery, cls, report, name, used, found)
        else:
            _plain(delivery, cls, report, name, used, found)


def _plain(delivery, cls, report, name, used, found):
    parents = [relations.Parents(delivery, one) for one in found]
    if not all(one.judged for one in parents):
        return
    there = [one for one in parents if one.delivered]
    if not there:
        _absent(report, cls, name, used.items(), parents[0].name)
        return
    existing = set().union(*[one.keys for one in there])
    lost = [(key, rows) for key, rows in used.items() if key not in existing]
    _lost(delivery, cls, report, name, lost, existing, used, there)


def _absent(report, cls, name, items, parent):
    rows = sorted(row for _, rows in items for row in rows)
    if rows:
        report.add('10.03', cls, rows, name, padre=parent)


def _lost(delivery, cls, report, name, lost, existing, used, parents):
    """Keys without a parent: 10.06 where the key exists in another writing, else 10.01."""
    if not lost:
        return
    guess = relations.Suggestions(existing, used)
    length = cls.info.field(name).length
    label = ' o '.join('{}.{}'.format(one.name, one.field) for one in parents)
    for (key, rows), more in capped(lost, _settings(delivery)['maximo_por_clase'], cls.name):
        words = dict(padre=label, mas=more)
        same, cut = guess.same(key), guess.cut(key, length)
        if same or cut:
            report.add('10.06', cls, rows, name, key, same or cut, motivo=(
                'se escribió de otra forma' if same else
                'quedó cortada a los {} caracteres del campo'.format(length)), **words)
        else:
            near = guess.near(key)
            report.add('10.01', cls, rows, name, key, near,
                       sugerencia=' ¿Quiso decir «{}»?'.format(near) if near else '', **words)


def _discriminated(delivery, cls, report, name, used, found):
    """Keys whose class another field names."""
    parents = [(one, relations.Parents(delivery, one)) for one in found]
    other = found[0]['when']['field']
    if cls.info.field(other) is None or not all(one.judged for _, one in parents):
        return
    codes = codes_of(delivery, cls.model.field(other).domain)
    by_code = dict((codes.key(one['when']['code']), parent) for one, parent in parents)
    labels = delivery.column(cls, other)
    there = [parent for _, parent in parents if parent.delivered]
    absent, lost = collections.OrderedDict(), collections.OrderedDict()
    wrong = []
    for key, rows in used.items():
        for label, some in _split(rows, labels).items():
            parent = None if is_blank(label) else by_code.get(codes.key(label))
            holder = next((one for one in there if key in one.keys), None)
            if parent is None:
                if is_blank(label) and there and not holder:
                    lost.setdefault(None, []).append((key, some))
            elif parent.delivered and key in parent.keys:
                continue
            elif holder:
                wrong.append((key, some, parent, holder, label))
            elif parent.delivered:
                lost.setdefault(parent, []).append((key, some))
            else:
                absent.setdefault(parent.name, []).append((key, some))
    for (key, rows, parent, holder, label), more in capped(
            wrong, _settings(delivery)['maximo_por_clase'], cls.name):
        report.add('10.02', cls, rows, name, key, holder.name, discriminador=other,
                   codigo=codes.label(label), padre=parent.name, otra=holder.name, mas=more)
    for parent, items in lost.items():
        among = [parent] if parent else there
        _lost(delivery, cls, report, name, items, set().union(*[one.keys for one in among]),
              used, among)
    for parent, items in absent.items():
        _absent(report, cls, name, items, parent)


def _split(rows, labels):
    """The rows by the value of the field that names the class."""
    found = collections.OrderedDict()
    for row in rows:
        found.setdefault(labels[row], []).append(row)
    return found


def _value_set(delivery, cls, report, name, used, found):
    """Values that another class must have too, when it was delivered."""
    for one in found:
        parent = relations.Parents(delivery, one)
        if not parent.delivered:
            continue
        lost = [(key, rows) for key, rows in used.items() if key not in parent.keys]
        for (key, rows), more in capped(
                lost, _settings(delivery)['maximo_por_clase'], cls.name):
            report.add('10.05', cls, rows, name, key, padre=parent.name, llave=parent.field, mas=more)


@check_class('10.04')
def expected_children(delivery, cls, report):
    """Samples have their records in the tables that were delivered."""
    wanted = [one.upper() for one in _settings(delivery)['hijas_esperadas']]
    for one in relations.plain(delivery.model.relations):
        if one['parent'].upper() != cls.model.name.upper() or cls.info.field(
                one['parentField']) is None:
            continue
        if '{}>{}'.format(one['parent'], one['child']).upper() not in wanted:
            continue
        children = [child for child in delivery.variants(one['child'])
                    if child.info.records and child.info.field(one['childField']) is not None]
        if not children:
            continue
        used = set()
        for child in children:
            used.update(relations.rows_by_key(delivery, child, one['childField']))
        own = relations.rows_by_key(delivery, cls, one['parentField'])
        _report_childless(report, cls, one, own, used)


def _report_childless(report, cls, relation, own, used):
    lonely = set(own) - used
    if not lonely:
        return
    # The key that 10.01 or 10.06 suggests for an orphaned key is the same error.
    guess = relations.Suggestions(own, used)
    for key in sorted(used - set(own))[:relations.MAX_SUGGESTIONS]:
        lonely.discard(guess.same(key) or guess.near(key))
    keys = [key for key in own if key in lonely]
    rows = sorted(row for key in keys for row in own[key])
    if rows:
        report.add('10.04', cls, rows, relation['parentField'], keys[0], hija=relation['child'])


@check_delivery('10.07')
def relationships(delivery, report):
    """Relationship classes agree with the model."""
    for one in delivery.workspace.relationships():
        for cls, reason, expected in relationship_classes.mismatches(delivery, one):
            report.add('10.07', cls, field=one.destination_key, value=one.name,
                       expected=expected, records=0,
                       motivo=reason + ('; el modelo pide ' + expected if expected else ''))


@check_class('10.08')
def multimedia_files(delivery, cls, report):
    """Files of the multimedia table have relative paths and exist."""
    for (value, rows, reason), more in capped(
            multimedia.broken_paths(delivery, cls), _settings(delivery)['maximo_por_clase'], cls.name):
        report.add('10.08', cls, rows, multimedia.PATH, value, motivo=reason, mas=more)
