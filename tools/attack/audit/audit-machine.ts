import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditTools } from '@consultancy/validation';
import type { Buyer } from '../../lib/cases/accounts.ts';
import type { TestStack } from '../../lib/cases/test-stack.ts';
import { type Child, startChild } from '../../lib/child.ts';
import { ensurePython3 } from '../../lib/python.ts';
import { waitUntil } from '../../lib/wait.ts';
import { inWorkspace } from '../../lib/workspace.ts';

/**
 * Behavior of the fake engine by tool (`toolboxes/tests/fake_engine.py`): a file that must appear
 * before the tool continues, and the size of its results.
 */
type Plans = Readonly<Record<string, { readonly waits?: string; readonly bytes?: number }>>;

export const everyTool = (plan: Plans[string]): Plans =>
  Object.fromEntries(auditTools.map(({ code }) => [code, plan]));

/** Credits in whole cents, `charged` by all finished runs, and runs. */
interface Balance {
  readonly current: number;
  readonly reserved: number;
  readonly charged: number;
  readonly open: number;
  readonly finished: readonly string[];
}

/** A customer's machine with the audit's command line, registered for a user with credits. */
export class AuditMachine {
  readonly output: string;
  readonly #user: Buyer;
  readonly #folder: string;
  readonly #stack: TestStack;

  /** @param host base URL of the API, as the machine reaches it. */
  constructor(stack: TestStack, user: Buyer, host: string) {
    this.#stack = stack;
    this.#user = user;
    this.#folder = mkdtempSync(join(stack.folder, 'machine-'));
    this.output = join(this.#folder, 'salida');
    mkdirSync(join(this.#folder, 'home'));
    const registration = {
      ...{ host, machine_id: 'PC-GIS', machine_token: user.token, username: user.username },
    };
    writeFileSync(join(this.#folder, 'home', 'equipo.json'), JSON.stringify(registration));
  }

  /** A file of this machine that a tool may wait for. */
  signal(name: string): string {
    return join(this.#folder, name);
  }

  waitUntilBlocked(name: string): Promise<number> {
    return waitUntil(() => existsSync(`${this.signal(name)}.here`), `The tool waiting for ${name}`);
  }

  release(name: string): void {
    writeFileSync(this.signal(name), '');
  }

  /**
   * Starts «todas» on a fake geodatabase.
   * @param fileBlocks largest size of a file in blocks of 512 bytes; unlimited when absent.
   */
  startAll(tools: Plans, fileBlocks?: number): Promise<Child> {
    const geodatabase = join(this.#folder, 'estudio.gdb');
    const plan = { counts: { fc_records90: 10, tb_records90: 2 }, tools };
    writeFileSync(geodatabase, JSON.stringify(plan));
    const paths = ['--geodatabase', geodatabase, '--salida', this.output];
    return this.#start(['ejecutar', '--herramienta', 'todas', ...paths, '--si'], fileBlocks);
  }

  /** Starts again after an interruption, which closes open runs with the server. */
  async recover(): Promise<void> {
    await (await this.#start(['pendientes'])).exited;
  }

  /** The tools in the results of all audits, sorted. @throws when a result file is broken. */
  results(): string[] {
    return globSync(join(this.output, '*', 'hallazgos.json'))
      .flatMap((file): string[] => JSON.parse(readFileSync(file, 'utf8')).tools)
      .sort();
  }

  async balance(): Promise<Balance> {
    const [balance] = await this.#stack.query<Balance>(
      `SELECT (current_credits * 100)::integer AS current,
              (pending_credits * 100)::integer AS reserved,
              (SELECT coalesce(sum(credits_used) * 100, 0)::integer
               FROM utilizations WHERE user_id = users.id) AS charged,
              (SELECT count(*)::integer
               FROM utilizations WHERE user_id = users.id AND state = 'open') AS open,
              ARRAY(SELECT feature_id FROM utilizations
                    WHERE user_id = users.id AND state = 'finished'
                    ORDER BY feature_id) AS finished
       FROM users WHERE id = $1`,
      [this.#user.id],
    );
    if (!balance) throw new Error(`${this.#user.username} does not exist.`);
    return balance;
  }

  /**
   * Records whether credits, runs and results agree after an attack.
   * @param charges expected number of charged runs; any when absent.
   */
  async compare(what: string, before: Balance, charges?: number): Promise<void> {
    const after = await this.balance();
    const results = this.results();
    const runs = after.finished.length;
    const wrong = [
      before.current - after.current === after.charged - before.charged ||
        'credits lost or doubled',
      (after.reserved === 0 && after.open === 0) || 'credits still reserved',
      results.join() === after.finished.join() || 'charged runs and results differ',
      charges === undefined || runs === charges || `${charges} charged runs expected`,
      ...(await this.#stack.brokenInvariants()),
    ].filter((text) => text !== true);
    const credits = (cents: number) => (cents / 100).toFixed(2);
    const facts =
      `credits ${credits(before.current)} → ${credits(after.current)}, ${runs} runs charged, ` +
      `results of ${results.length} tools, ${after.open} open`;
    const limit = 'each charged run has its results, and nothing else is charged or reserved';
    this.#stack.record.check(what, [facts, ...wrong].join('; '), limit, wrong.length === 0);
  }

  async #start(args: readonly string[], fileBlocks?: number): Promise<Child> {
    const program = inWorkspace('toolboxes', 'tests', 'fake_audit.py');
    const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
    const home = { GDB_AUDIT_HOME: join(this.#folder, 'home'), PYTHONIOENCODING: 'utf-8' };
    const child = await startChild({
      name: 'The audit',
      command: 'sh',
      args: ['-c', `${limit}exec "$@"`, 'sh', ensurePython3(), '-B', program, ...args],
      env: { ...process.env, ...home },
    });
    this.#stack.parts.defer(() => child.stop(5_000));
    return child;
  }
}
