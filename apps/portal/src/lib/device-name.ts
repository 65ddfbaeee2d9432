/** Devices by what their browsers say of themselves; the first that applies. */
const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Teléfono Android'],
  [/Android/, 'Tableta Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Equipo con Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Equipo con Linux'],
];

/** A name for the device of a browser, as its owner would recognize it; null for an unknown one. */
export const deviceName = (userAgent: string): string | null =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
