import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inWorkspace } from '../lib/workspace.ts';
import { runCommand } from '../test/run-command.ts';

/** Runs a program of the workspace and expects it to succeed; its output is the message. */
export async function expectClean(program: string, args: readonly string[], cwd?: string) {
  const bin = inWorkspace('node_modules', '.bin', program);
  const { ok, output } = await runCommand(bin, args, cwd === undefined ? {} : { cwd });
  expect(ok, output).toBe(true);
}

/** The manifest of the unpacked package. @param ui its folder. */
export const manifestOf = (ui: string) =>
  JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
