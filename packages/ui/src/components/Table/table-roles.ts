/**
 * Where rows are shown as cards, `display` is no longer that of a table, and Safari then drops the
 * table from the accessibility tree. Roles that are written out stay, whatever the display.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
