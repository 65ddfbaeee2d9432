import { Badge } from '@consultancy/ui';
import { UserLink } from '../components/UserLink/UserLink.tsx';
import { formatAmount, formatCount, formatPesos } from '../lib/format-credits.ts';
import { formatDateTime } from '../lib/format-date.ts';
import { commonTexts, copyLabels } from '../texts/common.ts';
import { columnTexts as texts } from '../texts/report-screen.ts';
import { oneLine } from './columns.css.ts';
import { excerpt } from './long-text-column.css.ts';
import type { ReportColumn } from './report-definition.ts';

/** Options of a column beyond its kind. */
type More<Row> = Partial<ReportColumn<Row>>;

/** Shows a button that copies a value as the server returned it. */
export const copied = <Row,>(header: string, value: (row: Row) => string) => ({
  value,
  label: (row: Row) => texts.copy(header, value(row)),
  copiedLabel: texts.copied(header),
  failedLabel: copyLabels.failedLabel,
});

/** A number that identifies its row. */
export const idColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => number,
): ReportColumn<Row> => ({
  key,
  header,
  width: 5,
  mono: true,
  rowHeader: true,
  sort: { by: 'number', value },
  cell: (row) => String(value(row)),
  copy: copied(header, (row) => String(value(row))),
});

/** A timestamp in the user's time zone (§5); a dash if there is none. */
export const timestampColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string | null,
  more: More<Row> = {},
): ReportColumn<Row> => ({
  key,
  header,
  width: 9.5,
  nowrap: true,
  sort: { by: 'date', value },
  cell: (row) => {
    const timestamp = value(row);
    return timestamp === null ? commonTexts.none : formatDateTime(timestamp);
  },
  ...more,
});

/** Text; a dash if there is none. An empty text is sorted last too. */
export const textColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string | null,
  more: More<Row> = {},
): ReportColumn<Row> => ({
  key,
  header,
  sort: { by: 'text', value: (row) => value(row) || null },
  cell: (row) => value(row) ?? commonTexts.none,
  ...more,
});

/**
 * A tool by its code and name in one line, or by its name alone, which may take two lines: two tools can
 * have names that start alike. Its details show it whole.
 */
export const toolColumn = <Row,>(
  key: string,
  header: string,
  tool: (row: Row) => { code?: string; name: string },
  more: More<Row> = {},
): ReportColumn<Row> => ({
  key,
  header,
  width: 17,
  sort: { by: 'text', value: (row) => tool(row).code ?? tool(row).name },
  cell: (row) => {
    const { code, name } = tool(row);
    return (
      <span className={code === undefined ? excerpt : oneLine} title={name}>
        {code === undefined ? null : <Badge mono>{code}</Badge>} {name}
      </span>
    );
  },
  detail: (row) => {
    const { code, name } = tool(row);
    return code === undefined ? (
      name
    ) : (
      <>
        <Badge mono>{code}</Badge> {name}
      </>
    );
  },
  ...more,
});

/** A username that links to the page of that user; for reports of administrators. */
export const userColumn = <Row extends { username: string }>(
  header: string,
): ReportColumn<Row> => ({
  key: 'username',
  header,
  width: 8.5,
  sort: { by: 'text', value: (row) => row.username },
  cell: ({ username }) => <UserLink username={username} />,
  copy: copied(header, (row) => row.username),
});

/** A whole number. */
export const countColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => number,
  more: More<Row> = {},
): ReportColumn<Row> => ({
  key,
  header,
  width: 5.5,
  numeric: true,
  sort: { by: 'number', value },
  cell: (row) => formatCount(value(row)),
  ...more,
});

/** A decimal string, exact, with two decimals at least; null is not known yet. */
export const decimalColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string | null,
  more: More<Row> = {},
): ReportColumn<Row> => ({
  key,
  header,
  width: 6.5,
  numeric: true,
  sort: { by: 'decimal', value },
  cell: (row) => {
    const decimal = value(row);
    return decimal === null ? commonTexts.none : formatAmount(decimal);
  },
  ...more,
});

/** An amount in Colombian pesos. */
export const pesosColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string,
): ReportColumn<Row> =>
  decimalColumn(key, header, value, { width: 9, cell: (row) => formatPesos(value(row)) });
