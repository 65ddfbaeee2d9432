/**
 * A decimal string as Colombia writes it, as the screens do: `1234567.50` → `1.234.567,50`,
 * `150.00` → `150`. It never becomes a float, so that no amount is rounded.
 */
export function formatDecimal(value: string): string {
  const [whole = '0', cents = ''] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.').replace('-', '−');
  const fraction = cents.replace(/0+$/, '');
  return fraction === '' ? grouped : `${grouped},${fraction.padEnd(2, '0')}`;
}

const two = (part: number) => String(part).padStart(2, '0');

/** `dd/mm/yyyy hh:mm:ss` in Colombia's time, UTC−5 all year round (§5). */
export function colombianTime(date: Date): string {
  const local = new Date(date.getTime() - 5 * 3_600_000);
  const day = [two(local.getUTCDate()), two(local.getUTCMonth() + 1), local.getUTCFullYear()];
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two);
  return `${day.join('/')} ${time.join(':')}`;
}
