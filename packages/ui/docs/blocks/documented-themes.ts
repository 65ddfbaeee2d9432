import { resolveTheme } from '../../src/themes/resolve-theme.ts';
import { sheetDark as darkClass } from '../../src/themes/sheet-dark/theme.css.ts';
import { sheetDark } from '../../src/themes/sheet-dark/tokens.ts';
import { sheetLight as lightClass } from '../../src/themes/sheet-light/theme.css.ts';
import { sheetLight } from '../../src/themes/sheet-light/tokens.ts';
import { wireframe as wireframeClass } from '../../src/themes/wireframe/theme.css.ts';
import { wireframe } from '../../src/themes/wireframe/tokens.ts';

/** Themes on the documentation pages, with their class names. */
export const documentedThemes = [
  { className: lightClass, values: resolveTheme(sheetLight), name: sheetLight.name },
  { className: darkClass, values: resolveTheme(sheetDark), name: sheetDark.name },
  { className: wireframeClass, values: resolveTheme(wireframe), name: wireframe.name },
];

/** Values on pages without a choice of theme: those of the light theme. */
export const day = resolveTheme(sheetLight);
