import { describe, expect, it } from 'vitest';
import { defineTheme } from './define-theme.ts';
import { resolveTheme } from './resolve-theme.ts';
import { sheetDark } from './sheet-dark/tokens.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { contrastIssues, themeCss } from './theme-css.ts';
import { vars } from './vars.css.ts';

/** The variables of the contract, as their uses write them. */
function contract(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice('var('.length, -1)] : contract(value),
  );
}

const declared = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);

describe('defineTheme', () => {
  it('changes what is named and keeps the rest', () => {
    const theme = defineTheme(sheetLight, {
      name: 'river',
      color: { tone: { primary: { solid: '#0b4f6c' } } },
      scale: { spaceUnit: 5 },
    });
    expect(theme.name).toBe('river');
    expect(resolveTheme(theme).color.tone.primary.solid).toBe('#0b4f6c');
    expect(theme.color.tone.primary.text).toBe(sheetLight.color.tone.primary.text);
    expect(theme.scale).toEqual({ ...sheetLight.scale, spaceUnit: 5 });
  });

  it('rejects a value that no theme has', () => {
    const changes = {
      name: 'river',
      color: { tone: { primary: { solid: '#0b4f6c', filled: '#0b4f6c' } } },
    };
    expect(() => defineTheme(sheetLight, changes)).toThrow('"color.tone.primary.filled"');
  });
});

describe('themeCss', () => {
  it('gives every variable of the contract its value, once', () => {
    const [rule = ''] = themeCss({ light: sheetLight }).split('\n');
    expect(declared(rule).sort()).toEqual(contract(vars).sort());
    expect(rule).toContain(`--ui-color-tone-primary-solid:${sheetLight.color.tone.primary.solid};`);
    expect(rule).toContain('color-scheme:light;');
  });

  it('shows dark by the system and by the attribute, unless light is asked for', () => {
    const css = themeCss({ light: sheetLight, dark: sheetDark });
    expect(css).toContain(
      '@media screen and (prefers-color-scheme:dark){:root:not([data-color-mode="light"]){color-scheme:dark;',
    );
    expect(css).toContain('@media screen{:root[data-color-mode="dark"]{color-scheme:dark;');
    expect(css).toContain(sheetDark.color.background.canvas);
  });

  it('ends motion where less of it is asked for', () => {
    expect(themeCss({ light: sheetLight })).toMatch(
      /@media \(prefers-reduced-motion: reduce\)\{:root\{--ui-motion-fast:0ms;.*--ui-motion-pulse:0ms;\}/,
    );
  });

  it('rejects colors without enough contrast, and names them', () => {
    const pale = defineTheme(sheetLight, { name: 'pale', color: { text: { muted: '#9aa8a0' } } });
    expect(contrastIssues(sheetLight)).toEqual([]);
    expect(() => themeCss({ light: pale })).toThrow(/pale: muted text on canvas, #9aa8a0 on/);
  });
});
