# -*- coding: utf-8 -*-
"""Checks, geometry and findings; Python 2.7 and 3 with numpy only."""
