import { createHash } from 'node:crypto';
import { CliError } from '../lib/cli-error.ts';
import { fingerprintOf, Stamp } from '../lib/fingerprint.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from './run-command.ts';

const { ONLY } = process.env;

const buildIn = (name: string) => {
  const folder = inWorkspace('.cache', name);
  return { folder, stamp: new Stamp(`${folder}.stamp`) };
};

// Not the folder of `pnpm storybook:build`, which may be open in a browser.
const whole = buildIn('storybook');
// A digest, as the names of many files are too long for the name of a folder.
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const narrowed = ONLY ? buildIn(`storybook-${digest(ONLY)}`) : whole;

const storybookFingerprint = (): string =>
  fingerprintOf({
    folders: ['apps', 'packages', '.storybook', 'toolboxes/gdbaudit/registry'],
    // The pages of screens cite the routes (.storybook/docs); the portal presents the registry and the examples.
    files: [
      'docs/product/2-routes-and-screens.md',
      'toolboxes/practice/hallazgos.json',
      'tsconfig.base.json',
    ],
    // What Storybook does not read: packages, results, baselines and everything but the mails of the
    // backend.
    ignored:
      /(^|\/)(node_modules|dist|e2e|\.turbo)(\/|$)|\.test\.tsx?$|^\.storybook\/screenshots|^apps\/backend\/(?!src($|\/mail))/,
  });

/**
 * The folder of the built Storybook to run: the whole one where it is of the present sources, as it
 * serves a narrowed run as well.
 * @throws CliError when nothing was built.
 */
export function builtStorybook(): string {
  const builds = [whole, narrowed].filter(({ stamp }) => stamp.exists());
  const fingerprint = storybookFingerprint();
  const built = builds.find(({ stamp }) => stamp.is(fingerprint)) ?? builds.at(-1);
  if (!built) throw new CliError('No Storybook is built: run this without --no-build.');
  return built.folder;
}

/**
 * Builds the static Storybook, narrowed by ONLY, unless one of the present sources is there.
 * @throws CliError with the output of the build.
 */
export async function ensureStorybook(signal?: AbortSignal): Promise<void> {
  const fingerprint = storybookFingerprint();
  if (whole.stamp.is(fingerprint)) return;
  const args = ['build', '--output-dir', narrowed.folder, '--quiet', '--disable-telemetry'];
  const command = [scriptOf('storybook'), ...args];
  await narrowed.stamp.ensure(fingerprint, true, () =>
    requireCommand('Storybook does not build.', process.execPath, command, { signal }),
  );
}
