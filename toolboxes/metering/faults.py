# -*- coding: utf-8 -*-
"""What goes wrong, with a Spanish text for the person in front of the toolbox."""
from __future__ import unicode_literals

import errno


class MeteringFault(Exception):
    """Base of all. ``text`` is what is shown."""

    def __init__(self, text):
        Exception.__init__(self, text)
        self.text = text


class Unreachable(MeteringFault):
    """No answer came: the request may have arrived or not."""


class Refused(MeteringFault):
    """The server refused. ``code`` is stable, ``status`` is HTTP's."""

    def __init__(self, status, code, text, retry_after=None):
        MeteringFault.__init__(self, text)
        self.status = status
        self.code = code
        self.retry_after = retry_after


class ToolFailed(MeteringFault):
    """The tool failed or its results could not be written; the run was reported and is free."""


class Cancelled(ToolFailed):
    """The user cancelled the run; its reservation was released."""


# The server's texts speak to someone at the portal; these say what to do at the desktop.
DESKTOP_TEXTS = {
    'UNAUTHENTICATED': (
        'Este equipo no está registrado o fue liberado. '
        'Regístrelo con la caja de herramientas «Registro de equipo».'
    ),
    'INSUFFICIENT_CREDITS': (
        'No tiene créditos disponibles suficientes para esta ejecución. '
        'La herramienta no se ejecutó.'
    ),
}

NO_SPACE = 'No hay espacio en el disco.'
NO_RIGHT = 'No hay permiso de escritura, o el archivo está abierto en otro programa.'
NOT_THERE = 'La carpeta o el archivo no existe.'
NO_FOLDER = 'No es una carpeta.'
NO_MEMORY = 'No hay memoria suficiente en este equipo.'
UNEXPECTED = 'Ocurrió un error inesperado: {}'

SYSTEM_TEXTS = {
    errno.ENOSPC: NO_SPACE, errno.EFBIG: NO_SPACE, getattr(errno, 'EDQUOT', -1): NO_SPACE,
    errno.EACCES: NO_RIGHT, errno.EPERM: NO_RIGHT, errno.EROFS: NO_RIGHT,
    errno.ENOENT: NOT_THERE, errno.ENOTDIR: NO_FOLDER, errno.EISDIR: NO_RIGHT, errno.EEXIST: NO_FOLDER,
}

NO_ANSWER = (
    'No fue posible comunicarse con el servidor en {host}. '
    'Revise la conexión a internet e intente de nuevo.'
)
NO_TRUST = (
    'El certificado de seguridad de {host} no es válido. No se envió ningún dato. '
    'Revise la fecha del equipo y la dirección del portal.'
)
NOT_SAFE = 'La dirección del portal debe empezar por https://.'
STRANGE_ANSWER = (
    'El servidor en {host} dio una respuesta que no se puede leer ({status}). '
    'Revise la dirección del portal.'
)


def describe(error):
    """What to tell of an error: its own Spanish text, the system's reason, or its type and words."""
    told = getattr(error, 'text', None)
    if told:
        return told
    if isinstance(error, MemoryError):
        return NO_MEMORY
    if isinstance(error, EnvironmentError) and error.errno in SYSTEM_TEXTS:
        return SYSTEM_TEXTS[error.errno]
    try:
        words = '{}'.format(error)
    except UnicodeError:  # Python 2.7: an error made of bytes
        words = bytes(error).decode('utf-8', 'replace')
    return '{}: {}'.format(type(error).__name__, words)


def shown(error):
    """A whole sentence about any error, for the user."""
    known = isinstance(error, MeteringFault)
    return error.text if known else UNEXPECTED.format(describe(error))
