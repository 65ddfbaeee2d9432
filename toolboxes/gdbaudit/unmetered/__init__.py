# -*- coding: utf-8 -*-
"""What runs without metering: for tests and the operator, and in no packed toolbox."""
