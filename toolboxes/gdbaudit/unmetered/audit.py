# -*- coding: utf-8 -*-
"""The command line without metering."""
from __future__ import print_function, unicode_literals

import argparse
import json
import os
import sys

from . import import_model
from .. import engine
from ..errors import AuditError

COMPLETE, WITH_ERRORS, NOT_COMPLETE, UNREADABLE = 0, 1, 2, 3


def _parser():
    parser = argparse.ArgumentParser(
        prog='gdbaudit', description='Revisa una geodatabase sin medición de créditos.')
    parser.add_argument('ruta', help='geodatabase (.gdb) o carpeta de shapefiles')
    parser.add_argument('--herramienta', action='append', metavar='R_INF_NN',
                        help='solo esta herramienta; se puede repetir')
    parser.add_argument('--ajustes', metavar='ARCHIVO', help='archivo de ajustes (JSON)')
    parser.add_argument('--anterior', metavar='ARCHIVO', help='resultados de una revisión anterior '
                        '(JSON o libro de hallazgos), para comparar')
    parser.add_argument('--salida', metavar='CARPETA', help='carpeta de los resultados')
    parser.add_argument('--json', action='store_true',
                        help='escribe los hallazgos como un arreglo JSON en la salida estándar')
    return parser


def _progress(fraction, text):
    if sys.stderr.isatty():
        sys.stderr.write('\r{:3.0f} % {:<70.70}'.format(fraction * 100, text))


def main(arguments=None):
    """Returns the exit code: 0, or 1 with errors found, 2 when a check did not run, 3 when the
    geodatabase could not be read. ``importar`` as the first argument imports a model instead."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ['importar']:
        return import_model.main(arguments[1:])
    options = _parser().parse_args(arguments)
    chosen = [code.upper() for code in options.herramienta or engine.TOOLS]
    unknown = [code for code in chosen if code not in engine.TOOLS]
    if unknown:
        print('No existe la herramienta {}.'.format(unknown[0]), file=sys.stderr)
        return UNREADABLE
    try:
        previous = engine.read_previous(options.anterior) if options.anterior else None
        delivery = engine.open_delivery(options.ruta, options.ajustes)
        results = [engine.run_tool(delivery, code, _progress) for code in chosen]
        if options.json:
            rows = [one.as_dict() for result in results for one in result.findings]
            sys.stdout.write(json.dumps(
                rows, ensure_ascii=True, indent=1, sort_keys=True) + '\n')
        if options.salida:
            for path in engine.write_results(
                    delivery, results, os.path.abspath(options.salida), previous):
                print(path, file=sys.stderr)
    except AuditError as error:
        print(error.text, file=sys.stderr)
        return UNREADABLE
    if not all(result.complete for result in results):
        return NOT_COMPLETE
    found = [one.severity for result in results for one in result.findings]
    return WITH_ERRORS if 'E' in found else COMPLETE
