import {
  type ActivationCode,
  createActivationCode as createActivationCodeCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Makes a code for registering a machine; the code before it ends. */
export function createActivationCode(client: Client): Promise<ActivationCode> {
  return client.request(createActivationCodeCall, {});
}
