import { formatDecimal } from '@consultancy/validation';
import { colombianTime, creditsText } from '../mail/format.ts';

/** The data of a receipt. */
export interface Receipt {
  trans_id: number;
  trans_date: Date;
  trans_type: string;
  trans_platform: string;
  credits_purchased: string;
  amount_paid: string;
  balance: string;
  /** Date of the reversal, if any. */
  reversed_at: Date | null;
}

/** The rows of a receipt, ready to be read; the mail and the document show the same ones. */
export function receiptLines(receipt: Receipt): (readonly [term: string, value: string])[] {
  return [
    ['Comprobante', `N.º ${receipt.trans_id}`],
    ['Fecha', `${colombianTime(receipt.trans_date)} (hora de Colombia)`],
    ['Tipo', receipt.trans_type],
    ['Créditos comprados', formatDecimal(receipt.credits_purchased)],
    ['Valor pagado', `$\u00A0${formatDecimal(receipt.amount_paid)} COP`],
    ['Plataforma', receipt.trans_platform],
    ['Saldo después de la compra', creditsText(receipt.balance)],
    ...(receipt.reversed_at
      ? ([['Devuelta', `${colombianTime(receipt.reversed_at)} (hora de Colombia)`]] as const)
      : []),
  ];
}
