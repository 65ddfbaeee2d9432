import type { Machine } from '@consultancy/validation';
import { getMachine, machineKey } from '../endpoints/account/get-machine.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The registered machine of the signed-in user; null waits. */
export function useMachine(username: string | null): Resource<Machine> {
  return useResource(username === null ? null : machineKey(username), getMachine);
}
