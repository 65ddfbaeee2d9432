# -*- coding: utf-8 -*-
"""Asks what a run would cost, before anything is run or charged.

    python calculadora_score.py --herramienta R_INF_04 --geodatabase C:\\datos\\estudio.gdb
    python calculadora_score.py --herramienta R_INF_04 --fc 1200 --tb 300
"""
from __future__ import unicode_literals

import sys

from metering import desktop, faults, machine, terminal

NOTHING_TO_COUNT = 'Indique --geodatabase, o los registros con --fc y --tb.'
ENOUGH = 'Sus créditos disponibles alcanzan.'
SHORT = 'Sus créditos disponibles no alcanzan para esta ejecución.'


def measure(tool, geodatabase=None, fc=None, tb=None):
    """What the run is measured by: counted here, or given."""
    if geodatabase:
        counts = desktop.count_records(geodatabase)
    elif fc is not None and tb is not None:
        counts = {'fc_records90': fc, 'tb_records90': tb}
    else:
        raise faults.MeteringFault(NOTHING_TO_COUNT)
    return dict(counts, feature_id=tool.upper())


def estimate(measured):
    """The lines to tell. The server alone computes score and credits, from its price list."""
    answer = machine.api().estimate(measured)
    return [
        'Herramienta: {}'.format(answer['feature_id']),
        'Registros FC: {fc_records90}. Registros TB: {tb_records90}.'.format(**measured),
        'Score: {}. Nivel: {}.'.format(terminal.amount(answer['score']), answer['level']),
        'Créditos de la ejecución: {}'.format(terminal.amount(answer['credits'])),
        'Créditos disponibles: {}'.format(terminal.amount(answer['available_credits'])),
        ENOUGH if answer['enough'] else SHORT,
    ]


def _run(options):
    measured = measure(options.herramienta, options.geodatabase, options.fc, options.tb)
    for line in estimate(measured):
        terminal.say(line)


def command_line():
    """The arguments, in Spanish."""
    parser = terminal.Parser(description='Calculadora de score y créditos, V1.00')
    parser.add_argument('--herramienta', required=True, help='código, R_INF_01 a R_INF_15')
    parser.add_argument('--geodatabase', help='geodatabase cuyos registros se cuentan')
    parser.add_argument('--fc', type=terminal.count, help='registros FC')
    parser.add_argument('--tb', type=terminal.count, help='registros TB')
    parser.set_defaults(run=_run)
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(command_line()))
