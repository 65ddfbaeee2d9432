# -*- coding: utf-8 -*-
"""``importar``: makes a model from the authority's template geodatabase and dictionary."""
from __future__ import print_function, unicode_literals

import argparse
import sys

from .. import engine
from ..errors import AuditError
from ..model import Model, changes, importing

DONE, FAILED = 0, 3


def _parser():
    parser = argparse.ArgumentParser(
        prog='gdbaudit importar', description='Lee la plantilla y el diccionario de la autoridad '
        'y dice qué cambió frente a la edición en uso.')
    parser.add_argument('--plantilla', required=True, metavar='GDB',
                        help='geodatabase de la plantilla')
    parser.add_argument('--diccionario', required=True, metavar='XLSX',
                        help='libro del diccionario de datos geográficos')
    parser.add_argument('--salida', metavar='JSON', help='archivo del modelo; se usa después con el '
                        'ajuste «modelo»')
    parser.add_argument('--edicion', metavar='TEXTO', help='nombre de la edición en los resultados')
    parser.add_argument('--modelo', metavar='JSON',
                        help='edición en uso, si no es la del producto')
    return parser


def main(arguments):
    """Returns the exit code: 0, or 3 when a file cannot be read or written."""
    options = _parser().parse_args(arguments)
    try:
        in_use = engine.open_model(options.modelo)
        facts, notes = importing.import_model(
            options.plantilla, options.diccionario, in_use, options.edicion)
        if options.salida:
            importing.write(facts, options.salida)
    except AuditError as error:
        print(error.text, file=sys.stderr)
        return FAILED
    found = changes.describe(in_use, Model(facts))
    print('Edición en uso: {}'.format(in_use.edition))
    print('Edición importada: {}'.format(facts['edition']))
    print('\n'.join(found) if found else 'No cambia ninguna clase, campo, dominio ni relación.')
    for note in notes:
        print('Aviso: ' + note, file=sys.stderr)
    return DONE
