/** Size of a file in decimal units: 20480 → 20 kB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [divisor, unit] = bytes < 1_000_000 ? [1000, 'kB'] : [1_000_000, 'MB'];
  return `${(bytes / divisor).toFixed(1).replace('.0', '').replace('.', ',')} ${unit}`;
}
