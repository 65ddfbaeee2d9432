# -*- coding: utf-8 -*-
"""Client of the metering API that the three toolboxes share.

Standard library only. Runs on Python 2.7, which desktop version 10.x brings, and on Python 3.
"""
