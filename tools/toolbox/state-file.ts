import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Fault } from '../lib/fault.ts';

/** What the machine remembers between two calls of the program. */
export interface ToolboxState {
  readonly host: string;
  readonly machine_id: string;
  readonly machine_token: string;
}

/** Keeps the machine's token where only its owner can read it. */
export function writeState(file: string, state: ToolboxState): void {
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}

/** Reads what `activate` kept. @throws Fault when there is nothing, or nothing that makes sense. */
export function readState(file: string): ToolboxState {
  if (!existsSync(file)) {
    throw new Fault(`${file} does not exist. Run "activate" first, or give --state.`);
  }
  try {
    const state: Partial<ToolboxState> = JSON.parse(readFileSync(file, 'utf8'));
    const { host, machine_id, machine_token } = state;
    if (host && machine_id && machine_token) return { host, machine_id, machine_token };
  } catch {
    // Told below, together with the content that lacks a field.
  }
  throw new Fault(`${file} is not a state file of this program.`);
}
