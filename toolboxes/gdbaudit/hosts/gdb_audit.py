# -*- coding: utf-8 -*-
"""Runs the audit tools for credits, from the command line.

    python gdb_audit.py precio --herramienta todas --geodatabase C:\\datos\\estudio.gdb
    python gdb_audit.py ejecutar --herramienta R_INF_04 --geodatabase C:\\datos\\estudio.gdb --salida C:\\datos
    python gdb_audit.py ejecutar --herramienta todas --geodatabase C:\\datos\\estudio.gdb --salida C:\\datos --si
    python gdb_audit.py pendientes
    python gdb_audit.py herramientas
    python gdb_audit.py novedades
"""
from __future__ import unicode_literals

from metering import interrupt

if __name__ == '__main__':
    interrupt.start()

import os
import re
import sys

import metered_audit
from gdbaudit import VERSION
from metering import machine, pending, prices, terminal

STOPPED = (
    'Se detuvo la ejecución. Lo que quedó pendiente con el servidor se termina en la próxima '
    'ejecución, o con la orden «pendientes».')
NO_RELEASE = 'El portal no publica versiones de GDB Audit.'
NEWEST = 'Tiene la versión más reciente: V{}.'
NEWER = 'Hay una versión nueva: V{}. Descárguela en el portal, en Descargas.'


class Console(metered_audit.Host):
    """The terminal; with ``agreed`` the user is not prompted."""

    def __init__(self, agreed):
        self._agreed = agreed
        self._line = terminal.ProgressLine()

    def show_message(self, text):
        self._line.clear()
        terminal.show_message(text)

    def show_progress(self, percent, text):
        self._line.show(percent, text)

    def confirm(self, question, _price):
        return self._agreed or terminal.confirm(question)


def _run(options):
    tools = metered_audit.chosen(options.herramienta)
    # One tool is chosen by its code; the price of all of them is confirmed.
    host = Console(options.si or len(tools) == 1)
    metered_audit.run(host, metered_audit.Job(
        tools, os.path.abspath(options.geodatabase), os.path.abspath(options.salida),
        options.ajustes, options.anterior), options.engine)


def _price(options):
    tools = metered_audit.chosen(options.herramienta)
    delivery, counts = metered_audit.measure(
        os.path.abspath(options.geodatabase), options.ajustes, options.engine)
    delivery.close()
    for line in prices.quote(machine.api(), counts, tools).lines():
        terminal.show_message(line)


def _pending(_options):
    pending.end_all(terminal.show_message)


def _tools(options):
    engine = options.engine or metered_audit.load_engine()
    names = dict((one['feature_id'], one['feature_name']) for one in machine.api().tools())
    for code in engine.TOOLS:
        terminal.show_message('{} {}'.format(code, names.get(code, '')).strip())


def _number(version):
    """A version as numbers to compare: 1.10 is newer than 1.9."""
    return [int(one) for one in re.findall('[0-9]+', version)]


def _news(_options):
    versions = [one['version'] for one in machine.api().releases() if one['toolbox'] == 'audit']
    if not versions:
        terminal.show_message(NO_RELEASE)
    for version in versions:
        is_newer = _number(version) > _number(VERSION)
        terminal.show_message(NEWER.format(version) if is_newer else NEWEST.format(VERSION))


def _add(commands, name, work, text, on_geodatabase=False):
    one = commands.add_parser(name, help=text)
    one.set_defaults(run=work)
    if on_geodatabase:
        one.add_argument('--herramienta', required=True, help='R_INF_01 a R_INF_15, o todas')
        one.add_argument('--geodatabase', required=True,
                         help='geodatabase o carpeta de shapefiles que se revisa')
        one.add_argument('--ajustes', help='archivo de ajustes de la revisión')
    return one


def build_parser(engine=None):
    """The parser of the arguments, in Spanish; tests pass a fake ``engine``."""
    parser = terminal.Parser(description='Caja de herramientas de auditoría GDB Audit, V' + VERSION)
    parser.set_defaults(engine=engine, stopped=STOPPED)
    commands = parser.add_subparsers(dest='orden')
    commands.required = True
    one = _add(commands, 'ejecutar', _run, 'ejecuta una herramienta o todas', True)
    one.add_argument('--salida', required=True, help='carpeta en la que se crea la de resultados')
    one.add_argument('--anterior', help='resultados de una revisión anterior (JSON o libro de '
                     'hallazgos), para comparar')
    one.add_argument('--si', action='store_true', help='acepta el precio sin preguntar')
    _add(commands, 'precio', _price, 'muestra el Score y los créditos, sin ejecutar ni cobrar', True)
    _add(commands, 'pendientes', _pending, 'termina las ejecuciones interrumpidas')
    _add(commands, 'herramientas', _tools, 'lista las herramientas')
    _add(commands, 'novedades', _news, 'compara con la versión publicada')
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(build_parser()))
