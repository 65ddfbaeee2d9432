# -*- coding: utf-8 -*-
"""The machine's registration: its name, and its token in a file readable by its owner only."""
from __future__ import unicode_literals

import hashlib
import os
import platform
import re
import uuid

from . import errors, private_file
from .api import Api

DAMAGED = (
    'El registro de este equipo está dañado: {}. Libere el equipo en su perfil del portal, cree un '
    'código de activación y registre de nuevo este equipo.'
)
UNREADABLE = (
    'No se puede leer el registro de este equipo: {}. No se ha perdido. Revise que su usuario tenga '
    'permiso de lectura sobre el archivo y que ningún otro programa lo tenga abierto.'
)
NOT_STORED = (
    'No es posible guardar el registro en {}. {} El código de activación no se usó.'
)
NOT_REGISTERED = errors.DESKTOP_TEXTS['UNAUTHENTICATED']


def _path():
    return os.path.join(private_file.home(), 'equipo.json')


def _stored():
    """The stored registration; empty without one."""
    try:
        return private_file.read(_path())
    except ValueError:
        raise errors.MeteringError(DAMAGED.format(_path()))
    except EnvironmentError:
        raise errors.MeteringError(UNREADABLE.format(_path()))


def default_name():
    """The computer's name and a hash of its network card, in ASCII without spaces."""
    name = re.sub(r'[^A-Za-z0-9-]', '', platform.node()) or 'EQUIPO'
    mark = hashlib.sha256('{}'.format(uuid.getnode()).encode('ascii')).hexdigest()[:8]
    return '{}-{}'.format(name[:60], mark)


def status():
    """The stored registration without the token; ``registered`` says whether there is one."""
    stored = _stored()
    stored['registered'] = bool(stored.pop('machine_token', None))
    return stored


def _prepare():
    """What is stored before a registration. It is written again: a code is valid once, and its
    token has to be stored."""
    try:
        stored = private_file.read(_path())
    except ValueError:  # damaged: the new registration replaces it
        stored = {}
    except EnvironmentError:
        raise errors.MeteringError(UNREADABLE.format(_path()))
    try:
        private_file.write(_path(), stored)
    except EnvironmentError as error:
        raise errors.MeteringError(NOT_STORED.format(_path(), errors.describe(error)))
    return stored


def register(host, activation_code, machine_id=None):
    """Registers the machine and stores its token. Returns the new ``status``."""
    api = Api(host)
    code = ''.join(activation_code.split()).upper()
    former = _prepare().get('machine_id')
    response = api.register(code, machine_id or former or default_name())
    stored = {'host': api.host}
    for field in ('machine_token', 'machine_id', 'username'):
        stored[field] = response[field]
    private_file.write(_path(), stored)
    return status()


def release():
    """Releases the machine on the server, and removes the token from the machine in any case.

    Returns whether the server released it; when it is unreachable, the user can release the
    machine in the portal.
    """
    try:
        api().release()
        released = True
    except errors.Rejected as error:
        released = error.code == 'UNAUTHENTICATED'
    except errors.Unreachable:
        released = False
    stored = _stored()
    stored.pop('machine_token', None)
    private_file.write(_path(), stored)
    return released


def api():
    """The API with this machine's token."""
    stored = _stored()
    if not stored.get('host') or not stored.get('machine_token'):
        raise errors.MeteringError(NOT_REGISTERED)
    return Api(stored['host'], stored['machine_token'])
