# -*- coding: utf-8 -*-
"""Writes the practice geodatabase and its findings: a small delivery with defects for every tool.

    /usr/bin/python3 -B -m gdbaudit.tests.practice

The geodatabase is committed in ``practice/``, as GDAL writes other identifiers into it each time.
A test compares the committed findings with those of the engine for the committed geodatabase.
"""
from __future__ import unicode_literals

import io
import os
import shutil
import sys

from gdbaudit import engine
from gdbaudit.core import srs
from gdbaudit.report import document
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import create, rectangle, reference_of, square

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__)))), 'practice')
GEODATABASE = os.path.join(FOLDER, 'GDBAudit_Practica.gdb')
FINDINGS = os.path.join(FOLDER, 'hallazgos.json')
FOREST = {'N1_COBERT': 3.0, 'N2_COBERT': 31.0, 'N3_COBERT': 314.0, 'NOMENCLAT': 314}
SHRUBS = {'N1_COBERT': 3.0, 'N2_COBERT': 32.0, 'N3_COBERT': 322.0, 'NOMENCLAT': 322}
PASTURE = {'N1_COBERT': 2.0, 'N2_COBERT': 23.0, 'N3_COBERT': 231.0, 'NOMENCLAT': 231}
OTHER_OPERATOR = 'Energía del Altiplano SA'


def _covers():
    """Overlap, gap, two parts, a wrong area, a code that does not exist and a repeated key."""
    x, y = MIDDLE, SOUTH
    overlapping = rectangle(x - 2, y, x + 200, y + 300)
    two_parts = 'MULTIPOLYGON ((({0} {2}, {0} {3}, {1} {3}, {1} {2}, {0} {2})), ' \
        '(({4} {2}, {4} {3}, {5} {3}, {5} {2}, {4} {2})))'.format(
            x, x + 150, y + 304, NORTH, x + 300, EAST)
    return [
        minimal_row('CoberturaTierra', rectangle(WEST, y, x, NORTH), 1, **FOREST),
        minimal_row('CoberturaTierra', overlapping, 2, **SHRUBS),
        minimal_row('CoberturaTierra', two_parts, 3, **SHRUBS),
        minimal_row('CoberturaTierra', rectangle(x + 150, y + 304, x + 300, NORTH), 4,
                    **dict(PASTURE, AREA_HA=12.4)),
        minimal_row('CoberturaTierra', rectangle(x + 200, y, EAST, y + 304), 4, **PASTURE)]


def _in_bogota():
    """The area of influence in the coordinates of another origin (EPSG:3116)."""
    corners = [(WEST, SOUTH), (WEST, NORTH), (EAST, NORTH), (EAST, SOUTH), (WEST, SOUTH)]
    degrees = srs.to_geographic(srs.ALLOWED[9377], *zip(*corners))
    places = zip(*srs.from_geographic(srs.ALLOWED[3116], *degrees))
    return 'POLYGON (({}))'.format(', '.join('{:.4f} {:.4f}'.format(x, y) for x, y in places))


def content():
    """(content, layers) for ``geodatabases.create``: the clean delivery with seeded defects."""
    made = clean_delivery()
    made['AreaProyecto'][0].values.update(DESCRIP='  ', SECTOR=999.0)
    made['AreaProyecto'].append(minimal_row(
        'AreaProyecto', square(EAST - 50, NORTH - 150, 100), 2, SECTOR=104.0,
        DESCRIP='Patio de maniobras', NOMENCLAT='AP-02'))
    made['AreaInfluencia'][1].values['OPERADOR'] = OTHER_OPERATOR
    made['CoberturaTierra'] = _covers()
    made['PuntoMuestreoAguaSuper'][1].values['MUNICIPIO'] = '25126'
    made['MuestreoFisicoquimSuperTB'][1].values['ID_PUNTO_M'] = 'PM-09'
    made['PuntoMuestreoFlora'] = [minimal_row(
        'PuntoMuestreoFlora', 'POINT ({} {})'.format(WEST + 100, SOUTH + 200), 1,
        N_COBERT=322.0, NOMENCLAT='322')]
    made['FuentesMovilesEmisionTB'] = []
    made['UnidadGeologica'] = [minimal_row('UnidadGeologica', _in_bogota(), NOMBRE='Formación Guaduas',
                                           NOMENCLAT='KPgg')]
    layers = {'Departamento': {'metadata': None},
              'UnidadGeologica': {'reference': reference_of(3116)}}
    return made, layers


def findings(path=GEODATABASE):
    """The document of the engine's findings (JSON bytes)."""
    delivery = engine.open_delivery(path)
    results = [engine.run_tool(delivery, code) for code in engine.TOOLS]
    return document.to_json(document.Document(delivery, results))


def main():
    shutil.rmtree(GEODATABASE, ignore_errors=True)
    made, layers = content()
    create(GEODATABASE, made, layers=layers)
    with io.open(FINDINGS, 'wb') as stream:
        stream.write(findings())
    return 0


if __name__ == '__main__':
    sys.exit(main())
