import { type ApiError, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ExportFormat } from '@consultancy/validation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReportDefinition } from '../report-definition.ts';
import type { exportReport } from './export-report.ts';
import type { Report } from './use-report.ts';

/** State of an export. */
export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; format: ExportFormat; bytes: number }
  | { status: 'done'; fileName: string }
  | { status: 'failed'; error: ApiError };

/** Starts an export with its code, which is loaded with the choice of the format. */
export type StartExport = (format: ExportFormat, exportAs: typeof exportReport) => void;

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

  const start = async (...[format, exportAs]: Parameters<StartExport>) => {
    if (running.current || query === null) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'running', format, bytes: 0 });
    const onProgress = (bytes: number) => {
      if (!controller.signal.aborted) setState({ status: 'running', format, bytes });
    };
    try {
      const { signal } = controller;
      const report = { client, list, subject, query, caption, signal, onProgress };
      const fileName = await exportAs(report, format);
      if (fileName !== null) setState({ status: 'done', fileName });
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
    start: ((...choice) => void start(...choice)) satisfies StartExport,
    cancel: () => {
      abort();
      setState({ status: 'idle' });
    },
  };
}
