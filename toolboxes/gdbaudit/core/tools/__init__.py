# -*- coding: utf-8 -*-
"""One module per tool; importing it registers its checks."""
