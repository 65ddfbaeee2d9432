import type { CreditStatement } from '@consultancy/validation';
import {
  creditStatementKey,
  getCreditStatement,
} from '../endpoints/credits/get-credit-statement.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The statement of a user's month; null waits. */
export function useCreditStatement(
  username: string | null,
  month: string,
): Resource<CreditStatement> {
  return useResource(username === null ? null : creditStatementKey(username, month), (client) =>
    getCreditStatement(client, username ?? '', month),
  );
}
