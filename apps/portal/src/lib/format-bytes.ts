/** Size of a file in decimal units, with a no-break space: 20480 → 20,5 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00A0B`;
  const [divisor, unit] = bytes < 999_950 ? [1000, 'kB'] : [1_000_000, 'MB'];
  return `${(bytes / divisor).toFixed(1).replace('.0', '').replace('.', ',')}\u00A0${unit}`;
}
