/** Texts of the pictures over the reports; what the drawings say stands in `drawings.ts`. */
export const reportChartTexts = {
  showShort: 'Mostrar',
  hideShort: 'Ocultar',
  /** The same, as it is read aloud. */
  show: 'Mostrar el resumen',
  hide: 'Ocultar el resumen',
  failed: 'No se pudo cargar el resumen. Puede usar la tabla.',
  titles: {
    access: 'Resumen de accesos',
    utilization: 'Resumen de uso',
    transaction: 'Resumen de compras',
    error: 'Resumen de errores',
    balance: 'Evolución del saldo',
  },
} as const;
