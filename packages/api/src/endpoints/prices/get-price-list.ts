import { getPriceList as getPriceListEndpoint, type PriceList } from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** Key of the published price list in the cache. */
export const priceListKey = ['price-list'] as const;

/** The price list in force; null until the operator publishes one. */
export async function getPriceList(client: Client): Promise<PriceList | null> {
  const { price_list } = await client.request(getPriceListEndpoint, {});
  return price_list;
}
