import { colorPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { resolveTheme } from './resolve-theme.ts';
import { STILL_MEDIA, stillMotion } from './still-motion.ts';
import type { ThemeTokens } from './token-type.ts';
import { variableName } from './variable-name.ts';

type Values = { readonly [key: string]: string | Values };

/** Themes of a site: a light one, and optionally a dark one. */
export interface SiteThemes {
  light: ThemeTokens;
  /** Theme used if the system prefers dark, or with `<html data-color-mode="dark">`. */
  dark?: ThemeTokens;
}

function declarations(values: Values, path: readonly string[] = []): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const at = [...path, key];
    return typeof value === 'string'
      ? [`--${variableName(at)}:${value};`]
      : declarations(value, at);
  });
}

const rule = (selector: string, lines: readonly string[]) => `${selector}{${lines.join('')}}\n`;

/** Declarations that differ between light and dark: `color-scheme`, colors and shadows. */
function darkLines(dark: ThemeTokens): string[] {
  const { color, shadow } = resolveTheme(dark);
  return [`color-scheme:${dark.colorScheme};`, ...declarations({ color, shadow })];
}

/**
 * Lists the pairs of colors of a theme with insufficient contrast, one line each; empty if there
 * are none.
 */
export function contrastIssues(theme: ThemeTokens): string[] {
  return colorPairs(resolveTheme(theme)).flatMap(({ name, foreground, background, min }) => {
    const seen = contrast(foreground, background);
    if (seen >= min) return [];
    const ratio = Math.floor(seen * 100) / 100;
    return [`${theme.name}: ${name}, ${foreground} on ${background}: ${ratio} : 1, not ${min}.`];
  });
}

/**
 * Returns the style sheet of a site's themes, which declares each value as a CSS variable on
 * `:root`. Write it to a file when the site is built.
 * @throws Error that lists each pair of colors below the contrast of WCAG 2 AA.
 */
export function themeCss({ light, dark }: SiteThemes): string {
  const issues = [light, ...(dark ? [dark] : [])].flatMap(contrastIssues);
  if (issues.length > 0) throw new Error(`Too little contrast:\n${issues.join('\n')}`);
  const css = rule(':root', [
    `color-scheme:${light.colorScheme};`,
    ...declarations(resolveTheme(light)),
  ]);
  // Paper is white: the light colors of the dark theme could not be read on it.
  const darkCss = dark
    ? `@media screen and (prefers-color-scheme:dark){${rule(':root:not([data-color-mode="light"])', darkLines(dark))}}\n` +
      `@media screen{${rule(':root[data-color-mode="dark"]', darkLines(dark))}}\n`
    : '';
  const still = rule(':root', declarations({ motion: stillMotion }));
  return `${css}${darkCss}@media ${STILL_MEDIA}{${still}}\n`;
}
