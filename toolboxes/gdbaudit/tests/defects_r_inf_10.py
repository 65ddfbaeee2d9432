# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_10."""
from __future__ import unicode_literals

import os

from osgeo import gdal

from .clean_delivery import EAST, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from .defects import write
from .geodatabases import create, rectangle

POINT = 'PuntoMuestreoAguaSuper'
SAMPLES = 'MuestreoFisicoquimSuperTB'
PARAMETERS = 'ParamFisicoquimSuperTB'
MEDIA = 'RegistrosMultimediaTB'
SUPER_POINT, CHANNEL = 1509.0, 1502.0


def _parameter(code, key):
    """A third parameter whose sample has that key."""
    def build(path):
        content = clean_delivery()
        content[PARAMETERS].append(minimal_row(
            PARAMETERS, None, 3, ID_MUESTRA=key, MET_DETERM='SM 4500'))
        return write(path, content, code, PARAMETERS, 3, value=key)
    return build


def media(**values):
    return minimal_row(MEDIA, None, 1, ID_REG_MUL='PM-01', UBIC_ARCHI='Fotos/PM-01.jpg', **values)


def other_class(path):
    content = clean_delivery()
    content[MEDIA] = [media(FEAT_CLASS=CHANNEL)]
    return write(path, content, '10.02', MEDIA, value='PM-01')


def absent_class(path):
    content = clean_delivery()
    content['RegistrosRuidoAmbientalTB'] = [minimal_row(
        'RegistrosRuidoAmbientalTB', None, 1, ID_MON_RUI='RU-01')]
    return write(path, content, '10.03', 'RegistrosRuidoAmbientalTB', value=None)


def point_without_samples(path):
    content = clean_delivery()
    content[POINT].append(minimal_row(
        POINT, 'POINT ({} {})'.format(WEST + 300, SOUTH + 100), 3, ID_PUNTO_M='PM-03', AH='2',
        ZH='21', SZH='2120', NOMBRE='Quebrada La Honda 3', NOM_C_AG='Quebrada La Honda',
        N_MIC_CUE='Quebrada La Honda', COTA=2550.0))
    return write(path, content, '10.04', POINT, 3, value='PM-03')


def other_capacity(path):
    content = clean_delivery()
    whole = rectangle(WEST, SOUTH, EAST, NORTH)
    content['CapacidadUsoTierra'] = [minimal_row('CapacidadUsoTierra', whole)]
    content['Suelo'] = [minimal_row('Suelo', whole, SIMB_U_CAR='MLCd')]
    content['Suelo'][0].values['CLASE'] = content['CapacidadUsoTierra'][0].values['CLASE'] + 1
    return write(path, content, '10.05', 'Suelo', value='10402')


def relationship(path):
    """A relationship class that joins the samples by another field than the model's."""
    create(path, clean_delivery())
    source = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
    made = gdal.Relationship('Punto_Muestreo', POINT, SAMPLES, gdal.GRC_ONE_TO_MANY)
    made.SetLeftTableFields(['NOMBRE'])
    made.SetRightTableFields(['ID_PUNTO_M'])
    made.SetRelatedTableType('features')
    assert source.AddRelationship(made)
    return {'code': '10.07', 'class': SAMPLES, 'objectid': None,
            'value': 'Punto_Muestreo', 'gdb_only': True}


def missing_file(path):
    folder = os.path.join(os.path.dirname(path), 'multimedia')
    if not os.path.isdir(folder):
        os.mkdir(folder)
    content = clean_delivery()
    content[MEDIA] = [media(FEAT_CLASS=SUPER_POINT)]
    return write(path, content, '10.08', MEDIA, value='Fotos/PM-01.jpg', settings={'multimedia': folder})


DEFECTS = {
    '10.01': _parameter('10.01', 'AX-77'),
    '10.02': other_class,
    '10.03': absent_class,
    '10.04': point_without_samples,
    '10.05': other_capacity,
    '10.06': _parameter('10.06', 'ms-1'),
    '10.07': relationship,
    '10.08': missing_file,
}
