# -*- coding: utf-8 -*-
"""Measurements of the engine, each with its control; ``pnpm bench`` and ``pnpm attack`` call them."""
