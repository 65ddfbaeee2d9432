# -*- coding: utf-8 -*-
"""Shows the price of a run before it is reserved.

    python calculadora_score.py --herramienta R_INF_04 --geodatabase C:\\datos\\estudio.gdb
    python calculadora_score.py --herramienta R_INF_04 --fc 1200 --tb 300
"""
from __future__ import unicode_literals

from metering import interrupt

if __name__ == '__main__':
    interrupt.start()

import os
import sys

from metering import desktop, errors, machine, prices, terminal

NOTHING_TO_COUNT = 'Indique --geodatabase, o los registros con --fc y --tb.'


def count(geodatabase=None, fc=None, tb=None):
    """The records that the run is charged for: counted here, or given by the user."""
    if geodatabase:
        return desktop.count_records(geodatabase)
    if fc is None or tb is None:
        raise errors.MeteringError(NOTHING_TO_COUNT)
    return {'fc_records90': fc, 'tb_records90': tb}


def estimate(tool, counts):
    """The lines of text that show the price."""
    return prices.quote(machine.api(), counts, [tool.upper()]).lines()


def _run(options):
    geodatabase = options.geodatabase and os.path.abspath(options.geodatabase)
    counts = count(geodatabase, options.fc, options.tb)
    for line in estimate(options.herramienta, counts):
        terminal.show_message(line)


def build_parser():
    """The arguments, in Spanish."""
    parser = terminal.Parser(description='Calculadora de Score y uso de créditos, V1.00')
    parser.add_argument('--herramienta', required=True, help='código, R_INF_01 a R_INF_15')
    parser.add_argument('--geodatabase', help='geodatabase cuyos registros se cuentan')
    parser.add_argument('--fc', type=terminal.count, help='registros FC')
    parser.add_argument('--tb', type=terminal.count, help='registros TB')
    parser.set_defaults(run=_run)
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(build_parser()))
