import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Eta } from 'eta';
import { CliError } from '../lib/cli-error.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { requireCommand } from '../test/run-command.ts';
import { camel, kebab, literal } from './names.ts';

const ENTRY = 'packages/ui/src/entries/index.ts';

/** The areas of the portal, and the frame and session of their screens in stories. */
export const areas = {
  public: { frame: 'public', session: null },
  auth: { frame: 'public', session: null },
  account: { frame: 'user', session: 'ordinaryUser' },
  user: { frame: 'user', session: 'ordinaryUser' },
  admin: { frame: 'admin', session: 'administrator' },
} as const;

export type Area = keyof typeof areas;

/** A new screen. */
export interface ScreenPlan {
  readonly area: Area;
  /** In PascalCase, without `Screen`. */
  readonly name: string;
  /** Its heading in Spanish. */
  readonly title: string;
  /** The endpoint from which it reads a list; absent for a screen without data. */
  readonly reads?: string;
}

/** Paths of new files, by the template that each is rendered from. */
type Files = Readonly<Record<string, string>>;

const eta = new Eta({
  views: join(import.meta.dirname, 'templates'),
  autoEscape: false,
  autoTrim: false,
});

async function format(root: string, paths: readonly string[]): Promise<void> {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const args = [scriptOf('biome'), 'check', '--write', ...code];
  await requireCommand('Biome rejects the new files.', process.execPath, args, { cwd: root });
}

/** Renders files that must not exist yet, and formats them. @returns their paths. */
async function write(root: string, files: Files, data: object): Promise<string[]> {
  const paths = Object.values(files);
  const existing = paths.find((path) => existsSync(join(root, path)));
  if (existing) throw new CliError(`${existing} exists already.`);
  for (const [template, path] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), eta.render(`${template}.eta`, data));
  }
  await format(root, paths);
  return paths;
}

/** The entry with the export of a component in its place by the alphabet of paths. */
export function withExport(entry: string, name: string): string {
  const path = `../components/${name}/${name}.tsx`;
  const line = `export { ${name}, type ${name}Props } from '${path}';\n`;
  const after = [...entry.matchAll(/^export [^;]*? from '([^']+)';\n/gm)].find(
    ([, from = '']) => from.toLowerCase() > path.toLowerCase(),
  );
  const at = after?.index ?? entry.length;
  return entry.slice(0, at) + line + entry.slice(at);
}

/**
 * Creates a component's folder and exports it.
 * @param withSpec whether it has behaviour, and so a `SPEC.md`.
 * @returns the paths written.
 */
export async function newComponent(root: string, name: string, withSpec: boolean) {
  const endings = ['tsx', 'css.ts', 'stories.tsx', 'mdx'].map((ending) => `Name.${ending}`);
  const files = [...endings, ...(withSpec ? ['SPEC.md'] : [])].map((file) => [
    `component/${file}`,
    `packages/ui/src/components/${name}/${file.replace('Name', name)}`,
  ]);
  const paths = await write(root, Object.fromEntries(files), { name, camel: camel(name) });
  const entry = join(root, ENTRY);
  writeFileSync(entry, withExport(readFileSync(entry, 'utf8'), name));
  await format(root, [ENTRY]);
  return [...paths, ENTRY];
}

/** Creates a screen's folder, with its texts and the required stories. @returns the paths written. */
export function newScreen(root: string, { area, name, title, reads }: ScreenPlan) {
  const folder = `apps/portal/src/screens/${area}/${name}Screen`;
  const files = {
    'screen/Screen.tsx': `${folder}/${name}Screen.tsx`,
    'screen/Screen.stories.tsx': `${folder}/${name}Screen.stories.tsx`,
    'screen/texts.ts': `apps/portal/src/texts/${kebab(name)}.ts`,
  };
  const { frame, session } = areas[area];
  return write(root, files, {
    ...{ name, camel: camel(name), kebab: kebab(name), reads, frame, session },
    ...{ title: literal(title), heading: title, isPublic: frame === 'public' },
    group: area.charAt(0).toUpperCase() + area.slice(1),
  });
}
