const user = 'Usuario';
const emptyAdvice = 'Cambie el periodo o revise la búsqueda.';

/** Texts of the reports of web accesses. */
export const accessLogTexts = {
  leadOfMine: 'Cada ingreso al portal y cada cambio de contraseña de su cuenta.',
  leadOfUser: 'Ingresos al portal y cambios de contraseña de una persona.',
  leadOfAll: 'Ingresos al portal y cambios de contraseña de todas las cuentas.',
  caption: 'Accesos web',
  row: (username: string, time: string) => `el acceso de ${username} del ${time}`,
  emptyOfUser: 'El usuario no tiene accessos.',
  emptyOfAll: 'No se encontraron accesos.',
  emptyHelp: emptyAdvice,
  time: 'Fecha de acceso',
  user,
  type: 'Tipo de acceso',
} as const;

/** Texts of the reports of utilizations. */
export const utilizationTexts = {
  leadOfMine: 'Cada ejecución de una herramienta y los créditos que usó.',
  leadOfUser: 'Las ejecuciones de una persona y los créditos que usó.',
  leadOfTool: 'Las ejecuciones de una herramienta, de todas las personas.',
  leadOfAll: 'Las ejecuciones de todas las personas y los créditos que usaron.',
  caption: 'Utilizaciones',
  row: (id: number) => `la utilización ${id}`,
  emptyOfUser: 'El usuario no tiene utilizaciones.',
  emptyOfTool: 'La herramienta no tiene utilizaciones.',
  emptyOfAll: 'No se encontraron utilizaciones.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Cuando ejecute una herramienta, aparecerá aquí.',
  emptyAction: 'Ir a Descargas',
  id: 'N.º',
  user,
  date: 'Fecha de uso',
  finished: 'Finalización',
  tool: 'Herramienta',
  fcRecords: 'Registros FC',
  tbRecords: 'Registros TB',
  score: 'Score',
  level: '% nivel',
  credits: 'Créditos',
  open: 'En curso',
  expired: 'Sin terminar',
} as const;

/** Texts of the reports of credits. */
export const creditTexts = {
  leadOfMine: 'Su saldo y cada movimiento que lo cambió.',
  leadOfUser: 'El saldo de una persona y cada movimiento que lo cambió.',
  currentBalance: 'Saldo',
  currentBalanceHint: 'créditos',
  caption: 'Movimientos de créditos',
  row: (id: number) => `el movimiento ${id}`,
  empty: 'El usuario no tiene movimientos de créditos.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Aquí aparecerán sus compras y los créditos que use cada herramienta.',
  emptyAction: 'Contactar a soporte',
  id: 'N.º',
  date: 'Fecha',
  type: 'Tipo',
  description: 'Descripción',
  amount: 'Créditos',
  balance: 'Saldo',
  status: 'Estado',
} as const;

/** Texts of the reports of transactions. */
export const transactionTexts = {
  leadOfMine: 'Las compras de créditos registradas en su cuenta.',
  leadOfUser: 'Las compras de créditos de una persona.',
  leadOfAll: 'Las compras de créditos de todas las personas.',
  caption: 'Transacciones',
  row: (id: number) => `la transacción ${id}`,
  emptyOfUser: 'El usuario no tiene transacciones.',
  emptyOfAll: 'No se encontraron transacciones.',
  emptyHelp: emptyAdvice,
  emptyHelpOfMine: 'Para comprar créditos, escriba a soporte.',
  emptyAction: 'Contactar a soporte',
  id: 'N.º',
  user,
  date: 'Fecha',
  type: 'Tipo',
  credits: 'Créditos',
  amount: 'Valor pagado (COP)',
  platform: 'Plataforma',
} as const;

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
  user,
  time: 'Fecha',
  tool: 'Herramienta',
  stage: 'Etapa',
  message: 'Mensaje',
  run: 'Utilización',
} as const;
