# -*- coding: utf-8 -*-
"""The programs that call the engine."""
