# -*- coding: utf-8 -*-
"""Benchmarks of the engine, each with its control; ``pnpm bench`` and ``pnpm attack`` run them."""
