/** Texts of the administrators' page of one user. */
export const userPageTexts = {
  documentTitle: (username: string) => `Usuario ${username}`,
  admin: 'Administrador',
  user: 'Usuario',
  suspended: 'La cuenta está suspendida',
  suspendedText: (since: string) =>
    `Desde el ${since} no puede ingresar ni ejecutar herramientas. Sus créditos y su historial se conservan.`,
  available: 'Disponibles',
  availableHint: 'saldo menos pendientes',
  balance: 'Saldo',
  balanceHint: 'créditos en la cuenta',
  pending: 'Pendientes',
  pendingHint: 'reservados por ejecuciones en curso',
  account: 'Cuenta',
  role: 'Rol',
  pendingEmail: 'Correo por confirmar',
  manage: 'Reportes y acciones',
  runs: 'Últimas utilizaciones',
  purchases: 'Últimas transacciones',
  errors: 'Últimos errores',
  accesses: 'Últimos accesos',
} as const;
