# -*- coding: utf-8 -*-
"""How much is listed: findings of a class, by the setting ``maximo_por_clase``, and words in one."""
from __future__ import unicode_literals

from .texts import whole


def limited(items, limit, describe_rest, count=None):
    """Yields at most ``limit`` items, and one at least, each with the text to append to its
    message: empty, but for the last one, which gets ``describe_rest(left_out)`` when items are
    left out. ``count`` is the number of all where ``items`` has only the first ones."""
    items = list(items)
    count = len(items) if count is None else count
    limit = at_least_one(limit)
    for index, item in enumerate(items[:limit]):
        left_out = count - limit if index == limit - 1 else 0
        yield item, describe_rest(left_out) if left_out > 0 else ''


def join_first(words, count, separator=', '):
    """The first ``count`` words, and how many more there are."""
    more = len(words) - count
    return separator.join(words[:count]) + (' y {} más'.format(whole(more)) if more > 0 else '')


def at_least_one(limit):
    """A limit of the settings file as an integer: 0 must not hide that there are findings."""
    return max(int(limit), 1)
