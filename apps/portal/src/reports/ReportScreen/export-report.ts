import { downloadList } from '@consultancy/api';
import type { ExportFormat } from '@consultancy/validation';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { saveFile } from '../../lib/save-file.ts';
import { exportChoiceTexts as texts } from '../../texts/export-choices.ts';

/** What is exported, and how it is downloaded. */
export interface ReportExport {
  client: Parameters<typeof downloadList>[0];
  list: Parameters<typeof downloadList>[1];
  subject: Parameters<typeof downloadList>[2];
  query: Parameters<typeof downloadList>[3];
  /** Name of the file, if the response gives none. */
  caption: string;
  signal: AbortSignal;
  /** Called with the bytes received so far. */
  onProgress: (bytes: number) => void;
}

/**
 * Downloads a whole list and saves it as a file.
 * @returns the name of the file, null if it was cancelled.
 * @throws ApiError when the download fails.
 */
export async function exportReport(report: ReportExport, format: ExportFormat) {
  const { client, list, subject, caption, signal, onProgress } = report;
  const query = { ...report.query, time_zone: browserTimeZone() };
  const file = await downloadList(client, list, subject, query, format, { signal, onProgress });
  if (signal.aborted) return null;
  const fileName = file.fileName ?? texts.fileName(caption, format);
  saveFile(file, fileName);
  return fileName;
}
