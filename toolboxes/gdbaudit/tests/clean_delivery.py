# -*- coding: utf-8 -*-
"""A small delivery without defects; the builders of defects change one thing of it."""
from __future__ import unicode_literals

import collections

from .geodatabases import X0, Y0, rectangle, row, square

# The values of every record of the delivery.
PROJECT = {'EXPEDIENTE': 'LAV0001-00-2024', 'OPERADOR': 'Energía del Altiplano S.A.S.',
           'PROYECTO': 'Línea de transmisión de prueba'}
PLACE = {'DEPTO': '25', 'MUNICIPIO': '25175', 'VEREDA': 'El Carmen', 'CAR': 1003.0}
NO_ACT = {'NUM_ACT_AD': None, 'FEC_ACT_AD': None, 'ART_ACT_AD': None}
# The area of influence is 1,000 m wide; the project's area lies within it.
WEST, SOUTH, EAST, NORTH = X0, Y0, X0 + 1000, Y0 + 1000
MIDDLE = X0 + 400


def consistent_row(class_name, wkt=None, number=1, **values):
    """A row whose identification, place and act agree with the rest of the clean delivery."""
    made = row(class_name, wkt, number)
    names = made.values
    for shared in (PROJECT, PLACE, NO_ACT):
        names.update((key, value) for key, value in shared.items() if key in names)
    for name in values:
        if name not in names:
            raise KeyError(name)
    names.update(values)
    return made


def _conditional(made, class_name):
    """Empties the fields that are not obligatory, except identification and calculated fields."""
    from .geodatabases import MODEL
    for field in MODEL.classes[class_name.upper()].fields.values():
        if field.obligation != 'obligatorio' and not field.calculated and (
                field.name not in PROJECT):
            made.values[field.name] = None
    return made


def minimal_row(class_name, wkt=None, number=1, **values):
    """Like ``consistent_row``, with conditional and optional fields empty unless they are given."""
    made = _conditional(consistent_row(class_name, wkt, number), class_name)
    made.values.update(values)
    return made


def clean_delivery():
    """The content of the clean delivery: class name -> rows, for ``geodatabases.create``."""
    wide = rectangle(WEST - 500, SOUTH - 500, EAST + 500, NORTH + 500)
    whole = rectangle(WEST, SOUTH, EAST, NORTH)
    content = collections.OrderedDict()
    content['AreaProyecto'] = [minimal_row(
        'AreaProyecto', square(WEST + 200, SOUTH + 200, 400), SECTOR=104.0,
        DESCRIP='Corredor de la línea', NOMENCLAT='AP-01')]
    content['AreaInfluencia'] = [
        minimal_row('AreaInfluencia', whole, 1, AREA_INFL=203.0),
        minimal_row('AreaInfluencia', whole, 2, AREA_INFL=204.0)]
    content['CoberturaTierra'] = [
        minimal_row('CoberturaTierra', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1, N1_COBERT=3.0,
                    N2_COBERT=31.0, N3_COBERT=314.0, NOMENCLAT=314),
        minimal_row('CoberturaTierra', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2, N1_COBERT=3.0,
                    N2_COBERT=32.0, N3_COBERT=322.0, NOMENCLAT=322)]
    content['Departamento'] = [minimal_row('Departamento', wide)]
    content['Municipio'] = [minimal_row('Municipio', wide)]
    content['UnidadTerritorial'] = [minimal_row(
        'UnidadTerritorial', wide, NOM_U_TERR='El Carmen', COD_U_TERR='25175-01',
        ASENTAMIEN='Centro poblado El Carmen')]
    content['PuntoMuestreoAguaSuper'] = [
        minimal_row('PuntoMuestreoAguaSuper', 'POINT ({} {})'.format(WEST + 100 * number, SOUTH + 100),
                    number, ID_PUNTO_M='PM-0{}'.format(number), AH='2', ZH='21', SZH='2120',
                    NOMBRE='Quebrada La Honda {}'.format(number), NOM_C_AG='Quebrada La Honda',
                    N_MIC_CUE='Quebrada La Honda', COTA=2550.0)
        for number in (1, 2)]
    content['MuestreoFisicoquimSuperTB'] = [
        minimal_row('MuestreoFisicoquimSuperTB', None, number, ID_PUNTO_M='PM-0{}'.format(number),
                    ID_MUESTRA='MS-0{}'.format(number), HORA=9.5) for number in (1, 2)]
    content['ParamFisicoquimSuperTB'] = [
        minimal_row('ParamFisicoquimSuperTB', None, number, ID_MUESTRA='MS-0{}'.format(number),
                    MET_DETERM='SM 4500') for number in (1, 2)]
    return content
