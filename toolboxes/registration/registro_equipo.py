# -*- coding: utf-8 -*-
"""Registers this machine, shows its registration and releases it, from the command line.

    python registro_equipo.py registrar --portal https://portal.example.com --codigo ABCD-EFGH-JKLM
    python registro_equipo.py estado
    python registro_equipo.py olvidar
"""
from __future__ import unicode_literals

from metering import interrupt

if __name__ == '__main__':
    interrupt.start()

import sys

from metering import registration, terminal

STOPPED = (
    'Se detuvo el registro. Si su perfil del portal muestra este equipo, libérelo allí; cree otro código '
    'de activación y regístrelo de nuevo.')


def build_parser():
    """The arguments, in Spanish."""
    parser = terminal.Parser(description='Registro de equipo de GDB Audit, V1.00')
    commands = parser.add_subparsers(dest='orden')
    commands.required = True
    one = commands.add_parser('registrar', help='registra este equipo')
    one.add_argument('--portal', required=True, help='dirección del portal, https://…')
    one.add_argument('--codigo', required=True, help='código de activación de su perfil')
    one.add_argument('--equipo', help='nombre del equipo; por defecto, el del sistema')
    one.set_defaults(stopped=STOPPED, run=lambda o: terminal.show_message(
        registration.register(o.portal, o.codigo, o.equipo)))
    one = commands.add_parser('estado', help='muestra el registro')
    one.set_defaults(run=lambda _: terminal.show_message(registration.show()))
    one = commands.add_parser('olvidar', help='libera este equipo')
    one.set_defaults(run=lambda _: terminal.show_message(registration.release()))
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(build_parser()))
