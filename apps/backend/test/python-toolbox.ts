import { join } from 'node:path';
import { createTempFolder, removeFolder } from '../../../tools/lib/temp-folder.ts';
import { type CommandResult, runCommand } from '../../../tools/test/run-command.ts';

const toolboxes = join(import.meta.dirname, '../../../toolboxes');

/**
 * The toolboxes as a customer's machine runs them: real Python, real HTTP, a home
 * folder of their own. Needs python3 (PYTHON3_PATH).
 */
export class PythonToolbox {
  readonly folder = createTempFolder('toolbox');

  /**
   * Runs one of the command lines to its end.
   * @param program below `toolboxes/`, such as `calculator/calculadora_score.py`.
   * @returns whether it succeeded, and its output.
   */
  run(program: string, ...args: readonly string[]): Promise<CommandResult> {
    const python = process.env.PYTHON3_PATH || 'python3';
    return runCommand(python, ['-B', join(toolboxes, program), ...args], {
      env: {
        ...process.env,
        GDB_AUDIT_HOME: join(this.folder, 'home'),
        PYTHONPATH: toolboxes,
        PYTHONIOENCODING: 'utf-8',
      },
    });
  }

  /** Removes the machine's folder. */
  discard(): void {
    removeFolder(this.folder);
  }
}
