import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintFiles, listFiles } from '../lib/fingerprint.ts';
import { waitForLock } from '../lib/lock.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';

/** The applications, and a file of each build. */
const buildTargets = {
  portal: inWorkspace('apps', 'portal', 'dist', 'index.html'),
  backend: inWorkspace('apps', 'backend', 'dist', 'server.js'),
} as const;

/** Name of an application that is built. */
export type BuildTarget = keyof typeof buildTargets;

// What never enters a build: results, packages, and what only tests and stories use.
const ignored =
  /(^|\/)(node_modules|dist|e2e|test|\.turbo)(\/|$)|\.(test|stories)\.tsx?$|\.(mdx?|png)$/;

// The portal presents them (apps/portal/scripts/audit).
const auditRegistry = inWorkspace('toolboxes', 'gdbaudit', 'registry');
const auditExamples = inWorkspace('toolboxes', 'practice', 'hallazgos.json');

/** Fingerprint of everything a build depends on: sources, lockfile and build-time settings. */
function buildFingerprint(target: BuildTarget): string {
  const folders = [inWorkspace('apps', target), inWorkspace('packages'), auditRegistry];
  const files = folders.flatMap((folder) => listFiles(folder, ignored)).sort();
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const shared = [auditExamples, inWorkspace('pnpm-lock.yaml'), inWorkspace('tsconfig.base.json')];
  return fingerprintFiles([...files, ...shared], settings.map((each) => each.join('=')).sort());
}

/** File with the fingerprint of the sources of an application's build. */
const stampOf = (target: BuildTarget) => inWorkspace('.cache', 'build', `${target}.stamp`);

/** Has the next start build again: from now on a watcher writes the result. */
export const forgetBuild = (target: BuildTarget): void => rmSync(stampOf(target), { force: true });

/**
 * Builds an application unless its result is of the present sources. Concurrent builds of two
 * programs are serialized.
 * @throws CliError with the output of the build.
 */
export async function ensureBuilt(target: BuildTarget, signal?: AbortSignal): Promise<boolean> {
  const stamp = stampOf(target);
  const owner = { pid: process.pid, note: `building the ${target}` };
  const lock = await waitForLock(`build ${target} ${workspaceRoot}`, owner);
  try {
    const fingerprint = buildFingerprint(target);
    const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
    if (known === fingerprint && existsSync(buildTargets[target])) return false;
    const cwd = inWorkspace('apps', target);
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = inWorkspace('apps', target, 'node_modules', 'vite', 'bin', 'vite.js');
    const failure = `The ${target} does not build.`;
    await requireCommand(failure, process.execPath, [vite, 'build'], { cwd, env, signal });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
    return true;
  } finally {
    await lock.release();
  }
}
