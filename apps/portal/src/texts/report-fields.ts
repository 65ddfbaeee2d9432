/** Texts of the suggestions under a username or a tool. */
export const suggestionTexts = {
  loading: 'Buscando sugerencias…',
  empty: 'Sin sugerencias',
  error: 'No hay sugerencias ahora; escriba el valor completo.',
  count: (options: number) => (options === 1 ? '1 sugerencia' : `${options} sugerencias`),
};

/** Texts of the choice between several users or tools that a search matches. */
export const choiceTexts = {
  title: (text: string) => `Varios resultados coinciden con «${text}». Elija uno:`,
  more: 'Hay más coincidencias: escriba algo más para encontrarlas.',
  close: 'Cancelar',
} as const;

/** Texts of the username of a report (§2, §5). */
export const userFieldTexts = {
  label: 'Usuario',
  prompt: 'Elija un usuario',
  promptHelp: 'Escriba el usuario, el nombre o la empresa, y presione «Buscar».',
  asTyped: 'El usuario con ese nombre exacto',
} as const;

/** Texts of the tool of a report (§2, §5). */
export const toolFieldTexts = {
  label: 'Herramienta',
  prompt: 'Elija una herramienta',
  promptHelp: 'Escriba el código, como R_INF_04, o el nombre, y presione «Buscar».',
} as const;
