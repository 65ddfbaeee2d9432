# -*- coding: utf-8 -*-
"""Coordinate systems compared by their parameters, and the conversion between MAGNA-SIRGAS ones."""
from __future__ import unicode_literals

import collections
import re

import numpy as np

from ..compat import text_type

# EPSG code: name, latitude and longitude of origin, scale, false easting and northing (metres).
_ORIGINS = (
    (9377, 'MAGNA-SIRGAS / Origen-Nacional', 4.0, -73.0, 0.9992, 5000000.0, 2000000.0),
    (3114, 'MAGNA-SIRGAS / Colombia Oeste Oeste', 4.59620041666667, -80.0775079166667, 1.0,
     1000000.0, 1000000.0),
    (3115, 'MAGNA-SIRGAS / Colombia Oeste', 4.59620041666667, -77.0775079166667, 1.0, 1000000.0,
     1000000.0),
    (3116, 'MAGNA-SIRGAS / Colombia Bogotá', 4.59620041666667, -74.0775079166667, 1.0, 1000000.0,
     1000000.0),
    (3117, 'MAGNA-SIRGAS / Colombia Este Central', 4.59620041666667, -71.0775079166667, 1.0,
     1000000.0, 1000000.0),
    (3118, 'MAGNA-SIRGAS / Colombia Este', 4.59620041666667, -68.0775079166667, 1.0, 1000000.0,
     1000000.0),
)
GRS80 = (6378137.0, 298.257222101)
TRANSVERSE_MERCATOR = 'TRANSVERSE_MERCATOR'
_TOKEN = re.compile(r'"(?:[^"]|"")*"|[A-Za-z_]\w*|[-+]?[\d.]+(?:[eE][-+]?\d+)?|[\[\](),]')


class Srs(object):
    """A coordinate system: ``method`` is None for a geographic one; ``parameters`` has lat_0,
    lon_0, k, x_0, y_0 (degrees, metres); ``unit`` is metres or, geographic, radians per unit."""

    def __init__(self, name, datum, ellipsoid, method=None, parameters=None, unit=1.0, epsg=None):
        self.name = name
        self.datum = datum
        self.ellipsoid = ellipsoid
        self.method = method
        self.parameters = parameters or {}
        self.unit = unit
        self.epsg = epsg
        self._series = None

    @property
    def flattening(self):
        """That of the ellipsoid; 0 of a sphere, whose inverse flattening is written as 0."""
        return 1 / self.ellipsoid[1] if self.ellipsoid[1] else 0.0

    @property
    def series(self):
        """The ``_Series`` of a projected system; every conversion needs it."""
        if self._series is None:
            self._series = _Series(self)
        return self._series

    @property
    def is_projected(self):
        return self.method is not None


def _allowed():
    found = collections.OrderedDict()
    for code, name, lat, lon, scale, east, north in _ORIGINS:
        values = {'lat_0': lat, 'lon_0': lon, 'k': scale, 'x_0': east, 'y_0': north}
        found[code] = Srs(name, 'MAGNA', GRS80, TRANSVERSE_MERCATOR, values, epsg=code)
    return found


#: The six projected systems that the authority accepts, by EPSG code.
ALLOWED = _allowed()
#: Geographic MAGNA-SIRGAS (EPSG:4686).
GEOGRAPHIC = Srs('MAGNA-SIRGAS', 'MAGNA', GRS80, unit=np.pi / 180, epsg=4686)

_PARAMETERS = {
    'LATITUDE_OF_ORIGIN': 'lat_0', 'LATITUDE_OF_CENTER': 'lat_0', 'CENTRAL_MERIDIAN': 'lon_0',
    'LONGITUDE_OF_CENTER': 'lon_0', 'SCALE_FACTOR': 'k', 'FALSE_EASTING': 'x_0',
    'FALSE_NORTHING': 'y_0'}
_METHODS = {'GAUSS_KRUGER': TRANSVERSE_MERCATOR}


def _parse_node(tokens, at):
    """[keyword, arguments…] at a position of the tokens, and the position after it."""
    node = [tokens[at].upper()]
    at += 1
    if at < len(tokens) and tokens[at] in '[(':
        at += 1
        while tokens[at] not in '])':
            if tokens[at] == ',':
                at += 1
            elif tokens[at][0] == '"':
                node.append(tokens[at][1:-1])
                at += 1
            elif tokens[at][0] in '+-.0123456789':
                node.append(float(tokens[at]))
                at += 1
            else:
                child, at = _parse_node(tokens, at)
                node.append(child)
        at += 1
    return node, at


def _children(node, keyword):
    return [one for one in node[1:] if isinstance(one, list) and one[0] == keyword]


# The classes of a delivery share a text or two, and many checks ask for each class's system.
_parsed = {}


def parse(wkt):
    """The ``Srs`` of a WKT 1 text (ESRI's or OGC's); None for another text."""
    if wkt not in _parsed:
        _parsed[wkt] = _parse(wkt)
    return _parsed[wkt]


def _parse(wkt):
    try:
        node, _ = _parse_node(_TOKEN.findall(wkt or ''), 0)
        return _from_node(node)
    except (IndexError, ValueError, TypeError):
        return None


def _from_node(node):
    projected = node[0] == 'PROJCS'
    geographic = _children(node, 'GEOGCS')[0] if projected else node
    if geographic[0] != 'GEOGCS':
        return None
    datum = _children(geographic, 'DATUM')[0]
    spheroid = _children(datum, 'SPHEROID')[0]
    ellipsoid = (float(spheroid[2]), float(spheroid[3]))
    degree = float(_children(geographic, 'UNIT')[0][2])
    if not projected:
        return Srs(node[1], datum[1], ellipsoid, unit=degree)
    method = _children(node, 'PROJECTION')[0][1].upper().replace(' ', '_')
    values = {'lat_0': 0.0, 'lon_0': 0.0, 'k': 1.0, 'x_0': 0.0, 'y_0': 0.0}
    for one in _children(node, 'PARAMETER'):
        key = _PARAMETERS.get(one[1].upper().replace(' ', '_'), one[1])
        values[key] = float(one[2])
    unit = float(_children(node, 'UNIT')[-1][2])
    for key in ('x_0', 'y_0'):
        values[key] *= unit
    return Srs(node[1], datum[1], ellipsoid, _METHODS.get(method, method), values, unit)


def datum_family(srs):
    """MAGNA, WGS84, BOGOTA or the datum's own name, from its name and ellipsoid."""
    name = re.sub(r'[^A-Z0-9]', '', text_type(srs.datum).upper())
    for mark, family in (('MAGNA', 'MAGNA'), ('SIRGAS', 'MAGNA'), ('MARCOGEOCENTRICO', 'MAGNA'),
                         ('WGS1984', 'WGS84'),
                         ('WGS84', 'WGS84'), ('BOGOTA', 'BOGOTA')):
        if mark in name:
            return family
    return text_type(srs.datum)


def _near(a, b, tolerance=1e-9):
    return abs(a - b) <= tolerance * max(abs(a), abs(b), 1.0)


def same_parameters(a, b):
    """Whether two systems are the same by method, parameters, ellipsoid and unit. Names and codes
    do not count: the authority's own template has a system without a code."""
    if a.method != b.method or not all(
            map(_near, (a.unit,) + a.ellipsoid, (b.unit,) + b.ellipsoid)):
        return False
    # The origins' degrees are written with 9 to 15 digits: 1e-8 degrees are a millimetre.
    return all(abs(a.parameters.get(key, 0.0) - b.parameters.get(key, 0.0)) <= (
        1e-8 if key in ('lat_0', 'lon_0') else 1e-9 * max(abs(b.parameters.get(key, 0.0)), 1.0))
        for key in ('lat_0', 'lon_0', 'k', 'x_0', 'y_0'))


def accepted_code(srs):
    """The EPSG code of an accepted system; None for any other."""
    if srs is None or datum_family(srs) != 'MAGNA':
        return None
    for code, other in ALLOWED.items():
        if same_parameters(srs, other):
            return code
    return None


class _Series(object):
    """Krüger's series to the fourth order in n: below 0.1 mm within 10 degrees of the meridian."""

    def __init__(self, srs):
        a, f = srs.ellipsoid[0], srs.flattening
        n = f / (2 - f)
        self.e = np.sqrt(f * (2 - f))
        self.radius = a / (1 + n) * (1 + n ** 2 / 4 + n ** 4 / 64) * srs.parameters['k']
        self.alpha = (
            n / 2 - 2 * n ** 2 / 3 + 5 * n ** 3 / 16 + 41 * n ** 4 / 180,
            13 * n ** 2 / 48 - 3 * n ** 3 / 5 + 557 * n ** 4 / 1440,
            61 * n ** 3 / 240 - 103 * n ** 4 / 140, 49561 * n ** 4 / 161280)
        self.beta = (
            n / 2 - 2 * n ** 2 / 3 + 37 * n ** 3 / 96 - n ** 4 / 360,
            n ** 2 / 48 + n ** 3 / 15 - 437 * n ** 4 / 1440,
            17 * n ** 3 / 480 - 37 * n ** 4 / 840, 4397 * n ** 4 / 161280)
        lat0 = np.radians(srs.parameters['lat_0'])
        self.xi0 = self.forward(np.array([lat0]), np.zeros(1))[0][0]

    def forward(self, lat, lon):
        tau = np.sinh(np.arctanh(np.sin(lat)) - self.e * np.arctanh(self.e * np.sin(lat)))
        xi = np.arctan2(tau, np.cos(lon))
        eta = np.arctanh(np.sin(lon) / np.sqrt(1 + tau ** 2))
        north, east = xi.copy(), eta.copy()
        for j, a in enumerate(self.alpha, 1):
            north += a * np.sin(2 * j * xi) * np.cosh(2 * j * eta)
            east += a * np.cos(2 * j * xi) * np.sinh(2 * j * eta)
        return north, east

    def inverse(self, xi, eta):
        north, east = xi.copy(), eta.copy()
        for j, b in enumerate(self.beta, 1):
            north -= b * np.sin(2 * j * xi) * np.cosh(2 * j * eta)
            east -= b * np.cos(2 * j * xi) * np.sinh(2 * j * eta)
        conformal = np.arcsin(np.sin(north) / np.cosh(east))
        lat = conformal
        for _ in range(6):  # each step gains two digits
            lat = np.arcsin(np.tanh(
                np.arctanh(np.sin(conformal)) + self.e * np.arctanh(self.e * np.sin(lat))))
        return lat, np.arctan2(np.sinh(east), np.cos(north))


def to_geographic(srs, x, y):
    """Longitudes and latitudes in degrees of projected coordinates (arrays or numbers)."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    if not srs.is_projected:
        return x, y
    series, values = srs.series, srs.parameters
    xi = (y * srs.unit - values['y_0']) / series.radius + series.xi0
    eta = (x * srs.unit - values['x_0']) / series.radius
    with np.errstate(all='ignore'):
        lat, lon = series.inverse(xi, eta)
    return np.degrees(lon) + values['lon_0'], np.degrees(lat)


def from_geographic(srs, lon, lat):
    """Coordinates in a system of longitudes and latitudes in degrees (arrays or numbers)."""
    lon, lat = np.asarray(lon, float), np.asarray(lat, float)
    if not srs.is_projected:
        return lon, lat
    series, values = srs.series, srs.parameters
    with np.errstate(all='ignore'):
        xi, eta = series.forward(np.radians(lat), np.radians(lon - values['lon_0']))
    return ((eta * series.radius + values['x_0']) / srs.unit,
            ((xi - series.xi0) * series.radius + values['y_0']) / srs.unit)
