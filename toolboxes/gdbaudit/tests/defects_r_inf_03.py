# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of the project's identification."""
from __future__ import unicode_literals

import datetime

from .clean_delivery import PROJECT, clean_delivery, minimal_row
from .geodatabases import X0, Y0, create

LINE = 'LINESTRING ({} {}, {} {})'.format(X0 + 250, Y0 + 250, X0 + 450, Y0 + 260)


def changed(path, class_name, **values):
    """The clean delivery with other values in the first row of a class."""
    content = clean_delivery()
    content[class_name][0].values.update(values)
    create(path, content)


def _other_project(path):
    changed(path, 'AreaProyecto', EXPEDIENTE='LAM9999-00-2011')
    return {'code': '03.01', 'class': 'AreaProyecto', 'objectid': 1}


def _other_writing(path):
    changed(path, 'AreaProyecto', OPERADOR=PROJECT['OPERADOR'].upper())
    return {'code': '03.02', 'class': 'AreaProyecto', 'objectid': 1}


def _incomplete_act(path):
    changed(path, 'AreaProyecto', NUM_ACT_AD='1234', FEC_ACT_AD=datetime.datetime(2023, 4, 5))
    return {'code': '03.03', 'class': 'AreaProyecto', 'objectid': 1}


def _other_pattern(path):
    create(path, clean_delivery())
    return {'code': '03.04', 'class': None, 'objectid': None,
            'settings': {'R_INF_03': {'patron_expediente': r'^LAM\d{4}$'}}}


def with_line(path, **values):
    """The clean delivery with a line of the project."""
    content = clean_delivery()
    content['AreaProyecto'][0].values['CONTRATO'] = 'C-001'
    filled = dict({'SECTOR': 104.0, 'CONTRATO': 'C-001', 'DESCRIP': 'Eje de la línea',
                   'NOMENCLAT': 'LP-01'}, **values)
    content['LineaProyecto'] = [minimal_row('LineaProyecto', LINE, **filled)]
    create(path, content)


def _other_sector(path):
    with_line(path, SECTOR=101.0)
    return {'code': '03.05', 'class': 'LineaProyecto', 'objectid': None}


DEFECTS = {'03.01': _other_project, '03.02': _other_writing, '03.03': _incomplete_act,
           '03.04': _other_pattern, '03.05': _other_sector}
