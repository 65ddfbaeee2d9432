import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Eta } from 'eta';
import { CliError } from '../lib/cli-error.ts';
import { endpointsByName } from '../lib/endpoints.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { requireCommand } from '../test/run-command.ts';
import { areas, camel, type ScreenPlan, textsWithScreen } from './screen-places.ts';

const ENTRY = 'packages/ui/src/entries/index.ts';

const eta = new Eta({
  views: join(import.meta.dirname, 'templates'),
  autoEscape: false,
  autoTrim: false,
});

function expectPascalCase(name: string): void {
  if (/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/.test(name)) return;
  throw new CliError(`A name in PascalCase is required, such as ScoreMeter; this was "${name}".`);
}

/** @throws CliError with the endpoints that return a list, without input, when it is none of them. */
function expectListEndpoint(name: string): void {
  const names = [...endpointsByName]
    .filter(([, { method, params, query }]) => method === 'GET' && !params && !query)
    .filter(([, { path }]) => !path.startsWith('/tool/'))
    .filter(([, { response }]) => response.safeParse({ items: [] }).success)
    .map(([each]) => each);
  if (names.includes(name)) return;
  throw new CliError(
    `${name} is no endpoint of @consultancy/validation that returns a list; these are: ${names.join(', ')}.`,
    ['A list with filters is a report (docs/contributing/add-a-report.md).'],
  );
}

/** Lints and formats files. @throws CliError with the issues of theirs. */
export async function format(root: string, paths: readonly string[]): Promise<void> {
  const args = [scriptOf('biome'), 'check', '--write', '--files-ignore-unknown=true', ...paths];
  await requireCommand('Biome rejects the new files.', process.execPath, args, { cwd: root });
}

/** Renders and formats new files. @param files paths by the template of each. @returns the paths. */
async function write(root: string, files: Readonly<Record<string, string>>, data: object) {
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

/** Creates a component's folder and exports it. @param spec whether it has behavior to specify. */
export async function newComponent(root: string, name: string, spec: boolean): Promise<string[]> {
  expectPascalCase(name);
  const endings = ['Name.tsx', 'Name.css.ts', 'Name.stories.tsx', 'Name.mdx'];
  const files = [...endings, ...(spec ? ['SPEC.md'] : [])].map((file) => [
    `component/${file}`,
    `packages/ui/src/components/${name}/${file.replace('Name', name)}`,
  ]);
  const paths = await write(root, Object.fromEntries(files), { name, camel: camel(name) });
  const line = `export { ${name}, type ${name}Props } from '../components/${name}/${name}.tsx';\n`;
  appendFileSync(join(root, ENTRY), line);
  // Puts it in its place as well.
  await format(root, [ENTRY]);
  return [...paths, ENTRY];
}

/**
 * Creates a screen's folder, with its texts and the required stories. A screen of an area is reachable
 * in the last group of its sidebar, a public page at its address. @returns the paths written.
 */
export async function newScreen(root: string, plan: ScreenPlan) {
  const { area, name, title, reads } = plan;
  expectPascalCase(name);
  if (reads) expectListEndpoint(reads);
  const folder = `apps/portal/src/screens/${area}/${name}Screen`;
  const kebab = name.replace(/(?<!^)[A-Z]/g, (capital) => `-${capital}`).toLowerCase();
  const files = {
    'screen/Screen.tsx': `${folder}/${name}Screen.tsx`,
    'screen/Screen.stories.tsx': `${folder}/${name}Screen.stories.tsx`,
    'screen/texts.ts': `apps/portal/src/texts/${kebab}.ts`,
  };
  const { frame, session, route, titles } = areas[area];
  const literal = `'${title.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const added = textsWithScreen(root, plan, literal, kebab);
  const paths = await write(root, files, {
    ...{ name, camel: camel(name), kebab, reads, frame, session, route, titles },
    ...{ title: literal, heading: title, isPublicPage: area === 'public' },
    group: area.charAt(0).toUpperCase() + area.slice(1),
  });
  for (const [path, text] of added) writeFileSync(join(root, path), text);
  const changed = [...added.keys()];
  await format(root, changed);
  return [...paths, ...changed];
}
