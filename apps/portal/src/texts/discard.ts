/** Texts of the confirmation before what was typed in a form is lost. */
export const discardTexts = {
  leaveTitle: '¿Descartar lo que escribió?',
  leaveText: 'No se guarda en ninguna parte.',
  leave: 'Descartar',
  stay: 'Seguir editando',
} as const;
