# -*- coding: utf-8 -*-
"""What each two polygons have in common: the sums over the faces that lie under both.

Under a face with many polygons every pair of them counts: of a hundred polygons over each other there
are millions of pairs. Such faces are summed by a product of matrices, face by polygon.
"""
from __future__ import unicode_literals

import numpy as np

from .boxes import expand
from ..ticking import tick

# Faces under more polygons are multiplied, so many at a time, in a matrix of at most so many cells.
DEEP, FACES, CELLS = 8, 1 << 12, 1 << 22
# How much of a matrix may be empty: what is multiplied for each pair that counts.
SPARE = 32
# Sums are merged when there are so many new ones.
MERGED = 1 << 20


def sums(blocks, area, wide, count):
    """(key, area, wide) of each pair a < b of polygons over the same faces, by their key
    a * ``count`` + b: the sum of the areas, and whether any of the faces is wide. ``blocks`` are
    (face, polygon), sorted, each with all polygons over its faces."""
    total, new, size = _merged([]), [], 0
    for face, polygon in blocks:
        for part in _parts(face, polygon, area, wide, count):
            tick()
            new.append(part)
            size += len(part[0])
            if size > max(MERGED, len(total[0])):
                total, new, size = _merged([total] + new), [], 0
    return _merged([total] + new)


def _merged(parts):
    """Each key once."""
    key, area, wide = [np.concatenate(one) for one in zip(
        (np.zeros(0, np.int64), np.zeros(0), np.zeros(0, bool)), *parts)]
    if not len(key):
        return key, area, wide
    order = np.argsort(key, kind='mergesort')
    key, area, wide = key[order], area[order], wide[order]
    first = np.flatnonzero(np.concatenate(([True], key[1:] != key[:-1])))
    return key[first], np.add.reduceat(area, first), np.logical_or.reduceat(wide, first)


def _parts(face, polygon, area, wide, count):
    if not len(face):
        return
    start = np.flatnonzero(np.concatenate(([True], face[1:] != face[:-1])))
    size = np.diff(np.concatenate((start, [len(face)])))
    yield _listed(face, polygon, start, size, area, wide, count)
    deep = np.flatnonzero(size > DEEP)
    # Those under the same polygons together.
    left = [deep[np.lexsort((deep, polygon[start[deep]]))]] if len(deep) else []
    while left:
        some = left.pop()
        rows, owner = expand(start[some], size[some])
        used, column = np.unique(polygon[rows], return_inverse=True)
        cells = len(some) * len(used)
        pairs = (size[some].astype(np.float64) ** 2).sum()
        if len(some) > 1 and (len(some) > FACES or cells > CELLS or
                              float(cells) * len(used) > SPARE * pairs):
            middle = len(some) // 2
            left += [some[middle:], some[:middle]]
        else:
            at = face[start[some]]
            yield _multiplied(owner, column, used, area[at], wide[at], count)


def _listed(face, polygon, start, size, area, wide, count):
    """The pairs over the faces that are not deep, one by one."""
    after = np.repeat(np.where(size > DEEP, 0, start + size), size) - np.arange(len(face)) - 1
    after = np.maximum(after, 0)
    other, one = expand(np.arange(len(face)) + 1, after)
    over = face[one]
    return _merged([(polygon[one].astype(np.int64) * count + polygon[other], area[over], wide[over])])


def _multiplied(owner, column, used, area, wide, count):
    """The pairs over some faces: ``owner`` and ``column`` are the positions of a face and of a
    polygon over it in ``area`` and ``used``."""
    over = np.zeros((len(area), len(used)))
    over[owner, column] = 1
    common = np.dot((over * area[:, None]).T, over)
    over = over[wide].astype(np.float32)
    a, b = np.nonzero(np.triu(common, 1))
    return used[a].astype(np.int64) * count + used[b], common[a, b], np.dot(over.T, over)[a, b] > 0
