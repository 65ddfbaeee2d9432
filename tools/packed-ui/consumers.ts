import { cpSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { startChild } from '../lib/child.ts';
import { oneChecker, scriptOf } from '../lib/node-programs.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { waitUntilPrinted } from '../lib/wait.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { npmCommand, pnpmCommand } from '../npm-command.mjs';
import { requireCommand } from '../test/run-command.ts';

/** The sites that use a design system, and the page that they share. */
export const consumersFolder = inWorkspace('packages', 'ui', 'consumers');

export const frameworks = ['vite-ssr', 'react-router', 'next'] as const;

/** Files that every consumer has beside it. */
const sharedFiles = ['content.ts', 'serve.ts', 'styles.d.ts', 'tsconfig.json'];

/** Packages are linked from pnpm's store after the first run; what is not declared is not found. */
const installing = ['--prefer-offline', '--ignore-scripts', '--ignore-workspace'];
const INSTALL_MS = 240_000;
const BUILD_MS = 180_000;
const START_MS = 20_000;

/** Milliseconds in which a consumer is installed, built and served on a busy machine. */
export const PREPARE_MS = INSTALL_MS + BUILD_MS + START_MS;

/** What a test runner sets for itself; a site is installed and built as by its own developer. */
const ofTestRunner = /^(?:NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|MODE|SSR|BASE_URL|VITEST.*)$/;

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofTestRunner.test(name));
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(own), PATH, NEXT_TELEMETRY_DISABLED: '1' };
}

async function run(
  command: readonly [string, ...string[]],
  cwd: string,
  timeout: number,
): Promise<void> {
  const [program, ...args] = command;
  const failure = `${command.join(' ')} failed in ${cwd}.`;
  await requireCommand(failure, program, args, { cwd, env: environment(), timeout });
}

/**
 * Installs a consumer with the versions that its own manifest pins, outside the workspace.
 * @param more further packages; with `@consultancy/ui` the page that uses it comes along.
 * @returns a folder with the packages, and beside each other the consumer and what consumers share.
 * @throws CliError with pnpm's output.
 */
export async function installConsumer(name: string, more: Readonly<Record<string, string>>) {
  const folder = realpathSync(createTempFolder(`consumer-${name}`));
  const remove = () => removeFolder(folder);
  try {
    const manifest = JSON.parse(readFileSync(join(consumersFolder, name, 'package.json'), 'utf8'));
    const dependencies = { ...manifest.dependencies, ...more };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    const page = '@consultancy/ui' in more ? ['page'] : [];
    for (const part of [name, ...page, ...sharedFiles]) {
      cpSync(join(consumersFolder, part), join(folder, part), { recursive: true });
    }
    await run(pnpmCommand('install', ...installing), folder, INSTALL_MS);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Checks the types of all its modules. @throws CliError with the compiler's output. */
export const checkConsumerTypes = ({ folder }: { readonly folder: string }): Promise<void> =>
  run([process.execPath, scriptOf('tsc'), ...oneChecker, '-p', '.'], folder, BUILD_MS);

/** Runs the consumer's own `npm run build`. @throws CliError with its output. */
export const buildConsumer = (folder: string, name: string): Promise<void> =>
  run([...npmCommand('npm'), 'run', 'build'], join(folder, name), BUILD_MS);

/**
 * Serves a folder of a consumer under a strict content security policy.
 * @param built its folder with files.
 * @throws CliError when the server does not start.
 */
export async function serveStrictly(site: string, built: string) {
  const respond = existsSync(join(site, 'respond.ts')) ? ['respond.ts'] : [];
  const started = Promise.withResolvers<string>();
  const child = await startChild({
    name: 'The site',
    args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '../serve.ts', built, ...respond],
    cwd: site,
    env: { ...environment(), NODE_ENV: 'production' },
    onLine: (line) => line.startsWith('http://') && started.resolve(line),
  });
  const url = await waitUntilPrinted(child, started.promise, START_MS);
  return { url, close: () => child.stop(START_MS) };
}
