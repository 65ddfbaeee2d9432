import { brokenInvariants } from '@consultancy/backend/ledger-invariants';
import { withClient } from '../lib/lines/with-client.ts';

/** The rules of the credits that a database breaks, in words. */
export function brokenRules(url: string): Promise<string[]> {
  return withClient(url, (client) => brokenInvariants(client));
}
