import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../lib/fault.ts';
import { fingerprintFiles, listFiles } from '../lib/fingerprint.ts';
import { waitForLock } from '../lib/lock.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';

/** What can be built, and the file whose presence says that it once was. */
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

/** File that says which sources an application's result was built from. */
function stampOf(target: BuildTarget): string {
  return inWorkspace('.cache', 'build', `${target}.stamp`);
}

/** Has the next start build anew: from now on something else writes the result. */
export function forgetBuild(target: BuildTarget): void {
  rmSync(stampOf(target), { force: true });
}

/** Runs a command in an application's folder. @throws Fault with all its output when it fails. */
function runBuild(target: BuildTarget, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = inWorkspace('apps', target, 'node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(process.execPath, [vite, 'build'], {
      cwd: inWorkspace('apps', target),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Fault(`The ${target} does not build.`, output.join('').trim().split('\n')));
    });
  });
}

/**
 * Builds an application unless its result is of the present sources. Two programs that want the
 * same build at once do it one after the other.
 * @param signal stops a build that is under way.
 * @returns whether anything had to be built.
 * @throws Fault with the builder's output.
 */
export async function ensureBuilt(target: BuildTarget, signal?: AbortSignal): Promise<boolean> {
  const stamp = stampOf(target);
  const note = { pid: process.pid, note: `building the ${target}` };
  const lock = await waitForLock(`build ${target} ${workspaceRoot}`, note);
  try {
    const fingerprint = buildFingerprint(target, process.env);
    const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
    if (known === fingerprint && existsSync(buildTargets[target])) return false;
    await runBuild(target, signal);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
    return true;
  } finally {
    await lock.release();
  }
}
