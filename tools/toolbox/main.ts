import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isApiError } from '@consultancy/api';
import {
  createEstimate,
  createUtilization,
  failUtilization,
  finishUtilization,
  heartbeatUtilization,
  listTools,
  registerMachine,
} from '@consultancy/validation';
import * as z from 'zod/mini';
import { CliError, runMain } from '../lib/cli-error.ts';
import { toolboxClient } from './client.ts';

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

const readInput = () => ({
  feature_id: required('tool'),
  fc_records90: readCount('fc'),
  tb_records90: readCount('tb'),
});

function readClient() {
  const { state } = values;
  if (!existsSync(state)) throw new CliError(`${state} does not exist. Run "activate" first.`);
  const { host, machine_token } = stateSchema.parse(JSON.parse(readFileSync(state, 'utf8')));
  return toolboxClient(host, machine_token);
}

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  activate: async () => {
    const host = required('host');
    const body = { activation_code: required('code'), machine_id: required('machine') };
    const response = await toolboxClient(host).request(registerMachine, { body });
    const { machine_token, ...shown } = response;
    // The token is for its owner only.
    writeFileSync(values.state, JSON.stringify({ host, machine_token }), { mode: 0o600 });
    return shown;
  },
  tools: () => readClient().request(listTools, {}),
  estimate: () => readClient().request(createEstimate, { body: readInput() }),
  /** One metered run: estimate, reserve, heartbeat, and finish or fail. */
  run: async () => {
    const [client, body] = [readClient(), readInput()];
    const [, stage, message] = /^([^:]+):\s*(.+)$/s.exec(values.fail ?? '') ?? [];
    if (values.fail && !message) throw new CliError('--fail must be "stage: message".');
    await client.request(createEstimate, { body });
    const idempotencyKey = crypto.randomUUID();
    const run = await client.request(createUtilization, { body, idempotencyKey });
    const params = { id: `${run.utilization_id}` };
    await client.request(heartbeatUtilization, { params });
    if (!stage || !message) return client.request(finishUtilization, { params, body: {} });
    const failure = { error_message: message, execute_stage: stage.trim() };
    return client.request(failUtilization, { params, body: failure });
  },
};

await runMain(async () => {
  if (values.help) return console.log(usage);
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new CliError(usage);
  try {
    console.log(JSON.stringify(await command(), null, 2));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { cause } = error;
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    const message = error.isUnreachable ? `The server cannot be reached: ${reason}` : error.message;
    throw new CliError(`${error.code ?? 'ERROR'}: ${message}`);
  }
});
