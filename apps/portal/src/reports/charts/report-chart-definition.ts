import type { aboutOf, EndpointOf } from '@consultancy/api';
import type { LazyChunk } from '../../lib/lazy-chunk.ts';
import type { ReportFilters } from '../report-filters.ts';

/** Layout of the view of a chart. */
export interface ReportChartLayout {
  /** The parts of the chart, for which space is reserved. */
  shape: 'chart' | 'chartWithTabs' | 'chartAndGroups' | 'chartAndTabbedGroups';
  /** Whether the chart is shown, and not its sentence only. */
  isOpen: boolean;
}

/** Props of the view of a chart. */
export interface ReportChartViewProps<Summary> {
  summary: Summary;
  /** The filters in force, with the requested dates. */
  filters: ReportFilters;
  /** The scope of the rows: those of one tool are not grouped by tool. */
  about: ReturnType<typeof aboutOf>;
  layout: ReportChartLayout;
}

/** A chart over a report: its data and its view. */
export interface ReportChartDefinition<Summary> {
  title: string;
  /** The endpoint of its data. */
  summary: EndpointOf<Summary> & { readonly method: 'GET' };
  /** Whether there is no data, so that there is nothing to render. */
  isNothing: (summary: Summary) => boolean;
  shape: ReportChartLayout['shape'];
  View: LazyChunk<ReportChartViewProps<Summary>>;
}
