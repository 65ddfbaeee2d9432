import type { AdminOverview } from '@consultancy/validation';
import { adminOverviewKey, getAdminOverview } from '../endpoints/admin/get-admin-overview.ts';
import { type Resource, useResource } from './use-resource.ts';

/**
 * The metrics of the administrators' welcome screen.
 * @param timeZone IANA zone of days and months.
 */
export function useAdminOverview(timeZone: string): Resource<AdminOverview> {
  return useResource(adminOverviewKey(timeZone), (client) => getAdminOverview(client, timeZone));
}
