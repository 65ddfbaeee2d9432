# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_13."""
from __future__ import unicode_literals

from .clean_delivery import EAST, MIDDLE, NORTH, SOUTH, clean_delivery, minimal_row
from .geodatabases import create, rectangle


def with_cover_to(east):
    """A delivery whose land cover ends at an easting."""
    content = clean_delivery()
    content['CoberturaTierra'][1] = minimal_row(
        'CoberturaTierra', rectangle(MIDDLE, SOUTH, east, NORTH), 2, N1_COBERT=3.0,
        N2_COBERT=32.0, N3_COBERT=322.0, NOMENCLAT=322)
    return content


def uncovered_strip(path):
    create(path, with_cover_to(EAST - 50))
    return {'code': '13.01', 'class': 'CoberturaTierra', 'objectid': None}


def beyond_the_area(path):
    create(path, with_cover_to(EAST + 100))
    return {'code': '13.02', 'class': 'CoberturaTierra', 'objectid': None,
            'settings': {'R_INF_13': {'clases_sin_exceso': ['CoberturaTierra']}}}


def medium_without_area(path):
    content = clean_delivery()
    content['AreaInfluencia'][0].values['AREA_INFL'] = 201.0
    create(path, content)
    return {'code': '13.03', 'class': 'AreaInfluencia', 'objectid': None}


DEFECTS = {'13.01': uncovered_strip, '13.02': beyond_the_area, '13.03': medium_without_area}
