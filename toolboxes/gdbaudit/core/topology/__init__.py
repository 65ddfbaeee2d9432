# -*- coding: utf-8 -*-
"""Topology on the integer grid of a file geodatabase, with numpy only."""
