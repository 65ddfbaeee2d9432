import {
  getUtilizations as getUtilizationsCall,
  type ListQueryInput,
  type Page,
  type Utilization,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Runs of one person, a page of them, newest first (§7). */
export function getUtilizations(
  client: Client,
  username: string,
  query: ListQueryInput,
): Promise<Page<Utilization>> {
  return client.request(getUtilizationsCall, { params: { username }, query });
}
