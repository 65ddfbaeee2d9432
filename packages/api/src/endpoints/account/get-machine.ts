import { getMachine as getMachineEndpoint, type Machine } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of the signed-in user's machine in the cache. */
export const machineKey = (username: string) => ['machine', username] as const;

/** The machine registered for the signed-in user, if any. */
export function getMachine(client: Client): Promise<Machine> {
  return client.request(getMachineEndpoint, {});
}
