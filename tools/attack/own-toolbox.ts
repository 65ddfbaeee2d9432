import { createActivationCode, registerMachine, releaseMachine } from '@consultancy/validation';
import type { PortalClient } from '../lib/lines/portal-client.ts';
import { refusalOf } from '../toolbox/toolbox-error.ts';

/**
 * Registers a machine for the signed-in person, in place of the one that they may have.
 * @returns its token, and the activation code that it was exchanged for.
 * @throws ToolboxError when the server refuses.
 */
export async function registerOwnMachine(client: PortalClient, machineId: string) {
  // There may be none to release.
  await client.send(releaseMachine.method, releaseMachine.path);
  const made = await client.send(createActivationCode.method, createActivationCode.path);
  if (!made.ok) throw await refusalOf(made);
  const { code } = createActivationCode.response.parse(await made.json());
  const body = { activation_code: code, machine_id: machineId };
  const registered = await client.send(registerMachine.method, registerMachine.path, { body });
  if (!registered.ok) throw await refusalOf(registered);
  const { machine_token: token } = registerMachine.response.parse(await registered.json());
  return { token, code };
}
