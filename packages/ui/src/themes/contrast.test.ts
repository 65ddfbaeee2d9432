import { describe, expect, it } from 'vitest';
import { colorPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { resolveTheme } from './resolve-theme.ts';
import { sheetDark } from './sheet-dark/tokens.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { wireframe } from './wireframe/tokens.ts';

describe('contrast', () => {
  it('is 21 between black and white and 1 between a color and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#17603a', '#17603a')).toBe(1);
  });

  it('rejects colors that it cannot measure', () => {
    expect(() => contrast('rgb(0 0 0)', '#ffffff')).toThrow('rgb(0 0 0)');
  });
});

describe.each([sheetLight, sheetDark, wireframe])('the colors of $name', (theme) => {
  const pairs = colorPairs(resolveTheme(theme));

  it.each(pairs)('$name reaches $min : 1', ({ foreground, background, min }) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(min);
  });
});
