# -*- coding: utf-8 -*-
"""Registers this machine, shows its registration and forgets it, from the command line.

    python registro_equipo.py registrar --portal https://portal.example.com --codigo ABCD-EFGH-JKLM
    python registro_equipo.py estado
    python registro_equipo.py olvidar
"""
from __future__ import unicode_literals

import sys

from metering import machine, terminal

REGISTERED = 'El equipo {machine_id} quedó registrado para {username}.'
KNOWN = 'El equipo {machine_id} está registrado para {username} en {host}.'
UNKNOWN = 'Este equipo no está registrado.'
FORGOTTEN = 'El equipo fue liberado. Ya puede registrar otro.'
FORGOTTEN_HERE = (
    'El servidor no respondió. El registro se borró de este equipo; '
    'libere también el equipo en su perfil del portal.'
)


def api_address(portal):
    """The API's address of a portal's: the page's address does as well."""
    portal = portal.strip().rstrip('/')
    return portal if portal.endswith('/api') else portal + '/api'


def register(portal, code, name=None):
    """Registers this machine. Gives what to tell."""
    return REGISTERED.format(**machine.register(api_address(portal), code, name or None))


def show():
    """Gives what to tell of the registration."""
    kept = machine.status()
    return KNOWN.format(**kept) if kept['registered'] else UNKNOWN


def forget():
    """Releases this machine. Gives what to tell."""
    if not machine.status()['registered']:
        return UNKNOWN
    return FORGOTTEN if machine.forget() else FORGOTTEN_HERE


def command_line():
    """The arguments, in Spanish."""
    parser = terminal.Parser(description='Registro de equipo de GDB Audit, V1.00')
    commands = parser.add_subparsers(dest='orden')
    commands.required = True
    one = commands.add_parser('registrar', help='registra este equipo')
    one.add_argument('--portal', required=True, help='dirección del portal, https://…')
    one.add_argument('--codigo', required=True, help='código de activación de su perfil')
    one.add_argument('--equipo', help='nombre del equipo; por defecto, el del sistema')
    one.set_defaults(run=lambda o: terminal.say(register(o.portal, o.codigo, o.equipo)))
    one = commands.add_parser('estado', help='muestra el registro')
    one.set_defaults(run=lambda _: terminal.say(show()))
    one = commands.add_parser('olvidar', help='libera este equipo')
    one.set_defaults(run=lambda _: terminal.say(forget()))
    return parser


if __name__ == '__main__':
    sys.exit(terminal.main(command_line()))
