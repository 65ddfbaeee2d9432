import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprintFiles, listFiles } from '../lib/fingerprint.ts';
import { waitForLock } from '../lib/lock.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { runNode } from './run-node.ts';

/** The applications, and a file of each build. */
export const buildTargets = {
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

/**
 * Fingerprint of everything a build depends on: sources, lockfile and build-time settings.
 * @param target application to be built.
 */
export function buildFingerprint(target: BuildTarget, env: NodeJS.ProcessEnv): string {
  const folders = [inWorkspace('apps', target), inWorkspace('packages'), auditRegistry];
  const files = folders.flatMap((folder) => listFiles(folder, ignored)).sort();
  const settings = Object.keys(env)
    .filter((key) => key.startsWith('VITE_'))
    .sort()
    .map((name) => `${name}=${env[name]}`);
  const shared = [auditExamples, inWorkspace('pnpm-lock.yaml'), inWorkspace('tsconfig.base.json')];
  return fingerprintFiles([...files, ...shared], settings);
}

/** File with the fingerprint of the sources of an application's build. */
function stampOf(target: BuildTarget): string {
  return inWorkspace('.cache', 'build', `${target}.stamp`);
}

/** Has the next start build again: from now on a watcher writes the result. */
export function forgetBuild(target: BuildTarget): void {
  rmSync(stampOf(target), { force: true });
}

/**
 * Builds an application unless its result is of the present sources. Concurrent builds of two
 * programs are serialized.
 * @param signal stops a build that is under way.
 * @returns whether anything had to be built.
 * @throws CliError with the output of the build.
 */
export async function ensureBuilt(target: BuildTarget, signal?: AbortSignal): Promise<boolean> {
  const stamp = stampOf(target);
  const owner = { pid: process.pid, note: `building the ${target}` };
  const lock = await waitForLock(`build ${target} ${workspaceRoot}`, owner);
  try {
    const fingerprint = buildFingerprint(target, process.env);
    const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
    if (known === fingerprint && existsSync(buildTargets[target])) return false;
    const cwd = inWorkspace('apps', target);
    const env = { ...process.env, NODE_ENV: 'production' };
    const vite = inWorkspace('apps', target, 'node_modules', 'vite', 'bin', 'vite.js');
    await runNode(`The ${target} does not build.`, [vite, 'build'], { cwd, env, signal });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
    return true;
  } finally {
    await lock.release();
  }
}
