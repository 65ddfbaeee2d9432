# -*- coding: utf-8 -*-
"""What the forms of the desktop application have in common."""
from __future__ import unicode_literals

import sys

from . import faults


def texts(parameters):
    """The parameters' values as text; None where nothing was given."""
    return [one.valueAsText or None for one in parameters]


def run(messages, work):
    """Calls ``work(say)``; a fault becomes the form's error, without a stack."""
    try:
        work(messages.addMessage)
    except faults.MeteringFault as fault:
        messages.addErrorMessage(fault.text)
        # The desktop application takes this for a failed tool, as a model must stop here.
        sys.exit(1)
