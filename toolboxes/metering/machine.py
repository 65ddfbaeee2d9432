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

NOT_REGISTERED = errors.DESKTOP_TEXTS['UNAUTHENTICATED']


def _path():
    return os.path.join(private_file.home(), 'equipo.json')


def default_name():
    """The computer's name and a hash of its network card, in ASCII without spaces."""
    name = re.sub(r'[^A-Za-z0-9-]', '', platform.node()) or 'EQUIPO'
    mark = hashlib.sha256('{}'.format(uuid.getnode()).encode('ascii')).hexdigest()[:8]
    return '{}-{}'.format(name[:60], mark)


def name():
    """The name under which the machine is, was or would be registered."""
    return private_file.read(_path()).get('machine_id') or default_name()


def status():
    """The stored registration without the token; ``registered`` says whether there is one."""
    stored = private_file.read(_path())
    stored['registered'] = bool(stored.pop('machine_token', None))
    return stored


def register(host, activation_code, machine_id=None):
    """Registers the machine and stores its token. Returns the new ``status``."""
    api = Api(host)
    code = ''.join(activation_code.split()).upper()
    response = api.register(code, machine_id or name())
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
    stored = private_file.read(_path())
    stored.pop('machine_token', None)
    private_file.write(_path(), stored)
    return released


def api():
    """The API with this machine's token."""
    stored = private_file.read(_path())
    if not stored.get('host') or not stored.get('machine_token'):
        raise errors.MeteringError(NOT_REGISTERED)
    return Api(stored['host'], stored['machine_token'])
