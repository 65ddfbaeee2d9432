import type { PriceList } from '@consultancy/validation';
import { getPriceLists, priceListsKey } from '../endpoints/prices/get-price-lists.ts';
import { type Resource, useResource } from './use-resource.ts';

/** Every version of the price list. */
export function usePriceLists(): Resource<PriceList[]> {
  return useResource(priceListsKey(), getPriceLists);
}
