import {
  type ActivationCode,
  createActivationCode as createActivationCodeEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Makes a code for registering a machine; the code before it ends. */
export function createActivationCode(client: Client): Promise<ActivationCode> {
  return client.request(createActivationCodeEndpoint, {});
}
