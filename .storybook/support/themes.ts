import {
  brasaDark,
  brasaLight,
  grafitoDark,
  grafitoLight,
} from '../../packages/ui/docs/blocks/brands.css.ts';
import { sheetDark } from '../../packages/ui/src/entries/themes/sheet-dark.ts';
import { sheetLight } from '../../packages/ui/src/entries/themes/sheet-light.ts';
import { wireframe } from '../../packages/ui/src/entries/themes/wireframe.ts';

/** Every theme in which a story can be shown, by name. */
export const themes = {
  'sheet-light': sheetLight,
  'sheet-dark': sheetDark,
  wireframe,
  'brasa-light': brasaLight,
  'brasa-dark': brasaDark,
  'grafito-light': grafitoLight,
  'grafito-dark': grafitoDark,
} as const;

export type ThemeName = keyof typeof themes;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes;

/** The theme of a value of the toolbar; one that names none is the light one. */
export const themeOf = (name: unknown): ThemeName => (isTheme(name) ? name : 'sheet-light');

/**
 * Puts one theme on `<html>`, so that what is rendered outside the story's root has it too. The
 * test runner calls it in the page, to capture a story in a second theme without a second visit.
 */
export function applyTheme(name: ThemeName): void {
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themes).flatMap((names) => names.split(' ')));
  classList.add(...themes[name].split(' '));
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookApplyTheme?: typeof applyTheme;
  }
}
