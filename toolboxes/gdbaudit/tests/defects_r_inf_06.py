# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_06."""
from __future__ import unicode_literals

from gdbaudit.core import srs

from .clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from .defects import write
from .geodatabases import square

POINT = 'PuntoMuestreoAguaSuper'
PROJECT = 'AreaProyecto'
TREATMENTS = ('SIST_PRET', 'SIST_PRIM', 'SIST_SEC', 'SIST_TERC', 'SIST_OT')
NO = 2.0
LINE = 'LINESTRING ({} {}, {} {})'.format(WEST + 250, SOUTH + 250, WEST + 350, SOUTH + 250)


def _area(code, reported, change):
    def build(path):
        content = clean_delivery()
        values = content[PROJECT][0].values
        values['AREA_HA'] = change(values['AREA_HA'])
        return write(path, content, code, PROJECT, value=reported)
    return build


def other_system(path):
    """The area that the polygon has in the origin Bogotá."""
    content = clean_delivery()
    x0, y0, x1, y1 = WEST + 200, SOUTH + 200, WEST + 600, SOUTH + 600
    lon, lat = srs.to_geographic(srs.ALLOWED[9377], [x0, x0, x1, x1], [y0, y1, y1, y0])
    x, y = srs.from_geographic(srs.ALLOWED[3116], lon, lat)
    doubled = sum(x[i] * y[(i + 1) % 4] - x[(i + 1) % 4] * y[i] for i in range(4))
    content[PROJECT][0].values['AREA_HA'] = abs(float(doubled)) / 20000
    return write(path, content, '06.02', PROJECT)


def line(**values):
    values.update((name, NO) for name in TREATMENTS)
    return minimal_row('VertimientoLN', LINE, ID_VERT_LN='VL-01', AH='2', ZH='21', SZH='2120',
                       NOMBRE='Vertimiento de prueba', **values)


def length(path):
    content = clean_delivery()
    content['VertimientoLN'] = [line(LONGITUD_M=123.45)]
    return write(path, content, '06.03', 'VertimientoLN', value='123,45')


def reversed_line(path):
    content = clean_delivery()
    content['VertimientoLN'] = [line(
        COOR_E_INI=WEST + 350, COOR_N_INI=SOUTH + 250, COOR_E_FIN=WEST + 250,
        COOR_N_FIN=SOUTH + 250)]
    return write(path, content, '06.05', 'VertimientoLN',
                 value='4880350,0000; 2080250,0000')


def swapped(path):
    content = clean_delivery()
    values = content[POINT][1].values
    values['COOR_ESTE'], values['COOR_NORTE'] = values['COOR_NORTE'], values['COOR_ESTE']
    return write(path, content, '06.04', POINT, 2, value='2080100,0000; 4880200,0000')


def elevation(path):
    content = clean_delivery()
    content[POINT][0].values['COTA'] = 25500.0
    return write(path, content, '06.06', POINT, value='25500')


def compensation(path):
    content = clean_delivery()
    content['CompensacionBiodiversidad'] = [
        minimal_row('CompensacionBiodiversidad', square(WEST + 700, SOUTH + 700, 100), ID_COMP='CB-01',
                    DESCRIPCIO='Restauración del bosque ripario', AREA_COMP=2.5)]
    return write(path, content, '06.07', 'CompensacionBiodiversidad', value='2,5')


DEFECTS = {
    '06.01': _area('06.01', '17,2345', lambda value: value + 1.2345),
    '06.02': _area('06.02', '160000', lambda value: value * 10000),
    '06.03': length,
    '06.04': swapped,
    '06.05': reversed_line,
    '06.06': elevation,
    '06.07': compensation,
}
