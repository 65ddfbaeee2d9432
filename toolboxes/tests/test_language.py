# -*- coding: utf-8 -*-
"""Checks that Python 2.7 can read the sources, also on machines that have Python 3 only."""
from __future__ import unicode_literals

import ast
import io
import os
import sys
import unittest
import warnings

from case import ROOT

NEWER = ('JoinedStr', 'AnnAssign', 'NamedExpr', 'Nonlocal', 'YieldFrom', 'Await', 'MatMult',
         'AsyncFunctionDef', 'AsyncFor', 'AsyncWith', 'Match', 'TryStar', 'TypeAlias')
# The first line lets Python 2.7 read accents; the import makes its plain strings Unicode.
FIRST = '# -*- coding: utf-8 -*-'
UNICODE = 'unicode_literals'
# Longest file, as for the other sources of the repository.
MAX_LINES = 250


def sources():
    """Every Python file of the toolboxes, the forms included."""
    for folder, _, names in os.walk(ROOT):
        for name in names:
            if name.endswith(('.py', '.pyt')):
                yield os.path.join(folder, name)


def incompatibilities(text):
    """The syntax that Python 2.7 rejects, or reads in another way."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        kind = type(node).__name__
        if kind in NEWER:
            yield kind
        if kind == 'arguments' and (node.kwonlyargs or getattr(node, 'posonlyargs', None)):
            yield 'keyword-only or positional-only arguments'
        if kind == 'arg' and node.annotation or kind == 'FunctionDef' and node.returns:
            yield 'annotation'
        if kind == 'Raise' and node.cause:
            yield 'raise from'
        if kind == 'ClassDef' and (node.keywords or not node.bases and 'object' not in text):
            yield 'class without object'
        if kind == 'Starred' and isinstance(node.ctx, ast.Store):
            yield 'starred target'
        if kind in ('List', 'Tuple', 'Set') and any(
                isinstance(one, ast.Starred) for one in node.elts):
            yield 'unpacking in a display'
        if kind == 'Dict' and None in node.keys:
            yield 'unpacking in a dictionary'
        if kind == 'Call' and getattr(node.func, 'id', None) in ('super', 'print') and not (
                node.args and 'print_function' in text):
            yield 'super() or print() as only Python 3 has them'


class LanguageTest(unittest.TestCase):
    def test_every_source_is_short_and_valid_in_python_2_and_3(self):
        found = list(sources())
        self.assertGreater(len(found), 15)
        for path in found:
            with io.open(path, encoding='utf-8') as source:
                text = source.read()
            self.assertEqual(text.split('\n')[0], FIRST, path)
            self.assertLessEqual(len(text.splitlines()), MAX_LINES, path)
            if sys.version_info[0] > 2:
                self.assertEqual(list(incompatibilities(text)), [], path)
            if '"""' in text and len(text.splitlines()) > 6:
                self.assertIn(UNICODE, text, path)

    def test_this_python_compiles_every_source_without_a_warning(self):
        # Python 3.12 and later warn of an unknown escape in a text, where ArcGIS shows it.
        with warnings.catch_warnings():
            warnings.simplefilter('error')
            for path in sources():
                with io.open(path, 'rb') as source:
                    compile(source.read(), path, str('exec'), 0, True)

    def test_only_the_adapters_import_arcpy(self):
        for path in sources():
            inside = os.path.relpath(path, ROOT)
            allowed = ('tests', os.path.join('metering', 'desktop.py'),
                       os.path.join('gdbaudit', 'adapters'))
            if inside.startswith(allowed):
                continue
            with io.open(path, encoding='utf-8') as source:
                self.assertNotIn('import arcpy', source.read(), path)

    @staticmethod
    def newer_sources():
        return ('f"{x}"', 'x: int = 1', 'def f(a, *, b): pass', 'def f() -> int: pass',
                'raise A from b', 'class A(metaclass=M): pass', 'a, *b = c', '[*a, *b]', '{**a}',
                'super().x()', 'def f():\n  yield from x', 'def f():\n  x = 1\n  def g():\n    nonlocal x')

    def test_reports_syntax_that_python_2_rejects(self):
        for text in self.newer_sources():
            if sys.version_info[0] > 2:
                self.assertTrue(list(incompatibilities(text)), text)
            else:
                self.assertRaises((SyntaxError, TypeError), self.run_source, text)

    def run_source(self, text):
        exec(compile(text, 'newer', 'exec'), {'A': Exception, 'b': None, 'c': (1, 2)})


if __name__ == '__main__':
    unittest.main()
