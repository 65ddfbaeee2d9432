# -*- coding: utf-8 -*-
"""Deliveries with exactly one fault of R_INF_08 each."""
from __future__ import unicode_literals

import datetime

from .clean import SOUTH, WEST, clean, sober
from .geodatabases import create

POINT = 'PuntoMuestreoAguaSuper'
PROJECT = 'AreaProyecto'
COVER = 'CoberturaTierra'
SAMPLES = 'MuestreoFisicoquimSuperTB'
PARAMETERS = 'ParamFisicoquimSuperTB'


def _made(path, content, code, class_name, objectid=1, **more):
    create(path, content)
    return dict({'code': code, 'class': class_name, 'objectid': objectid}, **more)


def _value(code, class_name, row, **values):
    def build(path):
        content = clean()
        content[class_name][row].values.update(values)
        return _made(path, content, code, class_name, row + 1)
    return build


def equal_records(path):
    content = clean()
    content[PARAMETERS].append(content[PARAMETERS][0])
    return _made(path, content, '08.10', PARAMETERS)


def near_names(path):
    content = clean()
    content[POINT].append(sober(
        POINT, 'POINT ({} {})'.format(WEST + 300, SOUTH + 100), 3, ID_PUNTO_M='PM-03', AH='2',
        ZH='21', SZH='2120', NOMBRE='Quebrada La Honda 3', NOM_C_AG='QUEBRADA LA HONDA',
        N_MIC_CUE='Quebrada La Honda', COTA=2550.0))
    content[SAMPLES].append(sober(
        SAMPLES, None, 3, ID_PUNTO_M='PM-03', ID_MUESTRA='MS-03', HORA=9.5))
    content[PARAMETERS].append(sober(
        PARAMETERS, None, 3, ID_MUESTRA='MS-03', MET_DETERM='SM 4500'))
    return _made(path, content, '08.11', POINT, 3)


FAULTS = {
    '08.01': _value('08.01', PROJECT, 0, SECTOR=999.0),
    '08.02': _value('08.02', POINT, 0, MUNICIPIO='CHÍA'),
    '08.03': _value('08.03', PROJECT, 0, DESCRIP='Corredor  de la línea '),
    '08.04': _value('08.04', PROJECT, 0, DESCRIP='Corredor de la lÃ­nea'),
    '08.05': _value('08.05', PROJECT, 0, OBSERV='-'),
    '08.06': _value('08.06', POINT, 0, NOM_C_AG=('Quebrada La Honda ' * 6)[:100]),
    '08.07': _value('08.07', SAMPLES, 1, HUM_REL=150.0),
    '08.08': _value('08.08', SAMPLES, 0, FEC_TOM=datetime.datetime(2024, 6, 1)),
    '08.09': _value('08.09', POINT, 1, AH='3'),
    '08.10': equal_records,
    '08.11': near_names,
}
