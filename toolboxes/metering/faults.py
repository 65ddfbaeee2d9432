# -*- coding: utf-8 -*-
"""What goes wrong, with a Spanish text for the person in front of the toolbox."""
from __future__ import unicode_literals


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
    """The tool's own function failed; the run was reported and is free."""


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
