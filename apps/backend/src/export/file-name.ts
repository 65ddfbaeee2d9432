/** Today in a zone, as `2026-11-21`. */
function today(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}

/**
 * `Content-Disposition` of an exported list, e.g. `mis-créditos-ana-2026-11-21.csv`, with a plain
 * name beside it for programs that know only ASCII (RFC 6266).
 * @param parts Spanish words and names; invalid characters of a file name become a hyphen.
 */
export function attachment(parts: readonly string[], timeZone: string, format: string): string {
  const name = [...parts, today(timeZone)]
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-');
  const plain = name.normalize('NFD').replace(/[^\w-]/g, '');
  return `attachment; filename="${plain}.${format}"; filename*=UTF-8''${encodeURIComponent(name)}.${format}`;
}
