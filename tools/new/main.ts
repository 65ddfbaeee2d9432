// Creates the folder of a component or of a screen: `pnpm new:component`, `pnpm new:screen`.
import { parseArgs } from 'node:util';
import { Files } from '../checks/files.ts';
import { recordPublicNames } from '../checks/public-names.ts';
import { CliError, runMain } from '../lib/cli-error.ts';
import { workspaceRoot } from '../lib/workspace.ts';
import { type Area, areas } from './screen-places.ts';
import { format, newComponent, newScreen } from './write.ts';

const usage = `  pnpm new:component ScoreMeter [--spec]        a component of the design system
  pnpm new:screen user Machines --title 'Mis equipos' [--reads listSessions]
      a screen of an area: ${Object.keys(areas).join(', ')}; it may read a list from an endpoint
  With npm, "--" comes before the arguments: npm run new:component -- ScoreMeter --spec`;

const isArea = (name: string | undefined): name is Area => name !== undefined && name in areas;

const options = {
  spec: { type: 'boolean' },
  title: { type: 'string' },
  reads: { type: 'string' },
} as const;

await runMain(async () => {
  // npm reads the options of a script as its own unless "--" is before them.
  const consumed = Object.keys(options).find((name) => `npm_config_${name}` in process.env);
  if (consumed) throw new CliError(`npm read --${consumed} as an option of its own.\n${usage}`);
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { spec = false, title, reads } = values;
  const [kind, first, second] = positionals;
  if (kind === 'component') {
    const paths = await newComponent(workspaceRoot, first ?? '', spec);
    await format(workspaceRoot, recordPublicNames(new Files()));
    const next = 'docs/contributing/add-a-component.md, and a note by "pnpm changeset"';
    return console.log(`${paths.join('\n')}\n\nNext: ${next}.`);
  }
  if (kind !== 'screen' || !isArea(first)) throw new CliError(usage);
  if (!title) throw new CliError(`Its heading in Spanish is missing: --title 'Mis equipos'`);
  const name = second?.replace(/Screen$/, '') ?? '';
  const paths = await newScreen(workspaceRoot, { area: first, name, title, reads });
  console.log(`${paths.join('\n')}\n\nNext: docs/contributing/add-a-screen.md.`);
});
