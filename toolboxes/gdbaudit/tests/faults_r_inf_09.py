# -*- coding: utf-8 -*-
"""Deliveries with exactly one fault of R_INF_09 each."""
from __future__ import unicode_literals

from .clean import EAST, MIDDLE, NORTH, SOUTH, WEST, clean, sober
from .geodatabases import create, rectangle

COVER = 'CoberturaTierra'
POINT = 'PuntoMuestreoAguaSuper'


def _made(path, content, code, class_name, objectid=1, **more):
    create(path, content)
    return dict({'code': code, 'class': class_name, 'objectid': objectid}, **more)


def _cover_id(code, value, objectid):
    def build(path):
        content = clean()
        content[COVER][1].values['ID_COBERT'] = value
        return _made(path, content, code, COVER, objectid)
    return build


def siblings(path):
    """A spill of one identifier as a point and as a line."""
    content = clean()
    content['DerrameEscapeGasPT'] = [sober(
        'DerrameEscapeGasPT', 'POINT ({} {})'.format(WEST + 300, SOUTH + 300), ID_CONT_PT='DR-01')]
    content['DerrameLN'] = [sober(
        'DerrameLN', 'LINESTRING ({0} {1}, {2} {1})'.format(WEST + 310, SOUTH + 310, WEST + 350),
        ID_CONT_LN='DR-01')]
    return _made(path, content, '09.03', 'DerrameLN')


def near(path):
    content = clean()
    content['Predios'] = [
        sober('Predios', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1, ID_PREDIO='PR-01a'),
        sober('Predios', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2, ID_PREDIO='PR-01A')]
    return _made(path, content, '09.04', 'Predios', 2)


def ambiguous_symbol(path):
    content = clean()
    content['UnidadGeologica'] = [
        sober('UnidadGeologica', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1,
              NOMBRE='Formación Guaduas', NOMENCLAT='Ktg'),
        # Another age keeps the two from being equal neighbours (04.12).
        sober('UnidadGeologica', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2,
              NOMBRE='Formación Bogotá', NOMENCLAT='Ktg', EDAD=134120.0)]
    return _made(path, content, '09.05', 'UnidadGeologica', 2)


FAULTS = {
    '09.01': _cover_id('09.01', 1, 1),
    '09.02': _cover_id('09.02', None, 2),
    '09.03': siblings,
    '09.04': near,
    '09.05': ambiguous_symbol,
}
