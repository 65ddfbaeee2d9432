/** Texts of the administrator area (§2). */
export const adminTexts = {
  area: 'Área de administración',
  welcome: 'Inicio',
  lead: 'Su cuenta de administración.',
  sellTitle: 'Registrar una compra de créditos',
  sellText:
    'Cuando reciba un pago, registre la compra con el correo del cliente: los créditos se suman de inmediato a esa cuenta.',
  sell: 'Nueva transacción',
} as const;

/** Texts of the new-transaction form (§3, §4, §5). */
export const newTransactionTexts = {
  title: 'Nueva transacción',
  lead: 'Registre una compra: los créditos se suman al saldo del cliente.',
  customer: 'Cliente',
  targetEmail: 'Correo del cliente',
  confirmEmail: 'Confirme el correo del cliente',
  purchase: 'Compra',
  type: 'Tipo de transacción',
  credits: 'Créditos comprados',
  readAs: (amount: string) => `Se registrará: ${amount}`,
  creditsHint: 'Con punto para los decimales.',
  amount: 'Valor pagado (COP)',
  amountHint: 'Sin separador de miles, como 420000.',
  platform: 'Plataforma',
  authorization: 'Autorización',
  password: 'Su contraseña',
  passwordHint: 'Escríbala de nuevo para confirmar que es usted.',
  accept: 'Autorizo registrar esta transacción y confirmo que el pago se recibió.',
  submit: 'Registrar transacción',
  processing: 'Procesando…',
  success: 'Transacción creada con éxito.',
  successText: (username: string) => `Los créditos ya están en la cuenta de ${username}.`,
  receipt: 'Transacción',
  newBalance: 'Saldo nuevo del cliente',
  close: 'Cerrar',
} as const;
