import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { brand } from '../../packages/brand/src/brands/gdb-audit/facts.ts';
import { resolveTheme } from '../../packages/ui/src/themes/resolve-theme.ts';
import { sheetDark } from '../../packages/ui/src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';

const tokens = { light: sheetLight, dark: sheetDark } as const;

export type ColorMode = keyof typeof tokens;

/** Storybook takes the title as HTML where there is no image. */
const title = `
  <span style="display: flex; gap: 10px; align-items: center">
    <img src="./favicon.svg" alt="" width="28" height="28" />
    <span>${brand.product}<br /><span style="font-weight: 400">Design system</span></span>
  </span>`;

const solids = [sheetLight, sheetDark].map((each) => resolveTheme(each).color.tone.primary.solid);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The color halfway between two, both as `#rrggbb`. */
function halfway([one = '', other = '']: readonly string[]): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) => Math.round((value + (others[at] ?? 0)) / 2));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Storybook's second color in the sidebar and the toolbar. It is the color of text and, darkened in the
 * dark mode, the background of white text: no step of a theme has enough contrast for both.
 */
const selection = { light: solids[0] ?? '', dark: halfway(solids) } as const;

/**
 * The theme of Storybook's own interface, with the colors, fonts and corners of the design system.
 * @param part the sidebar and the toolbar, where the second color is behind white text, or the pages
 * of documentation, where it is the color of links.
 */
export function storybookTheme(part: 'manager' | 'docs', base: ColorMode): ThemeVars {
  const { color, type, radius } = resolveTheme(tokens[base]);
  const corner = Number.parseInt(radius.sm, 10);
  return create({
    base,
    brandTitle: title,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: type.family.sans,
    fontCode: type.family.mono,
    colorPrimary: color.tone.primary.solid,
    colorSecondary: part === 'manager' ? selection[base] : color.tone.primary.text,
    appBg: color.background.canvas,
    appContentBg: color.background.surface,
    appPreviewBg: color.background.surface,
    appHoverBg: color.tone.primary.soft,
    appBorderColor: color.rule.regular,
    appBorderRadius: corner,
    textColor: color.text.regular,
    textInverseColor: color.text.inverse,
    textMutedColor: color.text.muted,
    barBg: color.background.surface,
    barTextColor: color.text.muted,
    barHoverColor: color.tone.primary.text,
    barSelectedColor: color.tone.primary.text,
    buttonBg: color.background.raised,
    buttonBorder: color.rule.strong,
    booleanBg: color.background.sunken,
    booleanSelectedBg: color.background.raised,
    inputBg: color.background.raised,
    inputBorder: color.rule.strong,
    inputTextColor: color.text.regular,
    inputBorderRadius: corner,
  });
}

/** The color mode of the user's system. */
export const systemMode = (): ColorMode =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
