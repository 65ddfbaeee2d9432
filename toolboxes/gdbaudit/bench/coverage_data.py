# -*- coding: utf-8 -*-
"""Writes a file geodatabase whose polygons cover an area, but for known overlaps and gaps."""
from __future__ import unicode_literals

import io
import json
import os
import shutil

import numpy as np
from osgeo import ogr

from ..compat import read_json
from ..tests import geodatabases

CLASS = 'CoberturaTierra'
CELL = 50.0
PER_SIDE = 5  # segments on each side of a cell: 4 * 5 = 20 vertices
DEPTH = 3.0  # how far the moved vertex of a defect lies from the border


def _lines(random, side):
    """Coordinates of the shared lines: (horizontal, vertical), each rows x columns x vertices x 2,
    on the grid of 0.0001 m; the last vertex of a line is the first of the next."""
    count = side + 1
    corners = np.empty((count, count, 2))
    corners[..., 0] = np.arange(count) * CELL
    corners[..., 1] = (np.arange(count) * CELL)[:, None]
    corners += random.uniform(-6, 6, corners.shape)
    found = []
    for starts, ends in ((corners[:, :-1], corners[:, 1:]), (corners[:-1], corners[1:])):
        share = np.arange(PER_SIDE + 1)[:, None] / float(PER_SIDE)
        line = starts[..., None, :] * (1 - share) + ends[..., None, :] * share
        line[..., 1:-1, :] += random.uniform(-1.5, 1.5, line[..., 1:-1, :].shape)
        found.append(np.round(line, 4))
    return found


def _rings(across, up, row):
    """The closed rings (clockwise) of one row of cells: cells x 21 x 2."""
    west, east = up[row, :-1], up[row, 1:]
    south, north = across[row], across[row + 1]
    return np.concatenate(
        (west[:, :-1], north[:, :-1], east[:, :0:-1], south[:, ::-1]), axis=1)


def _choose_defects(random, side, count):
    """The cells whose upper side has a vertex moved: (row, column, +1 overlap or -1 gap). They do
    not touch each other."""
    places = random.permutation((side // 3) * (side // 3))[:count]
    rows, columns = places // (side // 3) * 3 + 1, places % (side // 3) * 3 + 1
    return dict(((int(row), int(column)), 1 if number % 2 else -1)
                for number, (row, column) in enumerate(zip(rows, columns)))


def coverage(folder, side, defects):
    """The path of such a geodatabase of side x side polygons, written once, and {'overlaps': pairs
    of OBJECTID, 'gaps': number}."""
    path = os.path.join(folder, 'cobertura_{}.gdb'.format(side))
    note = path + '.json'
    if not os.path.exists(note):
        if not os.path.isdir(folder):
            os.makedirs(folder)
        expected = _create(path, side, defects)
        with io.open(note, 'w', encoding='utf-8') as stream:
            stream.write('{}'.format(json.dumps(expected)))
    return path, read_json(note)


def _create(path, side, defects):
    random = np.random.RandomState(20240501)
    across, up = _lines(random, side)
    chosen = _choose_defects(random, side, defects)
    if os.path.exists(path):
        shutil.rmtree(path)
    source = geodatabases.create(path, {CLASS: []})
    layer = source.GetLayerByName(CLASS)
    head = (
        b'\x01\x06\0\0\0\x01\0\0\0\x01\x03\0\0\0\x01\0\0\0' +
        np.array(4 * PER_SIDE + 1, '<u4').tobytes())
    definition = layer.GetLayerDefn()
    origin = np.array([geodatabases.X0, geodatabases.Y0])
    layer.StartTransaction()
    for row in range(side):
        rings = _rings(across, up, row)
        for column in range(side):
            if (row, column) in chosen:
                rings[column, PER_SIDE + 2, 1] += DEPTH * chosen[(row, column)]
        for column, ring in enumerate(np.round(rings + origin, 4)):
            feature = ogr.Feature(definition)
            feature.SetGeometryDirectly(
                ogr.CreateGeometryFromWkb(head + ring.astype('<f8').tobytes()))
            feature.SetField('ID_COBERT', row * side + column + 1)
            # Neighbors never have the same code.
            feature.SetField('NOMENCLAT', 311 + (row * 2 + column) % 5)
            layer.CreateFeature(feature)
    layer.CommitTransaction()
    layer = None
    source.FlushCache()
    overlaps = sorted((row * side + column + 1, (row + 1) * side + column + 1)
                      for (row, column), kind in chosen.items() if kind > 0)
    return {'overlaps': overlaps, 'gaps': len(chosen) - len(overlaps)}
