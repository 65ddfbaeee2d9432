# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_09."""
from __future__ import unicode_literals

from .clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from .defects import write
from .geodatabases import rectangle

COVER = 'CoberturaTierra'
POINT = 'PuntoMuestreoAguaSuper'


def _cover_id(code, value, objectid, reported):
    def build(path):
        content = clean_delivery()
        content[COVER][1].values['ID_COBERT'] = value
        return write(path, content, code, COVER, objectid, value=reported)
    return build


def siblings(path):
    """A spill of one identifier as a point and as a line."""
    content = clean_delivery()
    content['DerrameEscapeGasPT'] = [minimal_row(
        'DerrameEscapeGasPT', 'POINT ({} {})'.format(WEST + 300, SOUTH + 300), ID_CONT_PT='DR-01')]
    content['DerrameLN'] = [minimal_row(
        'DerrameLN', 'LINESTRING ({0} {1}, {2} {1})'.format(WEST + 310, SOUTH + 310, WEST + 350),
        ID_CONT_LN='DR-01')]
    return write(path, content, '09.03', 'DerrameLN', value='DR-01')


def near(path):
    content = clean_delivery()
    content['Predios'] = [
        minimal_row('Predios', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1, ID_PREDIO='PR-01a'),
        minimal_row('Predios', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2, ID_PREDIO='PR-01A')]
    return write(path, content, '09.04', 'Predios', 2, value='PR-01A')


def ambiguous_symbol(path):
    content = clean_delivery()
    content['UnidadGeologica'] = [
        minimal_row('UnidadGeologica', rectangle(WEST, SOUTH, MIDDLE, NORTH), 1,
                    NOMBRE='Formación Guaduas', NOMENCLAT='Ktg'),
        # Another age keeps the two from being equal neighbors (04.12).
        minimal_row('UnidadGeologica', rectangle(MIDDLE, SOUTH, EAST, NORTH), 2,
                    NOMBRE='Formación Bogotá', NOMENCLAT='Ktg', EDAD=134120.0)]
    return write(path, content, '09.05', 'UnidadGeologica', 2, value='Ktg')


DEFECTS = {
    '09.01': _cover_id('09.01', 1, 1, '1'),
    '09.02': _cover_id('09.02', None, 2, None),
    '09.03': siblings,
    '09.04': near,
    '09.05': ambiguous_symbol,
}
