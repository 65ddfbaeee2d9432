import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../start/build.ts';
import { inWorkspace } from '../workspace.ts';

/** A copy of the built applications that no later build changes. */
export interface BuiltCopy {
  /** Folder of the built backend: `server.js` and its commands. */
  readonly backend: string;
  /** Folder of the built portal; absent when it was not asked for. */
  readonly portal: string | null;
  readonly remove: () => void;
}

/**
 * Builds what is out of date and copies it: a line runs for minutes, and a build meanwhile would
 * take the files from under its processes.
 * @param withPortal whether the portal is needed too.
 */
export async function copyBuilt(withPortal: boolean, signal: AbortSignal): Promise<BuiltCopy> {
  await ensureBuilt('backend', signal);
  if (withPortal) await ensureBuilt('portal', signal);
  // Below the backend's own packages, as the built server imports them by name.
  const folder = mkdtempSync(inWorkspace('apps', 'backend', 'node_modules', '.lines-'));
  const copy = (target: 'backend' | 'portal') => {
    const to = join(folder, target);
    cpSync(inWorkspace('apps', target, 'dist'), to, { recursive: true });
    return to;
  };
  return {
    backend: copy('backend'),
    portal: withPortal ? copy('portal') : null,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
