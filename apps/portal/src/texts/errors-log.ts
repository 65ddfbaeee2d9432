import { emptyAdvice, userHeader } from './report-screen.ts';

/** Texts of the reports of errors. */
export const errorLogTexts = {
  leadOfMine: 'Las ejecuciones que fallaron y por qué. No usaron créditos.',
  leadOfUser: 'Las ejecuciones de una persona que fallaron, y por qué.',
  leadOfTool: 'Las ejecuciones de una herramienta que fallaron, y por qué.',
  leadOfAll: 'Las ejecuciones de todas las personas que fallaron, y por qué.',
  caption: 'Errores',
  row: (id: number) => `el error ${id}`,
  emptyOfUser: 'El usuario no ha registrado errores.',
  emptyOfTool: 'La herramienta no registra errores.',
  emptyOfAll: 'No se encontraron registros de errores.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Si una ejecución falla, aquí verá en qué etapa y por qué.',
  id: 'N.º',
  user: userHeader,
  time: 'Fecha',
  tool: 'Herramienta',
  stage: 'Etapa',
  message: 'Mensaje',
  run: 'Utilización',
} as const;
