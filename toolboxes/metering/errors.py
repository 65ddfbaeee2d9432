# -*- coding: utf-8 -*-
"""The errors of the toolboxes, each with a Spanish text for the user."""
from __future__ import unicode_literals

import errno


class MeteringError(Exception):
    """Base class. ``text`` is shown to the user."""

    def __init__(self, text):
        Exception.__init__(self, text)
        self.text = text


class Unreachable(MeteringError):
    """No response: the request may have been received or not. After a ``final`` one another
    attempt would fail too, or block the user's account."""

    def __init__(self, text, final=False):
        MeteringError.__init__(self, text)
        self.final = final


class Rejected(MeteringError):
    """An error response. ``code`` is stable, ``status`` is that of HTTP."""

    def __init__(self, status, code, text, retry_after=None):
        MeteringError.__init__(self, text)
        self.status = status
        self.code = code
        self.retry_after = retry_after


class ToolFailed(MeteringError):
    """The tool failed or its results could not be written; the run was reported and is free."""


class Cancelled(ToolFailed):
    """The user cancelled the run; its reservation was released."""


class IncompleteAudit(MeteringError):
    """Every tool was run and ``folder`` has results, but some failed or have checks that could not
    run."""

    def __init__(self, text, folder):
        MeteringError.__init__(self, text)
        self.folder = folder


# The server's texts are for users of the portal; these say what to do at the desktop.
DESKTOP_TEXTS = {
    'UNAUTHENTICATED': (
        'Este equipo no está registrado o fue liberado. '
        'Regístrelo con «Registrar este equipo», de la caja de herramientas «Registro de equipo» '
        'o, en QGIS, del grupo «Cuenta».'
    ),
    'INSUFFICIENT_CREDITS': (
        'No tiene créditos disponibles suficientes para esta ejecución. '
        'La herramienta no se ejecutó. Para comprar más, escriba a soporte desde el portal.'
    ),
}

# The fields that users fill in themselves, as the forms name them.
FIELD_LABELS = {
    'activation_code': 'Código de activación',
    'machine_id': 'Nombre del equipo',
}

NO_SPACE = 'No hay espacio en el disco.'
NO_PERMISSION = 'No hay permiso de escritura, o el archivo está abierto en otro programa.'
NOT_FOUND = 'La carpeta o el archivo no existe.'
NO_FOLDER = 'No es una carpeta.'
TOO_LONG = (
    'La ruta de los archivos es demasiado larga. Elija una carpeta con una ruta más corta, o dé a la '
    'geodatabase un nombre más corto.')
NO_MEMORY = 'No hay memoria suficiente en este equipo.'
UNEXPECTED = 'Ocurrió un error inesperado: {}'

SYSTEM_TEXTS = {
    errno.ENOSPC: NO_SPACE, errno.EFBIG: NO_SPACE, getattr(errno, 'EDQUOT', -1): NO_SPACE,
    errno.EACCES: NO_PERMISSION, errno.EPERM: NO_PERMISSION, errno.EROFS: NO_PERMISSION,
    errno.ENOENT: NOT_FOUND, errno.ENOTDIR: NO_FOLDER, errno.EISDIR: NO_PERMISSION,
    errno.EEXIST: NO_FOLDER, errno.ENAMETOOLONG: TOO_LONG,
}

NO_RESPONSE = (
    'No fue posible comunicarse con el servidor en {host}. '
    'Revise la conexión a internet e intente de nuevo.'
)
PROXY_UNREACHABLE = (
    'No fue posible comunicarse con el servidor en {host} a través del proxy {proxy}. Revise la conexión '
    'a internet y la dirección del proxy: es la de la variable de entorno HTTPS_PROXY, la de QGIS '
    '(«Configuración», «Opciones…», «Red») o la de Windows, y debe ser de un proxy HTTP.'
)
UNTRUSTED_CERTIFICATE = (
    'El certificado de seguridad de {host} no es válido. No se envió ningún dato. '
    'Revise la fecha del equipo y la dirección del portal. Si la red de su organización inspecciona '
    'las conexiones, pida a su área de sistemas el certificado de la red: instálelo en este equipo, o '
    'defina la variable de entorno SSL_CERT_FILE con la ruta del archivo .pem que lo contiene.'
)
PROXY_REJECTED = 'El proxy de la red no permitió la conexión con {host} ({reason}). '
PROXY_USER = PROXY_REJECTED + (
    'El proxy pide usuario y contraseña. Defina la variable de entorno HTTPS_PROXY, con la forma '
    'http://usuario:contraseña@servidor:puerto, y abra de nuevo este programa; si la contraseña tiene '
    'signos, escríbalos como en una dirección, por ejemplo %40 por @. Si ya la definió, revise el '
    'usuario y la contraseña. En QGIS también puede escribirlos, con el servidor y el puerto, en '
    '«Configuración», «Opciones…», «Red». Si el proxy solo admite la cuenta de Windows, pida a su área de sistemas '
    'que permita la dirección del portal sin usuario.'
)
PROXY_FORBIDS = PROXY_REJECTED + (
    'Pida a su área de sistemas que permita la dirección del portal.'
)
NOT_AVAILABLE = (
    'El servidor en {host} no está disponible en este momento ({status}). '
    'Intente de nuevo en unos minutos.'
)
INSECURE_URL = 'La dirección del portal debe empezar por https://.'
UNREADABLE_RESPONSE = (
    'El servidor en {host} dio una respuesta que no se puede leer ({status}). '
    'Revise la dirección del portal.'
)


def message(error):
    """The message of an error, also of one made of bytes or of accents as in Python 2.7."""
    if isinstance(error, bytes):
        return error.decode('utf-8', 'replace')
    try:
        return '{}'.format(error)
    except UnicodeDecodeError:
        return message(bytes(error))
    except UnicodeEncodeError:  # an IOError of one text
        return ' '.join(message(one) for one in error.args)


def describe(error):
    """The text of an error: its own in Spanish, the system's reason, or its type and message."""
    text = getattr(error, 'text', None)
    if text:
        return text
    if isinstance(error, MemoryError):
        return NO_MEMORY
    if isinstance(error, EnvironmentError) and error.errno in SYSTEM_TEXTS:
        return SYSTEM_TEXTS[error.errno]
    return '{}: {}'.format(type(error).__name__, message(error))


def user_message(error):
    """A whole sentence about any error, for the user."""
    known = isinstance(error, MeteringError)
    return error.text if known else UNEXPECTED.format(describe(error))
