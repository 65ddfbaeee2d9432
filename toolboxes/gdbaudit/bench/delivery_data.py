# -*- coding: utf-8 -*-
"""Writes a delivery of 100,000 records over a dozen classes, with every field filled."""
from __future__ import unicode_literals

import io
import math
import os
import shutil

from ..tests.clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from ..tests.geodatabases import create

SIDE = 20000.0  # of the area of influence, in metres
STEPS = 5  # segments on each side of a cell
# Records at full size; polygons divide the whole area.
POLYGONS = (('CoberturaTierra', 20000), ('UnidadGeologica', 5000), ('Suelo', 5000),
            ('Ecosistema', 5000), ('Pendiente', 5000), ('Predios', 10000))
POINTS = (('PuntoMuestreoAguaSuper', 10000), ('AprovechaForestalPT', 10000),
          ('PuntoMuestreoFlora', 5000))
LINES = (('Isoyeta', 5000), ('TransectoMuestreoFauna', 5000))
SAMPLES, PARAMETERS = 5000, 10000


def _bent(x, y):
    """A vertex of a regular grid moved smoothly: borders are curves, and still the same on both
    sides."""
    return '{:.4f} {:.4f}'.format(
        WEST + x + 12 * math.sin(y / 90.0), SOUTH + y + 12 * math.sin(x / 70.0))


def _cell(west, south, width, height):
    ring = []
    corners = ((west, south), (west, south + height), (west + width, south + height),
               (west + width, south))
    for number, (x1, y1) in enumerate(corners):
        x2, y2 = corners[(number + 1) % 4]
        ring += [_bent(x1 + (x2 - x1) * k / STEPS, y1 + (y2 - y1) * k / STEPS)
                 for k in range(STEPS)]
    return 'POLYGON (({}))'.format(', '.join(ring + ring[:1]))


def _partition(count):
    """WKT of about so many cells over the whole area, and their columns and rows."""
    across = max(int(math.sqrt(count)), 1)
    up = max(count // across, 1)
    width, height = SIDE / across, SIDE / up
    for row in range(up):
        for column in range(across):
            yield _cell(column * width, row * height, width, height), column, row


def _codes(name, column, row):
    """The values that distinguish a cell from its neighbors."""
    if name != 'CoberturaTierra':
        return {}
    code = 311 + (column + 2 * row) % 4
    return {'N1_COBERT': 3.0, 'N2_COBERT': 31.0, 'N3_COBERT': float(code), 'NOMENCLAT': code}


def _spread(count):
    """Places spread evenly over the area, 1 km within its border."""
    for number in range(count):
        share = (number * 0.6180339887498949) % 1
        yield (1000 + (SIDE - 2000) * share,
               1000 + (SIDE - 2000) * (number + 0.5) / count)


def _line(x, y):
    return 'LINESTRING ({})'.format(', '.join(
        _bent(x + 20 * step, y + 7 * (step % 2)) for step in range(20)))


def content(share):
    """Class name -> rows, with a share of the records of the full size."""
    made = clean_delivery()
    for name in ('AreaProyecto', 'AreaInfluencia', 'Departamento', 'Municipio',
                 'UnidadTerritorial'):
        made[name] = [minimal_row(name, _cell(0, 0, SIDE, SIDE), number, **dict(
            (key, value) for key, value in one.values.items()
            if key in ('AREA_INFL', 'SECTOR', 'NOM_U_TERR', 'COD_U_TERR')))
            for number, one in enumerate(made[name], 1)]
    for name, count in POLYGONS:
        made[name] = [minimal_row(name, wkt, number, **_codes(name, column, row)) for number, (
            wkt, column, row) in enumerate(_partition(int(count * share)), 1)]
    for name, count in POINTS:
        made[name] = [minimal_row(name, 'POINT ({})'.format(_bent(x, y)), number) for number, (
            x, y) in enumerate(_spread(int(count * share)), 1)]
    for name, count in LINES:
        made[name] = [minimal_row(name, _line(x, y), number) for number, (x, y) in enumerate(
            _spread(int(count * share)), 1)]
    made['MuestreoFisicoquimSuperTB'] = [
        minimal_row('MuestreoFisicoquimSuperTB', None, number, ID_PUNTO_M='V{}'.format(number))
        for number in range(1, int(SAMPLES * share) + 1)]
    made['ParamFisicoquimSuperTB'] = [
        minimal_row('ParamFisicoquimSuperTB', None, number,
              ID_MUESTRA='V{}'.format(number % int(SAMPLES * share) + 1))
        for number in range(1, int(PARAMETERS * share) + 1)]
    return made


def delivery(folder, share):
    """The path of such a geodatabase, written once."""
    path = os.path.join(folder, 'entrega_{}.gdb'.format(int(share * 100)))
    mark = path + '.lista'
    if not os.path.exists(mark):
        if not os.path.isdir(folder):
            os.makedirs(folder)
        shutil.rmtree(path, ignore_errors=True)
        create(path, content(share))
        io.open(mark, 'w').close()
    return path
