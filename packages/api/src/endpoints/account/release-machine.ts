import { type Machine, releaseMachine as releaseMachineEndpoint } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Releases one's own machine, so that another one can be registered (decisions §4). */
export function releaseMachine(client: Client): Promise<Machine> {
  return client.request(releaseMachineEndpoint, {});
}
