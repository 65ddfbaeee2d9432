# -*- coding: utf-8 -*-
"""The elements outside of the polygons of some classes, and the size of the parts outside."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges, lines, locate, overlaps, overlay
from ..geometry import Geometries


def wholly_outside(elements, limits):
    """True per element that has nothing in common with any polygon of the lists."""
    outside = ~elements.empty
    for polygons in limits:
        rows = np.flatnonzero(outside)
        first = elements.path_start[elements.feature_start[:-1][rows]]
        inside = locate.locate(elements.x[first], elements.y[first], polygons)[0]
        outside[rows[inside]] = False
        # Elements that start outside may still reach in.
        rows = np.flatnonzero(outside & (elements.wkb_type != 1))
        if len(rows):
            reaching = overlaps.overlaps(elements.take(rows), polygons)[0]
            outside[rows[reaching]] = False
    return outside


def share_within(elements, limits):
    """Which share of each element lies within the union of the polygons (0 … 1)."""
    count = len(elements)
    total = overlaps.measures(elements)
    inside = np.zeros(count)
    rows = np.flatnonzero(overlaps.is_line(elements))
    if len(rows):
        inside[rows] = total[rows] - uncovered_lengths(elements.take(rows), limits)
    polygonal = edges.is_polygon(elements)
    inside[polygonal] = total[polygonal]
    rows = np.flatnonzero(~polygonal & ~overlaps.is_line(elements))
    inside[rows] = _points_within(elements, rows, limits)
    chosen, reaching = _partly_outside(elements, limits)
    inside[chosen[~reaching]] = 0.0
    chosen = chosen[reaching]
    if len(chosen):
        some, polygons = elements.take(chosen), joined(limits)
        i, j = boxes.pairs(some.bounds(), polygons.bounds())
        features, outside = overlay.uncovered_areas(
            edges.from_polygons(some), edges.from_polygons(polygons), i, j)
        inside[chosen[features]] -= outside
    with np.errstate(all='ignore'):
        return np.where(total > 0, inside / total, 1.0)


def _points_within(elements, rows, limits):
    """How many points of each of some elements lie in a polygon of the lists."""
    at, owner = elements.vertices(rows)
    inside = np.zeros(len(at), bool)
    for polygons in limits:
        inside[locate.locate(elements.x[at], elements.y[at], polygons)[0]] = True
    return np.bincount(owner[inside], minlength=len(rows)) if inside.any() else 0


def _partly_outside(elements, limits):
    """The polygons that may not lie within one polygon of the limits, and which of them reach into
    one."""
    rows = np.flatnonzero(edges.is_polygon(elements) & ~elements.empty)
    total = overlaps.measures(elements)
    reaching = np.zeros(len(elements), bool)
    for polygons in limits:
        if not len(rows):
            break
        i, _, measure = overlaps.overlaps(elements.take(rows), polygons)
        reaching[rows[i]] = True
        best = np.zeros(len(rows))
        np.maximum.at(best, i, measure)
        rows = rows[best < total[rows] * (1 - 1e-9)]
    return rows, reaching[rows]


def uncovered_lengths(elements, limits):
    """Metres of each line that lie in no polygon of the lists."""
    found = np.zeros(len(elements))
    parts = uncovered_parts(elements, limits)
    np.add.at(found, parts.feature, parts.length)
    return found


def uncovered_parts(elements, limits):
    """The ``lines.Parts`` of lines that lie in no polygon of the lists."""
    polygons = limits[0] if len(limits) == 1 else joined(limits)
    parts = lines.cut(elements, polygons)
    inside = locate.locate(parts.x, parts.y, polygons)[0]
    outside = np.ones(len(parts.x), bool)
    outside[inside] = False
    return parts.take(outside)


def joined(limits):
    """Several ``Geometries`` as one."""
    vertex = np.cumsum([0] + [len(one.x) for one in limits])
    path = np.cumsum([0] + [len(one.path_start) - 1 for one in limits])
    return Geometries(
        np.concatenate([one.x for one in limits]), np.concatenate([one.y for one in limits]),
        _starts([one.path_start for one in limits], vertex),
        _starts([one.feature_start for one in limits], path),
        np.concatenate([one.part for one in limits]), np.concatenate([one.hole for one in limits]),
        np.concatenate([one.wkb_type for one in limits]))


def _starts(lists, bases):
    return np.concatenate(
        [one[:-1] + base for one, base in zip(lists, bases)] + [bases[len(lists):]])
