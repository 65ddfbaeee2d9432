import {
  type AdminOverview,
  getAdminOverview as getAdminOverviewEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of the overview in the cache. */
export const adminOverviewKey = (timeZone: string) => ['admin-overview', timeZone] as const;

/**
 * Overview of the administrators' welcome screen.
 * @param timeZone IANA zone of days and months.
 */
export function getAdminOverview(client: Client, timeZone: string): Promise<AdminOverview> {
  return client.request(getAdminOverviewEndpoint, { query: { time_zone: timeZone } });
}
