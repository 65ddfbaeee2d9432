/**
 * Explicit ARIA roles of tables. If rows are shown as cards, `display` is not that of a table, and
 * Safari drops the table from the accessibility tree unless its roles are explicit.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
