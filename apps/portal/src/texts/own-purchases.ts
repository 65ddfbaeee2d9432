import { recordNumber } from './record-number.ts';

/** Texts of the receipt («comprobante») of a purchase. */
export const receiptTexts = {
  download: 'Descargar el comprobante',
  downloading: 'Descargando…',
  done: 'El comprobante se descargó.',
  fileName: (transId: number) => `comprobante-${transId}.pdf`,
} as const;

/** Texts about a reversed purchase, for its buyer. */
export const ownReversalTexts = {
  reversed: 'Devuelta',
  title: (transId: number) => `La compra ${recordNumber(transId)} se devolvió`,
  reversedAt: (moment: string) => `El ${moment}. Sus créditos se descontaron de su saldo.`,
  purchase: (transId: number) => `Ver la compra ${recordNumber(transId)} en «Mis Compras»`,
  reversal: (movementId: number) =>
    `Ver la devolución, movimiento ${recordNumber(movementId)}, en «Mis Créditos»`,
} as const;
