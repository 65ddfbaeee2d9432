import type { ReportSummary } from '@consultancy/api';
import type { ComponentType } from 'react';
import type { ReportFilters } from '../report-filters.ts';

/** What the drawing of a picture is told. */
export interface ReportChartViewProps<Summary> {
  summary: Summary;
  /** The filters in force: which dates were asked for. */
  filters: ReportFilters;
  /** Whose rows they are: with those of one tool there is nothing to tell by tool. */
  about: ReportSummary<Summary>['about'];
}

/** A picture over a report: what is read, and what draws it. */
export interface ReportChartDefinition<Summary> {
  title: string;
  summary: ReportSummary<Summary>;
  /** Whether nothing happened, so that there is nothing to draw. */
  isNothing: (summary: Summary) => boolean;
  /** What stands in the chart: it takes its room before it is there. */
  shape: 'chart' | 'chartWithTabs' | 'chartAndGroups' | 'chartAndTabbedGroups';
  /** Fetches what draws it, when it is first shown. */
  load: () => Promise<ComponentType<ReportChartViewProps<Summary>>>;
}
