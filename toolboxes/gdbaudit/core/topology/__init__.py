# -*- coding: utf-8 -*-
"""Topology within a class, exact on the integer grid of its file geodatabase: overlaps, gaps, rings
and lines; numpy only. ``spatial`` is for geometry between classes."""
