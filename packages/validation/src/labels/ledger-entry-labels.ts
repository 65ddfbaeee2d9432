/** Headings of ledger entries, on the screen and in exports. */
export const ledgerEntryLabels = {
  id: 'N.º',
  date: 'Fecha',
  type: 'Tipo',
  descript: 'Descripción',
  amount: 'Créditos',
  balance: 'Saldo',
  status: 'Estado',
} as const;
