import {
  createPriceList as createPriceListCall,
  deletePriceList as deletePriceListCall,
  type MessageAnswer,
  type PriceList,
  type PriceListPayloadInput,
  publishPriceList as publishPriceListCall,
  updatePriceList as updatePriceListCall,
} from '@consultancy/validation';
import type { Client } from '../../client/call-types.ts';

const versionOf = (version: number) => ({ version: String(version) });

/** Writes a draft, or replaces the one of this version. */
export function savePriceList(
  client: Client,
  body: PriceListPayloadInput,
  version: number | null,
): Promise<PriceList> {
  if (version === null) return client.request(createPriceListCall, { body });
  return client.request(updatePriceListCall, { params: versionOf(version), body });
}

/** Deletes a draft. */
export function deletePriceList(client: Client, version: number): Promise<MessageAnswer> {
  return client.request(deletePriceListCall, { params: versionOf(version) });
}

/** Puts a draft in force; needs the administrator's password. */
export function publishPriceList(
  client: Client,
  version: number,
  password: string,
): Promise<PriceList> {
  return client.request(publishPriceListCall, { params: versionOf(version), body: { password } });
}
