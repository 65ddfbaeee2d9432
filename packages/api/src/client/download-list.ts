import {
  type Endpoint,
  type ExportFormat,
  exportTypes,
  type ListQueryInput,
} from '@consultancy/validation';
import type { Client, DownloadedFile, DownloadOptions } from './endpoint-types.ts';
import { type ListSubject, reportInput } from './report-list.ts';

/**
 * Downloads the whole filtered list as a file (decisions §3).
 * @param query the filters; those of a page are left out.
 */
export function downloadList(
  client: Client,
  list: Endpoint,
  subject: ListSubject,
  query: ListQueryInput,
  format: ExportFormat,
  options?: DownloadOptions,
): Promise<DownloadedFile> {
  // A file is the whole list: it has no pages (decisions §3).
  const { cursor: _, max_count: __, ...filters } = query;
  const input = reportInput(list, subject, filters);
  return client.download(list, input ?? {}, exportTypes[format], options);
}
