import { getPriceLists as getPriceListsEndpoint, type PriceList } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of all versions of the price list in the cache. */
export const priceListsKey = () => ['price-lists'] as const;

/** Every version of the price list, the newest first. */
export async function getPriceLists(client: Client): Promise<PriceList[]> {
  const { items } = await client.request(getPriceListsEndpoint, {});
  return items;
}
