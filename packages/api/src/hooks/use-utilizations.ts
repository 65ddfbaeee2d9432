import type { ListQueryInput, Utilization } from '@consultancy/validation';
import { getUtilizations } from '../endpoints/utilizations/get-utilizations.ts';
import { type Pages, usePages } from './use-pages.ts';

/** Runs of one person (§7); a null username waits. */
export function useUtilizations(
  username: string | null,
  query: ListQueryInput,
): Pages<Utilization> {
  return usePages(username && `utilizations/${username}`, query, (client, page) =>
    getUtilizations(client, username ?? '', page),
  );
}
