import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { CliError, runMain } from '../lib/cli-error.ts';
import { ApiError } from './api-error.ts';
import { type RunInput, ToolboxClient } from './client.ts';

const usage = `Simulates the desktop toolbox with the tool API.

  node tools/toolbox/main.ts activate --host http://localhost:8080/api --code ABCD-1234 --machine PC-01
  node tools/toolbox/main.ts tools
  node tools/toolbox/main.ts estimate --tool R_INF_04 --fc 1200 --tb 300
  node tools/toolbox/main.ts run      --tool R_INF_04 --fc 1200 --tb 300 [--fail "stage: message"]

Every command has the option --state <file>, which stores the machine's token
(default: toolbox-state.json in the current folder).`;

const string = { type: 'string' } as const;
const options = {
  state: { ...string, default: 'toolbox-state.json' },
  ...{ host: string, code: string, machine: string, tool: string, fc: string, tb: string },
  ...{ fail: string, help: { type: 'boolean' as const, short: 'h' } },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** What is stored between two commands. */
const stateSchema = z.object({ host: z.string(), machine_token: z.string() });

function required(values: Values, name: 'host' | 'code' | 'machine' | 'tool' | 'fc' | 'tb') {
  const value = values[name];
  if (!value) throw new CliError(`--${name} is missing.\n\n${usage}`);
  return value;
}

function readCount(values: Values, name: 'fc' | 'tb'): number {
  const value = required(values, name);
  if (!/^\d{1,9}$/.test(value)) throw new CliError(`--${name} must be a number of records.`);
  return Number(value);
}

const readInput = (values: Values): RunInput => ({
  feature_id: required(values, 'tool'),
  fc_records90: readCount(values, 'fc'),
  tb_records90: readCount(values, 'tb'),
});

async function activate(values: Values): Promise<unknown> {
  const host = required(values, 'host');
  const client = new ToolboxClient(host);
  const { machine_token, ...shown } = await client.activate(
    required(values, 'code'),
    required(values, 'machine'),
  );
  // The token is for its owner only.
  writeFileSync(values.state, JSON.stringify({ host, machine_token }), { mode: 0o600 });
  return shown;
}

function readClient({ state }: Values): ToolboxClient {
  if (!existsSync(state)) throw new CliError(`${state} does not exist. Run "activate" first.`);
  const { host, machine_token } = stateSchema.parse(JSON.parse(readFileSync(state, 'utf8')));
  return new ToolboxClient(host, machine_token);
}

/** One metered run: estimate, reserve, heartbeat, and finish or fail. */
async function runTool(client: ToolboxClient, input: RunInput, failure?: string) {
  const [, stage, message] = /^([^:]+):\s*(.+)$/s.exec(failure ?? '') ?? [];
  if (failure && (!stage || !message)) throw new CliError('--fail must be "stage: message".');
  await client.estimate(input);
  const { utilization_id: id } = await client.reserve(input);
  await client.heartbeat(id);
  return stage && message ? client.fail(id, stage.trim(), message) : client.finish(id);
}

async function execute(name: string | undefined, values: Values): Promise<unknown> {
  switch (name) {
    case 'activate':
      return activate(values);
    case 'tools':
      return readClient(values).tools();
    case 'estimate':
      return readClient(values).estimate(readInput(values));
    case 'run':
      return runTool(readClient(values), readInput(values), values.fail);
    default:
      throw new CliError(usage);
  }
}

await runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) return console.log(usage);
  try {
    console.log(JSON.stringify(await execute(positionals[0], values), null, 2));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new CliError(`${error.code ?? 'ERROR'}: ${error.message}`);
  }
});
