# -*- coding: utf-8 -*-
"""Builders of deliveries with one seeded defect, of the metadata, in their items or in the workbook."""
from __future__ import unicode_literals

import os

from gdbaudit.core.metadata_records import ELEMENTS
from . import workbooks
from .clean_delivery import clean_delivery
from .geodatabases import EPSG, MODEL, create, reference_of
from .item_metadata import degrees, document

CLASS = 'CoberturaTierra'
COLUMNS = MODEL.facts['metadata']['columns']
NAME = 'EIA_240520_LAV0001-00-2024.xlsx'


def changed_item(path, old, new):
    """The clean delivery with another text in the item metadata of one class."""
    content = clean_delivery()
    text = document(CLASS, [one.wkt for one in content[CLASS]], reference_of(EPSG))
    if old not in text:
        raise ValueError(old)
    create(path, content, layers={CLASS: {'metadata': text.replace(old, new)}})


def _item(code, old, new):
    def build(path):
        changed_item(path, old, new)
        return {'code': code, 'class': CLASS, 'objectid': None}

    return build


def _without_item(path):
    create(path, clean_delivery(), layers={CLASS: {'metadata': None}})
    return {'code': '15.01', 'class': CLASS, 'objectid': None}


def record(name, shapes=(), **values):
    """A row of the workbook without defects; of type «Documental» without shapes of a class."""
    filled = {
        'id': 'EIA_Altiplano_' + name, 'tipo_metadato': 'Geográfico', 'capa': name,
        'titulo': name + '. EIA Altiplano. El Carmen. Escala 1:10.000. 2024',
        'fecha': '2024/05/01', 'tipo_fecha': 'Creación', 'resumen': 'Capa sintética de prueba.',
        'organizacion': 'Energía del Altiplano S.A.S.', 'correo': 'sig@example.com',
        'rol': 'Punto de contacto', 'palabras_clave': 'prueba', 'representacion': 'Vector',
        'denominador': 10000, 'tema': 'Medio ambiente', 'src': 9377,
        'declaracion': 'Levantada en campo.', 'fecha_metadato': 45432,
        'organizacion_metadato': 'Energía del Altiplano S.A.S.',
        'correo_metadato': 'sig@example.com', 'rol_metadato': 'Autor'}
    if shapes:
        sides = degrees(shapes, reference_of(EPSG))
        filled.update(zip(('oeste', 'este', 'sur', 'norte'), sides))
    filled.update(values)
    return [filled.get(one) for one in ELEMENTS]


def documental():
    return record('Estudio', tipo_metadato='Documental', titulo='Estudio de impacto ambiental')


def workbook_rows():
    """Headings and the rows of the clean delivery, the documental one first."""
    rows = [['Plantilla institucional de metadatos'], COLUMNS, documental()]
    for name, made in clean_delivery().items():
        shapes = [one.wkt for one in made if one.wkt]
        if shapes:
            rows.append(record(name, shapes))
    return rows


def with_workbook(path, rows, name=NAME):
    """The clean delivery and a workbook beside it. Returns the settings that name it."""
    create(path, clean_delivery())
    book = os.path.join(os.path.dirname(path), name)
    workbooks.write(book, [('Listas', [['Rol'], ['Autor']]), ('Metadatos', rows)])
    return {'metadatos': book}


def _strange_record(path):
    settings = with_workbook(path, workbook_rows() + [record(
        'CoberturaTiera', [one.wkt for one in clean_delivery()[CLASS]])])
    return {'code': '15.02', 'class': 'CoberturaTiera', 'objectid': None, 'settings': settings}


def _changed_template(path):
    rows = [row[:-1] for row in workbook_rows()]
    rows[0] = ['Plantilla']
    return {'code': '15.03', 'class': None, 'objectid': None,
            'settings': with_workbook(path, rows)}


def _file_name(path):
    settings = with_workbook(path, workbook_rows(), 'Metadatos finales.xlsx')
    return {'code': '15.10', 'class': None, 'objectid': None, 'settings': settings}


def _two_documental(path):
    rows = workbook_rows() + [record('Otro', tipo_metadato='Documental')]
    return {'code': '15.11', 'class': None, 'objectid': None,
            'settings': with_workbook(path, rows)}


DEFECTS = {
    '15.01': _without_item, '15.02': _strange_record, '15.03': _changed_template,
    '15.04': _item('15.04', 'Levantada en campo.', ''),
    '15.05': _item('15.05', 'EIA_Altiplano_CoberturaTierra', 'EIA_Altiplano_Cobertura'),
    '15.06': _item('15.06', '2024-05-20', '20 de mayo de 2024'),
    '15.07': _item('15.07', '. Escala 1:10000. 2024', ''),
    '15.08': _item('15.08', '<gmd:westBoundLongitude><gco:Decimal>-74', (
        '<gmd:westBoundLongitude><gco:Decimal>-75')),
    '15.09': _item('15.09', '>9377<', '>3116<'),
    '15.10': _file_name, '15.11': _two_documental,
}
