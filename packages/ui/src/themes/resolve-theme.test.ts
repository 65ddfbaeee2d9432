import { describe, expect, it } from 'vitest';
import { fluidSize, resolveTheme } from './resolve-theme.ts';
import { sheetDark } from './sheet-dark/tokens.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { wireframe } from './wireframe/tokens.ts';

function paths(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : paths(value, `${prefix}${key}.`),
  );
}

describe('fluidSize', () => {
  it('is a plain length where both ends are the same', () => {
    expect(fluidSize({ min: 16, max: 16 })).toBe('1rem');
  });

  it('reaches its ends at 360 and 1,024 pixels', () => {
    const css = fluidSize({ min: 28, max: 36 });
    const [, low, base, slope, high] =
      /^clamp\(([\d.]+)rem, ([-\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/.exec(css) ?? [];
    const at = (viewport: number) => Number(base) * 16 + (Number(slope) * viewport) / 100;
    expect(Number(low) * 16).toBe(28);
    expect(Number(high) * 16).toBe(36);
    expect(at(360)).toBeCloseTo(28, 1);
    expect(at(1024)).toBeCloseTo(36, 1);
  });
});

describe('resolveTheme', () => {
  it('gives every theme the same variables', () => {
    const light = paths(resolveTheme(sheetLight));
    expect(light.length).toBeGreaterThan(100);
    expect(paths(resolveTheme(sheetDark))).toEqual(light);
    expect(paths(resolveTheme(wireframe))).toEqual(light);
  });

  it('steps space by four pixels at a 16-px root, and limits it on small screens', () => {
    const { space } = resolveTheme(sheetLight);
    expect(space).toEqual({
      none: '0',
      xxs: 'min(0.25rem,1.25vw)',
      xs: 'min(0.5rem,2.5vw)',
      sm: 'min(0.75rem,3.75vw)',
      md: 'min(1rem,5vw)',
      lg: 'min(1.5rem,7.5vw)',
      xl: 'min(2.5rem,12.5vw)',
      xxl: 'min(4rem,20vw)',
    });
  });

  it('gives findings the survey magenta and nothing else', () => {
    const { tone } = resolveTheme(sheetLight).color;
    const magenta = sheetLight.color.tone.danger.text;
    const users = Object.entries(tone).filter(([, { text }]) => text === magenta);
    expect(users.map(([name]) => name)).toEqual(['danger']);
  });

  it('follows the data: a doubled unit doubles the controls', () => {
    const scale = { ...sheetLight.scale, spaceUnit: 8 };
    expect(resolveTheme({ ...sheetLight, scale }).size.control.md).toBe('5rem');
  });

  it('keeps targets at 24 pixels and controls between 32 and 44', () => {
    const { control, target } = resolveTheme(sheetLight).size;
    expect([target, control.sm, control.md, control.lg]).toEqual([
      '1.5rem',
      '2rem',
      '2.5rem',
      '2.75rem',
    ]);
  });

  it('has the same line length before and after the font is loaded', () => {
    expect(resolveTheme(sheetLight).size.measure).toMatch(/^[\d.]+em$/);
  });

  it('has lines of 60 to 75 characters', () => {
    // Of Spanish text in Archivo, spaces included.
    const character = 0.44;
    const characters = Number.parseFloat(resolveTheme(sheetLight).size.measure) / character;
    expect(characters).toBeGreaterThanOrEqual(60);
    expect(characters).toBeLessThanOrEqual(75);
  });
});
