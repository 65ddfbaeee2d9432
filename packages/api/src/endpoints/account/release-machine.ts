import { type Machine, releaseMachine as releaseMachineCall } from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Releases one's own machine, so that another one can be registered (decisions §4). */
export function releaseMachine(client: Client): Promise<Machine> {
  return client.request(releaseMachineCall, {});
}
