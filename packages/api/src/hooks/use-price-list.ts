import type { PriceList } from '@consultancy/validation';
import { getPriceList, priceListKey } from '../endpoints/prices/get-price-list.ts';
import { type Resource, useResource } from './use-resource.ts';

/** The price list in force; null where none is published. */
export function usePriceList(): Resource<PriceList | null> {
  return useResource(priceListKey, getPriceList);
}
