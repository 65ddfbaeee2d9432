# -*- coding: utf-8 -*-
"""The machine's registration as every host offers it: with the portal's address and Spanish texts."""
from __future__ import unicode_literals

from . import machine

API = '/api'
REGISTERED = 'El equipo {machine_id} quedó registrado para {username}.'
KNOWN = 'El equipo {machine_id} está registrado para {username} en {host}.'
UNKNOWN = 'Este equipo no está registrado.'
NOT_REGISTERED = UNKNOWN + (
    ' Cree un código de activación en su perfil del portal y registre con él este equipo.'
)
RELEASED = 'El equipo fue liberado. Ya puede registrar otro.'
RELEASED_LOCALLY = (
    'El servidor no respondió. El registro se borró de este equipo; '
    'libere también el equipo en su perfil del portal.'
)


def api_url(portal):
    """The API's address of a portal; accepts the API's own address too, and that of a page."""
    scheme, mark, rest = portal.strip().partition('://')
    host = rest.partition('/')[0]
    return '{}{}{}{}'.format(scheme, mark, host, API) if host else portal


def portal_url(api):
    """The portal's address of an API address."""
    return api[:-len(API)] if api.endswith(API) else api


def register(portal, code, name=None):
    """Registers this machine. Returns the message for the user."""
    stored = machine.register(api_url(portal), code, (name or '').strip() or None)
    return REGISTERED.format(**stored)


def show():
    """Returns the message that shows the registration."""
    stored = machine.status()
    return KNOWN.format(**stored) if stored['registered'] else NOT_REGISTERED


def release():
    """Releases this machine. Returns the message for the user."""
    if not machine.status()['registered']:
        return UNKNOWN
    return RELEASED if machine.release() else RELEASED_LOCALLY
