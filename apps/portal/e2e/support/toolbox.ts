import {
  createEstimate,
  createUtilization,
  failUtilization,
  finishUtilization,
  heartbeatUtilization,
  registerMachine,
} from '@consultancy/validation';
import { toolboxClient } from '../../../../tools/lib/cases/portal-client.ts';

/** Registers a machine, as the desktop toolboxes do. @returns it, and what the portal responds. */
export async function activate(portal: string, code: string, machine: string) {
  const host = `${portal}/api`;
  const body = { activation_code: code, machine_id: machine };
  const { machine_token, ...registered } = await toolboxClient(host).request(registerMachine, {
    body,
  });
  return { registered, toolbox: toolboxClient(host, machine_token) };
}

/** A run of a tool: its code, and the records of feature classes and tables. */
type Input = readonly [tool: string, fc: number, tb: number];

/** Runs a tool. @param failure message of a run that fails. @returns how the run ended. */
export async function run(
  toolbox: ReturnType<typeof toolboxClient>,
  [feature_id, fc_records90, tb_records90]: Input,
  failure?: string,
) {
  const body = { feature_id, fc_records90, tb_records90 };
  await toolbox.request(createEstimate, { body });
  const idempotencyKey = crypto.randomUUID();
  const { utilization_id } = await toolbox.request(createUtilization, { body, idempotencyKey });
  const params = { id: `${utilization_id}` };
  await toolbox.request(heartbeatUtilization, { params });
  if (!failure) return toolbox.request(finishUtilization, { params, body: {} });
  const reason = { error_message: failure, execute_stage: 'Lectura' };
  return toolbox.request(failUtilization, { params, body: reason });
}
