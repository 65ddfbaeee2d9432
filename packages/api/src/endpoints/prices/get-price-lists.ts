import { getPriceLists as getPriceListsCall, type PriceList } from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

/** Key of all versions of the price list in the cache. */
export const priceListsKey = () => ['price-lists'] as const;

/** Every version of the price list, the newest first. */
export async function getPriceLists(client: Client): Promise<PriceList[]> {
  const { items } = await client.request(getPriceListsCall, {});
  return items;
}
