# -*- coding: utf-8 -*-
"""Runs an audit tool for credits: reserves, runs the tool's own function, and settles.

    python gdb_audit.py ejecutar --herramienta R_INF_01 --geodatabase C:\\datos\\estudio.gdb --salida C:\\datos
    python gdb_audit.py pendientes
    python gdb_audit.py herramientas
    python gdb_audit.py novedades
"""
from __future__ import unicode_literals

import os
import sys

import tool_functions
from metering import desktop, faults, machine, metered_run, terminal

VERSION = '1.02'
DONE = 'Ejecución {utilization_id} terminada. Créditos usados: {used}. Disponibles: {available}.'
NOTHING_PENDING = 'No hay ejecuciones interrumpidas.'
NO_RELEASE = 'El portal no publica versiones de GDB Audit.'
NEWEST = 'Tiene la versión más reciente: V{}.'
NEWER = 'Hay una versión nueva: V{}. Descárguela en el portal, en Descargas.'


def installed(folder=None):
    """The codes of the tools whose functions are installed."""
    return tool_functions.installed(folder)


def finish_interrupted(say, api=None):
    """Ends the runs that an earlier session left open. Gives how many there were."""
    told = metered_run.end_interrupted(api or machine.api())
    for _, text in told:
        say(text)
    return len(told)


def run(say, job):
    """Runs a tool as the job says. Raises ``MeteringFault`` with what to tell.

    ``job``: tool, geodatabase, output, and optionally fc, tb and folder.
    """
    # Found before anything is reserved: a tool that is not installed costs nothing.
    function = tool_functions.load(job['tool'], job.get('folder'))
    api = machine.api()
    finish_interrupted(say, api)
    given = job.get('fc') is not None and job.get('tb') is not None
    counts = (
        {'fc_records90': job['fc'], 'tb_records90': job['tb']} if given
        else desktop.count_records(job['geodatabase']))
    measure = dict(counts, feature_id=job['tool'].upper())

    def work(progress):
        return function(tool_functions.Context(job, progress.stage, say))

    answer = metered_run.run_metered(api, measure, work)
    say(DONE.format(
        utilization_id=answer['utilization_id'],
        used=terminal.amount(answer['credits_used']),
        available=terminal.amount(answer['available_credits'])))


def _run(options):
    if not options.geodatabase and (options.fc is None or options.tb is None):
        raise faults.MeteringFault('Indique --geodatabase, o los registros con --fc y --tb.')
    run(terminal.say, {
        'tool': options.herramienta, 'geodatabase': options.geodatabase,
        'output': os.path.abspath(options.salida), 'folder': options.carpeta,
        'fc': options.fc, 'tb': options.tb,
    })


def _pending(_options):
    if finish_interrupted(terminal.say) == 0:
        terminal.say(NOTHING_PENDING)


def _tools(options):
    names = dict((one['feature_id'], one['feature_name']) for one in machine.api().tools())
    for code in installed(options.carpeta):
        terminal.say('{} {}'.format(code, names.get(code, '')).strip())


def _news(_options):
    versions = [one['version'] for one in machine.api().releases() if one['toolbox'] == 'audit']
    if not versions:
        terminal.say(NO_RELEASE)
    for version in versions:
        terminal.say((NEWEST if version == VERSION else NEWER).format(version))


def command_line():
    """The arguments, in Spanish."""
    parser = terminal.Parser(description='Cliente de auditoría GDB Audit, V1.02')
    parser.add_argument('--carpeta', help='carpeta con las funciones de las herramientas')
    commands = parser.add_subparsers(dest='orden')
    commands.required = True
    one = commands.add_parser('ejecutar', help='ejecuta una herramienta')
    one.add_argument('--herramienta', required=True, help='código, R_INF_01 a R_INF_15')
    one.add_argument('--geodatabase', help='geodatabase que se revisa')
    one.add_argument('--salida', default='.', help='carpeta de los resultados')
    one.add_argument('--fc', type=terminal.count, help='registros FC, si ya los contó')
    one.add_argument('--tb', type=terminal.count, help='registros TB, si ya los contó')
    one.set_defaults(run=_run)
    one = commands.add_parser('pendientes', help='termina las ejecuciones interrumpidas')
    one.set_defaults(run=_pending)
    one = commands.add_parser('herramientas', help='lista las herramientas instaladas')
    one.set_defaults(run=_tools)
    one = commands.add_parser('novedades', help='compara con la versión publicada')
    one.set_defaults(run=_news)
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(command_line()))
