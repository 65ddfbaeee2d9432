# -*- coding: utf-8 -*-
"""Those of many elements among which the nearest one of another element is."""
from __future__ import unicode_literals

import numpy as np

from .boxes import gather
from ..ticking import tick

# Neighbors that are compared as one box; boxes that are compared, and pairs found, at a time.
RUN = 64
CHUNK, PAIRS = 1000 * 1000, 100 * 1000
# Metres: no difference that a finding shows.
EQUAL = 1e-6


def nearest(mine, rows, theirs, others):
    """Yields arrays of pairs (row of ``mine``, one of the ``others`` in ``theirs``): for each row
    some, the nearest one among them. One list or the other is of points; empty elements are left
    out."""
    rows, others = np.asarray(rows, np.int64), np.asarray(others, np.int64)
    rows, others = rows[~mine.empty[rows]], others[~theirs.empty[others]]
    if not len(rows) or not len(others):
        return
    there = theirs.bounds()[others]
    order = _neighbors(there[:, :2])
    others, there = others[order], there[order]
    starts = np.arange(0, len(others), RUN)
    around = np.hstack((np.minimum.reduceat(there[:, :2], starts),
                        np.maximum.reduceat(there[:, 2:], starts)))
    first = theirs.path_start[theirs.feature_start[others[starts]]]
    place = np.column_stack((theirs.x[first], theirs.y[first]))
    sizes = np.diff(np.append(starts, len(others)))
    here = mine.bounds()[rows]
    step = max(CHUNK // len(starts), 1)
    for start in range(0, len(rows), step):
        tick()
        row, run = _near_runs(here[start:start + step], around, place)
        at, owner = gather(starts[run], sizes[run])
        for part in range(0, len(at), PAIRS):
            some = slice(part, part + PAIRS)
            yield np.column_stack((rows[start + row[owner[some]]], others[at[some]]))


def _neighbors(corner):
    """An order of places in which those that follow each other are near: by strips from west to
    east, and in each to the north."""
    strips = int(np.sqrt(len(corner) / float(RUN))) + 1
    strip = np.empty(len(corner), np.int64)
    strip[np.argsort(corner[:, 0], kind='mergesort')] = np.arange(len(corner)) * strips // len(corner)
    return np.lexsort((corner[:, 1], strip))


def _near_runs(boxes, around, place):
    """(box, run) of the runs that may have the nearest element of each box: those not farther than
    the farthest corner is from a place of any run."""
    with np.errstate(all='ignore'):
        low = np.hypot(*[_gap(boxes, around, axis) for axis in (0, 1)])
        high = np.hypot(*[np.maximum(
            np.abs(place[:, axis] - boxes[:, axis, None]),
            np.abs(place[:, axis] - boxes[:, axis + 2, None])) for axis in (0, 1)])
    # Damaged coordinates are measured in any case.
    low[~np.isfinite(low)] = -1.0
    high[~np.isfinite(high)] = np.inf
    closest = high.argmin(axis=1)
    limit = high[np.arange(len(boxes)), closest]
    # Of many elements at one place one run is enough.
    wanted = low < limit[:, None] - EQUAL
    wanted[np.arange(len(boxes)), closest] = True
    return np.nonzero(wanted)


def _gap(boxes, around, axis):
    """The distance of boxes along an axis: 0 where they overlap."""
    return np.maximum(np.maximum(around[:, axis] - boxes[:, axis + 2, None],
                                 boxes[:, axis, None] - around[:, axis + 2]), 0.0)
