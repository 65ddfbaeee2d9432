/** Texts of the reports of web accesses. */
export const accessLogTexts = {
  leadOfMine: 'Cada ingreso al portal y cada cambio de contraseña de su cuenta.',
  leadOfUser: 'Ingresos al portal y cambios de contraseña de un usuario.',
  leadOfAll: 'Ingresos al portal y cambios de contraseña de todas las cuentas.',
  caption: 'Accesos web',
  row: (username: string, time: string) => `el acceso de ${username} del ${time}`,
  emptyOfUser: 'El usuario no tiene accessos.',
  emptyOfAll: 'No se encontraron accesos.',
  emptyHelp: 'Cada ingreso y cada cambio de contraseña aparecerá aquí.',
} as const;
