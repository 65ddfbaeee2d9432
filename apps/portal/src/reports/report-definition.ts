import type { ReportList } from '@consultancy/api';
import type { DataTableColumn, DescriptionItem } from '@consultancy/ui';
import type { ComponentType, ReactNode } from 'react';
import type { ReportField, SubjectField } from './report-field.ts';
import type { ReportFilters } from './report-filters.ts';

/** A column of a report: of the table, and a line of the details of a row. */
export interface ReportColumn<Row> extends DataTableColumn<Row> {
  /** Whether the table shows it only when a reader asks for it. @defaultValue false */
  hiddenAtFirst?: boolean | undefined;
  /**
   * What the details of a row show, where the table has no room for it; `false` where they show it
   * in another way. @defaultValue the cell
   */
  detail?: ((row: Row) => ReactNode) | false | undefined;
}

/** What a picture of a report, or what stands over it, is told. */
export interface ReportChartProps {
  /** The filters in force: days as YYYY-MM-DD in the reader's time zone, or ''. */
  filters: ReportFilters;
  /** The username or the tool that the report is about; null where it is about everyone. */
  subject: string | null;
}

/** What the actions of a row are told. */
export interface RowActionsProps<Row> {
  row: Row;
  /** The username or the tool that the report is about; null where it is about everyone. */
  subject: string | null;
  /** Reads the report anew, after something was changed. */
  onChanged: () => void;
}

/** What a report needs to be shown; everything else is the report pattern's (§2, structure). */
export interface ReportDefinition<Row> {
  /** Heading of the screen and title of the page. */
  title: string;
  /** What the report shows, in a line. */
  lead: string;
  /** Names the table. */
  caption: string;
  /** Where its rows are read from. */
  list: ReportList<Row>;
  /**
   * Whom or what it is about: the signed-in person, who is not asked (§2), or what a field asks for.
   * Left out, it is about everyone.
   */
  subject?: 'own' | SubjectField;
  columns: readonly ReportColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names a row: «Utilización 1042». */
  rowName: (row: Row) => string;
  /** What replaces the table when there are no rows (§8), and what to do next. */
  empty: { title: string; help: string; action?: { label: string; href: string } };
  /**
   * What an empty «Registros» sends (§9); null where it is blank and the server decides; `false`
   * where the call has no `max_count` and the field is not shown (§7).
   */
  defaultCount: number | null | false;
  /** Filters beside the dates, «Registros» and whom or what the report is about. */
  fields?: readonly ReportField[];
  /** More facts of a row than its columns, in its details. */
  details?: (row: Row) => readonly DescriptionItem[];
  /** What can be done with a row; stands in its details. */
  rowActions?: ComponentType<RowActionsProps<Row>>;
  /** A figure over the report, such as a balance. */
  figure?: ComponentType<ReportChartProps>;
  /** The summary over the table: `lazy(() => import('../pictures/…'))`. */
  chart?: ComponentType<ReportChartProps>;
}
