# -*- coding: utf-8 -*-
"""Form of the machine's registration in the desktop application."""
from __future__ import unicode_literals

import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)
if os.path.isdir(os.path.join(FOLDER, 'metering')):
    # The application may have loaded those of another toolbox or release.
    for name in [one for one in sys.modules if one.split('.')[0] in ('metering',)]:
        del sys.modules[name]

from metering import desktop, forms, registration


class Toolbox(object):
    def __init__(self):
        self.label = 'GDB Audit: registro de equipo V1.00'
        self.alias = 'registroequipo'
        self.tools = [Registrar, Estado, Olvidar]


class Registrar(object):
    def __init__(self):
        self.label = 'Registrar este equipo'
        self.description = (
            'Vincula este equipo con su cuenta. Cree antes un código de activación en su perfil '
            'del portal; el código vence a los 10 minutos.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        return [
            desktop.parameter('portal', 'Dirección del portal (https://…)', 'GPString'),
            desktop.parameter('codigo', 'Código de activación', 'GPString'),
            desktop.parameter('equipo', 'Nombre del equipo', 'GPString', required=False),
        ]

    def execute(self, parameters, messages):
        portal, code, name = forms.texts(parameters)
        forms.run(
            messages, lambda show_message: show_message(registration.register(portal, code, name)))


class Estado(object):
    def __init__(self):
        self.label = 'Ver el registro de este equipo'
        self.description = 'Muestra para qué cuenta está registrado este equipo.'
        self.canRunInBackground = False

    def getParameterInfo(self):
        return []

    def execute(self, parameters, messages):
        forms.run(messages, lambda show_message: show_message(registration.show()))


class Olvidar(object):
    def __init__(self):
        self.label = 'Liberar este equipo'
        self.description = 'Termina el registro de este equipo, para registrar otro.'
        self.canRunInBackground = False

    def getParameterInfo(self):
        return []

    def execute(self, parameters, messages):
        forms.run(messages, lambda show_message: show_message(registration.release()))
