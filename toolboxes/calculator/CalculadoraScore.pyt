# -*- coding: utf-8 -*-
"""Form of the score and credit-use calculator in the desktop application."""
from __future__ import unicode_literals

import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)
if os.path.isdir(os.path.join(FOLDER, 'metering')):
    # The application may have loaded those of another toolbox or release.
    for name in [one for one in sys.modules if one.split('.')[0] in ('calculadora_score', 'metering')]:
        del sys.modules[name]

import calculadora_score
from metering import desktop, forms, prices


class Toolbox(object):
    def __init__(self):
        self.label = 'GDB Audit: calculadora de Score y uso de créditos V1.00'
        self.alias = 'calculadorascore'
        self.tools = [Calcular]


class Calcular(object):
    def __init__(self):
        self.label = 'Calcular Score y créditos'
        self.description = (
            'Cuenta los registros de la geodatabase y consulta el Score, el nivel y los créditos '
            'de una ejecución. No ejecuta la herramienta ni cobra créditos.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        tool = desktop.parameter('herramienta', 'Herramienta', 'GPString')
        tool.filter.type = 'ValueList'
        tool.filter.list = list(prices.TOOLS)
        return [tool, desktop.parameter('geodatabase', 'Geodatabase o carpeta de shapefiles', 'DEWorkspace')]

    def execute(self, parameters, messages):
        tool, geodatabase = forms.texts(parameters)

        def work(show_message):
            for line in calculadora_score.estimate(tool, calculadora_score.count(geodatabase)):
                show_message(line)

        forms.run(messages, work)
