import { createGlobalThemeContract } from '@vanilla-extract/css';
import { resolveTheme } from './resolve-theme.ts';
import { sheetLight } from './sheet-light/tokens.ts';

const kebab = (part: string): string =>
  part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The contract between themes and components: one CSS variable per value, named by role
 * (`--ui-color-tone-finding-soft`). It emits no CSS of its own; a theme gives the values.
 */
export const vars = createGlobalThemeContract(
  resolveTheme(sheetLight),
  (_value, path) => `ui-${path.map(kebab).join('-')}`,
);
