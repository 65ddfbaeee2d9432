# -*- coding: utf-8 -*-
"""Deliveries with one fault each of R_INF_14."""
from __future__ import unicode_literals

from .clean import EAST, SOUTH, clean, sober
from .geodatabases import create, rectangle


def project_beyond_its_area(path):
    content = clean()
    content['AreaProyecto'] = [sober(
        'AreaProyecto', rectangle(EAST - 300, SOUTH + 200, EAST + 100, SOUTH + 600), SECTOR=104.0,
        DESCRIP='Corredor de la línea', NOMENCLAT='AP-01')]
    create(path, content)
    return {'code': '14.01', 'class': 'AreaInfluencia', 'objectid': None}


FAULTS = {'14.01': project_beyond_its_area}
