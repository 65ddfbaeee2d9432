/** Headings of purchases, on the screen and in exports. */
export const transactionLabels = {
  trans_id: 'N.º',
  username: 'Usuario',
  trans_date: 'Fecha',
  trans_type: 'Tipo',
  credits_purchased: 'Créditos',
  amount_paid: 'Valor pagado (COP)',
  trans_platform: 'Plataforma',
} as const;
