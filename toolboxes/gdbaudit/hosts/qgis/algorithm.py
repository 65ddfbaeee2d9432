# -*- coding: utf-8 -*-
"""The base class of the Processing algorithms."""
from __future__ import unicode_literals

from metering import errors
from qgis.core import (
    QgsProcessingAlgorithm, QgsProcessingException, QgsProcessingOutputString)

MESSAGE = 'MENSAJE'


class Algorithm(QgsProcessingAlgorithm):
    """The texts of an algorithm, and its errors as QGIS shows them."""

    code = None
    title = None
    help_text = None
    group_name = 'Cuenta'

    def name(self):
        return self.code

    def displayName(self):
        return self.title

    def group(self):
        return self.group_name

    def groupId(self):
        return self.group_name.lower()

    def shortHelpString(self):
        return self.help_text

    def createInstance(self):
        return type(self)()

    def initAlgorithm(self, _configuration=None):
        self.addOutput(QgsProcessingOutputString(MESSAGE, 'Mensaje'))

    def text(self, parameters, name, context):
        """The text of a parameter; None when it is empty."""
        return self.parameterAsString(parameters, name, context) or None

    def processAlgorithm(self, parameters, context, feedback):
        try:
            return self.work(parameters, context, feedback)
        except Exception as error:
            raise QgsProcessingException(errors.user_message(error))

    def work(self, parameters, context, feedback):
        """Runs the algorithm. Returns its outputs."""
        raise NotImplementedError


def show(feedback, lines):
    """Shows lines of text, which are the output MENSAJE too. Returns the outputs."""
    for line in lines:
        feedback.pushInfo(line)
    return {MESSAGE: '\n'.join(lines)}
