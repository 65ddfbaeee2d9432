import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CliError } from '../lib/cli-error.ts';
import { fingerprintFiles, listFiles } from '../lib/fingerprint.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { countOne, type StepResult } from './report.ts';
import { runCommand } from './run-command.ts';

const { ONLY } = process.env;

// Not the folder of `pnpm storybook:build`, which may be open in a browser.
const whole = inWorkspace('.cache', 'storybook');
const narrowed = ONLY ? inWorkspace('.cache', `storybook-${ONLY.replace(/\W+/g, '-')}`) : whole;

const stampOf = (folder: string) => `${folder}.stamp`;

// What Storybook does not read: packages, results, baselines and everything but the mails of the backend.
const ignored =
  /(^|\/)(node_modules|dist|e2e|\.turbo)(\/|$)|\.test\.tsx?$|^\.storybook\/screenshots|^apps\/backend\/(?!src($|\/mail))/;

/** Fingerprint of everything that the built Storybook depends on. */
function storybookFingerprint(): string {
  const folders = ['apps', 'packages', '.storybook'].map((name) => inWorkspace(name));
  const files = folders.flatMap((folder) => listFiles(folder, ignored)).sort();
  return fingerprintFiles([...files, inWorkspace('pnpm-lock.yaml')], []);
}

const isFresh = (folder: string, fingerprint: string) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === fingerprint;

/**
 * The folder of the built Storybook to run: the whole one where it is of the present sources, as it
 * serves a narrowed run as well.
 * @throws CliError when nothing was built.
 */
export function builtStorybook(): string {
  const stamps = [whole, narrowed].filter((folder) => existsSync(stampOf(folder)));
  const fingerprint = storybookFingerprint();
  const built = stamps.find((folder) => isFresh(folder, fingerprint)) ?? stamps.at(-1);
  if (!built) throw new CliError('No Storybook is built: run this without --no-build.');
  return built;
}

/** Builds the static Storybook, narrowed by ONLY, unless one of the present sources is there. */
export async function ensureStorybook(signal?: AbortSignal): Promise<StepResult> {
  const fingerprint = storybookFingerprint();
  if ([whole, narrowed].some((folder) => isFresh(folder, fingerprint))) {
    return countOne({ ok: true, output: '' });
  }
  rmSync(stampOf(narrowed), { force: true });
  const args = [
    scriptOf('storybook'),
    'build',
    '--output-dir',
    narrowed,
    '--quiet',
    '--disable-telemetry',
  ];
  const result = await runCommand(process.execPath, args, { signal });
  if (result.ok) writeFileSync(stampOf(narrowed), fingerprint);
  return countOne(result);
}
