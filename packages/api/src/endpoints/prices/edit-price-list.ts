import {
  createPriceList as createPriceListEndpoint,
  deletePriceList as deletePriceListEndpoint,
  type MessageResponse,
  type PriceList,
  type PriceListPayloadInput,
  publishPriceList as publishPriceListEndpoint,
  updatePriceList as updatePriceListEndpoint,
} from '@consultancy/validation';
import type { Client } from '../../client/endpoint-types.ts';

/** A draft in the state in which it was read. */
export type ReadDraft = Pick<PriceList, 'version' | 'revision'>;

const versionOf = (version: number) => ({ version: String(version) });

/** Writes a draft, or replaces one if it still is as it was read. */
export function savePriceList(
  client: Client,
  body: PriceListPayloadInput,
  draft: ReadDraft | null,
): Promise<PriceList> {
  if (draft === null) return client.request(createPriceListEndpoint, { body });
  const { version, revision } = draft;
  return client.request(updatePriceListEndpoint, {
    params: versionOf(version),
    body: { ...body, revision },
  });
}

/** Deletes a draft. */
export function deletePriceList(client: Client, version: number): Promise<MessageResponse> {
  return client.request(deletePriceListEndpoint, { params: versionOf(version) });
}

/** Puts a draft in force if it still is as it was read; needs the administrator's password. */
export function publishPriceList(
  client: Client,
  { version, revision }: ReadDraft,
  password: string,
): Promise<PriceList> {
  return client.request(publishPriceListEndpoint, {
    params: versionOf(version),
    body: { password, revision },
  });
}
