# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of R_INF_14."""
from __future__ import unicode_literals

from .clean_delivery import EAST, SOUTH, clean_delivery, minimal_row
from .geodatabases import create, rectangle


def project_beyond_its_area(path):
    content = clean_delivery()
    content['AreaProyecto'] = [minimal_row(
        'AreaProyecto', rectangle(EAST - 300, SOUTH + 200, EAST + 100, SOUTH + 600), SECTOR=104.0,
        DESCRIP='Corredor de la línea', NOMENCLAT='AP-01')]
    create(path, content)
    return {'code': '14.01', 'class': 'AreaInfluencia', 'objectid': None}


DEFECTS = {'14.01': project_beyond_its_area}
