# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of the general structure."""
from __future__ import unicode_literals

import copy
import os

from osgeo import ogr

from .clean_delivery import clean_delivery, minimal_row
from .geodatabases import MODEL, X0, Y0, create, square

EMPTY = 'FuentesMovilesEmisionTB'


def text(name, length):
    made = ogr.FieldDefn(str(name), ogr.OFTString)
    made.SetWidth(length)
    return made


def _without(content, class_name, field):
    for one in content[class_name]:
        one.values.pop(field)
    return content


def damage(path):
    """Cuts off the table that was written last."""
    tables = sorted(name for name in os.listdir(path) if name.endswith('.gdbtable'))
    with open(os.path.join(path, tables[-1]), 'r+b') as stream:
        stream.truncate(20)


def _unreadable(path):
    content = clean_delivery()
    content['UnidadGeologica'] = [minimal_row('UnidadGeologica', square(X0 + 100, Y0 + 100))]
    create(path, content)
    damage(path)
    return {'code': '01.01', 'class': 'UnidadGeologica', 'objectid': None, 'gdb_only': True}


def _unknown_class(path):
    content = clean_delivery()
    content['UnidadGeologica'] = [minimal_row('UnidadGeologica', square(X0 + 100, Y0 + 100))]
    create(path, content, layers={'UnidadGeologica': {'name': 'CapaPropia'}})
    return {'code': '01.02', 'class': 'CapaPropia', 'objectid': None}


def _other_dataset(path):
    create(path, clean_delivery(), layers={'CoberturaTierra': {'dataset': 'T_11_GEOLOGIA'}})
    return {'code': '01.03', 'class': 'CoberturaTierra', 'objectid': None, 'gdb_only': True}


def _other_geometry(path):
    create(path, clean_delivery(), layers={'PuntoMuestreoAguaSuper': {'geometry': ogr.wkbMultiPoint}})
    return {'code': '01.04', 'class': 'PuntoMuestreoAguaSuper', 'objectid': None}


def _empty_table(path):
    content = clean_delivery()
    content[EMPTY] = []
    create(path, content)
    return {'code': '01.05', 'class': EMPTY, 'objectid': None}


def _missing_field(path):
    content = _without(clean_delivery(), 'AreaProyecto', 'OBSERV')
    create(path, content, layers={'AreaProyecto': {'fields': {'OBSERV': None}}})
    return {'code': '01.06', 'class': 'AreaProyecto', 'objectid': None}


def _extra_field(path):
    create(path, clean_delivery(), layers={'AreaProyecto': {'fields': {'MI_DATO': text('MI_DATO', 20)}}})
    return {'code': '01.07', 'class': 'AreaProyecto', 'objectid': None}


def _shorter_field(path):
    create(path, clean_delivery(), layers={'AreaProyecto': {'fields': {'OBSERV': text('OBSERV', 80)}}})
    return {'code': '01.08', 'class': 'AreaProyecto', 'objectid': None}


def _domain_not_assigned(path):
    create(path, clean_delivery(), layers={'AreaProyecto': {
        'fields': {'SECTOR': ogr.FieldDefn(str('SECTOR'), ogr.OFTReal)}}})
    return {'code': '01.09', 'class': 'AreaProyecto', 'objectid': None, 'gdb_only': True}


def changed_domain(path, change):
    """The clean delivery with ``change(codes)`` done to the codes of Dom_Sector."""
    facts = copy.deepcopy(MODEL.domain('Dom_Sector'))
    change(facts['codes'])
    create(path, clean_delivery(), domains={'Dom_Sector': facts})
    return {'code': '01.10', 'class': None, 'objectid': None, 'gdb_only': True}


def _missing_code(path):
    return changed_domain(path, lambda codes: codes.pop('101'))


def _follow_up_table(path):
    content = clean_delivery()
    content['Seg_TecnologiasPUEA_TB'] = [minimal_row('Seg_TecnologiasPUEA_TB')]
    create(path, content)
    return {'code': '01.11', 'class': 'Seg_TecnologiasPUEA_TB', 'objectid': None,
            'settings': {'estudio': 'EIA'}}


def _no_project(path):
    content = clean_delivery()
    del content['AreaProyecto']
    create(path, content)
    return {'code': '01.12', 'class': 'AreaProyecto', 'objectid': None}


DEFECTS = {
    '01.01': _unreadable, '01.02': _unknown_class, '01.03': _other_dataset,
    '01.04': _other_geometry, '01.05': _empty_table, '01.06': _missing_field,
    '01.07': _extra_field, '01.08': _shorter_field, '01.09': _domain_not_assigned,
    '01.10': _missing_code, '01.11': _follow_up_table, '01.12': _no_project,
}
