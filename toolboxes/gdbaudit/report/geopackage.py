# -*- coding: utf-8 -*-
"""The findings as a GeoPackage: a layer of places and one of areas, for any GIS.

Both have the coordinate system of most classes: the places of a class of another one are converted,
or left out where they cannot be. Written through SQLite, which every Python has: ArcGIS's has no GDAL.
"""
from __future__ import unicode_literals

import binascii
import sqlite3
import struct

import numpy as np

from . import geopackage_styles
from ..core import srs
from ..core.geometry import LINE, MULTIPOLYGON, POINT, POLYGON
from ..core.wkb import from_wkb

PLACES, AREAS = 'hallazgos', 'hallazgos_areas'
# «GPKG» and version 1.3 of the format.
_APPLICATION_ID, _USER_VERSION = 0x47504B47, 10300
_UNKNOWN_SYSTEM = 100000
_EPOCH = '1970-01-01T00:00:00.000Z'
_COLUMNS = (
    ('codigo', 'code', 'TEXT'), ('herramienta', 'tool', 'TEXT'), ('severidad', 'severity', 'TEXT'),
    ('estado', 'state', 'TEXT'), ('clase', 'class', 'TEXT'), ('campo', 'field', 'TEXT'),
    ('objectid', 'objectid', 'INTEGER'), ('registros', 'records', 'INTEGER'),
    ('identificador', 'identifier', 'TEXT'), ('valor', 'value', 'TEXT'),
    ('esperado', 'expected', 'TEXT'), ('hallazgo', 'message', 'TEXT'),
    ('correccion', 'correction', 'TEXT'), ('base', 'basis', 'TEXT'),
    ('huella', 'fingerprint', 'TEXT'), ('motivo', 'reason', 'TEXT'))

_SCHEMA = '''
CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY,
  organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL,
  description TEXT);
CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,
  identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL,
  min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE,
  srs_id INTEGER REFERENCES gpkg_spatial_ref_sys(srs_id));
CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL REFERENCES gpkg_contents(table_name),
  column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
  srs_id INTEGER NOT NULL REFERENCES gpkg_spatial_ref_sys(srs_id), z TINYINT NOT NULL,
  m TINYINT NOT NULL, PRIMARY KEY (table_name, column_name));
'''
_WGS84 = (
    'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],'
    'PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]')


def _systems(wkt):
    """The rows of gpkg_spatial_ref_sys, the findings' own system last."""
    rows = [('Undefined Cartesian', -1, 'NONE', -1, 'undefined', None),
            ('Undefined Geographic', 0, 'NONE', 0, 'undefined', None),
            ('WGS 84', 4326, 'EPSG', 4326, _WGS84, None)]
    parsed = srs.parse(wkt)
    if parsed is None:
        return rows, -1
    code = srs.accepted_code(parsed)
    if code:
        rows.append((parsed.name, code, 'EPSG', code, wkt, None))
    else:
        rows.append((parsed.name, _UNKNOWN_SYSTEM, 'NONE', _UNKNOWN_SYSTEM, wkt, None))
    return rows, rows[-1][1]


class _Mover(object):
    """Converts the WKB of a class's findings into the system of the layers."""

    def __init__(self, document):
        self._wkt_of = document.wkt_of
        self._target = srs.parse(document.wkt)

    def move(self, finding, wkb):
        """The WKB in the layers' system; None where its coordinates cannot be converted."""
        source = srs.parse(self._wkt_of.get(getattr(finding, 'class')))
        if wkb is None or source is None or self._target is None or (
                source.datum == self._target.datum and srs.same_parameters(source, self._target)):
            return wkb
        if not all(_is_convertible(one) for one in (source, self._target)):
            return None
        moved = bytearray(wkb)
        self._move_part(moved, 0, source)
        return bytes(moved)

    def _move_part(self, wkb, at, source):
        """Converts the geometry at a position. Returns the position after it."""
        kind, count = struct.unpack_from(str('<II'), wkb, at + 1)
        if kind == POINT:
            return self._move_vertices(wkb, at + 5, 1, source)
        at += 9
        if kind == LINE:
            return self._move_vertices(wkb, at, count, source)
        for _ in range(count):
            if kind == POLYGON:
                (size,) = struct.unpack_from(str('<I'), wkb, at)
                at = self._move_vertices(wkb, at + 4, size, source)
            else:
                at = self._move_part(wkb, at, source)
        return at

    def _move_vertices(self, wkb, at, count, source):
        values = np.frombuffer(wkb, str('<f8'), 2 * count, at).reshape(count, 2)
        values[:] = np.array(srs.from_geographic(
            self._target, *srs.to_geographic(source, values[:, 0], values[:, 1]))).T
        return at + 16 * count


def _is_convertible(system):
    """MAGNA-SIRGAS and WGS 84 differ by less than a metre."""
    return srs.datum_family(system) in ('MAGNA', 'WGS84') and (
        not system.is_projected or system.method == srs.TRANSVERSE_MERCATOR)


def _blob(system, wkb):
    # Header: little endian, no envelope.
    return sqlite3.Binary(b'GP\x00\x01' + struct.pack(str('<i'), system) + wkb)


def _point(finding):
    if finding.x is None:
        return None
    return struct.pack(str('<BIdd'), 1, 1, finding.x, finding.y)


def _area(finding):
    """The area as a multipolygon: a layer of several types is shown as that of its first feature."""
    wkb = binascii.unhexlify(finding.wkb.encode('ascii'))
    (kind,) = struct.unpack_from(str('<I'), wkb, 1)
    return wkb if kind == MULTIPOLYGON else struct.pack(str('<BII'), 1, MULTIPOLYGON, 1) + wkb


def _bounds(rows):
    """West, south, east and north of a layer's geometries; None without any."""
    bounds = from_wkb([wkb for _, wkb in rows]).bounds()
    bounds = bounds[~np.isnan(bounds[:, 0])]
    if not len(bounds):
        return (None,) * 4
    return tuple(bounds[:, :2].min(axis=0).tolist() + bounds[:, 2:].max(axis=0).tolist())


def _add_layer(connection, table, title, kind, system, rows):
    """Adds a layer of (finding, WKB or None)."""
    columns = ', '.join('"{}" {}'.format(name, sql) for name, _, sql in _COLUMNS)
    connection.execute('CREATE TABLE "{}" (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, '
                       'geom {}, {})'.format(table, kind, columns))
    connection.execute(
        'INSERT INTO gpkg_contents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        (table, 'features', title, '', _EPOCH) + _bounds(rows) + (system,))
    connection.execute('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)',
                       (table, 'geom', kind, system))
    marks = ', '.join('?' * (len(_COLUMNS) + 1))
    names = ', '.join('"{}"'.format(name) for name, _, _ in _COLUMNS)
    connection.executemany(
        'INSERT INTO "{}" (geom, {}) VALUES ({})'.format(table, names, marks),
        ([_blob(system, wkb) if wkb else None] + [
            getattr(one, attribute) for _, attribute, _ in _COLUMNS] for one, wkb in rows))


def write(document, path):
    """Writes the GeoPackage to a new file. Raises IOError, OSError or sqlite3.Error."""
    connection = sqlite3.connect(path)
    try:
        connection.execute('PRAGMA application_id = {}'.format(_APPLICATION_ID))
        connection.execute('PRAGMA user_version = {}'.format(_USER_VERSION))
        connection.executescript(_SCHEMA)
        rows, system = _systems(document.wkt)
        mover = _Mover(document)
        connection.executemany(
            'INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, ?)', rows)
        _add_layer(connection, PLACES, 'Hallazgos', 'POINT', system,
                   [(one, mover.move(one, _point(one))) for one in document.findings])
        _add_layer(connection, AREAS, 'Áreas de los hallazgos', 'MULTIPOLYGON', system,
                   [(one, mover.move(one, _area(one))) for one in document.findings if one.wkb])
        connection.executescript(geopackage_styles.SCHEMA)
        connection.executemany('INSERT INTO layer_styles VALUES (NULL, {})'.format(
            ', '.join('?' * 12)), geopackage_styles.rows(PLACES, AREAS))
        connection.commit()
    finally:
        connection.close()
