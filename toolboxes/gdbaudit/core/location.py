# -*- coding: utf-8 -*-
"""Where coordinates lie: within Colombia in a system, and which system would put them there."""
from __future__ import unicode_literals

import numpy as np

from . import srs as systems

# Longitudes and latitudes of Colombia's land and sea: the area of use that the EPSG registry gives
# EPSG:9377 and EPSG:4686 (-84.77, -4.23, -66.87, 15.51), north to the joint regime area with
# Jamaica (16 degrees 10 minutes), rounded outwards.
WEST, SOUTH, EAST, NORTH = -84.8, -4.3, -66.8, 16.5
# Beyond these a Transverse Mercator of the six origins is no place on the Earth's near side.
_FARTHEST = 1.0e7


def _in_window(lon, lat):
    with np.errstate(invalid='ignore'):
        return (lon >= WEST) & (lon <= EAST) & (lat >= SOUTH) & (lat <= NORTH)


def inside(srs, x, y):
    """Which coordinates of a system lie in the window (boolean array)."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    if srs.is_projected:
        with np.errstate(invalid='ignore'):
            near = (np.abs(x) < _FARTHEST) & (np.abs(y) < _FARTHEST)
        lon, lat = systems.to_geographic(srs, np.where(near, x, 0), np.where(near, y, 0))
        return near & _in_window(lon, lat)
    return _in_window(x, y)


def bounds_inside(srs, bounds):
    """Which features (n × 4 bounds; empty ones count as inside) lie in the window."""
    return np.isnan(bounds[:, 0]) | (
        inside(srs, bounds[:, 0], bounds[:, 1]) & inside(srs, bounds[:, 2], bounds[:, 3]))


def center(srs, bounds):
    """Longitude and latitude of the middle of features; None without any."""
    bounds = bounds[~np.isnan(bounds[:, 0])]
    if not len(bounds):
        return None
    x = (bounds[:, 0].min() + bounds[:, 2].max()) / 2
    y = (bounds[:, 1].min() + bounds[:, 3].max()) / 2
    lon, lat = systems.to_geographic(srs, x, y)
    return float(lon), float(lat)


def _all_inside(srs, bounds):
    return bool(bounds_inside(srs, bounds).all())


def _swapped(bounds):
    return bounds[:, [1, 0, 3, 2]]


def guess(bounds, declared, reference=None):
    """Spanish text of the systems in which features would lie in Colombia; None for none.

    ``declared`` is the system that is known not to fit, or None. With a ``reference`` (longitude,
    latitude) of the rest of the delivery the nearest system alone is named.
    """
    bounds = bounds[~np.isnan(bounds[:, 0])]
    if not len(bounds):
        return None
    if _all_inside(systems.GEOGRAPHIC, bounds):
        return 'grados (longitud y latitud)'
    if _all_inside(systems.GEOGRAPHIC, _swapped(bounds)):
        return 'grados, con la latitud en lugar de la longitud'
    fitting = [one for one in systems.ALLOWED.values() if (
        declared is None or not systems.same_parameters(one, declared)) and (
            _all_inside(one, bounds))]
    if not fitting and declared is not None and _all_inside(declared, _swapped(bounds)):
        return 'el sistema declarado, con el este y el norte intercambiados'
    if reference and len(fitting) > 1:
        fitting = [min(fitting, key=lambda one: _distance(one, bounds, reference))]
    if not fitting:
        return None
    return ' o '.join('{} (EPSG:{})'.format(one.name, one.epsg) for one in fitting)


def _distance(srs, bounds, reference):
    lon, lat = center(srs, bounds)
    return (lon - reference[0]) ** 2 + (lat - reference[1]) ** 2
