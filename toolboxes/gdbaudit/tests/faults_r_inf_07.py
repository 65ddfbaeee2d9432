# -*- coding: utf-8 -*-
"""Deliveries with exactly one fault of R_INF_07 each."""
from __future__ import unicode_literals

from .clean import SOUTH, WEST, clean, sober
from .geodatabases import create

POINT = 'PuntoMuestreoAguaSuper'
PARAMETERS = 'ParamFisicoquimSuperTB'
FAUNA = 'MuestreoFaunaTB'
OTHER_PARAMETER = 1081.0


def _made(path, content, code, class_name, objectid=1, **more):
    create(path, content)
    return dict({'code': code, 'class': class_name, 'objectid': objectid}, **more)


def _value(code, class_name, row, **values):
    def build(path):
        content = clean()
        content[class_name][row].values.update(values)
        return _made(path, content, code, class_name, row + 1)
    return build


def study(path):
    return _made(path, clean(), '07.04', POINT, settings={
        'estudio': 'EIA', 'R_INF_07': {'campos_por_estudio': {'EIA': [POINT + '.T_CAUDAL']}}})


def without_any_key(path):
    content = clean()
    content['PuntoMuestreoFauna'] = [sober(
        'PuntoMuestreoFauna', 'POINT ({} {})'.format(WEST + 500, SOUTH + 500), ID_MUES_PT='PF-01',
        NOMBRE='Bosque ripario', N_COBERT='Arbustal', NOMENCLAT=322)]
    content[FAUNA] = [sober(FAUNA, None, 1, ID_MUES_PT='PF-01'), sober(FAUNA, None, 2)]
    return _made(path, content, '07.05', FAUNA, 2)


def unused(path):
    content = clean()
    for number, row in enumerate(content[PARAMETERS], 1):
        row.values.update(PARAMETRO=OTHER_PARAMETER, OT_PARAM='Bromacil {}'.format(number))
    return _made(path, content, '07.06', PARAMETERS, None, settings={
        'R_INF_07': {'campos_condicionales_vacios': [PARAMETERS]}})


FAULTS = {
    '07.01': _value('07.01', POINT, 1, NOM_C_AG='N/A'),
    '07.02': _value('07.02', PARAMETERS, 0, PARAMETRO=OTHER_PARAMETER),
    '07.03': _value('07.03', PARAMETERS, 1, OT_PARAM='Bromacil'),
    '07.04': study,
    '07.05': without_any_key,
    '07.06': unused,
}
