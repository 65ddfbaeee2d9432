import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, startChild } from '../../lib/child.ts';
import type { Buyer } from '../../lib/ledger/people.ts';
import type { OwnStack } from '../../lib/lines/own-stack.ts';
import { ensurePython3 } from '../../lib/python.ts';
import { inWorkspace } from '../../lib/workspace.ts';

/** What the fake engine does in one tool; see `toolboxes/tests/fake_engine.py`. */
export interface ToolPlan {
  /** A file that must appear before the tool goes on. */
  readonly waits?: string;
  /** Size of its results. */
  readonly bytes?: number;
}

/** Waits for a state of the file system. @throws when it does not come within a minute. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const began = performance.now(); !holds(); ) {
    if (performance.now() - began > 60_000) throw new Error(`${what} did not come.`);
    await sleep(10);
  }
}

/** A customer's machine with the audit's command line, registered for a user with credits. */
export class AuditMachine {
  readonly user: Buyer;
  readonly output: string;
  readonly #folder: string;
  readonly #stack: OwnStack;

  /** @param port through which the machine reaches the server. */
  constructor(stack: OwnStack, user: Buyer, port: number) {
    this.#stack = stack;
    this.user = user;
    this.#folder = mkdtempSync(join(stack.folder, 'machine-'));
    this.output = join(this.#folder, 'salida');
    mkdirSync(join(this.#folder, 'home'));
    const registration = {
      host: `http://127.0.0.1:${port}/api`,
      machine_id: 'PC-GIS',
      machine_token: user.token,
      username: user.username,
    };
    writeFileSync(join(this.#folder, 'home', 'equipo.json'), JSON.stringify(registration));
  }

  /** A file of this machine that a tool may wait for. */
  signal(name: string): string {
    return join(this.#folder, name);
  }

  /** Waits until a tool waits for a file. */
  untilWaiting(name: string): Promise<void> {
    return until(() => existsSync(`${this.signal(name)}.here`), `The tool that waits for ${name}`);
  }

  /** Lets the tool go on that waits for a file. */
  letGo(name: string): void {
    writeFileSync(this.signal(name), '');
  }

  /**
   * Starts «todas» on a made-up geodatabase.
   * @param tools what some of them do.
   * @param fileBlocks most blocks of 512 bytes that a file may have; any number when absent.
   */
  startAll(tools: Readonly<Record<string, ToolPlan>>, fileBlocks?: number): Promise<Child> {
    const geodatabase = join(this.#folder, 'estudio.gdb');
    const plan = { counts: { fc_records90: 10, tb_records90: 2 }, tools };
    writeFileSync(geodatabase, JSON.stringify(plan));
    const where = ['--geodatabase', geodatabase, '--salida', this.output];
    return this.#start(['ejecutar', '--herramienta', 'todas', ...where, '--si'], fileBlocks);
  }

  /** Starts again after an interruption, which ends what is still open with the server. */
  async startAgain(): Promise<void> {
    await (await this.#start(['pendientes'])).exited;
  }

  /** The tools in the results of all audits, in order. @throws when a file of results is broken. */
  results(): string[] {
    if (!existsSync(this.output)) return [];
    const files = readdirSync(this.output).map((name) => join(this.output, name, 'hallazgos.json'));
    return files
      .filter((file) => existsSync(file))
      .flatMap((file): string[] => JSON.parse(readFileSync(file, 'utf8')).tools)
      .sort();
  }

  async #start(args: readonly string[], fileBlocks?: number): Promise<Child> {
    const program = inWorkspace('toolboxes', 'tests', 'fake_audit.py');
    const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
    const child = await startChild({
      name: 'The audit',
      command: 'sh',
      args: ['-c', `${limit}exec "$@"`, 'sh', ensurePython3().path, '-B', program, ...args],
      env: {
        ...process.env,
        GDB_AUDIT_HOME: join(this.#folder, 'home'),
        PYTHONIOENCODING: 'utf-8',
      },
      stopSignal: 'TERM',
    });
    this.#stack.atEnd(() => child.stop(5_000));
    return child;
  }
}
