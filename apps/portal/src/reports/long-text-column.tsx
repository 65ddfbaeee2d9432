import { CopyButton, Stack } from '@consultancy/ui';
import { MultilineText } from '../components/MultilineText/MultilineText.tsx';
import { copyLabels } from '../texts/common.ts';
import { columnTexts as texts } from '../texts/report-screen.ts';
import * as styles from './long-text-column.css.ts';
import type { ReportColumn } from './report-definition.ts';

/** Long text: an excerpt in the table, the whole text in the details of the row. */
export const longTextColumn = <Row,>(
  key: string,
  header: string,
  value: (row: Row) => string,
): ReportColumn<Row> => ({
  key,
  header,
  width: 18,
  sort: { by: 'text', value },
  cell: (row) => <span className={styles.excerpt}>{value(row)}</span>,
  detail: (row) => (
    <Stack gap="xs" align="start">
      <MultilineText>{value(row)}</MultilineText>
      <CopyButton value={value(row)} label={texts.copyText} {...copyLabels} />
    </Stack>
  ),
});
