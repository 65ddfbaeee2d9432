# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_07."""
from __future__ import unicode_literals

from .clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from .defects import with_values, write

POINT = 'PuntoMuestreoAguaSuper'
PARAMETERS = 'ParamFisicoquimSuperTB'
FAUNA = 'MuestreoFaunaTB'
OTHER_PARAMETER = 1081.0


def study(path):
    return write(path, clean_delivery(), '07.04', POINT, value=None, settings={
        'estudio': 'EIA', 'R_INF_07': {'campos_por_estudio': {'EIA': [POINT + '.T_CAUDAL']}}})


def without_any_key(path):
    content = clean_delivery()
    content['PuntoMuestreoFauna'] = [minimal_row(
        'PuntoMuestreoFauna', 'POINT ({} {})'.format(WEST + 500, SOUTH + 500), ID_MUES_PT='PF-01',
        NOMBRE='Bosque ripario', N_COBERT='Arbustal', NOMENCLAT=322)]
    content[FAUNA] = [minimal_row(FAUNA, None, 1, ID_MUES_PT='PF-01'), minimal_row(FAUNA, None, 2)]
    return write(path, content, '07.05', FAUNA, 2, value=None)


def unused(path):
    content = clean_delivery()
    for number, row in enumerate(content[PARAMETERS], 1):
        row.values.update(PARAMETRO=OTHER_PARAMETER, OT_PARAM='Bromacil {}'.format(number))
    return write(path, content, '07.06', PARAMETERS, None, value=None, settings={
        'R_INF_07': {'campos_condicionales_vacios': [PARAMETERS]}})


DEFECTS = {
    '07.01': with_values('07.01', POINT, 1, 'N/A', NOM_C_AG='N/A'),
    '07.02': with_values('07.02', PARAMETERS, 0, None, PARAMETRO=OTHER_PARAMETER),
    '07.03': with_values('07.03', PARAMETERS, 1, 'Bromacil', OT_PARAM='Bromacil'),
    '07.04': study,
    '07.05': without_any_key,
    '07.06': unused,
}
