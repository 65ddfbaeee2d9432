# -*- coding: utf-8 -*-
"""R_INF_05: multipart elements. R_INF_01 reports a point class that is stored as multipoints
without any feature of several points."""
from __future__ import unicode_literals

import numpy as np

from .. import schema, texts
from ..registry import check_class, check_delivery
from ..spatial import layers
from ..topology import boxes, inside
from ..topology.noding import connected
from ..topology.wording import anchor, capped_by_setting

TOOL = 'R_INF_05'


def _report_parts(delivery, cls, report, code):
    grid = delivery.grid(cls)
    counts = grid.shapes.part_counts()
    found = np.flatnonzero(counts > 1)
    for row, more in capped_by_setting(delivery, cls, found, TOOL):
        report.add(code, cls, [row], value=int(counts[row]), expected=1, mas=more,
                   place=anchor(grid, row), partes=int(counts[row]))


@check_class('05.01')
def multipart(delivery, cls, report):
    """Lines and polygons have one part each."""
    if cls.info.geometry in (schema.POLYLINE, schema.POLYGON):
        _report_parts(delivery, cls, report, '05.01')


@check_class('05.02')
def multipoint(delivery, cls, report):
    """Features of a point class are one point each."""
    if cls.info.geometry == schema.MULTIPOINT and cls.model.geometry == schema.POINT:
        _report_parts(delivery, cls, report, '05.02')


@check_delivery('05.03')
def merged_places(delivery, report):
    """Polygons of what the project occupies lie in one place of its area; R_INF_04 reports
    equal neighbors."""
    projects = layers.delivered(delivery, 'AreaProyecto')
    names = [one.upper() for one in delivery.settings.tool(TOOL)['clases_del_proyecto']]
    chosen = [one for one in delivery.known if one.model.name.upper() in names and
              one.info.geometry == schema.POLYGON and one.info.records]
    places = {}
    for cls in chosen:
        own = layers.same_variant(layers.compared(report, '05.03', cls, projects), cls)
        if not own:
            continue
        names = [one.name for one in own]
        grid, areas = delivery.grid(cls), [delivery.grid(one) for one in own]
        if tuple(names) not in places:
            places[tuple(names)] = _places(areas)
        found = sorted(_places_of(grid, areas, places[tuple(names)]).items())
        found = [(row, len(there)) for row, there in found if len(there) > 1]
        for (row, count), more in capped_by_setting(delivery, cls, found, TOOL):
            report.add('05.03', cls, [row], value=count, expected=1, mas=more, lugares=count,
                       place=anchor(grid, row), area='», «'.join(names))


def _places(areas):
    """The place that each part of the project's areas belongs to, a list per class: parts that meet
    are one place."""
    first = np.cumsum([0] + [len(one) for one in areas])
    links = [(np.zeros(0, np.int64),) * 2]
    for k, one in enumerate(areas):
        for m, other in enumerate(areas[k:], k):
            i, j = _meeting(one, other, other.tolerance)
            links.append((i + first[k], j + first[m]))
    i, j = [np.concatenate(one) for one in zip(*links)]
    return np.split(connected(int(first[-1]), i, j), first[1:-1])


def _places_of(grid, areas, places):
    """{row: the places it lies in} of the features of a grid that may lie in several."""
    pairs = [_near(grid, one) for one in areas]
    row = np.concatenate([i for i, _ in pairs])
    there = np.concatenate([place[j] for (_, j), place in zip(pairs, places)])
    low, high = np.full(len(grid), np.iinfo(np.int64).max), np.full(len(grid), -1)
    np.minimum.at(low, row, there)
    np.maximum.at(high, row, there)
    found = {}
    for one, place, (i, j) in zip(areas, places, pairs):
        several = low[i] < high[i]
        i, j = _met(grid, i[several], one, j[several])
        for feature, number in zip(i.tolist(), place[j].tolist()):
            found.setdefault(feature, set()).add(number)
    return found


def _meeting(grid, other, margin=0):
    """(i, j) of the polygons of two grids that meet; of one grid each pair once."""
    i, j = _near(grid, other, margin)
    return _met(grid, i, other, j)


def _near(grid, other, margin=0):
    """(i, j) of the polygons of two grids whose boxes meet; of one grid each pair once."""
    limits = grid.bounds()
    some = limits[:, 0] <= limits[:, 2]
    limits[:, :2] = np.floor(other.cells_of(grid, limits[:, :2].astype(np.float64)))
    limits[:, 2:] = np.ceil(other.cells_of(grid, limits[:, 2:].astype(np.float64))) + margin
    limits[~some] = (1, 1, 0, 0)
    return boxes.all_pairs(limits) if grid is other else boxes.all_pairs(limits, other.bounds())


def _met(grid, a, other, b):
    """Those pairs of which one polygon has a vertex inside the other or whose borders cross."""
    met = np.zeros(len(a), bool)
    # A polygon of the project may have many vertices: its sides are found once.
    order = np.argsort(b, kind='mergesort')
    two, sides = None, None
    for k in order.tolist():
        if b[k] != two:
            two, sides = b[k], _Sides(other, b[k])
        met[k] = _polygons_meet(grid, a[k], other, sides)
    return a[met], b[met]


class _Sides(object):
    """The sides of a polygon of a grid, and their boxes."""

    def __init__(self, grid, feature):
        vertex, _ = grid.segments(grid.paths_of([feature])[0])
        self.feature = feature
        self.xy = grid.coordinates(vertex)
        self.boxes = boxes.of_segments(self.xy)

    def near(self, limits):
        """The numbers of the sides whose boxes meet the box around some boxes."""
        low, high = limits[:, :2].min(axis=0), limits[:, 2:].max(axis=0)
        return np.flatnonzero(((self.boxes[:, :2] <= high) & (self.boxes[:, 2:] >= low)).all(axis=1))


def _polygons_meet(grid, a, other, sides):
    vertex, _ = grid.segments(grid.paths_of([a])[0])
    p = grid.coordinates(vertex).astype(np.float64)
    p = np.concatenate([other.cells_of(grid, p[:, k:k + 2]) for k in (0, 2)], axis=1)
    p = np.rint(p).astype(np.int64)
    if not len(p) or not len(sides.xy):  # R_INF_04 reports rings that enclose nothing
        return False
    limits = boxes.of_segments(p, other.tolerance)
    near = sides.near(limits)
    i, j = boxes.all_pairs(limits, sides.boxes[near])
    if len(i) and inside.segments_meet(p[i], sides.xy[near[j]], other.tolerance).any():
        return True
    # Without a common border, one lies inside the other as a whole or not at all.
    zero = np.zeros(1, np.int64)
    first = p[:1, :2].astype(np.float64)
    if inside.contains(other, first, zero, np.array([sides.feature])).any():
        return True
    first = grid.cells_of(other, sides.xy[:1, :2].astype(np.float64))
    return bool(inside.contains(grid, first, zero, np.array([a])).any())
