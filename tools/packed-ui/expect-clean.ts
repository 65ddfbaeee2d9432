import { expect } from 'vitest';
import { type NodeProgram, scriptOf } from '../lib/node-programs.ts';
import { workspaceRoot } from '../lib/workspace.ts';
import { runCommand } from '../test/run-command.ts';

/** Runs Node and expects it to succeed; its output is the message. @returns the output. */
export async function runClean(args: readonly string[], cwd = workspaceRoot): Promise<string> {
  const { ok, output } = await runCommand(process.execPath, args, { cwd });
  expect(ok, output).toBe(true);
  return output;
}

export const expectClean = (program: NodeProgram, args: readonly string[], cwd?: string) =>
  runClean([scriptOf(program), ...args], cwd);
