import { type ApiError, downloadList, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ExportFormat } from '@consultancy/validation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { saveFile } from '../../lib/save-file.ts';
import { exportTexts as texts } from '../../texts/report-screen.ts';
import type { ReportDefinition } from '../report-definition.ts';
import type { Report } from './use-report.ts';

/** State of an export. */
export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; format: ExportFormat; bytes: number }
  | { status: 'done'; fileName: string }
  | { status: 'failed'; error: ApiError };

/** Downloads all rows that match the filters of a report (decisions §3), one file at a time. */
export function useExport<Row>(
  { list, caption }: ReportDefinition<Row>,
  { query, subject }: Report<Row>,
) {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => abort, [abort]);

  const start = async (format: ExportFormat) => {
    if (running.current || query === null) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', format, bytes: 0 });
    const onProgress = (bytes: number) => {
      if (!controller.signal.aborted) setState({ status: 'running', format, bytes });
    };
    try {
      const options = { signal: controller.signal, onProgress };
      const exportQuery = { ...query, time_zone: browserTimeZone() };
      const file = await downloadList(client, list, subject, exportQuery, format, options);
      if (controller.signal.aborted) return;
      const fileName = file.fileName ?? texts.fileName(caption, format);
      saveFile(file, fileName);
      setState({ status: 'done', fileName });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ status: 'failed', error });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  return {
    state,
    start: (format: ExportFormat) => void start(format),
    cancel: () => {
      abort();
      setState({ status: 'idle' });
    },
  };
}
