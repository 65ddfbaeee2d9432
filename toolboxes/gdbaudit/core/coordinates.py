# -*- coding: utf-8 -*-
"""Compares written coordinates with the geometry, and finds the cause of differences."""
from __future__ import unicode_literals

import collections

import numpy as np

from . import calculated, measures, srs as systems, texts
from .attributes import capped
from .geometry import MULTIPOINT

NEAR = 1.0  # metres: users round coordinates that they convert
NEAR_DEGREES = 2e-5  # two metres
SWAPPED = 'están intercambiadas'
GEOGRAPHIC = 'son geográficas ({}) y no planas'
IN_OTHER = 'están en {}'
REVERSED = 'el tramo está digitalizado en sentido contrario'
OTHER_END = {'start_x': 'end_x', 'end_x': 'start_x'}


def place_of(shapes, calculated_kind):
    """x and y per feature that a pair of fields should contain; NaN for empty geometries."""
    x, y = np.full(len(shapes), np.nan), np.full(len(shapes), np.nan)
    some = np.flatnonzero(~shapes.empty)
    if not len(some):
        return x, y
    if calculated_kind.startswith('centroid') and (shapes.wkb_type[some] % 3 == 0).any():
        x[some], y[some] = _centroids(shapes, some)
        return x, y
    if calculated_kind.startswith('end'):
        at = shapes.path_start[shapes.feature_start[some + 1]] - 1
    else:
        at = shapes.path_start[shapes.feature_start[some]]
    x[some], y[some] = shapes.x[at], shapes.y[at]
    return x, y


def _centroids(shapes, some):
    """Centroids by area, holes taken off."""
    start = shapes.path_start[shapes.feature_start[some]]
    base_x, base_y = np.zeros(len(shapes)), np.zeros(len(shapes))
    base_x[some], base_y[some] = shapes.x[start], shapes.y[start]
    path = shapes.vertex_path
    feature = shapes.path_feature[path]
    x, y = shapes.x - base_x[feature], shapes.y - base_y[feature]
    cross = np.zeros(len(x))
    cross[:-1] = x[:-1] * y[1:] - x[1:] * y[:-1]
    cross[shapes.path_start[1:] - 1] = 0
    areas = shapes.path_areas()
    # The role of a ring decides its sign, not its direction.
    sign = np.where(areas < 0, -1.0, 1.0) * np.where(shapes.hole, -1.0, 1.0)
    cross = cross * sign[path]
    count = len(shapes)
    double = np.bincount(feature, cross, count)[some]
    moment_x = np.bincount(feature, cross * (x + np.append(x[1:], 0)), count)[some]
    moment_y = np.bincount(feature, cross * (y + np.append(y[1:], 0)), count)[some]
    with np.errstate(all='ignore'):
        return base_x[some] + moment_x / (3 * double), base_y[some] + moment_y / (3 * double)


class _Pair(object):
    """Two written fields of a class and the place that they describe; ``unit`` in metres."""

    def __init__(self, delivery, cls, kinds, shapes, tolerance, unit):
        fields = [calculated.fields(cls, kind) for kind in kinds]
        self.fields = [one[0] for one in fields if one]
        if len(self.fields) < 2:
            return
        self.kind = kinds[0]
        self.east, self.north = [
            calculated.numbers(column)
            for column in delivery.columns(cls, [one.name for one in self.fields])]
        self.x, self.y = place_of(shapes, kinds[0])
        if kinds[0] == 'x' and (shapes.wkb_type == MULTIPOINT).any():
            self._use_nearest_points(shapes)
        self.distance = np.hypot(self.east - self.x, self.north - self.y) * unit
        limit = tolerance + unit * np.maximum(
            calculated.precision(cls, self.fields[0], self.east),
            calculated.precision(cls, self.fields[1], self.north))
        # The file geodatabase stores places on a grid of 0.1 mm.
        with np.errstate(invalid='ignore'):
            self.suspects = np.flatnonzero(self.distance > limit + 1e-4)

    def _use_nearest_points(self, shapes):
        """Of each multipoint the point that is nearest to what was written; R_INF_05 reports that
        there are several."""
        rows = np.flatnonzero(
            (shapes.wkb_type == MULTIPOINT) & np.isfinite(self.east + self.north))
        at, owner = shapes.vertices(rows)
        owner = rows[owner]
        with np.errstate(invalid='ignore'):
            distance = np.hypot(self.east[owner] - shapes.x[at], self.north[owner] - shapes.y[at])
        order = np.lexsort((distance, owner))
        first = order[np.concatenate(([True], np.diff(owner[order]) != 0))] if len(order) else order
        self.x[owner[first]], self.y[owner[first]] = shapes.x[at[first]], shapes.y[at[first]]

    @property
    def name(self):
        return '/'.join(one.name for one in self.fields)


def _causes(pair, shapes, srs):
    """The cause of each suspect of a pair; None where none is found."""
    rows = pair.suspects
    east, north, x, y = [one[rows] for one in (pair.east, pair.north, pair.x, pair.y)]
    found = np.array([None] * len(rows), object)

    def mark(text, distance, near):
        with np.errstate(invalid='ignore'):
            hits = distance <= near
        for at in np.flatnonzero(hits):
            found[at] = found[at] or text

    if pair.kind in OTHER_END:
        other_x, other_y = place_of(shapes, OTHER_END[pair.kind])
        mark(REVERSED, np.hypot(east - other_x[rows], north - other_y[rows]), NEAR)
    mark('las coordenadas ' + SWAPPED, np.hypot(east - y, north - x), NEAR)
    if measures.can_convert(srs):
        lon, lat = systems.to_geographic(srs, x, y)
        mark('las coordenadas ' + GEOGRAPHIC.format('longitud y latitud'),
             np.hypot(east - lon, north - lat), NEAR_DEGREES)
        mark('las coordenadas ' + GEOGRAPHIC.format('latitud y longitud'),
             np.hypot(east - lat, north - lon), NEAR_DEGREES)
        for name, other in measures.other_origins(srs):
            to_x, to_y = systems.from_geographic(other, lon, lat)
            mark('las coordenadas ' + IN_OTHER.format(name),
                 np.hypot(east - to_x, north - to_y), NEAR)
            mark('las coordenadas {} e {}'.format(IN_OTHER.format(name), SWAPPED),
                 np.hypot(east - to_y, north - to_x), NEAR)
    return found


def _text(x, y):
    return '{}; {}'.format(texts.number(float(x), 4), texts.number(float(y), 4))


def check(delivery, cls, report, code, kinds):
    """Reports the pairs of fields that differ from the geometry."""
    if not cls.is_spatial or not any(calculated.fields(cls, one[0]) for one in kinds):
        return
    measurable, srs = calculated.projected(cls)
    if not measurable:
        return
    settings = delivery.settings.tool('R_INF_06')
    shapes = delivery.geometries(cls)
    unit = 1.0 if srs is None else srs.unit
    pairs = [_Pair(delivery, cls, one, shapes, settings['tolerancia_coordenadas_m'], unit)
             for one in kinds]
    pairs = [one for one in pairs if len(one.fields) == 2]
    groups, alone = collections.OrderedDict(), []
    for pair in pairs:
        for row, cause in zip(pair.suspects, _causes(pair, shapes, srs)):
            if cause:
                # A reversed line has both ends wrong: one finding.
                key = cause if cause == REVERSED else (pair.name, cause)
                groups.setdefault(key, (pair, cause, []))[2].append(row)
            else:
                alone.append((pair, row))
    for pair, cause, rows in groups.values():
        _add(report, code, cls, pair, sorted(set(rows)), cause, '')
    for (pair, row), more in capped(alone, settings['maximo_por_clase'], cls.name):
        _add(report, code, cls, pair, [row], None, more)


def _add(report, code, cls, pair, rows, cause, more):
    row = rows[0]
    report.add(
        code, cls, rows, pair.name, _text(pair.east[row], pair.north[row]),
        _text(pair.x[row], pair.y[row]), distancia=texts.number(float(pair.distance[row]), 2),
        causa=': ' + cause if cause else '', mas=more)
