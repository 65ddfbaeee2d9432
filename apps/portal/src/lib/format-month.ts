const names = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/** Formats a month (YYYY-MM) in words: 2026-11 → noviembre de 2026. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${names[Number(number) - 1] ?? number} de ${year}`;
}

/** Month of a timestamp as YYYY-MM in an IANA zone. */
export function monthOf(timestamp: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(timestamp);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}
