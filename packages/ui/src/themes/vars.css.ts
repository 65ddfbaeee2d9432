import { createGlobalThemeContract } from '@vanilla-extract/css';
import { resolveTheme } from './resolve-theme.ts';
import { sheetLight } from './sheet-light/tokens.ts';
import { variableName } from './variable-name.ts';

/**
 * The contract between themes and components: one CSS variable per value, named by role
 * (`--ui-color-tone-danger-soft`). It emits no CSS of its own; a theme gives the values.
 */
export const vars = createGlobalThemeContract(resolveTheme(sheetLight), (_value, path) =>
  variableName(path),
);
