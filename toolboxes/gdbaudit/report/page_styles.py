# -*- coding: utf-8 -*-
"""The styles of the HTML summary: wide tables, on a narrow screen a block for each row."""
from __future__ import unicode_literals

from .document import COLORS

STYLES = '''
:root {{ --e: #{E}; --a: #{A}; --i: #{I}; }}'''.format(**COLORS) + '''
:root { color-scheme: light dark; --ink: #13231b; --paper: #fbfcfa; --rule: #c9d1cb;
  --muted: #55605a; --link: #1b5e4b; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e6ece8; --paper: #101915; --rule: #35433b;
  --muted: #9fb0a6; --e: #ff7ac0; --a: #e8a766; --i: #7fbde8; --link: #7fd0b0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 72rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, "Segoe UI", sans-serif;
  overflow-wrap: anywhere; }
h1 { margin: 0 0 .15rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 2rem 0 .4rem; font-size: 1.25rem; break-after: avoid; }
p { margin: .25rem 0; }
p, th, .none { color: var(--muted); }
table { width: 100%; border-collapse: collapse; margin-top: .75rem; table-layout: fixed; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
thead th { font-size: .85rem; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .9em ui-monospace, Consolas, monospace; white-space: nowrap; }
.total > * { font-weight: 600; color: inherit; }
.E { color: var(--e); font-weight: 600; } .A { color: var(--a); font-weight: 600; }
.I { color: var(--i); font-weight: 600; }
a { color: var(--link); text-underline-offset: .25em; }
@media print, (min-width: 44.01rem) {
  .n, .state { width: 8rem; } .code { width: 5rem; } .severity { width: 8rem; }
  .where { width: 16rem; } }
@media screen and (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .6rem 0;
    border-bottom: 1px solid var(--rule); }
  th, td { padding: 0; border: 0; }
  .n::before { content: attr(data-name) " "; color: var(--muted); }
  td.n, td.state { font-size: .85rem; font-weight: 400; }
  .tool, .where, .message { flex-basis: 100%; }
  .message { margin-top: .25rem; }
}
@media print { :root { color-scheme: light; } html { font-size: 75%; } body { max-width: none; padding: 0; }
  tr { break-inside: avoid; } }
'''
