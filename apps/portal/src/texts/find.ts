/** Texts of the search over pages and records. */
export const findTexts = {
  pagesLabel: 'Página',
  recordsLabel: 'Página, usuario, herramienta o número',
  pagesHint: 'Escriba una parte del nombre, o vea todas con la flecha hacia abajo.',
  recordsHint:
    'Por ejemplo, un nombre, un correo, R_INF_04 o el número de una transacción o utilización.',
  loading: 'Buscando…',
  empty: 'Sin resultados',
  error: 'No se pudo buscar. Intente de nuevo.',
  count: (options: number) => (options === 1 ? '1 resultado' : `${options} resultados`),
  page: (group?: string) => (group === undefined ? 'Página' : `Página · ${group}`),
  tool: (code: string, name: string) => `${code} ${name}`,
  user: 'Usuario',
  admin: 'Administrador',
  suspended: 'cuenta suspendida',
  erased: 'cuenta suprimida',
  transaction: (id: number) => `Transacción ${id}`,
  utilization: (id: number) => `Utilización ${id}`,
} as const;
