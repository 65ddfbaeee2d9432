import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type NodeProgram, scriptOf } from '../lib/node-programs.ts';
import { runCommand } from '../test/run-command.ts';

/** Runs a program of the workspace and expects it to succeed; its output is the message. */
export async function expectClean(program: NodeProgram, args: readonly string[], cwd?: string) {
  const command = [scriptOf(program), ...args];
  const options = cwd === undefined ? {} : { cwd };
  const { ok, output } = await runCommand(process.execPath, command, options);
  expect(ok, output).toBe(true);
}

/** The manifest of the unpacked package. @param ui its folder. */
export const manifestOf = (ui: string) =>
  JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
