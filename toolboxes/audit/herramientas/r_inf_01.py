# -*- coding: utf-8 -*-
"""Reference function of R_INF_01: a spreadsheet of the geodatabase's classes and tables.

It reads the general structure and judges it only where no rule of the model is needed: classes
without a coordinate system, and empty ones. The operator's own tool takes its place.
"""
from __future__ import unicode_literals

import io
import os
import time

from metering import desktop

HEADER = ('Nombre', 'Tipo', 'Geometría', 'Sistema de coordenadas', 'EPSG', 'Registros', 'Hallazgo')
KINDS = {'FC': 'Clase de entidad', 'TB': 'Tabla'}


def finding(dataset):
    """What stands out about a class or table; empty when nothing does."""
    if dataset.kind == 'FC' and not dataset.epsg:
        return 'Sin sistema de coordenadas reconocido'
    if dataset.records == 0:
        return 'Sin registros'
    return ''


def cell(value):
    """A cell that a spreadsheet shows as text, whatever it begins with."""
    text = '{}'.format(value)
    if text[:1] in ('=', '+', '-', '@', '\t', '\r'):
        text = "'" + text
    return '"' + text.replace('"', '""') + '"'


def run(context):
    """Writes the spreadsheet and tells where it is."""
    context.stage('Lectura de la estructura')
    found = desktop.datasets(context.geodatabase)
    context.stage('Escritura de resultados')
    name = 'R_INF_01_{}.csv'.format(time.strftime('%Y%m%d_%H%M%S'))
    path = os.path.join(context.output, name)
    # The mark at the beginning and the semicolon are what spreadsheets in Spanish expect.
    with io.open(path, 'w', encoding='utf-8-sig', newline='\r\n') as sheet:
        sheet.write(';'.join(cell(title) for title in HEADER) + '\n')
        for one in found:
            row = (one.name, KINDS[one.kind], one.geometry, one.reference,
                   one.epsg or '', one.records, finding(one))
            sheet.write(';'.join(cell(value) for value in row) + '\n')
    context.say('{} clases y tablas. Resultados: {}'.format(len(found), path))
    return {
        'fc_records90': sum(one.records for one in found if one.kind == 'FC'),
        'tb_records90': sum(one.records for one in found if one.kind == 'TB'),
    }
