/** Texts of the reports of errors. */
export const errorLogTexts = {
  leadOfMine: 'Las ejecuciones que fallaron y por qué. No usaron créditos.',
  leadOfUser: 'Las ejecuciones fallidas de un usuario y por qué fallaron.',
  leadOfTool: 'Las ejecuciones fallidas de una herramienta y por qué fallaron.',
  leadOfAll: 'Las ejecuciones fallidas de todos los usuarios y por qué fallaron.',
  caption: 'Errores',
  row: (id: number) => `el error ${id}`,
  emptyOfUser: 'El usuario no ha registrado errores.',
  emptyOfTool: 'La herramienta no registra errores.',
  emptyOfAll: 'No se encontraron registros de errores.',
  emptyHelp: 'Si una ejecución falla, aquí verá en qué etapa y por qué.',
} as const;
