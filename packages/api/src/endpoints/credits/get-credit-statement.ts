import {
  type CreditStatement,
  getCreditStatement as getCreditStatementEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of a month's statement in the cache. */
export const creditStatementKey = (username: string, month: string) =>
  ['credit-statement', username, month] as const;

/** The statement of a user's month. */
export async function getCreditStatement(
  client: Client,
  username: string,
  month: string,
): Promise<CreditStatement> {
  return client.request(getCreditStatementEndpoint, { params: { username }, query: { month } });
}
