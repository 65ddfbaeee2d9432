/** Texts of the charts over the reports; their sentences are in `chart-views.ts`. */
export const reportChartTexts = {
  show: 'Mostrar el gráfico',
  hide: 'Ocultar el gráfico',
  nothing: 'No hay datos para resumir en este periodo.',
  failed: 'No se pudo cargar el resumen. Puede usar la tabla.',
  titles: {
    access: 'Resumen de accesos',
    utilization: 'Resumen de uso',
    transaction: 'Resumen de compras',
    error: 'Resumen de errores',
    balance: 'Evolución del saldo',
  },
} as const;
