import { createGlobalThemeContract } from '@vanilla-extract/css';
import { resolveTheme } from './resolve-theme.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { variableName } from './variable-name.ts';

/**
 * CSS variables that themes define and components use: one per value, named by role
 * (`--ui-color-tone-danger-soft`). This file emits no CSS; a theme sets the values.
 */
export const vars = createGlobalThemeContract(resolveTheme(sheetLight), (_value, path) =>
  variableName(path),
);
