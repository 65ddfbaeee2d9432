/** Texts of the administrators' page of one user. */
export const userPageTexts = {
  documentTitle: (username: string) => `Usuario ${username}`,
  unknownHelp: 'Revise el nombre en la dirección, o busque la cuenta en la lista.',
  seeUsers: 'Ver los usuarios',
  admin: 'Administrador',
  user: 'Usuario',
  suspended: 'La cuenta está suspendida',
  suspendedText: (since: string) =>
    `Desde el ${since} no puede ingresar ni ejecutar herramientas. Sus créditos y su historial se conservan.`,
  erased: 'La cuenta está suprimida',
  erasedText: (at: string) =>
    `Sus datos personales se suprimieron el ${at}. La cuenta no se puede volver a usar; sus registros se conservan bajo este seudónimo.`,
  available: 'Disponibles',
  availableHint: 'saldo menos pendientes',
  availableErased: 'la cuenta suprimida no los puede usar',
  balance: 'Saldo',
  balanceHint: (balance: string) =>
    balance === '1' ? 'crédito en la cuenta' : 'créditos en la cuenta',
  pending: 'Pendientes',
  pendingHint: 'reservados por ejecuciones en curso',
  account: 'Cuenta',
  role: 'Rol',
  pendingEmail: 'Correo por confirmar',
  factor: 'Segundo factor',
  factorSince: (timestamp: string) => `Desde ${timestamp}`,
  noFactor: 'Sin configurar',
  manage: 'Reportes y acciones',
  runs: 'Últimas utilizaciones',
  purchases: 'Últimas transacciones',
  errors: 'Últimos errores',
  accesses: 'Últimos accesos',
} as const;
