import type { ComponentType } from 'react';
import { lazyScreen } from '../lib/lazy-chunk.ts';
import type { ReportDefinition } from './report-definition.ts';

/**
 * The screen of a report, whose definition is fetched when it is first rendered, in parallel with
 * the pattern that all reports share.
 */
export function lazyReport<Row extends object>(
  load: () => Promise<{ report: ReportDefinition<Row> }>,
): ComponentType {
  return lazyScreen(async () => {
    const [{ ReportScreen }, { report }] = await Promise.all([
      import('./ReportScreen/ReportScreen.tsx'),
      load(),
    ]);
    return { Report: () => <ReportScreen definition={report} /> };
  }, 'Report');
}
