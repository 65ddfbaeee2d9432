/** An example of the results spreadsheet (§2 «GDB Audit detail»), with synthetic data. */
export const findingsTexts = {
  caption: 'Ejemplo de hoja de hallazgos con datos sintéticos',
  columns: { tool: 'Herramienta', layer: 'Capa', record: 'OBJECTID', finding: 'Hallazgo' },
  rows: [
    {
      tool: 'R_INF_02',
      layer: 'AreaProyecto',
      record: '—',
      finding: 'La capa no está en MAGNA-SIRGAS / Origen-Nacional (EPSG:9377).',
    },
    {
      tool: 'R_INF_04',
      layer: 'CoberturaTierra',
      record: '214, 215',
      finding: 'Superposición de 38,6 m² entre dos polígonos.',
    },
    {
      tool: 'R_INF_04',
      layer: 'CoberturaTierra',
      record: '307, 308',
      finding: 'Hueco de 12,4 m² entre polígonos vecinos.',
    },
    {
      tool: 'R_INF_05',
      layer: 'UnidadGeologica',
      record: '41',
      finding: 'Entidad multiparte: dos partes en un mismo registro.',
    },
    {
      tool: 'R_INF_07',
      layer: 'CuencaHidrografica',
      record: '12',
      finding: 'Campo obligatorio sin diligenciar.',
    },
  ],
} as const;
