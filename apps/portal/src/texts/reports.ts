/** Texts of the report pattern (§2, §5, §8). */
export const reportTexts = {
  filters: 'Filtros',
  start: 'Fecha inicial',
  end: 'Fecha final',
  count: 'Registros',
  search: 'Buscar',
  searching: 'Buscando…',
  more: 'Mostrar más',
  loadingMore: 'Cargando…',
  shown: (count: number, more: boolean) => {
    const rows = count === 1 ? '1 registro' : `${count} registros`;
    return more ? `Mostrando ${rows}; hay más.` : `Mostrando ${rows}.`;
  },
  clear: 'Quitar los filtros',
  emptyFiltered: 'Con estos filtros no hay resultados. Cambie las fechas o quite los filtros.',
  userInvalid: 'Usuario o búsqueda no válida.',
  userInvalidHelp: 'Revise el usuario y los filtros.',
  toolInvalid: 'Herramienta o búsqueda no válida.',
  toolInvalidHelp: 'Revise la herramienta y los filtros.',
} as const;

/** Texts of «Mi Actividad». */
export const utilizationTexts = {
  title: 'Mi Actividad',
  lead: 'Cada ejecución de una herramienta y los créditos que usó.',
  caption: 'Utilizaciones',
  empty: 'El usuario no tiene utilizaciones.',
  emptyHelp: 'Cuando ejecute una herramienta, aparecerá aquí.',
  emptyAction: 'Ir a Descargas',
  date: 'Fecha de uso',
  finished: 'Finalización',
  tool: 'Herramienta',
  fcRecords: 'Registros FC',
  tbRecords: 'Registros TB',
  score: 'Score',
  level: '% nivel',
  credits: 'Créditos',
  open: 'En curso',
  expired: 'Sin terminar',
} as const;

/** Texts of «Mis Compras». */
export const transactionTexts = {
  title: 'Mis Compras',
  lead: 'Las compras de créditos registradas en su cuenta.',
  caption: 'Transacciones',
  empty: 'El usuario no tiene transacciones.',
  emptyHelp: 'Para comprar créditos, escriba a soporte.',
  emptyAction: 'Contactar a soporte',
  id: 'N.º',
  date: 'Fecha',
  type: 'Tipo',
  credits: 'Créditos',
  amount: 'Valor pagado (COP)',
  platform: 'Plataforma',
} as const;
