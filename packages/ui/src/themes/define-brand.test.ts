import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type Brand, defineBrand } from './define-brand.ts';
import { toHex, toOklch } from './oklch.ts';
import { sheetDark } from './sheet-dark/tokens.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { contrastIssues, themeCss } from './theme-css.ts';

const issuesOf = (brand: Omit<Brand, 'name'>) => {
  const { light, dark } = defineBrand({ name: 'brand', ...brand });
  return [...contrastIssues(light), ...contrastIssues(dark)];
};

const steps = (count: number, size: number) => Array.from({ length: count }, (_, at) => at * size);

/** Brand colors are tested in groups of one hue, so that a failure names the hue. */
const hues = steps(24, 15);
const chromas = steps(4, 0.11);
const lightnesses = steps(6, 0.2);

describe('the contrast of a brand', () => {
  it.each(hues)('is that of WCAG 2.2 AA in every lightness and chroma of hue %d', (hue) => {
    for (const chroma of chromas) {
      for (const lightness of lightnesses) {
        const color = toHex({ lightness, chroma, hue });
        expect(issuesOf({ color }), color).toEqual([]);
      }
    }
  });

  it.each(['black', 'white', 'gray', 'red', 'yellow', 'lime', 'cyan', 'blue', 'magenta'])(
    'is that of WCAG 2.2 AA in %s',
    (color) => expect(issuesOf({ color })).toEqual([]),
  );

  it('is that of WCAG 2.2 AA whatever the colors of all roles', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const hex = fc
      .tuple(channel, channel, channel)
      .map((each) => `#${each.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    const roles = fc.record({ info: hex, warning: hex, danger: hex, success: hex });
    fc.assert(
      fc.property(hex, roles, (color, others) => {
        expect(issuesOf({ color, roles: others })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('defineBrand', () => {
  it('keeps the color of the brand where white can be read on it', () => {
    const { light } = defineBrand({ name: 'red', color: '#c8102e' });
    expect(light.color.tone.primary).toMatchObject({ solid: '#c8102e', onSolid: '#ffffff' });
  });

  it('darkens a color on which white cannot be read, and keeps its hue', () => {
    const { solid } = defineBrand({ name: 'sun', color: '#ffd400' }).light.color.tone.primary;
    expect(contrast(solid, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(solid, '#ffffff')).toBeLessThan(5);
    expect(Math.abs(toOklch(solid).hue - toOklch('#ffd400').hue)).toBeLessThan(8);
  });

  it('gives surfaces the hue of the brand, and no hue to those of a gray brand', () => {
    const { light } = defineBrand({ name: 'red', color: '#c8102e' });
    const { light: gray } = defineBrand({ name: 'gray', color: '#333333' });
    expect(toOklch(light.color.background.canvas).chroma).toBeGreaterThan(0.004);
    for (const surface of Object.values(gray.color.background).slice(0, 5))
      expect(toOklch(surface).chroma).toBe(0);
  });

  it('has the typeface and the radius of the brand, and two themes', () => {
    const brand = defineBrand({
      name: 'sea',
      color: 'oklch(0.5 0.12 250)',
      fontFamily: 'Georgia, serif',
      radius: 12,
      scale: { spaceUnit: 5 },
    });
    expect([brand.light.name, brand.dark.name]).toEqual(['sea-light', 'sea-dark']);
    for (const { scale } of [brand.light, brand.dark]) {
      expect(scale.fontFamily.sans).toBe('Georgia, serif');
      expect(scale.fontFamily.mono).toBe(sheetLight.scale.fontFamily.mono);
      expect(scale.radius).toEqual({ sm: 8, md: 12, lg: 16 });
      expect(scale.spaceUnit).toBe(5);
    }
    expect(themeCss(brand)).toContain('color-scheme:dark;');
  });

  it('expresses the map sheet as one color, one typeface, one radius and its overrides', () => {
    const { light, dark } = defineBrand({
      name: 'sheet',
      color: sheetLight.color.tone.primary.solid,
      fontFamily: sheetLight.scale.fontFamily.sans,
      radius: 3,
      light: { color: sheetLight.color, scale: { shadow: sheetLight.scale.shadow } },
      dark: { color: sheetDark.color },
    });
    expect({ light, dark }).toEqual({ light: sheetLight, dark: sheetDark });
  });

  it('rejects overrides that no theme has and colors that it cannot derive from', () => {
    const color = { tone: { primary: { filled: '#000000' } } };
    const withUnknown = { name: 'red', color: '#c8102e', light: { color } } as Brand;
    expect(() => defineBrand(withUnknown)).toThrow('"color.tone.primary.filled"');
    expect(() => defineBrand({ name: 'none', color: 'reddish' })).toThrow('reddish');
    expect(() => defineBrand({ name: 'glass', color: '#c8102e80' })).toThrow('opaque');
  });

  it.each([
    'hsl(348 85% 42%)',
    'hwb(348 6% 22%)',
    'lab(43 67 36)',
    'color(display-p3 0.72 0.15 0.2)',
  ])('derives from %s', (color) => {
    const { hue } = toOklch(defineBrand({ name: 'red', color }).light.color.tone.primary.solid);
    expect(Math.abs(hue - toOklch('#c8102e').hue)).toBeLessThan(8);
  });

  it('rejects a role, a radius and a value of the scale that a site without types gets wrong', () => {
    const brandOf = (wrong: object) => () =>
      defineBrand({ name: 'red', color: '#c8102e', ...wrong });
    expect(brandOf({ roles: { error: '#8d1a86' } })).toThrow('"error"');
    expect(brandOf({ radius: '8px' })).toThrow('8px');
    expect(brandOf({ radius: -4 })).toThrow('-4');
    expect(brandOf({ scale: { radius: { md: '8px' } } })).toThrow(
      '"scale.radius.md" is of the type number',
    );
    expect(brandOf({ light: { color: { text: '#000000' } } })).toThrow('"color.text"');
    expect(brandOf({ scale: { space: { md: 16 } } })).toThrow('spaceUnit');
  });

  it('lets themeCss reject an override that cannot be read', () => {
    const light = { color: { tone: { primary: { text: '#ffb3b3' } } } };
    const brand = defineBrand({ name: 'pale', color: '#c8102e', light });
    expect(() => themeCss(brand)).toThrow('pale-light: primary text on canvas');
  });
});
