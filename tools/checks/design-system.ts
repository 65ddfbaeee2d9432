import { writeFileSync } from 'node:fs';
import { sheetDark } from '../../packages/ui/src/themes/sheet-dark/tokens.ts';
import { sheetLight } from '../../packages/ui/src/themes/sheet-light/tokens.ts';
import { themeCss } from '../../packages/ui/src/themes/theme-css.ts';
import type { ThemeTokens } from '../../packages/ui/src/themes/token-type.ts';
import { wireframe } from '../../packages/ui/src/themes/wireframe/tokens.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { type Check, compare, type Files, type SourceFile } from './files.ts';
import { withoutComments } from './portability.ts';
import { readSyntax } from './syntax.ts';

/** Stories of every component: as it is, with controls, and with too much content. */
const requiredStories = ['Default', 'Playground', 'LongContent'] as const;

const componentNames = (files: readonly SourceFile[]) =>
  files.flatMap(({ path }) => /\/components\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? []);

/** Components without their stories, page or export. */
function findBareComponents(files: readonly SourceFile[], entry: string): string[] {
  return componentNames(files).flatMap((name) => {
    const base = `packages/ui/src/components/${name}/${name}`;
    const fileOf = (ending: string) => files.find(({ path }) => path === base + ending);
    const stories = fileOf('.stories.tsx');
    const names = stories ? readSyntax(stories).exports : requiredStories;
    const isExported = entry.includes(`/components/${name}/${name}.tsx'`);
    return [
      ...['.stories.tsx', '.mdx']
        .filter((ending) => !fileOf(ending))
        .map((ending) => `${base}.tsx has no ${name}${ending} beside it: write it.`),
      ...requiredStories
        .filter((story) => !names.includes(story))
        .map((story) => `${base}.tsx has no story ${story}: write it.`),
      ...(isExported ? [] : [`${base}.tsx is not exported by src/entries/index.ts.`]),
    ];
  });
}

/** Names between backticks in the last column of a specification's table. */
function namedIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const shownBy = lines.map((line) => line.split('|').at(-2) ?? '');
  return shownBy.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** Stories and files that a SPEC.md names as evidence and that do not exist. */
function findEmptyPromises(files: readonly SourceFile[]): string[] {
  const components = componentNames(files);
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  const storyNames = new Set(stories.flatMap((file) => readSyntax(file).exports));
  const isThere = (name: string) => {
    if (/\.tsx?$/.test(name)) return files.some(({ path }) => path.endsWith(`/${name}`));
    return !/^[A-Z]\w+$/.test(name) || components.includes(name) || storyNames.has(name);
  };
  return files
    .filter(({ path }) => path.endsWith('/SPEC.md'))
    .flatMap(({ path, text }) =>
      namedIn(text)
        .filter((name) => !isThere(name))
        .map((name) => `${path} names ${name}, which is no story and no file.`),
    );
}

export const componentFolders: Check = {
  name: 'Components have stories, a page and an export, and the evidence that their SPEC.md names',
  run: (all) => {
    const files = all.select(/^packages\/ui\/src\/.*\.(tsx?|mdx|md)$/);
    const entry = all.text('packages/ui/src/entries/index.ts') ?? '';
    return [...findBareComponents(files, entry), ...findEmptyPromises(files)];
  },
};

const isCode = ({ path }: SourceFile) => !/\.(stories|test)\.tsx?$|\/testing\//.test(path);

/** What a product imports, and through it what components import of each other. */
function usedNames(product: readonly SourceFile[], components: readonly SourceFile[]): Set<string> {
  const imports = product.filter(isCode).flatMap((file) => readSyntax(file).imports);
  const used = new Set(
    imports.flatMap(({ from, names }) => (from === '@consultancy/ui' ? names : [])),
  );
  const folders = Map.groupBy(components.filter(isCode), ({ path }) => path.split('/').at(-2));
  // A set that grows while it is iterated is iterated to its end.
  for (const name of used) {
    const inner = (folders.get(name) ?? []).flatMap((file) => readSyntax(file).imports);
    for (const { from, names } of inner) {
      // A part of another component, such as `../DataTable/TableView.tsx`, is that component in use.
      const whole = /\/(\w+)\/[A-Z]\w*\.tsx$/.exec(from)?.[1];
      for (const imported of whole ? [...names, whole] : names) used.add(imported);
    }
  }
  return used;
}

/**
 * How far one may rely on a component. Stable is what a product of ours uses: its props change with
 * a major version only. Experimental is what none uses yet.
 */
const componentStatus: Check = {
  name: 'Components that no product uses are marked as experimental',
  run: (files) => {
    const components = files.select(/^packages\/ui\/src\/components\/.*\.tsx?$/);
    const used = usedNames(files.select(/^apps\/portal\/src\/.*\.tsx?$/), components);
    return components.flatMap((stories) => {
      const [, name] = /\/(\w+)\/\1\.stories\.tsx$/.exec(stories.path) ?? [];
      if (!name) return [];
      const isUsed = readSyntax(stories)
        .imports.filter(({ from }) => from === `./${name}.tsx`)
        .some(({ names }) => names.some((each) => used.has(each)));
      const isExperimental = /tags: \['experimental', '!stable'\]/.test(stories.text);
      if (isUsed !== isExperimental) return [];
      const change = isUsed
        ? 'a product uses it; remove its tags.'
        : "no product uses it; add tags: ['experimental', '!stable'] to its meta.";
      return [`${stories.path}: ${change}`];
    });
  },
};

type Literal = readonly [what: string, pattern: RegExp, instead: string];

/** Literals that a style sheet must not contain, and the source to use instead. */
const literals: readonly Literal[] = [
  [
    'a color',
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|['" ](?:white|black|red|green|blue|gr[ae]y)['" ]/i,
    'vars.color',
  ],
  ['a length in px or rem', /\b\d+(?:\.\d+)?(?:px|rem)\b/, 'vars.space, size, line or radius'],
  ['a duration', /\b\d+(?:\.\d+)?m?s\b/, 'vars.motion'],
  ['a stacking order', /\bzIndex:\s*['"]?-?\d/, 'vars.layer'],
  ['a font weight', /\bfontWeight:\s*['"]?\d/, 'vars.type.weight'],
  ['a line height', /\blineHeight:\s*['"]?\d/, 'vars.type.lineHeight'],
];

/** A list that Safari drops from the accessibility tree. The components of the design system give theirs the role. */
const bareList: Literal = ['a list without markers', /\blistStyle:.*\bnone\b/, 'listRole'];

/** A length in `em` follows the text it belongs to and a percentage its container: both are allowed. */
export const themeValues: Check = {
  name: 'Style sheets take their values from the theme',
  run: (files) =>
    files
      // Themes and the metrics of the fonts are the sources of the values.
      .select(
        /^(packages\/ui\/(docs|src(?!\/(themes|css\/fonts)))|apps\/portal\/src)\/.*\.css\.ts$/,
      )
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .flatMap((line, index) =>
            [...literals, ...(path.startsWith('apps/') ? [bareList] : [])].flatMap((literal) => {
              const [what, pattern, instead] = literal;
              const found = pattern.exec(line)?.[0].trim();
              if (!found) return [];
              return [`${path}:${index + 1}: "${found}" is ${what}: take it from ${instead}.`];
            }),
          ),
      ),
};

const themes: readonly ThemeTokens[] = [sheetLight, sheetDark, wireframe];

const snapshotPath = ({ name }: ThemeTokens) => `.storybook/screenshots/themes/${name}.txt`;

/** Every CSS variable of a theme with its value, one per line. */
const snapshotOf = (theme: ThemeTokens) =>
  themeCss({ light: theme })
    .replace(/([{;}])(?!\n)/g, '$1\n')
    .replace(/^(--|color-scheme)/gm, '  $1');

/** Writes the text snapshots; `pnpm visual:update` does so beside the screenshots. */
export function writeThemeSnapshots(): void {
  for (const theme of themes) {
    writeFileSync(inWorkspace(snapshotPath(theme)), snapshotOf(theme));
  }
}

function findChangedValues(theme: ThemeTokens, files: Files): string[] {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const recorded = linesOf(files.text(snapshotPath(theme)) ?? '');
  const lines = compare(linesOf(snapshotOf(theme)), recorded, ['+ ', '- ']);
  return lines.map((line) => `${theme.name}: ${line} ("pnpm visual:update" accepts it)`);
}

const themeSnapshots: Check = {
  name: 'Themes have the values of their text snapshots',
  run: (files) => themes.flatMap((theme) => findChangedValues(theme, files)),
};

export const designSystemChecks: readonly Check[] = [
  ...[componentFolders, componentStatus, themeValues, themeSnapshots],
];
