import { EmailText } from '../components/EmailText/EmailText.tsx';
import { copied, textColumn } from './columns.tsx';
import type { ReportColumn } from './report-definition.ts';

/** An e-mail address, which breaks after its punctuation; the copied text is unchanged. */
export const emailColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string,
): ReportColumn<Row> => ({
  ...textColumn(key, header, value),
  width: 13,
  cell: (row) => <EmailText>{value(row)}</EmailText>,
  copy: copied(header, value),
});
