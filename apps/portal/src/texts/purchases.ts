import { limits } from '@consultancy/validation';
import { reportTitles } from './areas.ts';
import { counted, credits } from './counted.ts';
import { recordNumber } from './record-number.ts';

/** Texts of the new-transaction form (§3, §4, §5). */
export const newTransactionTexts = {
  lead: 'Registre una compra: los créditos se suman al saldo del cliente.',
  customer: 'Cliente',
  targetEmail: 'Correo del cliente',
  confirmEmail: 'Confirme el correo del cliente',
  purchase: 'Compra',
  type: 'Tipo de transacción',
  credits: 'Créditos comprados',
  creditsHint: 'Con dos decimales como máximo: 100 o 12,50.',
  amount: 'Valor pagado (COP)',
  amountHint: 'En pesos colombianos: 420.000.',
  readAs: (amount: string) => `Se registrará: ${amount}`,
  platform: 'Plataforma',
  authorization: 'Autorización',
  accept: 'Autorizo registrar esta transacción y confirmo que el pago se recibió.',
  submit: 'Registrar transacción',
  processing: 'Procesando…',
  success: 'Transacción creada con éxito.',
  successText: (username: string) =>
    `Los créditos ya están en la cuenta de ${username}. Si hay un error, devuelva la compra desde su detalle, en ${reportTitles.allTransactions}.`,
  number: 'Transacción',
  date: 'Fecha',
  newBalance: 'Saldo nuevo del cliente',
  close: 'Cerrar',
  overtaken: 'El saldo aumentó mientras registraba la compra',
  overtakenText: (before: string, reviewed: string) =>
    `Antes de esta compra era de ${before}, no de ${reviewed} como en la revisión. Verifique que otro administrador no la haya registrado también.`,
  unsettled:
    'No sabemos si la compra quedó registrada. Si la envía de nuevo sin cambiar los datos, no se registra dos veces. Si los va a cambiar, revise antes la lista.',
  unsettledLink: 'Ver las transacciones',
} as const;

/** Texts of the review before a purchase is recorded. */
export const saleReviewTexts = {
  title: 'Revise antes de autorizar',
  waiting:
    'Cuando escriba el correo del cliente, aquí verá a quién pertenece y cómo queda su saldo.',
  loading: 'Consultando el cliente…',
  enterprise: (name: string, username: string) => `${name} · ${username}`,
  before: 'Saldo actual',
  credits: 'Esta compra',
  after: 'Saldo después',
  suspended:
    'La cuenta está suspendida: el cliente no podrá usar los créditos mientras no se reactive.',
  equal: (actor: string, date: string, transId: string) =>
    `${actor} registró una compra igual el ${date}: la transacción ${transId}. Continúe solo si es otra.`,
  increased: (balance: string) =>
    `El saldo de este cliente aumentó a ${balance} después de la revisión. Verifique que otro administrador no haya registrado la compra.`,
  unknown: 'Ningún cliente tiene este correo. Revíselo antes de continuar.',
  failed: 'No pudimos consultar este cliente. Puede registrar la compra de todos modos.',
  suggestionsLoading: 'Buscando clientes…',
  suggestionsNone: 'Ningún cliente coincide.',
  suggestionsMore: 'Escriba al menos tres letras del nombre, el usuario o el correo.',
  suggestionsFailed: 'No hay sugerencias en este momento. Escriba el correo completo.',
  suggestionsCount: (count: number) => (count === 1 ? '1 cliente' : `${count} clientes`),
} as const;

/** Texts of the question about amounts that are far from the price list. */
export const unusualSaleTexts = {
  title: '¿Son correctas estas cifras?',
  question: (credits: string, pesos: string) =>
    `${/^un crédito\b/.test(credits) ? 'Es' : 'Son'} ${credits} por ${pesos}.`,
  reason:
    'Se alejan de la lista de precios y de lo que suele costar un crédito. Revíselas antes de escribir su contraseña.',
  confirm: 'Sí, las cifras son correctas',
  credit: { one: 'crédito', many: 'créditos' },
  creditCents: { one: 'centésimo', many: 'centésimos' },
  peso: { one: 'peso', many: 'pesos' },
  pesoCents: { one: 'centavo', many: 'centavos' },
} as const;

/** Texts of the field for the user's own password. */
export const ownPasswordTexts = {
  label: 'Su contraseña',
  hint: 'Escríbala de nuevo para confirmar que es usted.',
} as const;

/** Texts of the choice of a passkey in place of the password. */
export const ownIdentityTexts = {
  usePasskey: 'Usar una llave de acceso',
  usePassword: 'Usar la contraseña',
  password: 'Su contraseña',
  label: 'Su identidad',
  passkeyText: 'Al continuar, el navegador le pide su llave de acceso en lugar de la contraseña.',
} as const;

/** Texts of the return («devolución») of a purchase. */
export const reversalTexts = {
  looking: 'Consultando si esta compra se devolvió…',
  reversed: 'Esta compra se devolvió',
  reversedAt: (moment: string) => `El ${moment}.`,
  reversedBy: (username: string) => `La devolvió ${username}.`,
  reason: 'Motivo',
  reasonOf: (reason: string) => `Motivo: ${reason}`,
  reasonHint: `De ${limits.reasonMinimum} a ${limits.reasonMaximum} caracteres. Queda en la auditoría; el cliente no lo ve.`,
  own: 'Es su propia compra: solo otro administrador puede devolverla.',
  open: 'Devolver esta compra',
  title: (transId: number) => `¿Devolver la compra ${recordNumber(transId)}?`,
  description:
    'Se devuelve completa y una sola vez: sus créditos se descuentan del saldo del cliente y en su historial queda una «Devolución», de la que recibe un aviso por correo. La compra no se borra. El dinero se devuelve por fuera del portal.',
  customer: 'Cliente',
  credits: 'Créditos de la compra',
  amount: 'Valor pagado',
  balance: 'Saldo actual',
  pending: 'Reservados por ejecuciones',
  after: 'Saldo después',
  unknownBalance:
    'No pudimos consultar el saldo. El servidor revisa que los créditos estén disponibles antes de devolver.',
  impossibleTitle: 'Esta compra no se puede devolver',
  erased: 'Los datos de este cliente se suprimieron: su cuenta ya no admite cambios.',
  spent: (available: string, purchased: string) =>
    `El cliente tiene ${counted(available, 'crédito disponible', 'créditos disponibles')} y la compra fue de ${purchased}: ya usó una parte o la tiene reservada. Puede corregir su saldo con un ajuste, en la lista de usuarios.`,
  confirm: 'Devolver la compra',
  confirming: 'Devolviendo…',
  done: (balance: string) =>
    `La compra quedó devuelta. El saldo del cliente es de ${credits(balance)}.`,
  unsettled:
    'No sabemos si la compra quedó devuelta. Puede intentarlo de nuevo sin riesgo: no se devuelve dos veces.',
} as const;
