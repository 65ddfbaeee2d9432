# -*- coding: utf-8 -*-
"""How values are written in messages: decimal comma, dates as dd/mm/aaaa, quotes for texts."""
from __future__ import unicode_literals

import datetime
import unicodedata

import numpy as np

from ..compat import text_type


# Longest part of a message; the whole value has a column of its own.
MAX_WORD = 1000


def whole(count):
    """A count with points between thousands, as the portal writes it: «48.210»."""
    return '{:,}'.format(count).replace(',', '.')


def number(value, decimals=None):
    """A number with a decimal comma; without ``decimals`` in its shortest exact form. It has no
    points between thousands, so that it can be searched for in an attribute table. One with more
    digits than a float has, of damaged coordinates, has an exponent."""
    if isinstance(value, float) and abs(value) >= 1e16:
        text = '{:.5g}'.format(value)
    elif isinstance(value, float):
        text = repr(value) if decimals is None else '{:.{}f}'.format(value, decimals)
        if decimals is None and text.endswith('.0'):
            text = text[:-2]
    else:
        text = '{}'.format(value)
    return text.replace('.', ',')


def is_in_degrees(x, y):
    """Whether a place has geographic coordinates. Plane ones of Colombia are far above."""
    return abs(x) <= 180 and abs(y) <= 90 and not x == y == 0


def place(x, y):
    """The texts of the coordinates of a place: to a centimetre, in degrees and in metres."""
    decimals = 7 if is_in_degrees(x, y) else 2
    return number(float(x), decimals), number(float(y), decimals)


def shortest(value):
    """The number with the fewest digits that single precision stores as this one."""
    with np.errstate(over='ignore'):
        for digits in range(1, 10):
            found = float('{:.{}g}'.format(value, digits))
            if np.float32(found) == np.float32(value):
                return found
    return value


def value_text(value):
    """Any value of a record as the findings show it; empty for None."""
    if value is None:
        return ''
    if isinstance(value, bool):
        return '1' if value else '0'
    if isinstance(value, float):
        return number(value)
    if isinstance(value, datetime.datetime):
        has_time = value.hour or value.minute or value.second
        # strftime of Python 2.7 takes no year before 1900, so the parts are written one by one.
        day = '{:02d}/{:02d}/{:04d}'.format(value.day, value.month, value.year)
        if not has_time:
            return day
        return '{} {:02d}:{:02d}:{:02d}'.format(day, value.hour, value.minute, value.second)
    if isinstance(value, bytes):
        return '({} bytes)'.format(len(value))
    return text_type(value)


def shortened(word):
    """A word of a message, of a very long one the start: a cell would leave out the end of the message."""
    too_long = isinstance(word, text_type) and len(word) > MAX_WORD
    return word[:MAX_WORD - 1] + '…' if too_long else word


def plural(count, one, many):
    """The words for a count: ``one`` for 1, otherwise ``many``."""
    return one if count == 1 else many


def count_text(count, one='registro', many='registros'):
    """«1 registro», «5.000 registros»."""
    return '{} {}'.format(whole(count), plural(count, one, many))


def clause(text):
    """A text as the end of a sentence: with a small first letter and a period. The first letter of
    an abbreviation or of a name with capitals inside stays."""
    if text.partition(' ')[0][1:].islower():
        text = text[0].lower() + text[1:]
    return text if text.endswith('.') else text + '.'


def code_text(value):
    """A code as its domain writes it: 101.0, '101' and '101.0' are all «101»."""
    if isinstance(value, float) and value.is_integer():
        return '{}'.format(int(value))
    text = value_text(value).strip()
    # A number that was converted into a text may still have decimals.
    return text[:-2] if text.endswith(('.0', ',0')) and text[:-2].isdigit() else text


def fold(text):
    """Upper case without accents or repeated blanks, for comparisons that ignore them."""
    try:
        text.encode('ascii')
    except UnicodeEncodeError:
        plain = unicodedata.normalize('NFD', text)
        text = ''.join(one for one in plain if unicodedata.category(one) != 'Mn')
    return ' '.join(text.upper().split())


def closest(text, candidates, max_ratio=0.34, edits=None):
    """The candidate nearest to a text (edit distance, folded); None when none is near: within a
    share of the longer one, and within a number of ``edits``."""
    best, found = None, None
    wanted = fold(text)
    for one in candidates:
        other = fold(one)
        limit = int(max(len(wanted), len(other)) * max_ratio)
        limit = limit if edits is None else min(limit, edits)
        if abs(len(wanted) - len(other)) > limit:
            continue
        distance = edit_distance(wanted, other, limit)
        if distance <= limit and (best is None or distance < best):
            best, found = distance, one
    return found


def edit_distance(a, b, limit=None):
    """The edit distance: characters to insert, delete or replace between two texts. Above ``limit``
    any larger number."""
    limit = len(a) + len(b) if limit is None else limit
    if abs(len(a) - len(b)) > limit:
        return limit + 1
    row = list(range(len(b) + 1))
    for i, one in enumerate(a, 1):
        # Cells farther than ``limit`` from the diagonal are above it.
        first, last = max(1, i - limit), min(len(b), i + limit)
        before, row[first - 1] = row[first - 1], i if first == 1 else limit + 1
        lowest = row[first - 1]
        for j in range(first, last + 1):
            above = row[j] if j < i + limit else limit + 1
            before, row[j] = row[j], min(
                above + 1, row[j - 1] + 1, before + (one != b[j - 1]))
            lowest = min(lowest, row[j])
        if lowest > limit:
            return limit + 1
    return row[-1]
