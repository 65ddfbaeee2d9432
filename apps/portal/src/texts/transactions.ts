/** Texts of the reports of transactions. */
export const transactionTexts = {
  leadOfMine: 'Las compras de créditos registradas en su cuenta.',
  leadOfUser: 'Las compras de créditos de un usuario.',
  leadOfAll: 'Las compras de créditos de todos los usuarios.',
  caption: 'Transacciones',
  row: (id: number) => `la transacción ${id}`,
  emptyOfUser: 'El usuario no tiene transacciones.',
  emptyOfAll: 'No se encontraron transacciones.',
  emptyHelp: 'Las compras que se registren aparecerán aquí.',
  emptyHelpOfMine: 'Para comprar créditos, escriba a soporte.',
  emptyAction: 'Contactar a soporte',
} as const;
