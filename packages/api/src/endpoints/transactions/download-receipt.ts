import { getTransactionReceipt } from '@consultancy/validation';
import type { Client, DownloadedFile } from '../../client/endpoint-types.ts';

/** The receipt («comprobante») of a purchase, as a PDF. */
export function downloadReceipt(client: Client, transId: number): Promise<DownloadedFile> {
  const input = { params: { id: String(transId) } };
  return client.download(getTransactionReceipt, input, getTransactionReceipt.file);
}
