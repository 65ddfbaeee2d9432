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

const light = resolveTheme(sheetLight);

/**
 * Storybook's own parts in the colors, letters and corners of the design system.
 * @param part the sidebar and the toolbar, where the second color is below white letters, or the pages
 * of documentation, where it is that of links.
 */
export function storybookTheme(part: 'manager' | 'docs', base: ColorMode): ThemeVars {
  const { color, type, radius } = resolveTheme(tokens[base]);
  const { solid } = light.color.tone.primary;
  const corner = Number.parseInt(radius.sm, 10);
  return create({
    base,
    brandTitle: title,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: type.family.sans,
    fontCode: type.family.mono,
    colorPrimary: color.tone.primary.solid,
    colorSecondary: part === 'manager' ? solid : color.tone.primary.text,
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

/** The mode that the reader's system asks for. */
export const systemMode = (): ColorMode =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
