/** Texts of the reports of utilizations. */
export const utilizationTexts = {
  leadOfMine: 'Cada ejecución de una herramienta y los créditos que usó.',
  leadOfUser: 'Las ejecuciones de un usuario y los créditos que usó.',
  leadOfTool: 'Las ejecuciones de una herramienta, de todos los usuarios.',
  leadOfAll: 'Las ejecuciones de todos los usuarios y los créditos que usaron.',
  caption: 'Utilizaciones',
  row: (id: number) => `la utilización ${id}`,
  emptyOfUser: 'El usuario no tiene utilizaciones.',
  emptyOfTool: 'La herramienta no tiene utilizaciones.',
  emptyOfAll: 'No se encontraron utilizaciones.',
  emptyHelp: 'Cuando se ejecute una herramienta, aparecerá aquí.',
  emptyHelpOfMine: 'Cuando ejecute una herramienta, aparecerá aquí.',
  emptyAction: 'Ir a Descargas',
  open: 'En curso',
  expired: 'Sin terminar',
} as const;
