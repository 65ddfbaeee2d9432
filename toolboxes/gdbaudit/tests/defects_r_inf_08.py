# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_08."""
from __future__ import unicode_literals

import datetime

from .clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from .defects import with_values, write

POINT = 'PuntoMuestreoAguaSuper'
PROJECT = 'AreaProyecto'
COVER = 'CoberturaTierra'
SAMPLES = 'MuestreoFisicoquimSuperTB'
PARAMETERS = 'ParamFisicoquimSuperTB'
PADDED = 'Corredor  de la línea '
# «línea» in UTF-8, read as Latin-1.
MOJIBAKE = 'Corredor de la lÃ\u00adnea'
# As long as the field.
CUT_OFF = ('Quebrada La Honda ' * 6)[:100]


def equal_records(path):
    content = clean_delivery()
    content[PARAMETERS].append(content[PARAMETERS][0])
    return write(path, content, '08.10', PARAMETERS, value=None)


def near_names(path):
    content = clean_delivery()
    content[POINT].append(minimal_row(
        POINT, 'POINT ({} {})'.format(WEST + 300, SOUTH + 100), 3, ID_PUNTO_M='PM-03', AH='2',
        ZH='21', SZH='2120', NOMBRE='Quebrada La Honda 3', NOM_C_AG='QUEBRADA LA HONDA',
        N_MIC_CUE='Quebrada La Honda', COTA=2550.0))
    content[SAMPLES].append(minimal_row(
        SAMPLES, None, 3, ID_PUNTO_M='PM-03', ID_MUESTRA='MS-03', HORA=9.5))
    content[PARAMETERS].append(minimal_row(
        PARAMETERS, None, 3, ID_MUESTRA='MS-03', MET_DETERM='SM 4500'))
    return write(path, content, '08.11', POINT, 3, value='QUEBRADA LA HONDA')


DEFECTS = {
    '08.01': with_values('08.01', PROJECT, 0, '999', SECTOR=999.0),
    '08.02': with_values('08.02', POINT, 0, 'CHÍA', MUNICIPIO='CHÍA'),
    '08.03': with_values('08.03', PROJECT, 0, PADDED, DESCRIP=PADDED),
    '08.04': with_values('08.04', PROJECT, 0, MOJIBAKE, DESCRIP=MOJIBAKE),
    '08.05': with_values('08.05', PROJECT, 0, '-', OBSERV='-'),
    '08.06': with_values('08.06', POINT, 0, CUT_OFF, NOM_C_AG=CUT_OFF),
    '08.07': with_values('08.07', SAMPLES, 1, '150', HUM_REL=150.0),
    '08.08': with_values('08.08', SAMPLES, 0, '01/06/2024', FEC_TOM=datetime.datetime(2024, 6, 1)),
    '08.09': with_values('08.09', POINT, 1, '21', AH='3'),
    '08.10': equal_records,
    '08.11': near_names,
}
