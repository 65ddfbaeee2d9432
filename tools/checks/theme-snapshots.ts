import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetDark } from '../../packages/ui/src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';
import { themeCss } from '../../packages/ui/src/themes/theme-css.ts';
import type { ThemeTokens } from '../../packages/ui/src/themes/token-type.ts';
import { wireframe } from '../../packages/ui/src/themes/wireframe/tokens.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const themes: readonly ThemeTokens[] = [sheetLight, sheetDark, wireframe];

const snapshotFolder = inWorkspace('.storybook', 'screenshots', 'themes');

/** Every CSS variable of a theme with its value, one per line. */
const snapshotOf = (theme: ThemeTokens) =>
  themeCss({ light: theme })
    .replace(/([{;}])(?!\n)/g, '$1\n')
    .replace(/^(--|color-scheme)/gm, '  $1');

const fileOf = (theme: ThemeTokens, folder: string) => join(folder, `${theme.name}.txt`);

/** Writes the text snapshots; `pnpm visual:update` does so beside the screenshots. */
export function writeThemeSnapshots(folder = snapshotFolder): void {
  mkdirSync(folder, { recursive: true });
  for (const theme of themes) writeFileSync(fileOf(theme, folder), snapshotOf(theme));
}

/** Compares the values of each theme with its text snapshot. @returns one line per changed value. */
export function findChangedValues(folder = snapshotFolder): string[] {
  return themes.flatMap((theme) => {
    const file = fileOf(theme, folder);
    const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const after = snapshotOf(theme).split('\n');
    const lines = [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`),
    ];
    return lines.map((line) => `${theme.name}: ${line} ("pnpm visual:update" accepts it)`);
  });
}

export const themeSnapshots: Check = {
  name: 'Themes have the values of their text snapshots',
  run: () => findChangedValues(),
};
