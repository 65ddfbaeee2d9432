# -*- coding: utf-8 -*-
"""The machine's registration: its name, and its token in a file of its owner."""
from __future__ import unicode_literals

import hashlib
import os
import platform
import re
import uuid

from . import faults, private_file
from .api import Api

NOT_REGISTERED = faults.DESKTOP_TEXTS['UNAUTHENTICATED']


def _path():
    return os.path.join(private_file.home(), 'equipo.json')


def default_name():
    """The computer's name and a mark of its network card, in ASCII without spaces."""
    name = re.sub(r'[^A-Za-z0-9-]', '', platform.node()) or 'EQUIPO'
    mark = hashlib.sha256('{}'.format(uuid.getnode()).encode('ascii')).hexdigest()[:8]
    return '{}-{}'.format(name[:60], mark)


def name():
    """The name under which the machine is, was or would be registered."""
    return private_file.read(_path()).get('machine_id') or default_name()


def status():
    """What is kept, without the token."""
    kept = private_file.read(_path())
    kept['registered'] = bool(kept.pop('machine_token', None))
    return kept


def register(host, activation_code, machine_id=None):
    """Registers the machine and keeps its token. Gives the server's answer without it."""
    api = Api(host)
    answer = api.register(activation_code.strip().upper(), machine_id or name())
    kept = {'host': api.host}
    for field in ('machine_token', 'machine_id', 'username'):
        kept[field] = answer[field]
    private_file.write(_path(), kept)
    return status()


def forget():
    """Tells the server to release the machine and removes the token from it in any case.

    Gives whether the server knows: it does not when it cannot be reached, and then the machine
    can still be released in the portal.
    """
    try:
        api().release()
        told = True
    except faults.Refused as refusal:
        told = refusal.code == 'UNAUTHENTICATED'
    except faults.Unreachable:
        told = False
    kept = private_file.read(_path())
    kept.pop('machine_token', None)
    private_file.write(_path(), kept)
    return told


def api():
    """The API with this machine's token."""
    kept = private_file.read(_path())
    if not kept.get('host') or not kept.get('machine_token'):
        raise faults.MeteringFault(NOT_REGISTERED)
    return Api(kept['host'], kept['machine_token'])
