# -*- coding: utf-8 -*-
"""Form of the audit client in the desktop application."""
from __future__ import unicode_literals

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import gdb_audit
from metering import desktop, forms


class Toolbox(object):
    def __init__(self):
        self.label = 'GDB Audit V1.02'
        self.alias = 'gdbaudit'
        self.tools = [Ejecutar, Pendientes]


class Ejecutar(object):
    def __init__(self):
        self.label = 'Ejecutar una herramienta'
        self.description = (
            'Reserva los créditos, ejecuta la herramienta sobre la geodatabase y cobra al '
            'terminar. Una ejecución que falla no se cobra.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        tool = desktop.parameter('herramienta', 'Herramienta', 'GPString')
        tool.filter.type = 'ValueList'
        tool.filter.list = gdb_audit.installed()
        return [
            tool,
            desktop.parameter('geodatabase', 'Geodatabase', 'DEWorkspace'),
            desktop.parameter('salida', 'Carpeta de resultados', 'DEFolder'),
        ]

    def execute(self, parameters, messages):
        tool, geodatabase, output = forms.texts(parameters)
        job = {'tool': tool, 'geodatabase': geodatabase, 'output': output}
        forms.run(messages, lambda say: gdb_audit.run(say, job))


class Pendientes(object):
    def __init__(self):
        self.label = 'Terminar ejecuciones interrumpidas'
        self.description = (
            'Informa al servidor el final de las ejecuciones que quedaron abiertas, por ejemplo '
            'después de un corte de energía.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        return []

    def execute(self, parameters, messages):
        def work(say):
            if gdb_audit.finish_interrupted(say) == 0:
                say(gdb_audit.NOTHING_PENDING)

        forms.run(messages, work)
