# -*- coding: utf-8 -*-
"""What the forms of the desktop application have in common."""
from __future__ import unicode_literals

import sys

from . import faults


def texts(parameters):
    """The parameters' values as text; None where nothing was given."""
    return [one.valueAsText or None for one in parameters]


def run(messages, work):
    """Calls ``work(say)``; an error becomes the form's error, without a stack."""
    try:
        work(messages.addMessage)
    except Exception as error:
        messages.addErrorMessage(faults.shown(error))
        # The desktop application takes this for a failed tool, as a model must stop here.
        sys.exit(1)
