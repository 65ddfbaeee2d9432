# -*- coding: utf-8 -*-
"""The algorithms of audits and of their price; ``metered_audit`` runs the audits."""
from __future__ import unicode_literals

import os
import time
from decimal import Decimal

import metered_audit
from gdbaudit.core import registry
from gdbaudit.report.geopackage import AREAS, PLACES
from metering import errors, machine, prices
from qgis.core import (
    QgsProcessingContext, QgsProcessingLayerPostProcessorInterface, QgsProcessingOutputBoolean,
    QgsProcessingOutputFolder, QgsProcessingOutputVectorLayer, QgsProcessingParameterDefinition, QgsProcessingParameterEnum, QgsProcessingParameterFile,
    QgsProcessingParameterNumber, QgsVectorLayer)

from .algorithm import Algorithm, show

TOO_DEAR = (
    '{}, más que el máximo que usted indicó ({}). '
    + metered_audit.NOT_CONFIRMED)
GROUP = 'Revisiones'
ALL_HELP = (
    'Ejecuta las quince herramientas, una por una, y escribe un solo libro de hallazgos. '
    'Cada herramienta es una ejecución: si una falla, esa no se cobra y las demás continúan.')
PRICE_HELP = 'Cuenta los registros y muestra el Score y los créditos, sin ejecutar ni cobrar.'
# Between two texts of the progress.
TEXT_SECONDS = 1
LAYER, AREAS_LAYER = 'Hallazgos de {}', 'Áreas de los hallazgos de {}'


class QgisHost(metered_audit.Host):
    """The feedback of a running algorithm. ``limit`` is of credits, or None."""

    def __init__(self, feedback, limit=None):
        self.show_message = feedback.pushInfo
        self.cancelled = feedback.isCanceled
        self._feedback = feedback
        self._limit = limit
        self._shown = -1
        self._due = 0.0

    def show_progress(self, percent, text):
        self._feedback.setProgress(percent)
        # The dialog adds each text to its log, where it would hide the messages.
        if percent > self._shown and not 0 < self._due - time.time() <= TEXT_SECONDS:
            self._shown, self._due = percent, time.time() + TEXT_SECONDS
            self._feedback.setProgressText(text)

    def confirm(self, _question, price):
        if self._limit is not None and price.credits > self._limit:
            raise errors.MeteringError(TOO_DEAR.format(
                price.costs(), prices.format_credits(self._limit)))
        return True


def _geodatabase():
    return QgsProcessingParameterFile(
        'GEODATABASE', 'Geodatabase (.gdb) o carpeta de shapefiles',
        QgsProcessingParameterFile.Folder)


def _settings():
    one = QgsProcessingParameterFile('AJUSTES', 'Archivo de ajustes (JSON)', optional=True)
    one.setFlags(one.flags() | QgsProcessingParameterDefinition.FlagAdvanced)
    return one


class _DefaultStyle(QgsProcessingLayerPostProcessorInterface):
    """Gives the layer of an algorithm the style of its GeoPackage, which QGIS leaves out."""

    def postProcessLayer(self, layer, _context, _feedback):
        layer.loadDefaultStyle()


# QGIS keeps no reference to it.
_default_style = _DefaultStyle()


def _load_layers(context, folder, name):
    """Returns the layer of the findings. The application adds it to its project, with that of their
    areas where any has one."""
    (package,) = [one for one in os.listdir(folder) if one.endswith('.gpkg')]
    source = os.path.join(folder, package) + '|layername='
    areas = QgsVectorLayer(source + AREAS, AREAS, 'ogr')
    if context.project():
        _load(context, source + PLACES, LAYER.format(name), 'HALLAZGOS')
        if areas.featureCount():
            _load(context, source + AREAS, AREAS_LAYER.format(name), 'AREAS')
    return source + PLACES


def _load(context, layer, name, output):
    details = QgsProcessingContext.LayerDetails(name, context.project(), output)
    details.setPostProcessor(_default_style)
    context.addLayerToLoadOnCompletion(layer, details)


class _Audit(Algorithm):
    """An audit with ``tools``, a list of codes."""

    group_name = GROUP
    tools = None

    def initAlgorithm(self, _configuration=None):
        self.addParameter(_geodatabase())
        self.addParameter(QgsProcessingParameterNumber(
            'MAXIMO', 'Máximo de créditos que acepta usar',
            QgsProcessingParameterNumber.Double, optional=True, minValue=0))
        self.addParameter(QgsProcessingParameterFile(
            'ANTERIOR', 'Resultados anteriores (JSON o libro de hallazgos)', optional=True))
        self.addParameter(_settings())
        # A destination would default to a temporary folder, which QGIS removes when it closes.
        self.addParameter(QgsProcessingParameterFile(
            'SALIDA', 'Carpeta en la que se crea la de resultados',
            QgsProcessingParameterFile.Folder))
        self.addOutput(QgsProcessingOutputFolder('RESULTADOS', 'Carpeta de resultados'))
        self.addOutput(QgsProcessingOutputVectorLayer('HALLAZGOS', 'Hallazgos'))
        self.addOutput(QgsProcessingOutputBoolean(
            'COMPLETA', 'Todas las revisiones se ejecutaron'))

    def _limit(self, parameters, context):
        if parameters.get('MAXIMO') is None:
            return None
        return Decimal('{}'.format(self.parameterAsDouble(parameters, 'MAXIMO', context)))

    def work(self, parameters, context, feedback):
        """Runs the tools. Returns the folder of the results and the layer of the findings. A tool
        that failed beside others, and a check that could not run (NO_EJECUTADO), are errors in the
        log only: QGIS would not load the layers of an algorithm that fails, and the results are
        paid for."""
        geodatabase, output, settings, previous = [
            self.text(parameters, one, context)
            for one in ('GEODATABASE', 'SALIDA', 'AJUSTES', 'ANTERIOR')]
        complete = True
        try:
            folder = metered_audit.run(
                QgisHost(feedback, self._limit(parameters, context)),
                metered_audit.Job(self.tools, geodatabase, output, settings, previous))
        except errors.IncompleteAudit as error:
            folder, complete = error.folder, False
            feedback.reportError(error.text)
        name = os.path.basename(os.path.normpath(geodatabase))
        return {'RESULTADOS': folder, 'HALLAZGOS': _load_layers(context, folder, name),
                'COMPLETA': complete}


class Audit(_Audit):
    """An audit with one tool of the registry."""

    def __init__(self, tool):
        _Audit.__init__(self)
        self._tool = tool
        self.tools = [tool.code]
        self.code = tool.code.lower()
        self.title = '{} · {}'.format(tool.code, tool.name)
        self.help_text = '<br>'.join(
            '{} {}'.format(one.code, one.title) for one in tool.checks.values())

    def createInstance(self):
        return Audit(self._tool)


class AuditAll(_Audit):
    code = 'todas'
    title = 'Todas las herramientas'
    help_text = ALL_HELP
    tools = list(registry.TOOLS)


class Price(Algorithm):
    code = 'precio'
    title = 'Precio de una revisión'
    help_text = PRICE_HELP
    group_name = GROUP

    def initAlgorithm(self, _configuration=None):
        self.addParameter(_geodatabase())
        self.addParameter(QgsProcessingParameterEnum(
            'HERRAMIENTA', 'Herramienta', [metered_audit.ALL] + list(registry.TOOLS),
            defaultValue=0))
        self.addParameter(_settings())
        Algorithm.initAlgorithm(self)

    def work(self, parameters, context, feedback):
        """Shows the price."""
        index = self.parameterAsEnum(parameters, 'HERRAMIENTA', context)
        tools = [registry.TOOLS[index - 1]] if index else list(registry.TOOLS)
        delivery, counts = metered_audit.measure(
            self.text(parameters, 'GEODATABASE', context),
            self.text(parameters, 'AJUSTES', context))
        delivery.close()
        return show(feedback, prices.quote(machine.api(), counts, tools).lines())
