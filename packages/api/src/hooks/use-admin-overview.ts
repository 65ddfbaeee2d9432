import type { AdminOverview } from '@consultancy/validation';
import { adminOverviewKey, getAdminOverview } from '../endpoints/admin/get-admin-overview.ts';
import { type Resource, useResource } from './use-resource.ts';

/**
 * The figures of the administrators' welcome.
 * @param timeZone IANA zone in which days and months begin.
 */
export function useAdminOverview(timeZone: string): Resource<AdminOverview> {
  return useResource(adminOverviewKey(timeZone), (client) => getAdminOverview(client, timeZone));
}
