/** Headings of web accesses, on the screen and in exports. */
export const accessLogLabels = {
  access_time: 'Fecha de acceso',
  username: 'Usuario',
  access_type: 'Tipo de acceso',
} as const;
