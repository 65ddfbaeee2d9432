// Makes the folder of a component or of a screen: `pnpm new:component`, `pnpm new:screen`.
import { parseArgs } from 'node:util';
import { describeError, Fault } from '../lib/fault.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { runCommand } from '../test/run-command.ts';
import { readDataHook } from './data-hook.ts';
import { expectPascalCase } from './names.ts';
import { type Area, areas } from './screen.ts';
import { newComponent, newScreen } from './write.ts';

const usage = `  pnpm new:component ScoreMeter [--spec]        a component of the design system
  pnpm new:screen user Machines --title 'Mis equipos' [--reads useSessions]
      a screen of an area: ${Object.keys(areas).join(', ')}; it may read a list by a hook of the API`;

const isArea = (name: string | undefined): name is Area => name !== undefined && name in areas;

/** Takes the new name into the lists that change only on purpose. */
async function updateNames(): Promise<void> {
  const vitest = inWorkspace('node_modules', '.bin', 'vitest');
  await runCommand(process.execPath, ['tools/checks/main.ts', '--update']);
  await runCommand(vitest, ['run', '--root', 'packages/ui', 'src/entries', '-u']);
}

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { spec: { type: 'boolean' }, title: { type: 'string' }, reads: { type: 'string' } },
  });
  const [kind, first, second] = positionals;
  if (kind === 'component') {
    const paths = await newComponent(workspaceRoot, expectPascalCase(first), values.spec ?? false);
    await updateNames();
    return `${paths.join('\n')}\n\nNext: docs/contributing/add-a-component.md, and a note by "pnpm changeset".`;
  }
  if (kind !== 'screen' || !isArea(first)) throw new Fault(usage);
  const name = expectPascalCase(second?.replace(/Screen$/, ''));
  if (!values.title) throw new Fault(`Give its heading in Spanish: --title 'Mis equipos'`);
  const { title, reads } = values;
  const plan = { area: first, name, title, ...(reads ? { reads: readDataHook(reads) } : {}) };
  const paths = await newScreen(workspaceRoot, plan);
  return `${paths.join('\n')}\n\nNext: docs/contributing/add-a-screen.md.`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
