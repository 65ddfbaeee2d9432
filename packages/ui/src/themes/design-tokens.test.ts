import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { type DesignTokenGroup, designTokens } from './design-tokens.ts';
import { resolveTheme } from './resolve-theme.ts';
import { sheetDark } from './sheet-dark/tokens.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { wireframe } from './wireframe/tokens.ts';

const cwd = new URL('file:///themes/');

/** Rules of the format with its two units. Names are those of the CSS variables. */
const config = defineConfig(
  {
    lint: {
      rules: {
        'core/consistent-naming': 'off',
        'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
      },
    },
  },
  { cwd },
);

/** The tokens as a parser of the format reads them. @throws its errors. */
async function read(tokens: DesignTokenGroup) {
  const source = { filename: new URL('theme.tokens.json', cwd), src: JSON.stringify(tokens) };
  const { tokens: found } = await parse([source], { config });
  return found;
}

/** Every value of a resolved theme by its path, such as `color.text.muted`. */
function flatten(tree: object, prefix = ''): [path: string, css: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

interface Color {
  components: number[];
  alpha: number;
}

/** A color token in the notation of the themes. */
function toCss({ components, alpha }: Color): string {
  const channels = components.map((value) => Math.round(value * 255));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${alpha})`;
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each([sheetLight, sheetDark, wireframe])('the design tokens of $name', (theme) => {
  it('are in the DTCG format, one for each value of the theme', async () => {
    const found = Object.keys(await read(designTokens(theme)));
    const expected = flatten(resolveTheme(theme)).flatMap(([path]) =>
      path.startsWith('type.heading.') ? [`${path}.max`, `${path}.min`] : [path],
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  it('have the colors of the resolved theme', async () => {
    const found = await read(designTokens(theme));
    const colors = Object.entries(found).flatMap(([path, { $type, $value }]) =>
      $type === 'color' ? [[path, toCss($value as Color)]] : [],
    );
    const expected = flatten({ color: resolveTheme(theme).color });
    expect(Object.fromEntries(colors)).toEqual(Object.fromEntries(expected));
  });
});

describe('designTokens', () => {
  it('writes lengths, shadows, times and curves with their units', () => {
    expect(designTokens(sheetLight)).toMatchObject({
      space: { md: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      size: { measure: { $type: 'number', $value: 33 } },
      type: {
        family: {
          mono: { $value: ['IBM Plex Mono', 'Liberation Mono', 'Courier New', 'monospace'] },
        },
      },
      shadow: {
        overlay: {
          $value: [{ blur: { value: 4, unit: 'px' } }, { blur: { value: 40, unit: 'px' } }],
        },
      },
      motion: { fast: { $value: { value: 120, unit: 'ms' } }, easing: { $value: [0.2, 0, 0, 1] } },
    });
  });

  it('rejects a color in a notation that it cannot convert', () => {
    const focus = { ...sheetLight.color.focus, regular: 'tomato' };
    const theme = { ...sheetLight, color: { ...sheetLight.color, focus } };
    expect(() => designTokens(theme)).toThrow('tomato');
  });
});
