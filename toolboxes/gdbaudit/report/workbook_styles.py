# -*- coding: utf-8 -*-
"""The styles of the findings workbook: numbers of the cell styles and their style sheet."""
from __future__ import unicode_literals

# Indexes into cellXfs of STYLE_SHEET. Numbers of rows and places have no marks between thousands: users
# copy them into queries and into the search for coordinates.
(PLAIN, TITLE, HEAD, WRAP, NUMBER, PLACE, LINK, ERROR, WARNING, INFORMATION, MUTED, HEAD_NUMBER,
 TOTAL, TOTAL_NUMBER, ROW) = range(15)
STYLE_SHEET = (
    '<styleSheet xmlns="{main}">'
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="0.00#######"/></numFmts>'
    '<fonts count="9">'
    '<font><sz val="10"/><name val="Calibri"/></font>'
    '<font><b/><sz val="16"/><color rgb="FF13231B"/><name val="Calibri"/></font>'
    '<font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font>'
    '<font><u/><sz val="10"/><color rgb="FF1B5E4B"/><name val="Calibri"/></font>'
    '<font><b/><sz val="10"/><color rgb="FF{E}"/><name val="Calibri"/></font>'
    '<font><b/><sz val="10"/><color rgb="FF{A}"/><name val="Calibri"/></font>'
    '<font><b/><sz val="10"/><color rgb="FF{I}"/><name val="Calibri"/></font>'
    '<font><sz val="10"/><color rgb="FF5B6660"/><name val="Calibri"/></font>'
    '<font><b/><sz val="10"/><color rgb="FF13231B"/><name val="Calibri"/></font>'
    '</fonts>'
    '<fills count="3"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill>'
    '<fill><patternFill patternType="solid"><fgColor rgb="FF13231B"/></patternFill></fill></fills>'
    '<borders count="3"><border/><border><bottom style="hair"><color rgb="FFB9C2BC"/></bottom>'
    '</border><border><top style="thin"><color rgb="FF13231B"/></top></border></borders>'
    '<cellStyleXfs count="1"><xf fontId="0"/></cellStyleXfs>'
    '<cellXfs count="15">'
    '<xf fontId="0" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top"/></xf>'
    '<xf fontId="1" applyFont="1"/>'
    '<xf fontId="2" fillId="2" applyFont="1" applyFill="1" applyAlignment="1">'
    '<alignment vertical="center" wrapText="1"/></xf>'
    '<xf fontId="0" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top" wrapText="1"/></xf>'
    '<xf fontId="0" applyFont="1" numFmtId="3" applyNumberFormat="1" applyAlignment="1" borderId="1">'
    '<alignment horizontal="right" vertical="top" indent="1"/></xf>'
    '<xf fontId="0" applyFont="1" numFmtId="164" applyNumberFormat="1" applyAlignment="1" borderId="1">'
    '<alignment horizontal="right" vertical="top" indent="1"/></xf>'
    '<xf fontId="3" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top"/></xf>'
    '<xf fontId="4" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top"/></xf>'
    '<xf fontId="5" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top"/></xf>'
    '<xf fontId="6" applyFont="1" applyAlignment="1" borderId="1"><alignment vertical="top"/></xf>'
    '<xf fontId="7" applyFont="1" applyAlignment="1"><alignment vertical="top"/></xf>'
    '<xf fontId="2" fillId="2" applyFont="1" applyFill="1" applyAlignment="1">'
    '<alignment horizontal="right" vertical="center" wrapText="1" indent="1"/></xf>'
    '<xf fontId="8" applyFont="1" borderId="2"/>'
    '<xf numFmtId="3" applyNumberFormat="1" fontId="8" applyFont="1" applyAlignment="1" '
    'borderId="2"><alignment horizontal="right" indent="1"/></xf>'
    '<xf fontId="0" applyFont="1" numFmtId="1" applyNumberFormat="1" applyAlignment="1" borderId="1">'
    '<alignment horizontal="right" vertical="top" indent="1"/></xf>'
    '</cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>')
