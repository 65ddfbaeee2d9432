# -*- coding: utf-8 -*-
"""Areas and lengths of geometries on the ellipsoid and in other coordinate systems."""
from __future__ import unicode_literals

import numpy as np

from . import srs as systems
from .geometry import Geometries


def _moved(shapes, x, y):
    return Geometries(x, y, shapes.path_start, shapes.feature_start, shapes.part, shapes.hole,
                      shapes.wkb_type)


def can_convert(srs):
    """Whether coordinates of a system can be converted into MAGNA-SIRGAS ones."""
    return (srs is not None and srs.method == systems.TRANSVERSE_MERCATOR and
            systems.datum_family(srs) in ('MAGNA', 'WGS84'))


def other_origins(srs):
    """(name, system) of the accepted systems that this one is not."""
    own = systems.accepted_code(srs)
    return [('{} (EPSG:{})'.format(one.name, code), one)
            for code, one in systems.ALLOWED.items() if code != own]


class Ellipsoidal(object):
    """The geometries of a projected system, to be measured in other systems."""

    def __init__(self, shapes, srs):
        self._shapes = shapes
        self._srs = srs
        self._lon, self._lat = systems.to_geographic(srs, shapes.x, shapes.y)

    def into(self, target):
        """The same geometries in another projected system."""
        return _moved(self._shapes, *systems.from_geographic(target, self._lon, self._lat))

    def areas(self):
        """Area on the ellipsoid in square metres, by the equal-area projection of the cylinder:
        its edges differ from geodesics by some millionths where segments are below 1 km."""
        a, f = self._srs.ellipsoid[0], self._srs.flattening
        e = np.sqrt(f * (2 - f))
        sin_lat = np.sin(np.radians(self._lat))
        bent = np.arctanh(e * sin_lat) / e if e else sin_lat  # on a sphere
        q = (1 - e ** 2) * (sin_lat / (1 - (e * sin_lat) ** 2) + bent)
        return _moved(self._shapes, a * np.radians(self._lon), a * q / 2).areas()

    def lengths(self):
        """Length on the ellipsoid in metres, by the radii of curvature at each segment."""
        a, f = self._srs.ellipsoid[0], self._srs.flattening
        e2 = f * (2 - f)
        lat, lon = np.radians(self._lat), np.radians(self._lon)
        step = np.zeros(len(lat))
        if len(lat):
            middle = (lat[1:] + lat[:-1]) / 2
            w2 = 1 - e2 * np.sin(middle) ** 2
            north = a * (1 - e2) / w2 ** 1.5 * np.diff(lat)
            east = a / np.sqrt(w2) * np.cos(middle) * np.diff(lon)
            step[:-1] = np.hypot(north, east)
            step[self._shapes.path_start[1:] - 1] = 0
        path = self._shapes.vertex_path
        return np.bincount(self._shapes.path_feature[path], step, len(self._shapes)) if len(
            lat) else np.zeros(len(self._shapes))
