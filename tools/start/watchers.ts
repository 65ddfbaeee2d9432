import { join } from 'node:path';
import { type Child, startChild } from '../lib/child.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { type BuildTarget, forgetBuild } from './build.ts';
import type { StartConfig } from './config.ts';

function vite(
  config: StartConfig,
  target: BuildTarget,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const cwd = inWorkspace('apps', target);
  return startChild({
    name: `Vite of the ${target}`,
    stopSignal: 'TERM',
    command: process.execPath,
    args: [join(cwd, 'node_modules', 'vite', 'bin', 'vite.js'), ...args],
    cwd,
    env: { ...process.env, ...env },
    logFile: join(config.dataDir, 'logs', `vite-${target}.log`),
    // Errors of a source that was just saved are printed for its author.
    onLine: (line) => {
      if (/error|\[plugin|^\s+at .*src/i.test(line)) console.error(line);
    },
  });
}

/** Builds the backend again whenever its sources change; the server restarts by itself. */
export function watchBackend(config: StartConfig): Promise<Child> {
  forgetBuild('backend');
  return vite(config, 'backend', ['build', '--watch', '--emptyOutDir', 'false']);
}

/**
 * Serves the portal from its sources, on the port of the whole product.
 * @param apiOrigin address of the backend, to which `/api` is passed on.
 */
export function watchPortal(config: StartConfig, apiOrigin: string): Promise<Child> {
  const args = ['--port', `${config.port}`, '--strictPort', '--host', config.host];
  return vite(config, 'portal', args, { API_ORIGIN: apiOrigin });
}
