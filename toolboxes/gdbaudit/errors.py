# -*- coding: utf-8 -*-
"""Errors of the engine, each with a Spanish text for the user."""
from __future__ import unicode_literals

from .compat import to_text

# Why a class cannot be opened. The library's message is English and differs between adapters.
NOT_OPENED = 'sus archivos están dañados, incompletos, comprimidos o en uso por otro programa'


class AuditError(Exception):
    """Base class. ``text`` is shown to the user unchanged."""

    def __init__(self, text):
        Exception.__init__(self, text)
        self.text = text

    def __str__(self):
        return str(self.text)


class ReadError(AuditError):
    """A class, table or property of the geodatabase could not be read."""


class NotApplicable(AuditError):
    """A check that cannot run on this delivery: it gives ``NO_EJECUTADO`` with this reason."""


def reason(error):
    """The Spanish text of an ``AuditError``, or the message of any other exception."""
    return error.text if isinstance(error, AuditError) else to_text(error)
