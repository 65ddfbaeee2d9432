import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

describe('The name of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 'iPhone'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140 Mobile Safari/537.36',
      'Teléfono Android',
    ],
    ['Mozilla/5.0 (Linux; Android 16; SM-X710) Chrome/140 Safari/537.36', 'Tableta Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'Equipo con Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 'Equipo con Linux'],
    ['curl/8', null],
  ])('is read from «%s»', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
