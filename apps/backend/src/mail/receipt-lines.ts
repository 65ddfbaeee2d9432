interface Receipt {
  trans_id: number;
  trans_date: Date;
  trans_type: string;
  trans_platform: string;
  credits_purchased: string;
  amount_paid: string;
  balance: string;
}

/** Groups a decimal string as Colombia writes it: `1234567.50` → `1.234.567,50`. No float. */
export function groupDecimal(value: string): string {
  const [whole = '0', cents] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return cents === undefined ? grouped : `${grouped},${cents}`;
}

const two = (part: number) => String(part).padStart(2, '0');

/** `dd/mm/yyyy hh:mm:ss` in Colombia's time, UTC−5 all year round (§5). */
export function colombianTime(date: Date): string {
  const local = new Date(date.getTime() - 5 * 3_600_000);
  const day = [two(local.getUTCDate()), two(local.getUTCMonth() + 1), local.getUTCFullYear()];
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two);
  return `${day.join('/')} ${time.join(':')}`;
}

/** The rows of a receipt, ready to be read. */
export function receiptLines(receipt: Receipt): (readonly [string, string])[] {
  return [
    ['Comprobante', `N.º ${receipt.trans_id}`],
    ['Fecha', `${colombianTime(receipt.trans_date)} (hora de Colombia)`],
    ['Tipo', receipt.trans_type],
    ['Créditos comprados', groupDecimal(receipt.credits_purchased)],
    ['Valor pagado', `$ ${groupDecimal(receipt.amount_paid)} COP`],
    ['Plataforma', receipt.trans_platform],
    ['Saldo después de la compra', `${groupDecimal(receipt.balance)} créditos`],
  ];
}
