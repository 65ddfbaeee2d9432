# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_11."""
from __future__ import unicode_literals

import os

from .clean_delivery import EAST, NORTH, PLACE, SOUTH, WEST, clean_delivery, consistent_row, minimal_row
from .defects import write
from .geodatabases import X0, create, rectangle

# The municipality of Cota lies to the east of that of the delivery (Chía).
BORDER = X0 + 700
COTA = '25214'


def _two_municipalities(content):
    content['Municipio'] = [
        minimal_row('Municipio', rectangle(WEST - 500, SOUTH - 500, BORDER, NORTH + 500)),
        minimal_row('Municipio', rectangle(BORDER, SOUTH - 500, EAST + 500, NORTH + 500), 2,
                    MUNICIPIO=COTA)]
    return content


def _point(x, **values):
    return consistent_row('PuntoMuestreoAguaSuper', 'POINT ({} {})'.format(x, SOUTH + 100), 2, **dict(
        dict(ID_PUNTO_M='PM-02', AH='2', ZH='21', SZH='2120', NOMBRE='Quebrada La Honda 2',
             NOM_C_AG='Quebrada La Honda', N_MIC_CUE='Quebrada La Honda', COTA=2550.0), **values))


def wrong_municipality(path):
    """A point 200 m inside the neighbor."""
    content = _two_municipalities(clean_delivery())
    points = content['PuntoMuestreoAguaSuper']
    old = points[1].values
    moved = _point(BORDER + 200)
    points[1] = moved._replace(values=dict(old, COOR_ESTE=moved.values['COOR_ESTE']))
    return write(path, content, '11.01', 'PuntoMuestreoAguaSuper', 2)


def mostly_elsewhere(path):
    """A site that lies mostly in the neighbor."""
    content = _two_municipalities(clean_delivery())
    content['Zodmes'] = [minimal_row(
        'Zodmes', rectangle(BORDER - 10, SOUTH + 10, BORDER + 90, SOUTH + 50), **PLACE)]
    return write(path, content, '11.02', 'Zodmes', 1)


def other_rural_district(path):
    content = clean_delivery()
    content['PuntoMuestreoAguaSuper'][1].values['VEREDA'] = 'La Balsa'
    return write(path, content, '11.03', 'PuntoMuestreoAguaSuper', 2)


def _reference(path, content):
    """Writes official layers beside a delivery, and gives the settings that name them."""
    beside = os.path.join(os.path.dirname(path), 'referencia.gdb')
    create(beside, content)
    return {'referencia': beside}


def other_authority(path):
    """The reference has the authorities' areas: a class with the field CAR."""
    content = clean_delivery()
    content['PuntoMuestreoAguaSuper'][1].values['CAR'] = 1004.0
    area = rectangle(WEST - 500, SOUTH - 500, EAST + 500, NORTH + 500)
    settings = _reference(path, {'VertimientoSuelo': [minimal_row('VertimientoSuelo', area)]})
    settings['R_INF_11'] = {'campos_referencia': {'CAR': ['CAR']}}
    return write(path, content, '11.04', 'PuntoMuestreoAguaSuper', 2, settings=settings)


def other_shape(path):
    """The official municipality ends where a third of the one delivered still lies."""
    official = rectangle(WEST - 500, SOUTH - 500, EAST + 10, NORTH + 500)
    settings = _reference(path, {'Municipio': [minimal_row('Municipio', official)]})
    return write(path, clean_delivery(), '11.05', 'Municipio', 1, settings=settings)


DEFECTS = {'11.01': wrong_municipality, '11.02': mostly_elsewhere, '11.03': other_rural_district,
           '11.04': other_authority, '11.05': other_shape}
