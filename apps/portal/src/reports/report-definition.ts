import type { ReportList } from '@consultancy/api';
import type { DataTableColumn, DescriptionItem } from '@consultancy/ui';
import type { ComponentType, ReactNode } from 'react';
import type { ReportField, SubjectField } from './report-field.ts';
import type { ReportFilters } from './report-filters.ts';

/** A column of a report: of the table, and a line of the details of a row. */
export interface ReportColumn<Row> extends DataTableColumn<Row> {
  /** Whether the table hides it until the user selects it. @defaultValue false */
  hiddenAtFirst?: boolean | undefined;
  /**
   * Content in the details of a row, if the cell shortens it; `false` if they show it in another
   * way. @defaultValue the cell
   */
  detail?: ((row: Row) => ReactNode) | false | undefined;
}

/** Props of a chart or a metric of a report. */
export interface ReportChartProps {
  /** The filters in force: days as YYYY-MM-DD in the user's time zone, or ''. */
  filters: ReportFilters;
  /** The username or the tool of the report; null if it is about everyone. */
  subject: string | null;
}

/** Props of the actions of a row. */
export interface RowActionsProps<Row> {
  row: Row;
  /** The username or the tool of the report; null if it is about everyone. */
  subject: string | null;
  /** Reloads the report after a change. */
  onChanged: () => void;
}

/** Definition of a report; everything else is in the report pattern (§2). */
export interface ReportDefinition<Row> {
  /** Heading of the screen and title of the page. */
  title: string;
  /** The content of the report, in a line. */
  lead: string;
  /** Accessible name of the table. */
  caption: string;
  /** The endpoint of its rows. */
  list: ReportList<Row>;
  /**
   * Subject of the report: the signed-in user, who is not asked (§2), or a field. Omitted, it is
   * about everyone.
   */
  subject?: 'own' | SubjectField;
  columns: readonly ReportColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names a row: «Utilización 1042». */
  rowName: (row: Row) => string;
  /** Content in place of the table if there are no rows (§8), and the next step. */
  empty: { title: string; help: string; action?: { label: string; href: string } };
  /**
   * Value that an empty «Registros» sends (§9); null if it is blank and the server decides; `false`
   * if the request has no `max_count` and the field is hidden (§7).
   */
  defaultCount: number | null | false;
  /** Filters beside the dates, «Registros» and the subject. */
  fields?: readonly ReportField[];
  /** Facts of a row beyond its columns, in its details. */
  details?: (row: Row) => readonly DescriptionItem[];
  /** Actions on a row, in its details. */
  rowActions?: ComponentType<RowActionsProps<Row>>;
  /** A metric over the report, such as a balance. */
  metric?: ComponentType<ReportChartProps>;
  /** The summary over the table, from `charts/report-charts.tsx`. */
  chart?: ComponentType<ReportChartProps>;
}
