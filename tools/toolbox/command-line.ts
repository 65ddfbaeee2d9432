import { parseArgs } from 'node:util';
import { Fault } from '../lib/fault.ts';

/** How the program is used; printed for `--help` and with every wrong call. */
export const usage = `Plays the desktop toolbox against the tool API.

  node tools/toolbox/main.ts activate --host http://localhost:8080/api --code ABCD-1234 --machine PC-01
  node tools/toolbox/main.ts tools
  node tools/toolbox/main.ts estimate --tool R_INF_04 --fc 1200 --tb 300
  node tools/toolbox/main.ts run      --tool R_INF_04 --fc 1200 --tb 300 [--fail "stage: message"]

Every command takes --state <file>, where the machine's token is kept
(default: toolbox-state.json in the present folder).`;

/** A command and its arguments, checked. */
export type Command =
  | { name: 'activate'; state: string; host: string; code: string; machine: string }
  | { name: 'tools'; state: string }
  | { name: 'estimate'; state: string; measure: Measure }
  | { name: 'run'; state: string; measure: Measure; failure?: { stage: string; message: string } };

interface Measure {
  readonly feature_id: string;
  readonly fc_records90: number;
  readonly tb_records90: number;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function text(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value === '')
    throw new Fault(`--${name} is missing.\n\n${usage}`);
  return value;
}

function count(values: Values, name: string): number {
  const value = text(values, name);
  if (!/^\d{1,9}$/.test(value)) throw new Fault(`--${name} must be a number of records.`);
  return Number(value);
}

function measure(values: Values): Measure {
  return {
    feature_id: text(values, 'tool'),
    fc_records90: count(values, 'fc'),
    tb_records90: count(values, 'tb'),
  };
}

function failure(value: string) {
  const [, stage, message] = /^([^:]+):\s*(.+)$/s.exec(value) ?? [];
  if (!stage || !message) throw new Fault('--fail must read "stage: message".');
  return { stage: stage.trim(), message };
}

function parse(args: readonly string[]) {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ state: string, host: string, code: string, machine: string },
        ...{ tool: string, fc: string, tb: string, fail: string },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * Reads the command line.
 * @returns the command, or `null` when only help was asked for.
 * @throws Fault that says what is wrong.
 */
export function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const state = values.state ?? 'toolbox-state.json';
  const [name] = positionals;
  switch (name) {
    case 'activate': {
      const [host, code] = [text(values, 'host'), text(values, 'code')];
      return { name, state, host, code, machine: text(values, 'machine') };
    }
    case 'tools':
      return { name, state };
    case 'estimate':
      return { name, state, measure: measure(values) };
    case 'run': {
      const run = { name, state, measure: measure(values) } as const;
      return values.fail ? { ...run, failure: failure(values.fail) } : run;
    }
    default:
      throw new Fault(`${name ? `"${name}" is not a command.` : 'Give a command.'}\n\n${usage}`);
  }
}
