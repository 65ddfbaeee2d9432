import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { CliError, runMain } from '../lib/cli-error.ts';
import { ApiError } from './api-error.ts';
import { type RunInput, ToolboxClient } from './client.ts';

const usage = `Simulates the desktop toolbox with the tool API.

  npm run toolbox -- activate --host http://localhost:8080/api --code ABCD-1234 --machine PC-01
  npm run toolbox -- tools
  npm run toolbox -- estimate --tool R_INF_04 --fc 1200 --tb 300
  npm run toolbox -- run      --tool R_INF_04 --fc 1200 --tb 300 [--fail "stage: message"]

Every command has the option --state <file>, which stores the machine's token
(default: toolbox-state.json in the current folder).`;

const string = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { ...string, default: 'toolbox-state.json' },
    ...{ host: string, code: string, machine: string, tool: string, fc: string, tb: string },
    ...{ fail: string, help: { type: 'boolean', short: 'h' } },
  },
});

const stateSchema = z.object({ host: z.string(), machine_token: z.string() });

function required(name: 'host' | 'code' | 'machine' | 'tool' | 'fc' | 'tb'): string {
  const value = values[name];
  if (!value) throw new CliError(`--${name} is missing.\n\n${usage}`);
  return value;
}

function readCount(name: 'fc' | 'tb'): number {
  const value = required(name);
  if (!/^\d{1,9}$/.test(value)) throw new CliError(`--${name} must be a number of records.`);
  return Number(value);
}

const readInput = (): RunInput => ({
  feature_id: required('tool'),
  fc_records90: readCount('fc'),
  tb_records90: readCount('tb'),
});

function readClient(): ToolboxClient {
  const { state } = values;
  if (!existsSync(state)) throw new CliError(`${state} does not exist. Run "activate" first.`);
  const { host, machine_token } = stateSchema.parse(JSON.parse(readFileSync(state, 'utf8')));
  return new ToolboxClient(host, machine_token);
}

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  activate: async () => {
    const host = required('host');
    const client = new ToolboxClient(host);
    const response = await client.activate(required('code'), required('machine'));
    const { machine_token, ...shown } = response;
    // The token is for its owner only.
    writeFileSync(values.state, JSON.stringify({ host, machine_token }), { mode: 0o600 });
    return shown;
  },
  tools: () => readClient().tools(),
  estimate: () => readClient().estimate(readInput()),
  /** One metered run: estimate, reserve, heartbeat, and finish or fail. */
  run: async () => {
    const [client, input] = [readClient(), readInput()];
    const [, stage, message] = /^([^:]+):\s*(.+)$/s.exec(values.fail ?? '') ?? [];
    if (values.fail && !message) throw new CliError('--fail must be "stage: message".');
    await client.estimate(input);
    const { utilization_id: id } = await client.reserve(input);
    await client.heartbeat(id);
    return stage && message ? client.fail(id, stage.trim(), message) : client.finish(id);
  },
};

await runMain(async () => {
  if (values.help) return console.log(usage);
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new CliError(usage);
  try {
    console.log(JSON.stringify(await command(), null, 2));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new CliError(`${error.code ?? 'ERROR'}: ${error.message}`);
  }
});
