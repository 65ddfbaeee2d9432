import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inWorkspace } from '../../../../tools/lib/workspace.ts';

const execute = promisify(execFile);

/** Fields of the program's output that journeys read. */
interface Printed {
  readonly state?: string;
  readonly available_credits?: string;
}

/** A machine with the desktop toolbox: the program of `tools/toolbox`, run from the command line. */
export class Machine {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-machine-'));

  /** @returns what the program printed, read as JSON. @throws with its message when it fails. */
  async #run(...args: string[]): Promise<Printed> {
    const program = inWorkspace('tools', 'toolbox', 'main.ts');
    const state = join(this.#folder, 'state.json');
    const { stdout } = await execute(process.execPath, [program, ...args, '--state', state]);
    return JSON.parse(stdout);
  }

  /** Registers the machine. @param portal address of the portal. */
  activate(portal: string, code: string, machine: string) {
    const host = `${portal}/api`;
    return this.#run('activate', '--host', host, '--code', code, '--machine', machine);
  }

  /** Runs a tool. @param failure «stage: message» of a run that fails. */
  run(tool: string, fc: number, tb: number, failure?: string) {
    const fail = failure ? ['--fail', failure] : [];
    return this.#run('run', '--tool', tool, '--fc', `${fc}`, '--tb', `${tb}`, ...fail);
  }

  /** Forgets the machine's token. */
  discard(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
