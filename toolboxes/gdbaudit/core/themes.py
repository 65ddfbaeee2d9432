# -*- coding: utf-8 -*-
"""Land covers, and elements related by keys, for the thematic checks."""
from __future__ import unicode_literals

import re

import numpy as np

from . import relations, texts
from .attributes import is_blank, is_placeholder, placeholders
from .spatial import candidates, layers, locate, shares

# The domains of the levels of a land cover, from the third, which every study maps.
COVER_DOMAINS = ('Dom_Clas_Cober', 'Dom_Subclas_Cober', 'Dom_Nivel5_Cober', 'Dom_Nivel6_Cober')
MIN_DIGITS = 3
# Pairs of related elements that are measured at a time, and those of one key of which only some are.
PAIRS, MANY = 100 * 1000, 10 * 1000
_NUMBER = re.compile(r'^[\d.\s]+')


def _labels(model):
    """The label of each code of a land cover."""
    found = {}
    for name in COVER_DOMAINS:
        domain = model.domain(name)
        found.update(domain['codes'] if domain else {})
    return found


def plain_name(label):
    """A label without the number that some write before it, folded."""
    return texts.fold(_NUMBER.sub('', label))


def cover_name(model, code):
    """«Bosque de galería (314)» of a code."""
    label = _labels(model).get(code)
    return '{} ({})'.format(_NUMBER.sub('', label).strip(), code) if label else code


def covers_by_name(model):
    """The code of each land cover by its plain name; the coarsest of equal names."""
    found = {}
    for code, label in sorted(_labels(model).items(), key=lambda one: (len(one[0]), one[0])):
        found.setdefault(plain_name(label), code)
    return found


def same_cover(one, other):
    """Whether one code is the other at a coarser level."""
    short, long_ = sorted((one, other), key=len)
    return len(short) >= MIN_DIGITS and long_.startswith(short)


def _related_rows(delivery, relation, child, parent):
    """Yields (rows of the child, rows of the parent) of each key that both have; where the relation
    holds for one code of another field only, of the rows with that code."""
    keys = relations.rows_by_key(delivery, parent, relation['parentField'])
    when = relation.get('when')
    kinds = None
    if when:
        if not child.info.field(when['field']):
            return
        kinds = [texts.code_text(value) for value in delivery.column(child, when['field'])]
    for key, rows in relations.rows_by_key(delivery, child, relation['childField']).items():
        if key in keys:
            yield [row for row in rows if kinds is None or kinds[row] == when['code']], keys[key]


def _pairs(related, mine, theirs):
    """Yields arrays of (row of the child, row of the parent); of the many pairs of one key those of
    which one is the nearest."""
    found = []
    for rows, others in related:
        if len(rows) * len(others) <= MANY:
            found.extend((row, other) for row in rows for other in others)
        else:
            for pairs in candidates.nearest(mine, rows, theirs, others):
                yield pairs
        if len(found) > PAIRS:
            yield np.array(found, np.int64)
            found = []
    if found:
        yield np.array(found, np.int64)


def nearest_related(delivery, relation, child, parents):
    """Metres from each element of a class to the nearest of those of some classes that a relation
    names, and the position of its class. NaN without one; damaged ones are infinitely far, and in none."""
    count = len(delivery.geometries(child))
    metres, of = np.full(count, np.nan), np.full(count, -1, np.int64)
    for number, parent in enumerate(parents):
        closest = np.full(count, np.nan)
        for rows, far in _related_distances(delivery, relation, child, parent):
            closest[rows] = np.fmin(closest[rows], np.inf)
            np.fmin.at(closest, rows, far)
        of[closest < np.fmin(metres, np.inf)] = number
        metres = np.fmin(metres, closest)
    return metres, of


def _related_distances(delivery, relation, child, parent):
    """Yields (rows of the child, metres to their parents) where both have a geometry and one has
    points."""
    mine, theirs = delivery.geometries(child), delivery.geometries(parent)
    for pairs in _pairs(_related_rows(delivery, relation, child, parent), mine, theirs):
        pairs = pairs[~mine.empty[pairs[:, 0]] & ~theirs.empty[pairs[:, 1]]]
        if child.info.geometry in layers.POINTS:  # all of its points have to be near
            far = np.zeros(len(pairs))
            np.maximum.at(far, *_distances(mine, pairs[:, 0], theirs, pairs[:, 1]))
        elif parent.info.geometry in layers.POINTS:
            far = np.full(len(pairs), np.inf)
            np.minimum.at(far, *_distances(theirs, pairs[:, 1], mine, pairs[:, 0]))
        else:
            return
        yield pairs[:, 0], far


def _distances(points, of, others, feature):
    """(position in ``of``, distance to its partner) of each point of some elements."""
    at, owner = points.vertices(of)
    return owner, locate.distances(points.x[at], points.y[at], others, feature[owner])


def percent(share):
    """A share as findings show it."""
    return texts.number(100.0 * share, 1)


def _folded(delivery, cls, name):
    """The values of a field as they are compared; None for blank ones and placeholders."""
    marks = placeholders(delivery)
    return [None if is_blank(value) or is_placeholder(value, name, marks) else
            texts.fold(texts.code_text(value)) or None for value in delivery.column(cls, name)]


def other_values(delivery, cls, classes, rule):
    """(row, field, value there, name of the class there, share) of each element whose value differs
    from that of the classes at its place."""
    field = layers.fields(cls, rule['campos'])[0]
    written = _folded(delivery, cls, field)
    known = set(written) - set([None])
    compared = []
    for one in classes:
        others = layers.fields(one, rule['campos_capa'] or [field])
        for other in others:
            codes = _folded(delivery, one, other)
            if other == others[-1] or known.intersection(codes):
                compared.append((one, dict(zip(codes, delivery.column(one, other))), shares.Shares(
                    delivery.geometries(cls), delivery.geometries(one), codes)))
                break  # else they were written as another field of the class
    for row, real, share, k in shares.wrong_in_all([one[2] for one in compared], written):
        layer, shown = compared[k][:2]
        yield row, field, shown[real], layer.name, share
