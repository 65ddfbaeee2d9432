# -*- coding: utf-8 -*-
"""Damaged, padded and nearly equal texts."""
from __future__ import unicode_literals

import collections
import re

from . import texts

# What texts copied from web pages, documents and dialogs contain without a width: soft hyphens, marks
# of joins and of directions. A soft hyphen behind Ã is the rest of an í (``is_broken``).
_INVISIBLE = re.compile(
    '(?<![\u00c2\u00c3])\u00ad|[\u200b-\u200f\u202a-\u202e\u2060\ufeff]')
_PADDED = re.compile(r'^\s|\s$|\s\s|[\x00-\x1f\x7f\u00a0]', re.UNICODE)
_CONTROL = re.compile('[\x00-\x1f\x7f]')
# UTF-8 read as Windows-1252 becomes Ã or Â and a character above 127.
_BROKEN = re.compile(
    '[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc'
    '\u2013-\u203a\u20ac\u2122]|\u00e2\u20ac|\ufffd')
_INSIDE_WORD = re.compile(r'[^\W\d_]\?[^\W\d_]', re.UNICODE)
_DIGITS = re.compile(r'\d+', re.UNICODE)
_SHORTEST_NEAR = 8  # in shorter words one character makes another word
_LONGEST_NEAR = 255  # as names are in the model; the search takes the square of a text's length
_SHORTEST_WORD = 5


def is_padded(text):
    return bool(_PADDED.search(text) or _INVISIBLE.search(text))


def unpadded(text):
    """The text without blanks at its ends, repeated ones, tabs, line ends and controls."""
    return ' '.join(_CONTROL.sub(' ', _INVISIBLE.sub('', text)).split())


def visible(text):
    """The text with a mark for each control character."""
    return _CONTROL.sub('¶', _INVISIBLE.sub('¶', text))


def is_broken(text):
    if _BROKEN.search(text):
        return True
    is_address = '://' in text or '=' in text or '&' in text
    return not is_address and _INSIDE_WORD.search(text) is not None


def repaired(text):
    """The text as it was before it was read with another encoding; None when it is lost."""
    for encoding in ('cp1252', 'latin-1'):
        try:
            found = text.encode(encoding).decode('utf-8')
        except UnicodeError:
            continue
        return None if is_broken(found) else found
    return None


def form(text):
    """A text with its numbers left out: «Pozo 12» and «Pozo 7» are one form."""
    return _DIGITS.sub('#', text)


def near_pairs(counts):
    """(rarer, more frequent) of texts that differ by case or accents, or by one character of a long
    word. ``counts`` maps each text to how often it is there."""
    def first(one, other):
        return sorted((one, other), key=lambda text: (counts[text], text))

    pairs = []
    by_fold = collections.OrderedDict()
    for text in sorted(counts):
        by_fold.setdefault(texts.fold(text), []).append(text)
    best = {}
    for folded, same in by_fold.items():
        best[folded] = max(same, key=lambda text: (counts[text], text))
        pairs.extend(
            first(text, best[folded]) for text in same
            if text != best[folded] and unpadded(text) != unpadded(best[folded]))
    neighbors = collections.OrderedDict()
    for folded in by_fold:
        if _SHORTEST_NEAR <= len(folded) <= _LONGEST_NEAR:
            for key in set(folded[:i] + folded[i + 1:] for i in range(len(folded))) | {folded}:
                neighbors.setdefault(key, []).append(folded)
    seen = set()
    for group in neighbors.values():
        for i, one in enumerate(group):
            for other in group[i + 1:i + 20]:
                if (one, other) not in seen and _one_character_apart(one, other):
                    pairs.append(first(best[one], best[other]))
                seen.add((one, other))
    return sorted(pairs)


def _one_character_apart(one, other):
    """Whether two folded texts differ in one character of one word, which has only letters."""
    words = [(a, b) for a, b in zip(one.split(' '), other.split(' ')) if a != b]
    if one.count(' ') != other.count(' ') or len(words) != 1:
        return False
    a, b = words[0]
    return (min(len(a), len(b)) >= _SHORTEST_WORD and a.isalpha() and b.isalpha() and
            texts.edit_distance(a, b) == 1)
