import { formatDecimal } from '@consultancy/validation';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** `dd/mm/yyyy hh:mm:ss` in Colombia's time, UTC−5 all year round (§5). */
export function colombianTime(date: Date): string {
  const local = new Date(date.getTime() - 5 * 3_600_000);
  const day = [
    twoDigits(local.getUTCDate()),
    twoDigits(local.getUTCMonth() + 1),
    local.getUTCFullYear(),
  ];
  const time = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(twoDigits);
  return `${day.join('/')} ${time.join(':')}`;
}

/** An amount of credits with its unit: 1 crédito, 12,50 créditos. */
export function creditsText(decimal: string): string {
  const amount = formatDecimal(decimal);
  return `${amount} ${amount === '1' ? 'crédito' : 'créditos'}`;
}
