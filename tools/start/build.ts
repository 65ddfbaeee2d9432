import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDownloads, downloadsFolder } from '../downloads/build.ts';
import { fingerprintOf, Stamp } from '../lib/fingerprint.ts';
import { waitForLock } from '../lib/lock.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';

const buildTargets = { portal: 'dist/index.html', backend: 'dist/server.js' } as const;

export type BuildTarget = keyof typeof buildTargets;

// What never enters a build: results, packages, and what only tests and stories use.
const ignored =
  /(^|\/)(node_modules|dist|e2e|test|\.turbo)(\/|$)|\.(test|stories)\.tsx?$|\.(mdx?|png)$/;

/** Fingerprint of everything a build depends on: sources, lockfile and build-time settings. */
function buildFingerprint(target: BuildTarget): string {
  const settings = Object.entries(process.env).filter(([name]) => /^(BRAND$|VITE_)/.test(name));
  return fingerprintOf({
    // The portal presents the registry and the examples (apps/portal/scripts/audit).
    folders: [`apps/${target}`, 'packages', 'toolboxes/gdbaudit/registry'],
    files: ['toolboxes/practice/hallazgos.json', 'tsconfig.base.json'],
    settings: settings.map((each) => each.join('=')).sort(),
    ignored,
  });
}

const buildStamp = (target: BuildTarget | 'downloads') =>
  new Stamp(inWorkspace('.cache', 'build', `${target}.stamp`));

/** Has the next start build again: from now on a watcher writes the result. */
export const invalidateBuild = (target: BuildTarget): void => buildStamp(target).remove();

/**
 * Builds an application unless its result is of the present sources. Concurrent builds of two
 * programs are serialized.
 * @throws CliError with the output of the build.
 */
export async function ensureBuilt(target: BuildTarget, signal?: AbortSignal): Promise<void> {
  const stamp = buildStamp(target);
  const cwd = inWorkspace('apps', target);
  const lock = await waitForLock(inWorkspace('.cache', 'build', `${target}.lock`));
  try {
    const isThere = existsSync(`${cwd}/${buildTargets[target]}`);
    const env = { ...process.env, NODE_ENV: 'production' };
    const args = [scriptOf('vite', cwd), 'build'];
    const failure = `The ${target} does not build.`;
    await stamp.ensure(buildFingerprint(target), isThere, () =>
      requireCommand(failure, process.execPath, args, { cwd, env, signal }),
    );
  } finally {
    lock.close();
  }
}

/** Packs the toolboxes unless the files are of the present sources. */
export function ensurePacked(): Promise<void> {
  const fingerprint = fingerprintOf({
    // The schema of the manifest is in the second one.
    folders: ['toolboxes', 'packages/validation/src', 'tools/downloads'],
    ignored: /(^|\/)(dist|tests|bench|__pycache__)(\/|$)|\.test\.ts$/,
  });
  const isThere = existsSync(join(downloadsFolder, 'manifest.json'));
  return buildStamp('downloads').ensure(fingerprint, isThere, buildDownloads);
}
