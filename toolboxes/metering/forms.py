# -*- coding: utf-8 -*-
"""The code that the forms of the desktop application share."""
from __future__ import unicode_literals

import sys

from . import errors


def texts(parameters):
    """The parameters' values as text; None where nothing was given."""
    return [one.valueAsText or None for one in parameters]


def run(messages, work):
    """Calls ``work(show_message)``; an error becomes the form's error, without a traceback."""
    try:
        work(messages.addMessage)
    except Exception as error:
        messages.addErrorMessage(errors.user_message(error))
        # The exit code makes the tool a failed one, so that a model stops here.
        sys.exit(1)
