import {
  type AdminOverview,
  getAdminOverview as getAdminOverviewEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of the overview in the cache. */
export const adminOverviewKey = (timeZone: string) => ['admin-overview', timeZone] as const;

/**
 * What an administrator looks at first.
 * @param timeZone IANA zone in which days and months begin.
 */
export function getAdminOverview(client: Client, timeZone: string): Promise<AdminOverview> {
  return client.request(getAdminOverviewEndpoint, { query: { time_zone: timeZone } });
}
