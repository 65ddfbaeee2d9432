import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const toolboxes = join(import.meta.dirname, '../../../toolboxes');

/** Output of a toolbox, and whether it succeeded. */
export interface Said {
  ok: boolean;
  text: string;
}

/**
 * The toolboxes as a customer's machine runs them: real Python, real HTTP, a home
 * folder of their own. Needs python3 (PYTHON3_PATH).
 */
export class PythonToolbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'toolbox-'));

  /**
   * Runs one of the command lines to its end.
   * @param program below `toolboxes/`, such as `calculator/calculadora_score.py`.
   */
  run(program: string, ...args: readonly string[]): Promise<Said> {
    const child = spawn(
      process.env.PYTHON3_PATH || 'python3',
      ['-B', join(toolboxes, program), ...args],
      {
        env: {
          ...process.env,
          GDB_AUDIT_HOME: join(this.folder, 'home'),
          PYTHONPATH: toolboxes,
          PYTHONIOENCODING: 'utf-8',
        },
        // No user is there to answer a question.
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    return new Promise((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
      });
      child.stderr.on('data', (chunk) => {
        text += chunk;
      });
      child.once('error', reject);
      child.once('close', (code) => resolve({ ok: code === 0, text }));
    });
  }

  /** Removes the machine's folder. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
