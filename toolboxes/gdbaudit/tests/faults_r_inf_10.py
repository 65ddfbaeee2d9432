# -*- coding: utf-8 -*-
"""Deliveries with exactly one fault of R_INF_10 each."""
from __future__ import unicode_literals

import os

from osgeo import gdal

from .clean import EAST, NORTH, SOUTH, WEST, clean, sober
from .geodatabases import create, rectangle

POINT = 'PuntoMuestreoAguaSuper'
SAMPLES = 'MuestreoFisicoquimSuperTB'
PARAMETERS = 'ParamFisicoquimSuperTB'
MEDIA = 'RegistrosMultimediaTB'
SUPER_POINT, CHANNEL = 1509.0, 1502.0


def _made(path, content, code, class_name, objectid=1, **more):
    create(path, content)
    return dict({'code': code, 'class': class_name, 'objectid': objectid}, **more)


def _parameter(code, key):
    """A third parameter whose sample has that key."""
    def build(path):
        content = clean()
        content[PARAMETERS].append(sober(
            PARAMETERS, None, 3, ID_MUESTRA=key, MET_DETERM='SM 4500'))
        return _made(path, content, code, PARAMETERS, 3)
    return build


def media(**values):
    return sober(MEDIA, None, 1, ID_REG_MUL='PM-01', UBIC_ARCHI='Fotos/PM-01.jpg', **values)


def other_class(path):
    content = clean()
    content[MEDIA] = [media(FEAT_CLASS=CHANNEL)]
    return _made(path, content, '10.02', MEDIA)


def absent_class(path):
    content = clean()
    content['RegistrosRuidoAmbientalTB'] = [sober(
        'RegistrosRuidoAmbientalTB', None, 1, ID_MON_RUI='RU-01')]
    return _made(path, content, '10.03', 'RegistrosRuidoAmbientalTB')


def point_without_samples(path):
    content = clean()
    content[POINT].append(sober(
        POINT, 'POINT ({} {})'.format(WEST + 300, SOUTH + 100), 3, ID_PUNTO_M='PM-03', AH='2',
        ZH='21', SZH='2120', NOMBRE='Quebrada La Honda 3', NOM_C_AG='Quebrada La Honda',
        N_MIC_CUE='Quebrada La Honda', COTA=2550.0))
    return _made(path, content, '10.04', POINT, 3)


def other_capacity(path):
    content = clean()
    whole = rectangle(WEST, SOUTH, EAST, NORTH)
    content['CapacidadUsoTierra'] = [sober('CapacidadUsoTierra', whole)]
    content['Suelo'] = [sober('Suelo', whole, SIMB_U_CAR='MLCd')]
    content['Suelo'][0].values['CLASE'] = content['CapacidadUsoTierra'][0].values['CLASE'] + 1
    return _made(path, content, '10.05', 'Suelo')


def relationship(path):
    """A relationship class that joins the samples by another field than the model's."""
    create(path, clean())
    source = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
    made = gdal.Relationship('Punto_Muestreo', POINT, SAMPLES, gdal.GRC_ONE_TO_MANY)
    made.SetLeftTableFields(['NOMBRE'])
    made.SetRightTableFields(['ID_PUNTO_M'])
    made.SetRelatedTableType('features')
    assert source.AddRelationship(made)
    return {'code': '10.07', 'class': SAMPLES, 'objectid': None, 'gdb_only': True}


def missing_file(path):
    folder = os.path.join(os.path.dirname(path), 'multimedia')
    if not os.path.isdir(folder):
        os.mkdir(folder)
    content = clean()
    content[MEDIA] = [media(FEAT_CLASS=SUPER_POINT)]
    return _made(path, content, '10.08', MEDIA, settings={'multimedia': folder})


FAULTS = {
    '10.01': _parameter('10.01', 'AX-77'),
    '10.02': other_class,
    '10.03': absent_class,
    '10.04': point_without_samples,
    '10.05': other_capacity,
    '10.06': _parameter('10.06', 'ms-1'),
    '10.07': relationship,
    '10.08': missing_file,
}
