# -*- coding: utf-8 -*-
"""Stations along lines: their distance to the line, and whether their chainage grows."""
from __future__ import unicode_literals

import bisect
import re

import numpy as np

from . import boxes, locate
from .. import texts
from ...compat import isin

_CHAINAGE = re.compile(r'^(?:[KP]+R?)?\s*(\d+)\s*\+\s*(\d+(?:[.,]\d+)?)$')
_PLAIN = re.compile(r'^(?:K\s*)?(\d+(?:[.,]\d+)?)$')
# Metres: only lines whose box is this near to a station are measured.
REACH = 1000.0
# No place on the Earth is farther from a line.
FARTHEST = 1e7


class Nearest(object):
    """For each station: ``line`` (list number, feature) as one number, ``distance`` to it and
    ``along`` it, in metres."""

    def __init__(self, count):
        self.line = np.full(count, -1, np.int64)
        self.distance = np.full(count, np.inf)
        self.along = np.zeros(count)


def chainage(value):
    """Metres of «K12+350,5» or of a plain number; None for another text."""
    text = texts.fold(texts.value_text(value))
    match = _CHAINAGE.match(text)
    if match:
        return 1000.0 * int(match.group(1)) + float(match.group(2).replace(',', '.'))
    match = _PLAIN.match(text)
    return float(match.group(1).replace(',', '.')) if match else None


def nearest_lines(points, line_lists):
    """The ``Nearest`` line of each point among several ``Geometries``."""
    at, owner = points.vertices(np.arange(len(points)))
    nearest = _nearest(points.x[at], points.y[at], line_lists)
    found = Nearest(len(points))
    # A station of several points is as far away as the farthest of them.
    order = np.lexsort((-nearest.distance, owner))
    last = order[np.concatenate(([True], np.diff(owner[order]) != 0))] if len(order) else order
    for name in ('line', 'distance', 'along'):
        getattr(found, name)[owner[last]] = getattr(nearest, name)[last]
    return found


def _nearest(x, y, line_lists):
    """The ``Nearest`` line of each place."""
    found = Nearest(len(x))
    base = 0
    for lines in line_lists:
        bounds, reach, rest = lines.bounds(), REACH, np.arange(len(x))
        while len(rest):
            east, north = x[rest], y[rest]
            k, j = boxes.pairs(np.column_stack((
                east - reach, north - reach, east + reach, north + reach)), bounds)
            i = rest[k]
            distance, along = locate.nearest(x[i], y[i], lines, j)
            order = np.lexsort((j, distance, i))
            first = order[np.concatenate(([True], np.diff(i[order]) != 0))] if len(order) else order
            better = first[distance[first] < found.distance[i[first]]]
            to = i[better]
            found.distance[to], found.along[to] = distance[better], along[better]
            found.line[to] = base + j[better]
            # Those without a line within reach get a wider one, and no others: all would be measured to
            # all lines because of one at 0, 0.
            near = i[first[distance[first] <= reach]]
            rest = rest[~isin(rest, near)] if reach < FARTHEST else near[:0]
            reach *= 10
        base += len(lines)
    return found


def _longest_growing(values):
    """Positions of a longest subsequence that does not fall."""
    tails, at, before = [], [], [None] * len(values)
    for number, value in enumerate(values):
        place = bisect.bisect_right(tails, value)
        before[number] = at[place - 1] if place else None
        if place == len(tails):
            tails.append(value)
            at.append(number)
        else:
            tails[place], at[place] = value, number
    chosen, number = set(), at[-1] if at else None
    while number is not None:
        chosen.add(number)
        number = before[number]
    return chosen


def out_of_order(nearest, names, values, max_distance):
    """Rows whose chainage does not fit among the others of its line; it may grow either way."""
    groups = {}
    for row, value in enumerate(values):
        metres = chainage(value) if value is not None else None
        if metres is not None and nearest.distance[row] <= max_distance:
            key = (int(nearest.line[row]), texts.fold(texts.value_text(names[row])))
            groups.setdefault(key, []).append((float(nearest.along[row]), metres, row))
    wrong = []
    for key in sorted(groups):
        stations = sorted(groups[key])
        up = _longest_growing([metres for _, metres, _ in stations])
        down = _longest_growing([-metres for _, metres, _ in stations])
        chosen = up if len(up) >= len(down) else down
        wrong.extend(row for number, (_, _, row) in enumerate(stations) if number not in chosen)
    return sorted(wrong)
