/** An example of the findings workbook (§2 «GDB Audit detail»); its rows are read from the engine. */
export const findingsTexts = {
  caption: 'Ejemplo de libro de hallazgos con datos sintéticos',
  columns: { tool: 'Herramienta', class: 'Clase', record: 'OBJECTID', finding: 'Hallazgo' },
  /** In place of the OBJECTID for findings about a whole class, or of the class. */
  none: '—',
} as const;
