/** Texts of the reports of credits. */
export const creditTexts = {
  leadOfMine: 'Su saldo y cada movimiento que lo cambió.',
  leadOfUser: 'El saldo de un usuario y cada movimiento que lo cambió.',
  currentBalance: 'Saldo',
  currentBalanceHint: (balance: string) => (balance === '1' ? 'crédito' : 'créditos'),
  estimate: 'Calcular el costo de una ejecución',
  caption: 'Movimientos de créditos',
  row: (id: number) => `el movimiento ${id}`,
  empty: 'El usuario no tiene movimientos de créditos.',
  emptyHelp: 'Aquí aparecerán sus compras y los créditos que use cada herramienta.',
  emptyAction: 'Contactar a soporte',
} as const;
